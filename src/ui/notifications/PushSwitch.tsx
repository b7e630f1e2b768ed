import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { PushActor } from '../../machines/pushMachine.ts'
import { Button } from '../parts/Button.tsx'
import { type ByState, useByState, useCan } from '../parts/states.ts'

const Foot = styled.footer`
  position: sticky; bottom: 0; background: var(--card); border-top: 1px solid var(--line); padding: .6rem 1rem; display: grid; gap: .25rem; font-size: var(--step--1); color: var(--soft);
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .5rem; }
`

/** Push permission is requested by a button, never on page load. */
export function PushSwitch({ push, onSettings }: { push: PushActor; onSettings: () => void }) {
  const { LL } = useWords()
  const words = LL.notifications.push
  const mayTurnOff = useCan(push, { type: 'push.disabled' })
  const want = { label: words.turnOn(), event: { type: 'push.enabled' } as const }
  const lines: ByState<PushActor, { text: string; act: typeof want | null }> = {
    choosingChannel: { text: words.live(), act: null },
    liveOnly: { text: words.live(), act: null },
    notRequested: { text: words.off(), act: want },
    requestingPermission: { text: words.asking(), act: null },
    denied: { text: words.denied(), act: want },
    registering: { text: words.registering(), act: null },
    registered: { text: words.on(), act: null },
    unregistering: { text: words.on(), act: null },
    unregistered: { text: words.failed(), act: want },
  }
  const { text, act } = useByState(push, lines)
  return (
    <Foot>
      <p role="status">{text}</p>
      <div>
        {act ? (
          <Button variant="quiet" onClick={() => push.send(act.event)}>
            {act.label}
          </Button>
        ) : null}
        {mayTurnOff ? (
          <Button variant="quiet" onClick={() => push.send({ type: 'push.disabled' })}>
            {words.turnOff()}
          </Button>
        ) : null}
        <Button variant="quiet" popoverTarget="notifications" popoverTargetAction="hide" onClick={onSettings}>
          {LL.notifications.settings()}
        </Button>
      </div>
    </Foot>
  )
}
