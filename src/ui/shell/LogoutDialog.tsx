import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../App.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'

/** Asks before the session ends (specification, section 2). */
export default function LogoutDialog({ session }: { session: SessionActor }) {
  const { LL } = useWords()
  const state = useSelector(session, ({ value }) => value)
  if (state !== 'confirmingLogout' && state !== 'signingOut') return null
  return (
    <ConfirmDialog
      title={LL.logout.title()}
      text={LL.logout.text()}
      no={LL.no()}
      yes={LL.yes()}
      busy={state === 'signingOut'}
      onNo={() => session.send({ type: 'logout.cancelled' })}
      onYes={() => session.send({ type: 'logout.confirmed' })}
    />
  )
}
