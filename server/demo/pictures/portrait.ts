import { numbersFrom } from './numbers.ts'

/** Flat portraits of people, drawn from a name that also says how the person looks: `portrait-w-in-anjali-mehta`. */

export const lookNames = ['in', 'coast', 'sikh', 'muslim', 'east', 'euro', 'afro', 'arab'] as const
export type Look = (typeof lookNames)[number]
export type Presents = 'w' | 'm'

interface Colours {
  skin: readonly string[]
  hair: readonly string[]
}
const brown: Colours = {
  skin: ['#e0ac7e', '#d29a6a', '#c68a5a', '#b0764a', '#99623c', '#855231'],
  hair: ['#1d1613', '#241a16', '#2f211a', '#1a1718'],
}
const looks: Record<Look, Colours> = {
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
const grey = ['#8f8c8a', '#b9b5b1', '#6b6764']
const grounds = [
  ['#dfe9e4', '#cddcd4'],
  ['#e9e3d6', '#dcd2bf'],
  ['#dde4ee', '#cad5e4'],
  ['#eee0dc', '#e2cdc6'],
  ['#e4e0ec', '#d3cde1'],
  ['#dcebee', '#c6dde2'],
  ['#ece7dd', '#ded6c6'],
  ['#e6ead9', '#d6ddc2'],
] as const
const cloths = [
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
const pales = ['#f7f4ee', '#e8eef4', '#f3e9e4', '#eef2e6']
const silks = ['#a3324a', '#1f6f6b', '#c0702a', '#5a3d8a', '#2c5a8c', '#7d2b55', '#3d7a45']
const gold = '#d9a441'

interface Person {
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
function mix(colour: string, other: string, share: number): string {
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

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
const mirrored = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>`

const shoulders = 'M166 400 C168 338 206 318 262 304 L290 294 H350 L378 304 C434 318 472 338 474 400 Z'

function clothes(presents: Presents, look: Look, { between, chance, one, skin }: Person): string {
  const cloth = one(cloths)
  const dark = mix(cloth, '#000000', 0.18)
  const open = path('M288 292 L320 346 L352 292 Z', skin)
  const suit = () => {
    const shirt = one(pales)
    const tie = presents === 'm' && chance(0.45) ? one(silks) : null
    return (
      path(shoulders, cloth) +
      path('M284 292 L320 400 L356 292 Z', shirt) +
      (tie ? path('M312 330 H328 L325 342 L334 400 H306 L315 342 Z', tie) : open.replace('346', '332')) +
      mirrored(path('M286 290 L320 330 L300 344 L276 300 Z', mix(shirt, '#000000', 0.06))) +
      mirrored(path('M268 300 L316 400 H282 L252 346 L268 338 L256 308 Z', dark))
    )
  }
  const shirt = () => {
    const colour = chance(0.5) ? one(pales) : mix(cloth, '#ffffff', 0.45)
    const fold = mix(colour, '#000000', 0.12)
    return (
      path(shoulders, colour) +
      open +
      mirrored(path('M286 290 L321 346 L296 356 L270 302 Z', mix(colour, '#ffffff', 0.35))) +
      line('M320 348 V400', fold, 3)
    )
  }
  const knit = () =>
    path(shoulders, cloth) +
    path('M280 296 Q320 334 360 296 L352 290 Q320 320 288 290 Z', dark) +
    path('M288 290 Q320 318 352 290 Z', skin)
  const bandhgala = () => {
    const colour = chance(0.3) ? mix(cloth, '#ffffff', 0.72) : cloth
    const edge = mix(colour, '#000000', 0.16)
    return (
      path(shoulders, colour) +
      path('M280 286 Q320 304 360 286 L364 306 Q320 328 276 306 Z', edge) +
      line('M320 320 V400', edge, 3) +
      [344, 366, 388].map((at) => `<circle cx="328" cy="${at}" r="3.4" fill="${gold}"/>`).join('')
    )
  }
  const sari = () => {
    const silk = one(silks)
    const blouse = mix(one(silks), '#000000', 0.12)
    return (
      path(shoulders, blouse) +
      path('M276 298 Q320 350 364 298 L352 290 H288 Z', skin) +
      path('M166 400 C170 346 200 322 246 308 L300 400 Z', silk) +
      path('M238 311 L256 305 L330 400 H300 Z', gold, ' opacity=".85"') +
      path('M220 317 L226 315 L274 400 H266 Z', mix(silk, '#ffffff', 0.25)) +
      (chance(0.6) ? line('M282 300 Q320 350 358 300', gold, 3.5) : '')
    )
  }
  const kurta = () => {
    const colour = mix(one(silks), '#ffffff', between(0, 2) * 0.15)
    const scarf = one(pales)
    return (
      path(shoulders, colour) +
      path('M282 296 Q320 348 358 296 L350 290 H290 Z', skin) +
      line('M282 297 Q320 349 358 297', gold, 4) +
      mirrored(path('M252 306 L274 298 Q286 350 280 400 H236 Q250 350 252 306 Z', scarf))
    )
  }
  const indian = looks[look].skin[0] === brown.skin[0]
  if (presents === 'w') return indian ? one([sari, sari, kurta, kurta, suit, knit])() : one([suit, suit, knit, shirt])()
  return indian ? one([suit, shirt, shirt, bandhgala, bandhgala, knit])() : one([suit, suit, shirt, knit])()
}

const face =
  'M250 176 C250 120 280 98 320 98 C360 98 390 120 390 176 C390 232 362 272 320 272 C278 272 250 232 250 176 Z'
const widerFace =
  'M246 176 C246 118 278 98 320 98 C362 98 394 118 394 176 C394 226 372 270 320 270 C268 270 246 226 246 176 Z'

function head({ skin, shade, brow, chance, between, one }: Person, presents: Presents): string {
  const eyes = between(0, 2) * 2
  const smile = one(['M298 232 Q320 250 342 232', 'M300 234 Q320 246 340 234', 'M297 231 Q320 254 343 231'])
  const lip = presents === 'w' ? mix(skin, '#a8323e', 0.55) : mix(skin, '#7a3326', 0.5)
  const dark = '#2a211d'
  const browLine =
    presents === 'w'
      ? line(`M275 ${162 - eyes} Q290 ${153 - eyes} 306 ${161 - eyes}`, brow, 4)
      : line(`M272 ${163 - eyes} Q289 ${154 - eyes} 307 ${162 - eyes}`, brow, 6)
  const teeth = chance(0.4) && smile.includes('254')
  return (
    path('M290 240 H350 V292 Q320 326 290 292 Z', shade) +
    mirrored(
      `<ellipse cx="250" cy="190" rx="12" ry="18" fill="${skin}"/><ellipse cx="250" cy="191" rx="5" ry="9" fill="${shade}"/>`,
    ) +
    path(chance(0.5) ? face : widerFace, skin) +
    mirrored(browLine) +
    mirrored(
      `<ellipse cx="290" cy="184" rx="6.5" ry="7.5" fill="${dark}"/><circle cx="292.500" cy="181" r="2" fill="#fff" opacity=".85"/>`,
    ) +
    (presents === 'w' ? line('M281 180 Q289 171 299 178', dark, 3) + line('M359 180 Q351 171 341 178', dark, 3) : '') +
    line(
      one(['M320 188 Q312 208 315 212 Q320 216 326 212', 'M322 186 Q328 208 325 212 Q320 217 313 212']),
      shade,
      4.5,
    ) +
    mirrored(`<ellipse cx="274" cy="216" rx="15" ry="9" fill="${mix(skin, '#d9534f', 0.4)}" opacity=".28"/>`) +
    (teeth
      ? path('M299 232 Q320 256 341 232 Z', '#fff', ` stroke="${lip}" stroke-width="3" stroke-linejoin="round"`)
      : line(smile, lip, presents === 'w' ? 6 : 5))
  )
}

const cap = 'M244 182 C236 110 270 76 322 76 C376 76 404 112 396 182'

/** Hair behind the head and in front of it. */
type Hair = (person: Person) => readonly [behind: string, before: string]

const mens: readonly Hair[] = [
  ({ hair }) => ['', path(`${cap} C385 154 376 134 356 126 C320 128 286 128 264 138 C252 148 246 164 244 182 Z`, hair)],
  ({ hair }) => ['', path(`${cap} C384 156 380 142 370 130 C340 134 300 122 286 108 C276 130 252 146 244 182 Z`, hair)],
  ({ hair }) => [
    '',
    path(
      'M245 178 C232 108 258 70 300 72 C330 56 384 70 396 116 C402 140 398 160 395 178 C385 154 380 138 370 128 C348 120 340 132 312 124 C286 118 262 132 245 178 Z',
      hair,
    ),
  ],
  ({ hair, skin }) => [
    '',
    path(
      'M246 186 C238 140 250 112 268 100 C262 126 254 150 246 186 Z M394 186 C402 140 390 112 372 100 C378 126 386 150 394 186 Z',
      hair,
    ) + line('M300 110 Q320 104 340 110', mix(skin, '#ffffff', 0.35), 5, ' opacity=".5"'),
  ],
  ({ hair }) => [
    '',
    path(
      'M246 176 C240 128 256 86 320 84 C384 86 400 128 394 176 C390 148 380 122 352 116 C330 112 306 112 288 116 C262 122 250 148 246 176 Z',
      hair,
      ' opacity=".96"',
    ),
  ],
]
const curly: Hair = ({ hair }) => [
  '',
  `${[
    [258, 140, 22],
    [266, 112, 24],
    [288, 94, 25],
    [318, 86, 27],
    [348, 92, 25],
    [372, 110, 24],
    [383, 140, 22],
    [300, 110, 22],
    [338, 108, 22],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
    .join('')}`,
]
const cropped: Hair = ({ hair }) => [
  '',
  path(
    'M248 164 C246 112 274 88 320 88 C366 88 394 112 392 164 C388 138 376 122 352 120 H288 C264 122 252 138 248 164 Z',
    hair,
  ),
]

const womens: readonly Hair[] = [
  // Long and parted in the middle.
  ({ hair }) => [
    path(
      'M236 190 C226 104 262 70 320 70 C378 70 414 104 404 190 C402 240 420 280 408 318 C380 330 260 330 232 318 C220 280 238 240 236 190 Z',
      hair,
    ),
    path(
      'M246 196 C244 140 276 112 320 92 C292 86 240 96 240 176 Z M394 196 C396 140 364 112 320 92 C348 86 400 96 400 176 Z',
      hair,
    ),
  ],
  // Long, parted at the side.
  ({ hair }) => [
    path(
      'M234 186 C228 98 270 66 324 68 C384 68 412 112 404 186 C404 246 424 286 398 324 C360 332 356 300 320 300 C284 300 272 334 240 322 C220 286 238 240 234 186 Z',
      hair,
    ),
    path(
      'M245 200 C246 150 300 132 350 98 C380 112 394 146 395 200 C412 140 396 80 322 80 C252 80 236 138 245 200 Z',
      hair,
    ),
  ],
  // A bun.
  ({ hair }) => [
    `<circle cx="320" cy="70" r="34" fill="${hair}"/>`,
    path(
      'M246 188 C238 116 270 80 320 80 C370 80 402 116 394 188 C388 146 362 118 320 112 C278 118 252 146 246 188 Z',
      hair,
    ),
  ],
  // To the chin.
  ({ hair }) => [
    path(
      'M236 180 C230 102 268 70 320 70 C372 70 410 102 404 180 C406 214 404 240 396 258 C380 264 260 264 244 258 C236 240 234 214 236 180 Z',
      hair,
    ),
    path(
      'M246 204 C240 150 262 130 276 116 C310 124 350 120 366 114 C382 132 398 152 394 204 C410 130 388 78 320 78 C252 78 230 130 246 204 Z',
      hair,
    ),
  ],
  // Tied low, with a centre parting.
  ({ hair }) => [
    path('M268 250 C250 300 244 320 262 352 C286 330 284 290 292 258 Z', hair),
    path(
      'M246 192 C242 140 276 116 320 94 C364 116 398 140 394 192 C406 112 374 76 320 76 C266 76 234 112 246 192 Z',
      hair,
    ),
  ],
]
const afro: Hair = ({ hair }) => [
  `<circle cx="320" cy="140" r="100" fill="${hair}"/>`,
  path(
    'M250 170 C252 128 280 112 320 110 C360 112 388 128 390 170 C402 96 366 74 320 74 C274 74 238 96 250 170 Z',
    hair,
  ),
]
const braids: Hair = ({ hair }) => [
  path('M236 180 C230 104 264 70 320 70 C376 70 410 104 404 180 L412 322 H384 L380 250 H260 L256 322 H228 Z', hair),
  path(
    'M246 190 C242 136 278 112 320 96 C362 112 398 136 394 190 C406 110 374 78 320 78 C266 78 234 110 246 190 Z',
    hair,
  ) + mirrored(line('M244 220 Q234 268 240 316', mix(hair, '#ffffff', 0.14), 4)),
]

/** A Sikh's turban, tied to a point above the forehead. */
function turban({ one, hair }: Person): string {
  const cloth = one(['#1f3a5f', '#7a1f2e', '#b8652a', '#2c4a3a', '#3a3a3f', '#5a3d7a'])
  const fold = mix(cloth, '#000000', 0.2)
  return (
    path(
      'M247 182 C240 130 270 106 320 104 C370 106 400 130 393 182 C388 158 382 142 370 128 H270 C258 142 252 158 247 182 Z',
      hair,
    ) +
    path(
      'M238 158 C220 90 262 46 320 46 C378 46 420 90 402 158 C380 122 350 108 320 104 C290 108 260 122 238 158 Z',
      cloth,
    ) +
    path('M300 106 L320 84 L340 106 Q320 100 300 106 Z', mix(cloth, '#ffffff', 0.2)) +
    mirrored(
      line('M240 150 Q256 92 316 64', fold, 3) +
        line('M234 128 Q254 78 306 52', fold, 3) +
        line('M254 128 Q276 100 318 84', fold, 3),
    )
  )
}

function scarf({ one }: Person): readonly [string, string] {
  const cloth = one(['#2f4858', '#7d5a6b', '#566b5a', '#8a6d4b', '#3d3a55', '#a0705a'])
  return [
    path(
      'M222 196 C214 96 262 62 320 62 C378 62 426 96 418 196 C424 262 446 290 440 340 C390 366 250 366 200 340 C194 290 216 262 222 196 Z',
      cloth,
    ),
    path(
      'M222 210 C214 100 262 66 320 66 C378 66 426 100 418 210 C420 280 380 322 320 330 C260 322 220 280 222 210 Z M252 184 C252 240 282 276 320 276 C358 276 388 240 388 184 C388 132 360 108 320 108 C280 108 252 132 252 184 Z',
      cloth,
      ' fill-rule="evenodd"',
    ) + line('M262 300 Q320 346 392 296', mix(cloth, '#000000', 0.18), 4),
  ]
}

const beardPath =
  'M250 188 C250 244 276 284 320 284 C364 284 390 244 390 188 C384 212 372 222 352 220 Q320 208 288 220 C268 222 256 212 250 188 Z M300 231 Q320 226 340 231 Q336 246 320 247 Q304 246 300 231 Z'
const longBeard =
  'M249 184 C247 250 270 312 320 316 C370 312 393 250 391 184 C386 212 374 224 352 221 Q320 208 288 221 C266 224 254 212 249 184 Z M299 231 Q320 226 341 231 Q336 247 320 248 Q304 247 299 231 Z'

function beard(look: Look, { hair, skin, chance, between }: Person): string {
  if (look === 'sikh') return path(longBeard, hair, ' fill-rule="evenodd"')
  const kind = between(0, 9)
  if (kind < (look === 'arab' ? 6 : 2)) return path(beardPath, hair, ' fill-rule="evenodd"')
  if (kind < 6 && look !== 'east' && look !== 'euro')
    return path('M292 229 Q306 217 320 222 Q334 217 348 229 Q334 226 320 228 Q306 226 292 229 Z', hair)
  return chance(0.3) ? path(beardPath, mix(skin, hair, 0.22), ' fill-rule="evenodd"') : ''
}

const glasses = ({ one, chance }: Person) => {
  const frame = one(['#2b2623', '#5a3a24', '#394452'])
  const lens = chance(0.5)
    ? '<rect x="267" y="168" width="44" height="34" rx="10"/><rect x="329" y="168" width="44" height="34" rx="10"/>'
    : '<circle cx="289" cy="185" r="21"/><circle cx="351" cy="185" r="21"/>'
  return `<g fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="4">${lens}</g>${line('M311 182 Q320 176 329 182', frame, 4)}${mirrored(line('M267 180 L249 176', frame, 4))}`
}

const jewels = ({ one }: Person) =>
  mirrored(
    one([
      `<circle cx="248" cy="212" r="5" fill="${gold}"/>`,
      line('M248 208 V222', gold, 4),
      `<circle cx="248" cy="212" r="4" fill="#f5efe2"/>`,
    ]),
  )

const hairOf = (presents: Presents, look: Look, person: Person): readonly [string, string] => {
  if (look === 'afro')
    return person.one(presents === 'w' ? [afro, braids, braids, womens[2] ?? afro] : [cropped, cropped, curly])(person)
  return person.one(
    presents === 'w' ? womens : look === 'east' ? mens.slice(0, 3) : [...mens, mens[0] ?? curly, curly],
  )(person)
}

/** A portrait with the head in the middle, so that it survives being cropped to a circle. */
export function portrait(presents: Presents, look: Look, name: string): string {
  const next = numbersFrom(`portrait ${name}`)
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const chance = (share: number) => next() < share
  const between = (low: number, high: number) => Math.floor(low + next() * (high - low + 1))
  const [ground, disc] = one(grounds)
  const skin = one(looks[look].skin)
  const hair = chance(presents === 'm' ? 0.3 : 0.16) ? one(grey) : one(looks[look].hair)
  const shade = mix(skin, '#5a2a1a', 0.22)
  const person: Person = { skin, shade, hair, brow: mix(hair, '#1d1512', 0.35), between, chance, one }
  const wearsScarf = presents === 'w' && (look === 'arab' || (look === 'muslim' && chance(0.5)))
  const wearsTurban = presents === 'm' && look === 'sikh'
  const body = clothes(presents, look, person)
  const [behind, before] = wearsScarf
    ? scarf(person)
    : wearsTurban
      ? ['', turban(person)]
      : hairOf(presents, look, person)
  const drawn = [
    wearsScarf ? body + behind : behind + body,
    head(person, presents),
    presents === 'm' ? beard(look, person) : '',
    before,
    presents === 'w' && look === 'in' && chance(0.6)
      ? `<circle cx="320" cy="152" r="${one([4, 5, 5])}" fill="${one(['#a3142b', '#7d1128', '#c0392b'])}"/>`
      : '',
    presents === 'w' && !wearsScarf && chance(0.75) ? jewels(person) : '',
    chance(0.34) ? glasses(person) : '',
  ].join('')
  // Cards show the middle of a picture: nobody's hair may reach its edge.
  const around = `<rect width="640" height="400" fill="${ground}"/><circle cx="320" cy="200" r="176" fill="${disc}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">${around}<g transform="translate(32 42) scale(.9)">${drawn}</g></svg>`
}
