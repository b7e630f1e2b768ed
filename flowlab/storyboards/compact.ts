import sharp from 'sharp'
import type { View } from './board.ts'

/** Half size for desktop pages, where the page matters and not its pixels. */
export const compact = (image: Buffer, { device }: View) =>
  sharp(image)
    .resize({ width: device === 'desktop' ? 640 : 390 })
    .webp({ quality: 70 })
    .toBuffer()
