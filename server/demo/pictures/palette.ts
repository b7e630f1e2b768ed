/** What the parts of a portrait share: colours, the person who is drawn, and strokes. */

export const lookNames = ['in', 'coast', 'sikh', 'muslim', 'east', 'euro', 'afro', 'arab'] as const
export type Look = (typeof lookNames)[number]
export type Presents = 'w' | 'm'

interface Colours {
  skin: readonly string[]
  hair: readonly string[]
}
export const brown: Colours = {
  skin: ['#e0ac7e', '#d29a6a', '#c68a5a', '#b0764a', '#99623c', '#855231'],
  hair: ['#1d1613', '#241a16', '#2f211a', '#1a1718'],
}
export const looks: Record<Look, Colours> = {
  in: brown,
  coast: brown,
  sikh: { ...brown, skin: brown.skin.slice(0, 4) },
  muslim: { ...brown, skin: brown.skin.slice(0, 4) },
  east: { skin: ['#f0c9a0', '#e8bd91', '#dcab7d', '#cf9b6c'], hair: ['#17130f', '#211a17', '#2b211d'] },
  euro: {
    skin: ['#f6d3b8', '#f1c7a8', '#eabb99', '#f3cdb3'],
    hair: ['#4a3222', '#6d4a2c', '#a87842', '#c79a5b', '#8a4a2b', '#2e231d'],
  },
  afro: { skin: ['#8d5a3a', '#764730', '#633b28', '#523022'], hair: ['#15100e', '#1d1512'] },
  arab: { skin: ['#e5b58b', '#d8a377', '#c99164'], hair: ['#1a1412', '#241b17'] },
}
export const grey = ['#8f8c8a', '#b9b5b1', '#6b6764']
export const grounds = [
  ['#dfe9e4', '#cddcd4'],
  ['#e9e3d6', '#dcd2bf'],
  ['#dde4ee', '#cad5e4'],
  ['#eee0dc', '#e2cdc6'],
  ['#e4e0ec', '#d3cde1'],
  ['#dcebee', '#c6dde2'],
  ['#ece7dd', '#ded6c6'],
  ['#e6ead9', '#d6ddc2'],
] as const
export const cloths = [
  '#1f3a4d',
  '#2c5f5d',
  '#7a2e3a',
  '#3f3a63',
  '#4d5a3a',
  '#8a5a2b',
  '#33414f',
  '#5b3553',
  '#22504a',
  '#933f2c',
]
export const pales = ['#f7f4ee', '#e8eef4', '#f3e9e4', '#eef2e6']
export const silks = ['#a3324a', '#1f6f6b', '#c0702a', '#5a3d8a', '#2c5a8c', '#7d2b55', '#3d7a45']
export const gold = '#d9a441'

export interface Person {
  skin: string
  shade: string
  hair: string
  /** Hair that is darker than grey is drawn with brows of its own colour. */
  brow: string
  between: (low: number, high: number) => number
  chance: (share: number) => boolean
  one: <T>(of: readonly T[]) => T
}

/** Mixes a colour with another. */
export function mix(colour: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [one, two] = [parts(colour), parts(other)]
  return `#${one
    .map((part, at) =>
      Math.round(part + ((two[at] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
export const mirrored = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>`
