import { useSelector } from '@xstate/react'
import { isReached } from '../../domain/registration/answers.ts'
import { wizardStepNames } from '../../domain/registration/fields.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ProfileLoadingActor } from '../../machines/profileLoadingMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Card, EmptyState, Page, Spinner, Steps } from '../parts/Layout.tsx'
import { TopOfPage } from '../parts/TopOfPage.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { StepForm } from './StepForm.tsx'
import { useOptionListsActor } from './useOptionLists.ts'

interface Props {
  actor: WizardActor
}

export default function Wizard({ actor }: Props) {
  const { LL } = useWords()
  const lists = useOptionListsActor(actor)
  const words = LL.registration.wizard
  const isBetween = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches('finished'))
  const { kind, step, editsOne } = useContextOf(actor, 'kind', 'step', 'editsOne')
  const listsState = useSelector(lists, ({ value }) => value)
  const profile = useSelector(actor, ({ children }) => children.profileLoading as ProfileLoadingActor | undefined)
  const profileState = useSelector(profile, (snapshot) => snapshot?.value)
  if (profileState === 'unavailable' || listsState === 'unavailable')
    return (
      <EmptyState
        title={words.unavailable()}
        action={
          <Button
            onClick={() => {
              profile?.send({ type: 'retry.asked' })
              lists.send({ type: 'retry.asked' })
            }}
          >
            {LL.tryAgain()}
          </Button>
        }
      />
    )
  if (isBetween || listsState === 'loading') return <Spinner label={LL.loading()} />
  return (
    <Page title={editsOne ? words.edit[kind]() : words.title[kind]()}>
      {/* Before the form: a field that is to be seen scrolls to itself after it. */}
      <TopOfPage key={step} />
      {editsOne ? null : <Trail actor={actor} />}
      <Card>
        <StepForm key={step} actor={actor} />
      </Card>
      <LeaveQuestion actor={actor} />
    </Page>
  )
}

function Trail({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { kind, step, profile } = useContextOf(actor, 'kind', 'step', 'profile')
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'))
  return (
    <Steps
      label={words.progress()}
      labels={[words.basic(), words.business[kind](), words.documents()]}
      current={wizardStepNames.indexOf(step)}
      reached={wizardStepNames.map((name) => isEditing && isReached(profile, name))}
      onChoose={(place) => {
        const chosen = wizardStepNames[place]
        if (chosen) actor.send({ type: 'step.chosen', step: chosen })
      }}
    />
  )
}
