import type { CallEvent } from './pendingCalls.ts'

let listen: (event: CallEvent) => Promise<void> = async () => {}

/** Reports slow calls without loading their watcher into the first page. */
export const slowCalls = {
  send: (event: CallEvent): Promise<void> => listen(event),
  listen: (listener: (event: CallEvent) => Promise<void>): void => {
    listen = listener
  },
}
