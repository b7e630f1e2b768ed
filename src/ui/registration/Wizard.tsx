import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { isReached } from '../../domain/registration/answers.ts'
import { wizardStepNames } from '../../domain/registration/fieldKinds.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { OptionListsActor } from '../../machines/optionListsMachine.ts'
import type { ProfileLoadingActor } from '../../machines/profileLoadingMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Card, EmptyState, Page, Soft, Spinner, Steps } from '../parts/Layout.tsx'
import { type ByState, useByState, useCan } from '../parts/states.ts'
import { TopOfPage } from '../parts/TopOfPage.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { StepForm } from './StepForm.tsx'
import { useOptionListsActor } from './useOptionLists.ts'

interface Props {
  actor: WizardActor
}

const screens: ByState<WizardActor, ComponentType<Props>> = {
  loading: Waiting,
  'editing.unchanged': Step,
  'editing.changed': Step,
  saving: Step,
  unanswered: Step,
  savingDraft: Step,
  finished: Waiting,
}
/** The screens that replace the step, by the state of the profile and of the option lists. */
const profileScreens: ByState<ProfileLoadingActor, ComponentType<Props>> = {
  loading: Waiting,
  unavailable: Unavailable,
  loaded: Waiting,
}
const listsScreens: ByState<OptionListsActor, ComponentType<Props> | null> = {
  loading: Waiting,
  ready: null,
  translating: null,
  unavailable: Unavailable,
}

export default function Wizard({ actor }: Props) {
  const profile = useSelector(actor, ({ children }) => children.profileLoading)
  const instead = [useByState(profile, profileScreens), useByState(useOptionListsActor(actor), listsScreens)]
  const own = useByState(actor, screens)
  const Screen = instead.find((screen) => screen === Unavailable) ?? instead.find(Boolean) ?? own
  return <Screen actor={actor} />
}

function Waiting() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  const lists = useOptionListsActor(actor)
  const profile = useSelector(actor, ({ children }) => children.profileLoading)
  return (
    <EmptyState
      title={LL.registration.wizard.unavailable()}
      action={
        <Button
          onClick={() => {
            profile?.send({ type: 'retry.requested' })
            lists?.send({ type: 'retry.requested' })
          }}
        >
          {LL.tryAgain()}
        </Button>
      }
    />
  )
}

function Step({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { kind, step, editsOne } = useContextOf(actor, 'kind', 'step', 'editsOne')
  return (
    <Page title={editsOne ? words.edit[kind]() : words.title[kind]()}>
      {/* Before the form, because a field that must be visible scrolls into view afterwards. */}
      <TopOfPage key={step} />
      {editsOne ? null : <Trail actor={actor} />}
      {editsOne || step !== 'basic' ? null : <Soft>{words.atHand[kind]()}</Soft>}
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
  const isEditing = useCan(actor, { type: 'later.requested' })
  const labels = [words.basic(), words.business[kind](), words.documents()]
  const current = wizardStepNames.indexOf(step)
  return (
    <Steps
      label={words.progress()}
      labels={labels}
      current={current}
      line={words.stepOf({ at: current + 1, of: labels.length, name: labels[current] ?? '' })}
      reached={wizardStepNames.map((name) => isEditing && isReached(profile, name))}
      onChoose={(place) => {
        const chosen = wizardStepNames[place]
        if (chosen) actor.send({ type: 'step.chosen', step: chosen })
      }}
    />
  )
}
