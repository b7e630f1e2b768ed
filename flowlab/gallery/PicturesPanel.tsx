import { inLanguage, type Language, sentenceOf } from 'flowlab/model/wording.ts'
import { addressOf } from '../comments.ts'
import { type Board, type Device, devices } from '../storyboards/board.ts'
import { hrefOf, type PictureKind } from './useDocuments.ts'

interface PicturesProps {
  /** The boards of the flow, one for each way of opening it. */
  boards: readonly Board[]
  kind: PictureKind
  language: Language
}

/** A flow as a row of pictures with sentences, in the order in which a person reaches its states. */
export function PicturesPanel({ boards, kind, language }: PicturesProps) {
  const [first] = boards
  if (!first)
    return (
      <section>
        <h2>Pictures</h2>
        <p>No pictures of this flow are approved.</p>
      </section>
    )
  const device: Device = kind === 'off' ? 'phone' : kind
  return (
    <section lang={language}>
      <h2>{says.title[language]}</h2>
      {boards.map((board) => (
        <BoardRow key={board.folder} board={board} device={device} language={language} />
      ))}
      {first.unseen.length > 0 ? (
        <details>
          <summary>{says.unseen[language]}</summary>
          <ul>
            {first.unseen.map(({ state, says: words, because }) => (
              <li key={state}>
                {words ? sentenceOf(inLanguage(words, language), language) : state}{' '}
                {sentenceOf(inLanguage(because, language), language)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

interface BoardRowProps {
  board: Board
  device: Device
  language: Language
}

function BoardRow({ board, device, language }: BoardRowProps) {
  return (
    <ol className="board">
      {board.scenes.map(({ state, id, says: words, steps }) => {
        const sentence = words ? sentenceOf(inLanguage(words, language), language) : state
        const last = steps.at(-1)
        return (
          <li key={state}>
            {last ? (
              <details>
                <summary>↓ {sentenceOf(inLanguage(last, language), language)}</summary>
                <ol>
                  {steps.map((step, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a step may occur twice, its place is what it is
                    <li key={at}>{inLanguage(step, language)}</li>
                  ))}
                </ol>
              </details>
            ) : (
              <p>{says.start[language]}</p>
            )}
            <a href={addressOf(board.flow, id)}>
              <img src={hrefOf(board, state, device, language)} alt={sentence} loading="lazy" {...devices[device]} />
            </a>
            <p>{sentence}</p>
          </li>
        )
      })}
    </ol>
  )
}

const says: Readonly<Record<'title' | 'start' | 'unseen', Readonly<Record<Language, string>>>> = {
  title: { en: 'In pictures', hi: 'चित्रों में' },
  start: { en: 'At the start', hi: 'शुरुआत में' },
  unseen: { en: 'Without a picture', hi: 'बिना चित्र के' },
}
