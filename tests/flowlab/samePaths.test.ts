import { approvedTraces } from 'flowlab/approved/file.ts'
import { writeScripts } from 'flowlab/report/scripts.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { browserPaths } from '../../flowlab/browser/binding.ts'
import { bindings } from '../../flowlab/browser/bindings/index.ts'
import { flowNamed, flows } from '../../flowlab/registry.ts'

const walked = flows
  .filter(({ model }) => model.reach)
  .map(({ name, model }) => ({ name, model, suite: suiteOf(model) }))
const never = () => {
  throw new Error('no such flow')
}

describe('a path id means the same path everywhere', () => {
  it.each(walked)(
    '$name: in scripts, in the gallery, in approved walks and in the browser',
    ({ name, model, suite }) => {
      const ids = suite.paths.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const scripts = JSON.parse(writeScripts('json', name, suite, () => true))
      expect(scripts.paths.map(({ id }: { id: string }) => id)).toEqual(ids)
      expect(approvedTraces(name).map(({ id }) => id)).toEqual(ids)
      const inBrowser = Object.values(bindings).filter((binding) => binding.name === name)
      // Other flows have no binding: their screens determine the steps of a person.
      if (inBrowser.length === 0) return expect(Object.keys(model.reach ?? {})).toEqual(['its screen'])
      const byReach = inBrowser.flatMap((binding) => browserPaths(binding).map(({ id }) => id))
      expect(byReach).toEqual(suite.paths.filter(({ reach }) => reach !== null).map(({ id }) => id))
      expect(inBrowser.map(({ reach }) => reach)).toEqual(Object.keys(model.reach ?? {}))
    },
  )

  it.each(walked)('$name: every behaviour is shown, by hand or by the chart alone', ({ suite }) => {
    const all = [...suite.graph.edgesFrom.values()].flat().map(({ behaviour }) => behaviour)
    const shown = suite.paths.flatMap(({ edges }) => edges.map(({ behaviour }) => behaviour))
    expect(new Set(shown)).toEqual(new Set(all))
  })

  it.each(walked)(
    '$name: a path for a person has no step that nobody can take',
    ({ model, suite: { graph, paths } }) => {
      for (const { reach, edges } of paths) {
        const { can } = model.reach?.[reach ?? ''] ?? {}
        for (const { from, step } of edges) {
          const { value, context } = graph.situations.get(from)?.snapshot ?? {}
          const state = JSON.stringify(value).replaceAll('"', '')
          expect([step.name, can?.(step, state, context as never) ?? true]).toEqual([step.name, true])
        }
      }
    },
  )
})

it('every essential flow is walked, with success and refusal', () => {
  const walked = Object.values(bindings).map(({ name }) => name)
  expect([...new Set(walked)].sort()).toEqual(
    [
      ...['account', 'accountDeletion', 'addonPurchase', 'billingDetails', 'changePassword', 'chat'],
      ...['chatList', 'chatMenu'],
      ...['chooseOffering', 'comparedChoice', 'comparison', 'contact', 'conversation', 'documentUpload'],
      ...['globalConnect', 'listing', 'listings', 'login', 'logout', 'messageEdit', 'messageSearch', 'mySubscription'],
      ...['notificationPreferences', 'notifications', 'oneTimeCode', 'overview', 'ownDetails', 'page'],
      ...['passwordReset', 'payment'],
      ...[
        'profileLoading',
        'profileReview',
        'proposal',
        'proposalDraft',
        'proposals',
        'question',
        'register',
        'report',
      ],
      ...['savedSearches', 'session', 'subscriptions', 'wizard'],
    ].sort(),
  )
  for (const binding of Object.values(bindings).filter(({ main }) => main !== null)) {
    const steps = browserPaths(binding).flatMap(({ edges }) => edges.map(({ step }) => step))
    const answers = steps.flatMap((step) =>
      step.kind === 'outcome' && step.source === binding.main ? [step.outcome] : [],
    )
    expect(answers.some((outcome) => 'output' in outcome)).toBe(true)
    expect(answers.some((outcome) => 'error' in outcome)).toBe(true)
  }
})

describe('a script', () => {
  const login = flowNamed('login') ?? never()
  const scripts = (format: 'md' | 'gherkin') =>
    writeScripts(format, 'login', suiteOf(login.model), (type) => type !== 'password.forgotten')

  it('has a prepared response instead of an action of the tester', () => {
    const gherkin = scripts('gherkin')
    expect(gherkin).toContain('    Given the login request says yes – the login details are correct\n')
    expect(gherkin).toContain('    When the visitor submits the login form – the login form has no errors\n')
    expect(gherkin).not.toMatch(/When the (login request|request for the country list|password reset)/)
    expect(gherkin).toContain('    Given the visitor chooses “Forgot password?”\n')
  })

  it('has a column for prepared responses and one for actions', () => {
    const markdown = scripts('md')
    expect(markdown).toContain('| # | given | do | with | then | meanwhile | seen |\n|--:|---|---|---|---|---|---|')
    expect(markdown).toMatch(/\| \d+ \| the login request says yes – the login details are correct \| {2}\| `/)
    expect(markdown).toMatch(/\| \d+ \| {2}\| the visitor submits the login form \| {2}\|/)
  })

  it('names the paths that only the chart can take', () => {
    const [chartAlone] = suiteOf(login.model).paths.filter(({ reach }) => reach === null)
    expect(scripts('md')).toContain(`## ${chartAlone?.id} · ${chartAlone?.start} · by the chart alone`)
    const { reach: _, ...model } = login.model
    expect(writeScripts('md', 'login', suiteOf(model), () => true)).not.toContain('by the chart alone')
  })

  it('names the timer that a step forgets', () => {
    const { name, model } = flowNamed('payment') ?? never()
    const forgotten = writeScripts('csv', name, suiteOf(model), () => true).match(/forget [^;"]+/g) ?? []
    expect(forgotten.length).toBeGreaterThan(0)
    expect(forgotten.filter((each) => !each.startsWith('forget xstate.after.'))).toEqual([])
  })
})
