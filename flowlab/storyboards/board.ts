import { wordsOf } from 'flowlab/model/wording.ts'
import type { Scene } from './scenes.ts'

const languages = ['en', 'hi'] as const
export const devices = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
type Device = keyof typeof devices

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

interface Board {
  name: string
  reach: string
  machine: string
  scenes: readonly Scene[]
}

/** A flow as pictures with sentences, in the order in which a person reaches them. */
export function boardOf({ name, reach, machine, scenes }: Board, folder: string): string {
  const parts = scenes.map((scene, index) => {
    const [en, hi] = wordsOf(`${machine}.${scene.state}`) ?? [scene.state, '']
    const cells = views.map((view) => `![${scene.state}](${folder}/${pictureOf(scene.state, view)})`)
    return [
      `## ${index + 1} · ${scene.state}`,
      `${en}${hi ? ` · ${hi}` : ''}`,
      `${scene.steps.length === 0 ? 'At the start' : scene.steps.join(' → ')} (path ${scene.path})`,
      `| ${views.map(({ language, device }) => `${headOf[language]}, ${device}`).join(' | ')} |`,
      `|${views.map(() => '---|').join('')}`,
      `| ${cells.join(' | ')} |`,
    ]
      .join('\n\n')
      .replace(/\|\n\n\|/g, '|\n|')
  })
  return [`# ${name}, from ${reach}`, 'Written by `npm run flows -- storyboards`.', ...parts, ''].join('\n\n')
}
