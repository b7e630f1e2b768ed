import './trust.ts'
import { pause } from './ui/parts/pause.ts'

/** Starts in steps; the account is requested before its screen loads. */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["createActor"] */ 'xstate')
  await pause()
  await import(/* webpackMode: "eager" */ './machines/sessionMachine.ts')
  await pause()
  const { session } = await import(/* webpackMode: "eager" */ './effects/session.ts')
  await pause()
  session.start()
  await pause()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await pause()
  await import(/* webpackMode: "eager" */ './start.tsx')
}

void begin()
