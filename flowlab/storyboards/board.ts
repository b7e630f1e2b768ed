import { sentenceOf, wordsOf } from 'flowlab/model/wording.ts'
import type { Words } from 'flowlab/model/words.ts'
import type { Binding } from '../browser/binding.ts'
import type { Scene } from './scenes.ts'

export const languages = ['en', 'hi'] as const
export const devices = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Device = keyof typeof devices

export interface View {
  language: (typeof languages)[number]
  device: Device
}
/** The views in which every scene is photographed. */
export const views: readonly View[] = languages.flatMap((language) =>
  (Object.keys(devices) as Device[]).map((device) => ({ language, device })),
)

export const pictureOf = (state: string, { language, device }: View) =>
  `${state.replaceAll(/[^\w.]+/g, '-')}.${language}.${device}.webp`

const headOf: Readonly<Record<(typeof languages)[number], string>> = { en: 'English', hi: 'Hindi' }

/** A scene with its descriptions. */
interface BoardScene extends Scene {
  /** The state's id in the drawing. */
  id: string
  /** The meaning of the state; null if it has no words. */
  says: Words | null
}

/** The pictures of a flow from one way of opening it, as the gallery reads them. */
export interface Board {
  flow: string
  reach: string
  /** The folder of its pictures in `docs/flows/storyboards`. */
  folder: string
  scenes: readonly BoardScene[]
  /** The states without a picture. */
  unseen: readonly UnseenState[]
}

interface UnseenState {
  state: string
  says: Words | null
  because: Words
}

export const folderOf = ({ name, reach }: Pick<Binding, 'name' | 'reach'>) =>
  `${name} ${reach}`.replaceAll(/[^\w]+/g, '-')

export function boardFor(
  { name, reach }: Pick<Binding, 'name' | 'reach'>,
  machine: string,
  scenes: readonly Scene[],
  unseen: Readonly<Record<string, Words>> = {},
): Board {
  const described = scenes.map((scene): BoardScene => {
    const id = `${machine}.${scene.state}`
    return { ...scene, id, says: wordsOf(id) }
  })
  const missing = Object.entries(unseen).map(([state, because]) => ({
    state,
    says: wordsOf(`${machine}.${state}`),
    because,
  }))
  return { flow: name, reach, folder: folderOf({ name, reach }), scenes: described, unseen: missing }
}

/** A flow as pictures with sentences, in the order in which a person reaches them. */
export function pageOf({ flow, reach, folder, scenes, unseen }: Board): string {
  const parts = scenes.map(({ state, path, steps, says }, index) => {
    const cells = views.map((view) => `![${state}](${folder}/${pictureOf(state, view)})`)
    return [
      `## ${index + 1} · ${state}`,
      says ? says.map((clause, at) => sentenceOf(clause, at === 0 ? 'en' : 'hi')).join(' · ') : state,
      steps.length === 0
        ? `At the start (path ${path}).`
        : `How one gets there (path ${path}):\n\n${steps.map(([en, hi]) => `1. ${en} · ${hi}`).join('\n')}`,
      `| ${views.map(({ language, device }) => `${headOf[language]}, ${device}`).join(' | ')} |`,
      `|${views.map(() => '---|').join('')}`,
      `| ${cells.join(' | ')} |`,
    ]
      .join('\n\n')
      .replace(/\|\n\n\|/g, '|\n|')
  })
  const rest = unseen.length > 0 ? ['## Without a picture', unseen.map(unseenLine).join('\n')] : []
  return [`# ${flow}, from ${reach}`, 'Written by `npm run flows export`.', ...parts, ...rest, ''].join('\n\n')
}

const both = ([en, hi]: Words) => `${sentenceOf(en, 'en')} · ${sentenceOf(hi, 'hi')}`
const unseenLine = ({ state, says, because }: UnseenState) =>
  `- ${state}${says ? ` (${both(says)})` : ''}: ${both(because)}`
