import { inLanguage, sentenceOf } from 'flowlab/model/wording.ts'
import { addressOf } from '../comments.ts'
import { type Board, type Device, devices } from '../storyboards/board.ts'
import { useLanguage, useWords } from './Spoken.tsx'
import { hrefOf, type PictureKind } from './useDocuments.ts'

interface PicturesProps {
  /** The boards of the flow, one for each way of opening it. */
  boards: readonly Board[]
  kind: PictureKind
}

/** A flow as a row of pictures with sentences, in the order in which a person reaches its states. */
export function PicturesPanel({ boards, kind }: PicturesProps) {
  const say = useWords()
  const language = useLanguage()
  const [first] = boards
  if (!first)
    return (
      <section>
        <h2>{say.pictures}</h2>
        <p>{say.board.none}</p>
      </section>
    )
  const device: Device = kind === 'off' ? 'phone' : kind
  return (
    <section>
      <h2>{say.board.title}</h2>
      {boards.map((board) => (
        <BoardRow key={board.folder} board={board} device={device} />
      ))}
      {first.unseen.length > 0 ? (
        <details>
          <summary>{say.board.unseen}</summary>
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
}

function BoardRow({ board, device }: BoardRowProps) {
  const say = useWords()
  const language = useLanguage()
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
              <p>{say.board.start}</p>
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
