import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../../machines/sessionMachine.ts'
import type { LogoutActor } from '../../machines/sessionSetup.ts'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { useCan } from '../parts/states.ts'

/** Confirms the logout (specification, section 2). */
export default function LogoutDialog({ session }: { session: SessionActor }) {
  const logout = useSelector(session, ({ children }) => children.logout)
  return logout ? <Question logout={logout} /> : null
}

function Question({ logout }: { logout: LogoutActor }) {
  const { LL } = useWords()
  const mayAnswer = useCan(logout, { type: 'logout.cancelled' })
  return (
    <ConfirmDialog
      title={LL.memberHome.logout.title()}
      text={LL.memberHome.logout.text()}
      busy={!mayAnswer}
      onNo={() => logout.send({ type: 'logout.cancelled' })}
      onYes={() => logout.send({ type: 'logout.confirmed' })}
    />
  )
}
