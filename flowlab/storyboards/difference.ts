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

/**
 * The visibly different share of two pictures, from 0 to 1. Cells hide differences in font rendering at the edges of
 * letters, but not a changed word, button or colour. The area outside the common size counts as different.
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

/** The threshold above which a person must look at the change. */
export const mostDifferent = 0.002
