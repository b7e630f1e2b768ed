import type { Context } from 'hono'
import type { Env } from '../ports/deps.ts'

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/** The client's address: the peer, or the one named by a trusted proxy; null without a socket. */
export function addressOf(c: Context<Env>): string | null {
  const peer = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? null
  if (!peer || !c.var.deps.config.TRUST_PROXY) return peer
  // Only the last entry was written by the proxy; anyone may have written the ones before it.
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}

/**
 * The identity of a client, without any port: an IPv4 address, or the leading 64 bits of an IPv6 address, because a
 * client owns the rest.
 */
export function clientOf(address: string): string {
  const host = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const v4 = host.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (!v4.includes(':')) return v4
  const [head = '', tail] = v4.toLowerCase().replace(/%.*$/, '').split('::')
  const leading = head === '' ? [] : head.split(':')
  const trailing = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - leading.length - trailing.length)).fill('0')
  const groups = [...leading, ...zeros, ...trailing].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
