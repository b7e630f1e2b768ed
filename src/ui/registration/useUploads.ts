import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { DocumentShelfActor } from '../../machines/documentShelfMachine.ts'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'

const none: readonly UploadActor[] = []

/** What the uploads of a shelf come to: whether one is on its way, and of which kinds a document is there. */
export function useUploads(shelf: DocumentShelfActor | null): { isRunning: boolean; held: readonly string[] } {
  const byKind = useSelector(shelf ?? undefined, (snapshot) => snapshot?.context.uploads)
  const uploads = byKind ? Object.values(byKind).flat() : none
  const subscribe = useCallback(
    (hear: () => void) => {
      const heard = (byKind ? Object.values(byKind).flat() : none).map((upload) => upload.subscribe(hear))
      return () => {
        for (const one of heard) one.unsubscribe()
      }
    },
    [byKind],
  )
  // A text, so that two readings of the same state are the same.
  const read = () =>
    uploads
      .map((upload) => upload.getSnapshot())
      .map((upload) => `${upload.hasTag('busy') ? '+' : ''}${upload.context.kept ? upload.context.document : ''}`)
      .join(' ')
  const parts = useSyncExternalStore(subscribe, read).split(' ')
  return { isRunning: parts.some((part) => part.startsWith('+')), held: parts.map((part) => part.replace('+', '')) }
}
