import { memberBindings } from '../../flowlab/browser/bindings/index.ts'
import { walkInBrowser } from './generatedWalks.ts'

walkInBrowser(Object.values(memberBindings))
