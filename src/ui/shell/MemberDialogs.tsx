import { useSelector } from '@xstate/react'
import { asksPasswordChange } from '../../passwordChange.ts'
import LogoutDialog from './LogoutDialog.tsx'
import type { Loaded } from './loaded.ts'

/** Dialogs over any of a member's pages. */
export default function MemberDialogs({ session, navigation, changePasswordDialog: ChangePassword }: Loaded) {
  const { me, address } = useSelector(navigation, ({ context }) => context)
  return (
    <>
      <LogoutDialog session={session} />
      {asksPasswordChange(address) ? (
        <ChangePassword place={{ params: {}, query: new URLSearchParams(address.search), me }} />
      ) : null}
    </>
  )
}
