import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import { Checkbox } from '../parts/Choices.tsx'
import { Fields } from '../parts/Fields.tsx'
import { Card, Soft, Stack } from '../parts/Layout.tsx'
import type { Props } from './Account.tsx'

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
          <Checkbox
            label={words.label()}
            name="sharing"
            checked={isShared}
            onChange={() => actor.send({ type: 'sharing.switched' })}
          />
        </Fields>
      </Stack>
    </Card>
  )
}
