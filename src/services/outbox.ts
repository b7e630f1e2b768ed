import type { QuotedMessage } from '../domain/chats/messageSchema.ts'
import type { RefusalNote } from '../domain/contract/outcome.ts'
import { outboxName } from './storage.ts'

/** Unsent messages, stored across reloads: texts and files. */

export interface StoredMessage {
  clientId: string
  /** The account and profile that wrote it. */
  owner: string
  chatId: string
  text: string
  file: File | null
  /** Missing in messages stored before replies existed. */
  replyTo?: QuotedMessage | null
  /** Why the server refused it. Missing in messages stored before refusals were stored. */
  refusal?: RefusalNote | null
  /** True for a file that is chosen and not sent. Missing in messages stored before files were chosen first. */
  isAttached?: boolean
  /** Increases with each message and gives the order of sending. */
  at: number
}

const table = 'messages'
let connection: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(outboxName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'clientId' })
    request.onsuccess = () => {
      // A logout in this or another tab deletes the database.
      request.result.onversionchange = () => {
        request.result.close()
        connection = null
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    connection = null
    throw error
  })
  return connection
}

async function use<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const request = act(database.transaction(table, mode).objectStore(table))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export const storeMessage = (message: StoredMessage): Promise<unknown> =>
  use('readwrite', (store) => store.put(message))
export const deleteStoredMessage = (clientId: string): Promise<unknown> =>
  use('readwrite', (store) => store.delete(clientId))
export const storedMessages = async (owner: string): Promise<StoredMessage[]> =>
  (await use<StoredMessage[]>('readonly', (store) => store.getAll()))
    .filter((message) => message.owner === owner)
    .sort((one, other) => one.at - other.at)
