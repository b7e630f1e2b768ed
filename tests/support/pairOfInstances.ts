import { connectRemote } from '../../server/kernel/db/connect.ts'
import { serverOnStored, startTestServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
export interface Instances {
  first: Server
  second: Server
  close(): Promise<void>
}

/** Two instances on one database; the embedded one has a single connection, so both are the same instance there. */
export async function twoInstances(): Promise<Instances> {
  const first = await startTestServer()
  const second = first.url ? await serverOnStored(await connectRemote({ url: first.url })) : first
  return {
    first,
    second,
    close: async () => {
      if (second !== first) await second.close()
      await first.close()
    },
  }
}
