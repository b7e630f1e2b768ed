import { useEffect } from 'react'

export interface Retrying {
  send: (event: { type: 'retry.requested' }) => void
}

/** Retries automatically when the network returns. */
export function useRetryOnline(actor: Retrying): void {
  useEffect(() => {
    const retry = () => actor.send({ type: 'retry.requested' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [actor])
}
