import type { MachineWords } from '../src/machines/describe.ts'
import { documentShelfWords } from '../src/machines/documentShelfMachine.words.ts'
import { globalConnectWords } from '../src/machines/globalConnectMachine.words.ts'
import { pageWords } from '../src/machines/pageMachine.words.ts'
import { reportWords } from '../src/machines/reportMachine.words.ts'
import { sessionWords } from '../src/machines/sessionMachine.words.ts'

/** The words of every machine. `npm run flows check` names a flow whose words are not here. */
export const companions: readonly MachineWords[] = [
  documentShelfWords,
  globalConnectWords,
  pageWords,
  reportWords,
  sessionWords,
]
