import {
  brown,
  cloths,
  gold,
  type Look,
  line,
  looks,
  mirrored,
  mix,
  type Person,
  type Presents,
  pales,
  path,
  silks,
} from './palette.ts'

const shoulders = 'M166 400 C168 338 206 318 262 304 L290 294 H350 L378 304 C434 318 472 338 474 400 Z'

export function clothes(presents: Presents, look: Look, { between, chance, one, skin }: Person): string {
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
