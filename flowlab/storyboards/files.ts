import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportedFile } from 'flowlab/report/exports.ts'
import { modelOf } from '../browser/binding.ts'
import { bindings } from '../browser/bindings/index.ts'
import { documents } from '../places.ts'
import { type Board, boardFor, folderOf, pageOf, pictureOf, views } from './board.ts'
import { scenesOf } from './scenes.ts'
import { reasonsOf } from './unseen.ts'

/** The folder of the approved pictures, in `docs/flows`. */
export const storyboardsFolder = 'storyboards'
export const approvedPictures = join(documents, storyboardsFolder)

/** The flows whose states have approved pictures, with the current sentences. */
export const approvedBoards = (): Board[] =>
  Object.values(bindings)
    .filter((binding) => existsSync(join(approvedPictures, folderOf(binding))))
    .map((binding) => {
      const hasPictures = (state: string) =>
        views.every((view) => existsSync(join(approvedPictures, folderOf(binding), pictureOf(state, view))))
      const scenes = scenesOf(binding).filter(({ state }) => hasPictures(state))
      return boardFor(binding, modelOf(binding).machine.id, scenes, reasonsOf(binding.name))
    })

/** A page for each flow with pictures, and one file with all of them for the gallery. */
export function storyboardFiles(): ExportedFile[] {
  const boards = approvedBoards()
  return [
    ...boards.map((board): ExportedFile => [`${storyboardsFolder}/${board.folder}.md`, pageOf(board)]),
    [`${storyboardsFolder}/boards.json`, `${JSON.stringify(boards, null, 1)}\n`],
  ]
}
