/** The only addresses that code may load scripts from; no other text ever becomes markup or script. */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}
// By this name the browser finds it for every library too: the loader of our own files, the card provider's, push.
// An address is resolved first, so that a way up is no way out. Each byte is in the first page.
;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    /^(\/(static|sandbox|firebase)|https:..js[.]stripe[.]com\/)/.test(
      new URL(address, location.href).href.replace(location.origin, ''),
    )
      ? address
      : null,
})
