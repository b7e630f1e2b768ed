/** The only addresses that code may load scripts from; no other text ever becomes markup or script. */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}

const ours = /^\/(static\/|sandbox\/v3\/stripe\.js$|firebase-messaging-sw\.js$)/

function allowed(address: string): string | null {
  const { origin, pathname } = new URL(address, location.href)
  const isAllowed = origin === location.origin ? ours.test(pathname) : origin === 'https://js.stripe.com'
  return isAllowed ? address : null
}
// By this name the browser finds it for every library too: the loader of our own files, the card provider's, push.
;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', { createScriptURL: allowed })
