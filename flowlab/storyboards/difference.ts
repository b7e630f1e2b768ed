import sharp from 'sharp'

/** Size in pixels of a compared cell: finer than a line of text, coarser than the edge of a letter. */
const cell = 6
/** The accepted difference in the brightness of a cell, of 255. */
const tolerance = 16

async function cellsOf(image: Buffer) {
  const { width, height } = await sharp(image).metadata()
  const size = { width: Math.ceil(width / cell), height: Math.ceil(height / cell) }
  const { data } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...size }
}

export interface Difference {
  /** The share of the cells that differ, from 0 to 1. */
  share: number
  /** The number of cells in the largest patch of neighbouring ones that differ. */
  patch: number
}

/**
 * The difference between two pictures that a person would notice. Cells hide differences in font rendering at the edges
 * of letters, but not a changed sentence, mark, button or colour; a word replaced by one as long may be hidden too. The
 * area outside the common size counts as different.
 */
export async function differenceOf(one: Buffer, other: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([cellsOf(one), cellsOf(other)])
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  const different = new Set<number>()
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (Math.abs(brightnessAt(before, row, column) - brightnessAt(after, row, column)) > tolerance)
        different.add(row * width + column)
  return { share: different.size / (width * height), patch: largestPatch(different, width) }
}

/** True if a person must review the change: much of the picture differs, or one patch of it. */
export const isNoticed = ({ share, patch }: Difference) => share > mostDifferent || patch > mostTogether

/** The share that may differ, scattered. */
const mostDifferent = 0.002
/** Neighbouring cells that may differ: fewer than a small mark has. */
const mostTogether = 7

function largestPatch(different: ReadonlySet<number>, width: number): number {
  const left = new Set(different)
  let largest = 0
  for (const start of different) {
    if (!left.delete(start)) continue
    const patch = [start]
    for (const cellAt of patch) for (const next of neighboursOf(cellAt, width)) if (left.delete(next)) patch.push(next)
    largest = Math.max(largest, patch.length)
  }
  return largest
}

const neighboursOf = (at: number, width: number) =>
  [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].flatMap((column) => {
      const isInside = (at % width) + column >= 0 && (at % width) + column < width
      return isInside ? [at + row * width + column] : []
    }),
  )

interface Cells {
  data: Buffer
  width: number
  height: number
}
const outside = -1_000
const brightnessAt = ({ data, width, height }: Cells, row: number, column: number) =>
  row < height && column < width ? (data[row * width + column] ?? outside) : outside
