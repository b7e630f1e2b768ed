import { gold, type Look, line, mirrored, mix, type Person, type Presents, path } from './palette.ts'

const face =
  'M250 176 C250 120 280 98 320 98 C360 98 390 120 390 176 C390 232 362 272 320 272 C278 272 250 232 250 176 Z'
const widerFace =
  'M246 176 C246 118 278 98 320 98 C362 98 394 118 394 176 C394 226 372 270 320 270 C268 270 246 226 246 176 Z'

export function head({ skin, shade, brow, chance, between, one }: Person, presents: Presents): string {
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

const beardPath =
  'M250 188 C250 244 276 284 320 284 C364 284 390 244 390 188 C384 212 372 222 352 220 Q320 208 288 220 C268 222 256 212 250 188 Z M300 231 Q320 226 340 231 Q336 246 320 247 Q304 246 300 231 Z'
const longBeard =
  'M249 184 C247 250 270 312 320 316 C370 312 393 250 391 184 C386 212 374 224 352 221 Q320 208 288 221 C266 224 254 212 249 184 Z M299 231 Q320 226 341 231 Q336 247 320 248 Q304 247 299 231 Z'

export function beard(look: Look, { hair, skin, chance, between }: Person): string {
  if (look === 'sikh') return path(longBeard, hair, ' fill-rule="evenodd"')
  const kind = between(0, 9)
  if (kind < (look === 'arab' ? 6 : 2)) return path(beardPath, hair, ' fill-rule="evenodd"')
  if (kind < 6 && look !== 'east' && look !== 'euro')
    return path('M292 229 Q306 217 320 222 Q334 217 348 229 Q334 226 320 228 Q306 226 292 229 Z', hair)
  return chance(0.3) ? path(beardPath, mix(skin, hair, 0.22), ' fill-rule="evenodd"') : ''
}

export const glasses = ({ one, chance }: Person) => {
  const frame = one(['#2b2623', '#5a3a24', '#394452'])
  const lens = chance(0.5)
    ? '<rect x="267" y="168" width="44" height="34" rx="10"/><rect x="329" y="168" width="44" height="34" rx="10"/>'
    : '<circle cx="289" cy="185" r="21"/><circle cx="351" cy="185" r="21"/>'
  return `<g fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="4">${lens}</g>${line('M311 182 Q320 176 329 182', frame, 4)}${mirrored(line('M267 180 L249 176', frame, 4))}`
}

export const jewels = ({ one }: Person) =>
  mirrored(
    one([
      `<circle cx="248" cy="212" r="5" fill="${gold}"/>`,
      line('M248 208 V222', gold, 4),
      `<circle cx="248" cy="212" r="4" fill="#f5efe2"/>`,
    ]),
  )
