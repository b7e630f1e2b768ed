import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card, Stack } from '../parts/Layout.tsx'
import type { Props } from './Account.tsx'
import { timeWords } from './timeWords.ts'

const List = styled.ol`
  list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; max-height: 20rem; overflow: auto;
  li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .15rem 1rem; } small { color: var(--soft); }
`

/** The account's security events, newest first. */
export function Events({ actor }: Props) {
  const { LL } = useWords()
  const events = useSelector(actor, ({ context }) => context.security?.events ?? [])
  return (
    <Card>
      <Stack>
        <h2 id="security-events">{LL.security.events()}</h2>
        <List tabIndex={0} aria-labelledby="security-events">
          {events.map(({ kind, device, at }) => (
            <li key={`${kind}${at}`}>
              <span>{LL.security.event[kind]()}</span>
              <small>{[device, messageTime(at, new Date(), timeWords(LL))].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  )
}
