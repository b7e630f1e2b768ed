import type { NavigationActor } from '../../machines/navigationMachine.ts'
import type { SessionActor } from '../../machines/sessionMachine.ts'
import type { ScreenKey } from '../../routes.ts'
import type { LoadedScreen } from '../parts/flowScreen.tsx'

/** The props with which the page starts. */
export interface Loaded {
  session: SessionActor
  navigation: NavigationActor
  screens: Record<ScreenKey, LoadedScreen>
  changePasswordDialog: LoadedScreen
  bell: LoadedScreen
  globalConnectLink: LoadedScreen
}
