import { useMemo, useSyncExternalStore } from 'react'

/**
 * The view from the gallery's address: `#payment`, `#payment/pictures`, `#payment/traffic`, `#payment/path/1ab2c3d`,
 * `#payment/state/payment.idle`, `#payment/transition/payment.idle on payment.submitted`.
 */
export interface Address {
  flow: string
  path: string | null
  /** The state, or the transition by its anchor. */
  part: string | null
  isPictures: boolean
  isTraffic: boolean
}

const subscribe = (tell: () => void) => {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

/** The same object until the address changes. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => read(hash), [hash])
}

function read(hash: string): Address {
  const [flow = '', kind = '', ...rest] = decodeURIComponent(hash.slice(1)).split('/')
  const named = rest.join('/')
  return {
    flow,
    path: kind === 'path' ? named : null,
    part: kind === 'state' || kind === 'transition' ? named : null,
    isPictures: kind === 'pictures',
    isTraffic: kind === 'traffic',
  }
}
