import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Comment, commentsFile } from '../../../flowlab/comments.ts'

const documents = mkdtempSync(join(tmpdir(), 'comments-'))
let run: typeof import('../../../flowlab/cli.ts').run
// The modules are shared by the test files of a worker: those that read another folder are dropped again.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../../../flowlab/places.ts', async (original) => ({ ...(await original<object>()), documents }))
  ;({ run } = await import('../../../flowlab/cli.ts'))
})
afterAll(() => {
  vi.doUnmock('../../../flowlab/places.ts')
  vi.resetModules()
})

const file = join(documents, commentsFile)
const earlier: Comment = { flow: 'payment', at: null, by: 'Ravi', on: '2026-01-02', says: 'Too long?' }

beforeEach(() => {
  rmSync(documents, { recursive: true, force: true })
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify([earlier]))
  vi.useFakeTimers({ now: new Date('2026-11-26T23:59:00.000Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})
afterAll(() => rmSync(documents, { recursive: true, force: true }))

/** Runs the command line; returns its exit code and what it printed. */
async function comment(...args: string[]) {
  const said: string[] = []
  const collect = (text: unknown) => {
    said.push(String(text))
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(collect),
    vi.spyOn(process.stderr, 'write').mockImplementation(collect),
  ]
  const code = await run(['comment', ...args])
  for (const spy of spies) spy.mockRestore()
  return { code, said: said.join('').trim() }
}
const saved = () => JSON.parse(readFileSync(file, 'utf8')) as Comment[]

describe('a comment', () => {
  it('on a flow is added after the others, with its author and day, and its link is printed', async () => {
    expect(await comment('payment', 'Is the price clear?', '--by', 'Asha')).toEqual({ code: 0, said: '/flows#payment' })
    expect(saved()).toEqual([
      earlier,
      { flow: 'payment', at: null, by: 'Asha', on: '2026-11-26', says: 'Is the price clear?' },
    ])
  })

  it.each([
    ['payment.idle', '/flows#payment/state/payment.idle'],
    [
      'payment.confirmationPending on confirmation.requested',
      '/flows#payment/transition/payment.confirmationPending%20on%20confirmation.requested',
    ],
  ])('on %s is linked by its name, never by its place', async (part, link) => {
    expect(await comment('payment', part, 'Clear?', '--by', 'Asha')).toEqual({ code: 0, said: link })
    expect(saved().at(-1)).toMatchObject({ at: part, says: 'Clear?' })
  })

  it('begins the file if there is none, readable by line and ending with one', async () => {
    rmSync(file)
    await comment('payment', 'Clear?', '--by', 'Asha')
    const text = readFileSync(file, 'utf8')
    expect(saved()).toHaveLength(1)
    expect(text).toMatch(/^\[\n {2}\{\n {4}"flow": "payment",\n/)
    expect(text.endsWith(']\n')).toBe(true)
  })

  it('keeps quotation marks, line breaks and Hindi as they were written', async () => {
    const says = '“क्या यह स्पष्ट है?”\nSecond "line" \\ end'
    await comment('payment', says, '--by', 'आशा')
    expect(saved().at(-1)).toMatchObject({ by: 'आशा', says })
  })

  it('is signed with the name in git unless another is given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'git-name-'))
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'config'))
    vi.stubEnv('GIT_CONFIG_COUNT', '1')
    vi.stubEnv('GIT_CONFIG_KEY_0', 'user.name')
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'Meera Git')
    expect(execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' })).toBe('Meera Git\n')
    expect((await comment('payment', 'Clear?')).code).toBe(0)
    expect(saved().at(-1)).toMatchObject({ by: 'Meera Git' })
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
})

describe('a comment is refused and nothing is written', () => {
  it.each([
    ['of a flow that is not there', ['barter', 'Clear?'], 'barter'],
    [
      'of a state that is not there',
      ['payment', 'payment.gone', 'Clear?'],
      'payment has no state and no transition "payment.gone"',
    ],
    [
      'of a state of another flow',
      ['payment', 'login.editing', 'Clear?'],
      'payment has no state and no transition "login.editing"',
    ],
    ['without a text', ['payment'], 'comment takes a flow, a part of it, and a text in quotation marks'],
    ['with an empty text', ['payment', ''], 'comment takes a flow, a part of it, and a text in quotation marks'],
    [
      'with a text that has no quotation marks',
      ['payment', 'payment.idle', 'Is', 'it', 'clear?'],
      'in quotation marks',
    ],
    ['without a flow', [], 'flow'],
    ['with an unknown option', ['payment', 'Clear?', '--check'], '--check'],
  ])('%s', async (_, args, reason) => {
    const before = readFileSync(file, 'utf8')
    const { code, said } = await comment(...args)
    expect(code).toBe(2)
    expect(said).toContain(reason)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})
