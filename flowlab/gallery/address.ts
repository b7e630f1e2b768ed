import { useSyncExternalStore } from 'react'

/** The view in the gallery's address: `#payment`, `#payment/path/1ab2c3d`, `#payment/state/payment.idle`. */
export interface Address {
  flow: string
  path: string | null
  state: string | null
}

const subscribe = (tell: () => void) => {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [flow = '', kind = '', ...rest] = decodeURIComponent(hash.slice(1)).split('/')
  const named = rest.join('/')
  return { flow, path: kind === 'path' ? named : null, state: kind === 'state' ? named : null }
}
