import { furtherBindings } from '../../flowlab/browser/bindings/index.ts'
import { walkInBrowser } from './generatedWalks.ts'

walkInBrowser(Object.values(furtherBindings))
