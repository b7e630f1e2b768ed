import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * The moment when the database ends a connection: while it opens, while idle, between two statements, during one, or at
 * its end.
 */
export type CutPoint = 'connecting' | 'idle' | 'in a transaction' | 'during a statement' | 'closing'

const field = (code: string, text: string) => `${code}${text}\0`
const said = Buffer.from(
  `${field('S', 'FATAL')}${field('V', 'FATAL')}${field('C', '57P01')}${field('M', 'terminating connection due to administrator command')}\0`,
)
const size = Buffer.alloc(4)
size.writeInt32BE(said.length + 4)
/** PostgreSQL's message to a connection that it ends. */
const farewell = Buffer.concat([Buffer.from('E'), size, said])
const ready = (status: 'I' | 'T') => Buffer.from([0x5a, 0, 0, 0, 5, status.charCodeAt(0)])
const terminate = Buffer.from([0x58, 0, 0, 0, 4])

const endsWith = (chunk: Buffer, end: Buffer) => chunk.subarray(-end.length).equals(end)

/** A proxy to PostgreSQL that ends each connection at a chosen moment, like `pg_terminate_backend`. */
export async function startCuttingProxy(target: URL) {
  let cut: CutPoint | null = null
  let cuts = 0
  let accepted = 0
  let clients = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    accepted++
    clients++
    client.once('close', () => clients--)
    const database = connect(Number(target.port), target.hostname)
    for (const one of [client, database])
      open.add(
        one
          .on('error', () => {})
          .on('close', () => {
            open.delete(one)
            client.destroy()
            database.destroy()
          }),
      )
    let isOpened = false
    const end = (last: Buffer) => {
      cuts++
      client.end(Buffer.concat([last, farewell]))
      database.destroy()
    }
    client.on('data', (chunk) => {
      const isStatement = isOpened && 'QP'.includes(String.fromCharCode(chunk[0] ?? 0))
      if (cut === 'during a statement' && isStatement) return end(Buffer.alloc(0))
      if (cut === 'closing' && endsWith(chunk, terminate)) return end(Buffer.alloc(0))
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (cut === 'connecting' && !isOpened) return end(Buffer.alloc(0))
      if (cut === 'idle' && endsWith(chunk, ready('I'))) return end(chunk)
      if (cut === 'in a transaction' && endsWith(chunk, ready('T'))) return end(chunk)
      isOpened ||= endsWith(chunk, ready('I'))
      client.write(chunk)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const through = new URL(target)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** The address of the proxy. */
    url: through.href,
    /** From now on every connection is ended at this moment; null for none. */
    cutAt(moment: CutPoint | null) {
      cut = moment
    },
    /** The number of connections ended so far. */
    cuts: () => cuts,
    /** The number of connections accepted so far. */
    accepted: () => accepted,
    /** The number of connections open now. */
    open: () => clients,
    close() {
      for (const socket of [...open]) socket.destroy()
      server.close()
    },
  }
}
