import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { OwnDetail } from '../../domain/members/ownDetails.ts'
import { displayPhone } from '../../domain/validation/displayPhone.ts'
import { useWords } from '../../i18n/useWords.ts'
import { withPasswordChange } from '../../passwordChange.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Actions, Card, Stack } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { Props } from './Account.tsx'

const Facts = styled.dl`
  display: grid; gap: .25rem; margin: 0;
  > div { display: grid; grid-template-columns: minmax(7rem, 11rem) 1fr auto; gap: .25rem 1.25rem; align-items: center; }
  dt { color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  @media (max-width: 34rem) { > div { grid-template-columns: 1fr auto; } dt { grid-column: 1 / -1; } > div + div { margin-top: .5rem; } }
`

/** The name, email and mobile number of the account, each with a button that changes it. */
export function LoginDetails({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const { security, changed } = useSelector(actor, ({ context }) => context)
  if (!security) return null
  const { name, email, mobile } = security.owner
  const shown: Record<OwnDetail, string> = { name, email, mobile: displayPhone(mobile) }
  return (
    <Card>
      <Stack>
        <h2>{words.signIn()}</h2>
        {changed ? <p role="status">{words.changed[changed]()}</p> : null}
        <Facts>
          <Detail actor={actor} detail="name" value={shown.name} />
          <Detail actor={actor} detail="email" value={shown.email} />
          <Detail actor={actor} detail="mobile" value={shown.mobile} />
        </Facts>
        <Actions>
          <LinkButton variant="secondary" href={withPasswordChange('')}>
            {words.changePassword()}
          </LinkButton>
        </Actions>
      </Stack>
    </Card>
  )
}

function Detail({ actor, detail, value }: Props & { detail: OwnDetail; value: string }) {
  const { LL } = useWords()
  const words = LL.security
  const event = { type: 'detail.changeRequested', detail } as const
  const canChange = useCan(actor, event)
  return (
    <div>
      <dt>{words[detail]()}</dt>
      <dd>{value}</dd>
      <dd>
        <Button variant="quiet" busy={!canChange} aria-label={words.change[detail]()} onClick={() => actor.send(event)}>
          {words.edit()}
        </Button>
      </dd>
    </div>
  )
}
