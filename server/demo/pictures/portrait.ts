import { clothes } from './clothes.ts'
import { hairOf, scarf, turban } from './hair.ts'
import { beard, glasses, head, jewels } from './head.ts'
import { numbersFrom } from './numbers.ts'
import { grey, grounds, type Look, looks, mix, type Person, type Presents } from './palette.ts'

/** Flat portraits of people, drawn from a name that also says how the person looks: `portrait-w-in-anjali-mehta`. */

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
