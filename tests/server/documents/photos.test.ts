import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../server/features/documents/content.ts'

/** A photo is encoded anew; what a person sees in it stays, and nothing else does. */

const corners = ['top left', 'top right', 'bottom left', 'bottom right'] as const
type Corner = (typeof corners)[number]

/** A blue picture, 60 × 40, with a red block in the corner where its stored pixels begin. */
const marked = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000c0' } }).composite([
    { input: { create: { width: 16, height: 16, channels: 3, background: '#c00000' } }, left: 0, top: 0 },
  ])

async function redCorners(picture: Uint8Array): Promise<{ size: string; red: Corner[] }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isRed = (x: number, y: number) => {
    const at = (y * width + x) * channels
    return (data[at] ?? 0) > 120 && (data[at + 2] ?? 0) < 80
  }
  const red = corners.filter((corner) =>
    isRed(corner.endsWith('left') ? 4 : width - 5, corner.startsWith('top') ? 4 : height - 5),
  )
  return { size: `${width} × ${height}`, red }
}

/** The orientations that a camera can write (EXIF): where a viewer shows the corner, and the shape of the picture. */
const orientations: Readonly<Record<number, { red: Corner; size: string }>> = {
  1: { red: 'top left', size: '60 × 40' },
  2: { red: 'top right', size: '60 × 40' },
  3: { red: 'bottom right', size: '60 × 40' },
  4: { red: 'bottom left', size: '60 × 40' },
  5: { red: 'top left', size: '40 × 60' },
  6: { red: 'top right', size: '40 × 60' },
  7: { red: 'bottom right', size: '40 × 60' },
  8: { red: 'bottom left', size: '40 × 60' },
}

describe.each(['jpeg', 'png', 'webp'] as const)('a photo as %s', (format) => {
  it.each(Object.entries(orientations))('taken with the camera held in way %s is upright', async (way, expected) => {
    const taken = await marked()
      .withMetadata({ orientation: Number(way) })
      .toFormat(format)
      .toBuffer()
    const { bytes, thumbnail } = await checkContent(taken, 'photo', true)
    for (const shown of [bytes, thumbnail ?? new Uint8Array()]) {
      expect(await redCorners(shown)).toEqual({ size: expected.size, red: [expected.red] })
      expect((await sharp(shown).metadata()).orientation ?? 1).toBe(1)
    }
  })

  it.each([
    { width: 3000, height: 1500, full: [2400, 1200], small: [640, 320] },
    { width: 1000, height: 3000, full: [800, 2400], small: [213, 640] },
    { width: 60, height: 40, full: [60, 40], small: [60, 40] },
  ])('of $width × $height keeps its shape and is never enlarged', async ({ width, height, full, small }) => {
    const taken = await sharp({ create: { width, height, channels: 3, background: '#268' } })
      .toFormat(format)
      .toBuffer()
    const { bytes, thumbnail } = await checkContent(taken, 'photo', true)
    const sizes = await Promise.all([bytes, thumbnail ?? new Uint8Array()].map((shown) => sharp(shown).metadata()))
    expect(sizes.map((size) => [size.width, size.height])).toEqual([full, small])
  })
})

it.each(['png', 'webp'] as const)('a logo as %s stays transparent', async (format) => {
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const { bytes, thumbnail } = await checkContent(await clear.toFormat(format).toBuffer(), 'photo', true)
  for (const shown of [bytes, thumbnail ?? new Uint8Array()]) {
    const { channels } = await sharp(shown).stats()
    expect(channels[3]?.max).toBe(0)
  }
})
