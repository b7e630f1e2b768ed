import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy to a server that can be shut: open connections are cut, new ones refused. Its own port stays the same
 * when the server behind it is replaced.
 */
export async function startTcpProxy(first: URL) {
  let target = first
  const open = new Set<Socket>()
  let isOpen = true
  let refused = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) {
      refused++
      return socket.destroy()
    }
    const inside = connect(Number(target.port), target.hostname)
    inside.on('error', () => socket.destroy())
    for (const one of [socket, inside]) open.add(one.on('close', () => open.delete(one)))
    socket.on('close', () => inside.destroy())
    inside.on('close', () => socket.destroy())
    return socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const cut = () => {
    for (const socket of [...open]) socket.destroy()
  }
  const through = new URL(first)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** The address of the proxy. */
    url: through.href,
    origin: through.origin,
    shut() {
      isOpen = false
      cut()
    },
    open() {
      isOpen = true
    },
    /** The number of refused connections so far. */
    refused: () => refused,
    /** Changes the server behind the proxy. */
    leadTo(next: URL) {
      target = next
    },
    close() {
      cut()
      server.close()
    },
  }
}
