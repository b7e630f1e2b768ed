import type { StatePicture } from 'flowlab/draw/layout.ts'
import type { Language } from 'flowlab/model/wording.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Comment } from '../comments.ts'
import { type Board, type Device, devices, pictureOf } from '../storyboards/board.ts'

/** A file served beside the gallery; the fallback until it is loaded, or if it is missing. */
function useServed<T>(name: string, fallback: T): T {
  const [served, setServed] = useState(fallback)
  useEffect(() => {
    fetch(`/flows/${name}`)
      .then(async (answer) => (answer.ok ? setServed((await answer.json()) as T) : undefined))
      .catch(() => undefined)
  }, [name])
  return served
}

const noBoards: readonly Board[] = []
const noComments: readonly Comment[] = []

/** The approved pictures of all flows. */
export const useBoards = (): readonly Board[] => useServed('storyboards/boards.json', noBoards)
/** The comments of `docs/flows`. */
export const useComments = (): readonly Comment[] => useServed('comments.json', noComments)

export const pictureKinds = ['off', 'phone', 'desktop'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const hrefOf = ({ folder }: Board, state: string, device: Device, language: Language) =>
  `/flows/storyboards/${folder}/${pictureOf(state, { device, language })}`

/** The width of a picture in a state's box. */
const widths: Readonly<Record<Device, number>> = { phone: 195, desktop: 320 }
const noPictures: ReadonlyMap<string, StatePicture> = new Map()

/** The pictures for the boxes of a drawing, by state. */
export function usePictures(boards: readonly Board[], kind: PictureKind, language: Language) {
  return useMemo((): ReadonlyMap<string, StatePicture> => {
    if (boards.length === 0 || kind === 'off') return noPictures
    const width = widths[kind]
    const height = (width * devices[kind].height) / devices[kind].width
    return new Map(
      boards.flatMap((board) =>
        board.scenes.map(
          ({ id, state }) => [id, { href: hrefOf(board, state, kind, language), width, height }] as const,
        ),
      ),
    )
  }, [boards, kind, language])
}
