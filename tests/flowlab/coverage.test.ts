import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { Flow, FlowModel } from 'flowlab/model/flow.ts'
import { coverageReport, coverageTable } from 'flowlab/report/coverage.ts'
import { runPath, suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../flowlab/registry.ts'

const nothing = new Map()
const login = (): Flow => {
  const found = flowNamed('login')
  if (!found) throw new Error('login')
  return found
}
async function reportOf(model: FlowModel) {
  const coverage = noCoverage()
  for (const path of suiteOf(model).paths) await runPath(model, path, coverage)
  return coverageReport(
    { ...login(), model },
    { unit: new Map([['login', coverage]]), browser: nothing, real: nothing },
  )
}

describe('coverage', () => {
  it('is complete with every sample', async () => {
    const { reached, states, transitions, missed } = await reportOf(login().model)
    expect(missed).toEqual([])
    expect(reached.unit).toEqual({ states, transitions })
    expect(reached.browser).toEqual({ states: 0, transitions: 0 })
  })

  it('without a sample names the transition that no test takes, and a path to it', async () => {
    const { model } = login()
    const received = (model.outcomes.logIn as readonly object[]).filter((outcome) => !('error' in outcome))
    const { missed } = await reportOf({ ...model, outcomes: { ...model.outcomes, logIn: received as never } })
    expect(missed[0]).toEqual({
      transition: 'login.loggingIn --xstate.error.actor.0.login.loggingIn[0]',
      way: 'from the investor login → field.changed {"change":{"email":"a@b.in","password":"Sturdy#Bridge7"}} → form.submitted',
    })
  })

  it('is one table: generated tests, browser tests and real sessions side by side', async () => {
    const table = coverageTable([await reportOf(login().model)])
    expect(table.split('\n')[0]).toMatch(/unit st\..*unit tr\..*browser st\..*browser tr\..*real st\..*real tr\./)
    expect(table).toContain('100 %')
  })
})
