import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { Fields } from '../parts/Fields.tsx'
import { Card, Soft, Stack } from '../parts/Layout.tsx'
import type { Props } from './Account.tsx'

const Switch = styled.label`display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; font-weight: 600; input { width: 1.25rem; height: 1.25rem; accent-color: var(--brand); flex: none; }`

/** Whether the steps on the site are recorded: what that means, and the switch. */
export function Sharing({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security.sharing
  const isShared = useSelector(actor, ({ context }) => context.security?.shares_steps ?? false)
  return (
    <Card>
      <Stack>
        <h2>{words.title()}</h2>
        <p>{words.text()}</p>
        <Soft>{words.stored()}</Soft>
        <Fields actor={actor} takes={{ type: 'sharing.switched' }}>
          <Switch>
            <input type="checkbox" checked={isShared} onChange={() => actor.send({ type: 'sharing.switched' })} />
            {words.label()}
          </Switch>
        </Fields>
      </Stack>
    </Card>
  )
}
