/** The only addresses from which scripts may be loaded. No other text ever becomes markup or script. */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}
// The name `default` makes the policy apply to every library: our own loader, the card provider's, push. The address is
// resolved first, so that `..` cannot escape the allowed paths. Kept short, because it is part of the first page.
;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    /^(\/(static|sandbox|firebase)|https:..js[.]stripe[.]com\/)/.test(
      new URL(address, location.href).href.replace(location.origin, ''),
    )
      ? address
      : null,
})
