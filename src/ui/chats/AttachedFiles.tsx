import { styled } from 'styled-components'
import { isPhoto } from '../../domain/files.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { AttachedFile } from '../../machines/conversationSetup.ts'
import { FileThumbnail } from '../parts/FileThumbnail.tsx'
import { sizeWords } from './chatWords.ts'
import { Icon, IconButton } from './Icon.tsx'

const Tray = styled.ul`
  flex: none; list-style: none; margin: 0; padding: .4rem .75rem; display: grid; gap: .35rem; max-height: min(12rem, 30dvh); overflow-y: auto; border-top: 1px solid var(--line); + form { border-top: 0; }
  li { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0 .6rem; align-items: center; }
  img { width: 2.75rem; height: 2.75rem; border-radius: .6rem; object-fit: cover; } .icon { display: grid; place-items: center; height: 2.75rem; border-radius: .6rem; background: var(--sunk); color: var(--soft); }
  strong { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--step--1); } small { color: var(--soft); } .error { color: var(--bad); font-weight: 600; }
`

interface Props {
  files: readonly AttachedFile[]
  onRemove: (clientId: string) => void
}

/** The files that the next message takes with it, each of which can be removed before. */
export function AttachedFiles({ files, onRemove }: Props) {
  const { LL } = useWords()
  const words = LL.chats
  if (files.length === 0) return null
  return (
    <Tray aria-label={words.attached.label()} aria-live="polite">
      {files.map(({ clientId, file, problem }) => (
        <li key={clientId}>
          {isPhoto(file.name) && !problem ? (
            <FileThumbnail file={file} />
          ) : (
            <span className="icon">
              <Icon name="file" />
            </span>
          )}
          <span>
            <strong>{file.name}</strong>
            {problem ? (
              <small className="error" role="alert">
                {words.fileProblems[problem]()}
              </small>
            ) : (
              <small>{sizeWords(LL, file.size)}</small>
            )}
          </span>
          <IconButton
            type="button"
            aria-label={words.attached.remove({ name: file.name })}
            onClick={() => onRemove(clientId)}
          >
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
    </Tray>
  )
}
