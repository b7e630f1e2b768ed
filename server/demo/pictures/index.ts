import { Hono } from 'hono'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { appearanceOf } from './looks.ts'
import { numbersFrom } from './numbers.ts'
import { type Look, lookNames, type Presents } from './palette.ts'
import { portrait } from './portrait.ts'

const palettes = [
  ['#0f4c5c', '#2a9d8f', '#e9c46a'],
  ['#3d2c8d', '#916bbf', '#f4c2c2'],
  ['#7a1e3a', '#d1495b', '#edae49'],
  ['#143642', '#0f8b8d', '#ec9a29'],
  ['#1d3557', '#457b9d', '#f1faee'],
  ['#2d3a1f', '#6a994e', '#f2e8cf'],
  ['#4a2545', '#a26769', '#ece2d0'],
  ['#22333b', '#5e503f', '#eae0d5'],
]

/** The seed of a person's portrait: the same for the same name, and it says how the person looks. */
export function portraitSeed(name: string): string {
  const { presents, look } = appearanceOf(name)
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
  return `portrait-${presents}-${look}-${plain}`
}

const person = new RegExp(`^portrait-([wm])-(${lookNames.join('|')})-(.+)$`)

/** The picture of a seed: a person's portrait, or abstract art for a business. */
export function picture(seed: string): string {
  const [, presents, look, name] = person.exec(seed) ?? []
  return presents && look && name ? portrait(presents as Presents, look as Look, name) : abstract(seed)
}

/** Abstract art: a gradient with rings, hills or a skyline, by seed. */
function abstract(seed: string): string {
  const next = numbersFrom(seed)
  const [dark = '', mid = '', light = ''] = palettes[Math.floor(next() * palettes.length)] ?? []
  const between = (low: number, high: number) => Math.round(low + next() * (high - low))
  const motifs = [
    () =>
      Array.from(
        { length: 5 },
        (_, ring) =>
          `<circle cx="${between(380, 560)}" cy="${between(80, 320)}" r="${60 + ring * 46}" fill="none" stroke="${light}" stroke-opacity="${0.5 - ring * 0.08}" stroke-width="${between(6, 22)}"/>`,
      ).join(''),
    () =>
      Array.from({ length: 4 }, (_, hill) => {
        const top = 190 + hill * 50
        return `<path d="M0 ${top + between(0, 40)} Q ${between(120, 260)} ${top - between(40, 110)} 340 ${top} T 640 ${top - between(0, 50)} V400 H0Z" fill="${hill % 2 ? light : mid}" fill-opacity="${0.28 + hill * 0.14}"/>`
      }).join(''),
    () =>
      Array.from({ length: 13 }, (_, tower) => {
        const height = between(70, 270)
        return `<rect x="${tower * 50 + 2}" y="${400 - height}" width="${between(28, 44)}" height="${height}" rx="4" fill="${tower % 3 ? light : mid}" fill-opacity="${(0.25 + next() * 0.5).toFixed(2)}"/>`
      }).join(''),
  ]
  const motif = motifs[Math.floor(next() * motifs.length)]?.() ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${mid}"/></linearGradient></defs><rect width="640" height="400" fill="url(#g)"/><circle cx="${between(60, 580)}" cy="${between(50, 160)}" r="${between(26, 60)}" fill="${light}" fill-opacity=".85"/>${motif}</svg>`
}

/** Pictures of demo profiles, drawn from their seed. */
export const pictureRoutes = new Hono<Env>().get('/:name{[a-z0-9-]{1,60}\\.svg}', (c) => {
  const seed = c.req.param('name')?.replace(/\.svg$/, '')
  if (!seed) return refuse('NOT_FOUND')
  return c.body(picture(seed), 200, {
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
