import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the product, and its folder of drawings. */
export const root = fileURLToPath(new URL('..', import.meta.url))
export const documents = join(root, 'docs', 'flows')
