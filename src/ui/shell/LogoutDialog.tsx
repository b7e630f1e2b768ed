import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import type { LogoutActor } from '../../machines/sessionMachine.ts'
import type { SessionActor } from '../App.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'

/** Asks before the session ends (specification, section 2). */
export default function LogoutDialog({ session }: { session: SessionActor }) {
  const logout = useSelector(session, ({ children }) => children.logout as LogoutActor | undefined)
  return logout ? <Question logout={logout} /> : null
}

function Question({ logout }: { logout: LogoutActor }) {
  const { LL } = useWords()
  const state = useSelector(logout, ({ value }) => value)
  return (
    <ConfirmDialog
      title={LL.memberHome.logout.title()}
      text={LL.memberHome.logout.text()}
      no={LL.no()}
      yes={LL.yes()}
      busy={state !== 'confirming'}
      onNo={() => logout.send({ type: 'logout.cancelled' })}
      onYes={() => logout.send({ type: 'logout.confirmed' })}
    />
  )
}
