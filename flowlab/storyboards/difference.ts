import sharp from 'sharp'

/** Pixels that are looked at as one: finer than a line of text, coarser than the edge of a letter. */
const cell = 6
/** How far the brightness of a cell may differ, of 255. */
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

/**
 * The share of two pictures that looks different, from 0 to 1. What a font draws otherwise at the edges of its letters
 * disappears in the cells; a word, a button or a colour does not. Pictures of another size differ wholly beyond it.
 */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([cellsOf(one), cellsOf(other)])
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  let different = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (Math.abs(brightnessAt(before, row, column) - brightnessAt(after, row, column)) > tolerance) different++
  return different / (width * height)
}

interface Cells {
  data: Buffer
  width: number
  height: number
}
const outside = -1_000
const brightnessAt = ({ data, width, height }: Cells, row: number, column: number) =>
  row < height && column < width ? (data[row * width + column] ?? outside) : outside

/** A share above this is a change that somebody must look at. */
export const mostDifferent = 0.002
