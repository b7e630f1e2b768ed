import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the product, and the folder of its drawings. */
export const root = fileURLToPath(new URL('..', import.meta.url))
export const documents = join(root, 'docs', 'flows')
