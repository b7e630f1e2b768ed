import { type Look, line, mirrored, mix, type Person, type Presents, path } from './palette.ts'

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
export function turban({ one, hair }: Person): string {
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

export function scarf({ one }: Person): readonly [string, string] {
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

export const hairOf = (presents: Presents, look: Look, person: Person): readonly [string, string] => {
  if (look === 'afro')
    return person.one(presents === 'w' ? [afro, braids, braids, womens[2] ?? afro] : [cropped, cropped, curly])(person)
  return person.one(
    presents === 'w' ? womens : look === 'east' ? mens.slice(0, 3) : [...mens, mens[0] ?? curly, curly],
  )(person)
}
