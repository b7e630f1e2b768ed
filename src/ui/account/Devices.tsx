import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Actions, Badge, Card, Soft, Stack } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { Props } from './Account.tsx'
import { timeWords } from './timeWords.ts'

const List = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid;
  li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: center; padding: .75rem 0; border-bottom: 1px solid var(--line); }
  li:first-child { padding-top: 0; } li:last-child { padding-bottom: 0; border-bottom: 0; } strong { display: block; } small { color: var(--soft); }
`

/** The devices on which the account is logged in, each with a button that ends its session. */
export function Devices({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const sessions = useSelector(actor, ({ context }) => context.security?.sessions ?? [])
  const canEnd = useCan(actor, { type: 'otherDevices.endRequested' })
  return (
    <Card>
      <Stack>
        <h2>{words.devices()}</h2>
        <List>
          {sessions.map(({ id, current, device, last_seen_at }) => (
            <li key={id}>
              <span>
                <strong>{device || words.unknownDevice()}</strong>
                <small>{words.lastSeen({ when: messageTime(last_seen_at, new Date(), timeWords(LL)) })}</small>
              </span>
              {current ? (
                <Badge data-tone="good">{words.thisDevice()}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  busy={!canEnd}
                  aria-label={words.endDevice({ device: device || words.unknownDevice() })}
                  onClick={() => actor.send({ type: 'device.endRequested', id })}
                >
                  {words.end()}
                </Button>
              )}
            </li>
          ))}
        </List>
        {sessions.length > 1 ? (
          <Actions>
            <Button
              variant="destructive"
              busy={!canEnd}
              onClick={() => actor.send({ type: 'otherDevices.endRequested' })}
            >
              {words.endOthers()}
            </Button>
          </Actions>
        ) : (
          <Soft>{words.onlyThis()}</Soft>
        )}
      </Stack>
    </Card>
  )
}
