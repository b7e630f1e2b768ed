import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'
import type { DocumentUploadsActor } from '../../machines/documentUploadsMachine.ts'

const none: readonly UploadActor[] = []

/** The uploads of a profile: whether one is running, and which kinds have a document. */
export function useUploads(documentUploads: DocumentUploadsActor | null): {
  isRunning: boolean
  held: readonly string[]
} {
  const byKind = useSelector(documentUploads ?? undefined, (snapshot) => snapshot?.context.uploads)
  const uploads = byKind ? Object.values(byKind).flat() : none
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = (byKind ? Object.values(byKind).flat() : none).map((upload) => upload.subscribe(onChange))
      return () => {
        for (const one of subscriptions) one.unsubscribe()
      }
    },
    [byKind],
  )
  // A string, so that two reads of the same state are equal.
  const read = () =>
    uploads
      .map((upload) => upload.getSnapshot())
      .map((upload) => `${upload.hasTag('busy') ? '+' : ''}${upload.context.stored ? upload.context.document : ''}`)
      .join(' ')
  const parts = useSyncExternalStore(subscribe, read).split(' ')
  return { isRunning: parts.some((part) => part.startsWith('+')), held: parts.map((part) => part.replace('+', '')) }
}
