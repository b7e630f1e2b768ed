import { eq } from 'drizzle-orm'
import { newCode } from '../../../server/kernel/crypto/secrets.ts'
import { accounts, codeChallenges } from '../../../server/kernel/db/schema.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { type Person, password } from '../../support/server.ts'
import { hold, median, type Server, type Trial, times } from './trial.ts'

interface Sent {
  challenge_id: string
}
interface Met {
  proof?: string
  code?: string
}

const send = (server: Server, target: string, purpose = 'verify_email') =>
  server.request<Sent>('POST', '/api/codes', { purpose, target: targetNamed(target) })
const guess = (server: Server, id: string, code: string) =>
  server.request<Met>('POST', `/api/codes/${id}/verification`, { code })
const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const logIn = (server: Server, email: string, secret: string, as?: Person) =>
  server.request<{ access_token: string }>(
    'POST',
    '/api/login',
    { login_type: 'investor', target: { kind: 'email', email }, password: secret, remember: false },
    as,
  )
const status = async (server: Server, person: Person, token = person.token) =>
  (await server.request('GET', '/api/me', undefined, { ...person, token })).status

async function challenge(server: Server, target: string) {
  const { body } = await send(server, target)
  return { id: body.challenge_id, code: await server.codeFor(target) }
}

const timed = async (call: () => Promise<unknown>) => {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/** Rows 1 to 12 of the thirty hard tests, in full count. */
export const sessionTrials: readonly Trial[] = [
  {
    number: 1,
    title: '5 wrong codes, then the right one, is refused',
    count: '200 challenges',
    async run(server) {
      await times(200, async (round) => {
        const { id, code } = await challenge(server, `one${round}@survive.in`)
        for (let by = 1; by <= 5; by++) await guess(server, id, another(code, by))
        hold((await guess(server, id, code)).status === 429, `challenge ${round} was met after five wrong codes`)
      })
      return '200 refused'
    },
  },
  {
    number: 2,
    title: 'of 50 parallel guesses at most 5 are looked at',
    count: '100 rounds',
    async run(server) {
      await times(100, async (round) => {
        const { id, code } = await challenge(server, `two${round}@survive.in`)
        await Promise.all(Array.from({ length: 50 }, (_, by) => guess(server, id, another(code, by + 1))))
        const [row] = await server.deps.db.select().from(codeChallenges).where(eq(codeChallenges.id, id))
        hold(row?.tries === 5, `round ${round}: ${row?.tries} tries were counted`)
        hold((await guess(server, id, code)).status === 429, `round ${round}: the right code passed`)
      })
      return '5 looked at in each of 100 rounds'
    },
  },
  {
    number: 3,
    title: 'guesses from 1,000 addresses and forged headers meet the cap of the account',
    count: '1,000',
    async run(server) {
      const { id, code } = await challenge(server, 'three@survive.in')
      let met = 0
      await times(1_000, async (round) => {
        const answer = await server.app.request(`/api/codes/${id}/verification`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.${round >> 8}.${round & 255}.7`,
            forwarded: `for=10.${round >> 8}.${round & 255}.7`,
          },
          body: JSON.stringify({ code: round === 999 ? code : another(code, round + 1) }),
        })
        if (answer.ok) met++
      })
      hold(met === 0, `${met} guesses passed`)
      return '0 of 1,000 passed, the right code among them'
    },
  },
  {
    number: 4,
    title: 'the right code twice at once gives one proof',
    count: '500 pairs',
    async run(server) {
      await times(500, async (round) => {
        const { id, code } = await challenge(server, `four${round}@survive.in`)
        const answers = await Promise.all([guess(server, id, code), guess(server, id, code)])
        hold(answers.filter(({ body }) => body.proof).length === 1, `pair ${round} gave not one proof`)
      })
      return 'one proof in each of 500'
    },
  },
  {
    number: 5,
    title: 'a code holds 1 s before its end and not 1 s after',
    count: '100 each',
    async run(server) {
      await times(100, async (round) => {
        const early = await challenge(server, `early${round}@survive.in`)
        const late = await challenge(server, `late${round}@survive.in`)
        const end = async (id: string) =>
          (
            await server.deps.db
              .select({ at: codeChallenges.expiresAt })
              .from(codeChallenges)
              .where(eq(codeChallenges.id, id))
          )[0]?.at.getTime() ?? 0
        const [before, after] = [await end(early.id), await end(late.id)]
        server.clock.ahead = before - 1_000 - Date.now()
        const inTime = await guess(server, early.id, early.code)
        server.clock.ahead = after + 1_000 - Date.now()
        const tooLate = await guess(server, late.id, late.code)
        server.clock.ahead = 0
        hold(inTime.status === 200 && tooLate.status === 410, `round ${round}: ${inTime.status}, ${tooLate.status}`)
      })
      return '100 accepted before, 100 refused after'
    },
  },
  {
    number: 6,
    title: 'a code of one challenge meets no other, no other address, no other purpose',
    count: '300',
    async run(server) {
      const person = await server.signUp('investor')
      await times(100, async (round) => {
        const [one, other] = [
          await challenge(server, `six${round}@survive.in`),
          await challenge(server, `seven${round}@survive.in`),
        ]
        if (one.code !== other.code)
          hold((await guess(server, other.id, one.code)).status === 400, `${round}: another challenge was met`)
        const { body } = await guess(server, one.id, one.code)
        const taken = await server.request('POST', '/api/register', {
          login_type: 'investor',
          name: 'Thief',
          mobile: `+9197${String(10_000_000 + round)}`,
          email: `victim${round}@survive.in`,
          email_proof: body.proof,
          password,
          confirm_password: password,
          accept_terms: true,
          language: 'en',
        })
        hold(taken.status === 422, `${round}: the proof served another address`)
        const reset = { token: body.proof, password, confirm_password: password }
        hold((await server.request('POST', '/api/reset-password', reset)).status === 422, `${round}: another purpose`)
      })
      hold((await status(server, person)) === 200, 'an account was touched')
      return '300 refused'
    },
  },
  {
    number: 7,
    title: 'drawn codes are uniform by chi-square',
    count: '1,000,000',
    async run() {
      const bins = new Array<number>(1_000).fill(0)
      for (let draw = 0; draw < 1_000_000; draw++) {
        const bin = Math.floor(Number(newCode()) / 1_000)
        bins[bin] = (bins[bin] ?? 0) + 1
      }
      const chi = bins.reduce((sum, seen) => sum + (seen - 1_000) ** 2 / 1_000, 0)
      // With 999 degrees of freedom, 1,143 is exceeded once in a thousand.
      hold(chi < 1_143, `chi-square ${chi.toFixed(0)} of 999`)
      return `chi-square ${chi.toFixed(0)} with 999 degrees of freedom`
    },
  },
  {
    number: 8,
    title: 'known and unknown accounts answer alike, in body and in time',
    count: '1,000 each',
    async run(server) {
      const [known, unknown]: [number[], number[]] = [[], []]
      const shapes = new Set<string>()
      const ask = async (target: string, into: number[]) => {
        let answer: Awaited<ReturnType<typeof send>> | null = null
        into.push(await timed(async () => (answer = await send(server, target, 'reset_password'))))
        const { status: code, body } = answer as unknown as { status: number; body: object }
        shapes.add(`${code} ${Object.keys(body).sort()}`)
      }
      const people: string[] = []
      await times(40, async () => void people.push((await server.signUp('investor')).email))
      await times(1_000, async (round) => {
        // A day apart, so that no sending limit is reached and each call does its full work.
        server.clock.ahead = Math.floor(round / 40) * 86_400_000 * 2
        await ask(people[round % 40] ?? '', known)
        await ask(`nobody${round % 40}@survive.in`, unknown)
      })
      server.clock.ahead = 0
      hold(shapes.size === 1, `answers differ: ${[...shapes].join(' | ')}`)
      const ratio = median(known) / median(unknown)
      hold(ratio > 0.95 && ratio < 1.05, `medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms`)
      return `medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms, ratio ${ratio.toFixed(3)}`
    },
  },
  {
    number: 9,
    title: 'a flood of resends is one message a countdown, else 429 with Retry-After',
    count: '100 in 60 s',
    async run(server) {
      const { id } = await challenge(server, 'nine@survive.in')
      let refused = 0
      await times(100, async (round) => {
        server.clock.ahead = round * 600
        const { status: code, headers } = await server.request('POST', `/api/codes/${id}/resend`, {})
        if (code === 429 && Number(headers.get('retry-after')) > 0) refused++
      })
      server.clock.ahead = 0
      const sent = (await server.letters('nine@survive.in')).length
      hold(sent === 2 && refused === 99, `${sent} messages, ${refused} refusals`)
      return '1 message in 60 s, 99 refusals with Retry-After'
    },
  },
  {
    number: 10,
    title: 'a victim whose tries an attacker burns gets in another way',
    count: '50 victims',
    async run(server) {
      await times(50, async (round) => {
        const victim = await server.signUp('investor')
        for (let tries = 0; tries < 6; tries++) await logIn(server, victim.email, 'Wrong#Pass1')
        const locked = await logIn(server, victim.email, password)
        const { status: other } = await server.request('POST', '/api/login', {
          login_type: 'investor',
          target: targetNamed(victim.mobile),
          password,
          remember: false,
        })
        hold(locked.status === 423 && other === 200, `victim ${round}: ${locked.status}, ${other}`)
      })
      return '50 of 50 got in by the mobile number'
    },
  },
  {
    number: 11,
    title: 'the token before a login and before a password change is dead after it',
    count: '200',
    async run(server) {
      await times(100, async (round) => {
        const person = await server.signUp('investor')
        const again = await logIn(server, person.email, password, person)
        hold((await status(server, person)) === 401, `round ${round}: the old token lives after the login`)
        const renewed = { ...person, token: again.body.access_token }
        const request = { current_password: password, password: 'Newer#Bridge8', confirm_password: 'Newer#Bridge8' }
        const changed = await server.request<{ access_token: string }>('POST', '/api/update-password', request, renewed)
        hold((await status(server, renewed)) === 401, `round ${round}: the old token lives after the change`)
        hold((await status(server, person, changed.body.access_token)) === 200, `round ${round}: the new token is dead`)
      })
      return '200 old tokens dead, 200 new ones alive'
    },
  },
  {
    number: 12,
    title: 'logout, a disabled account and a revoked device are dead within 1 s',
    count: '500',
    async run(server) {
      let slowest = 0
      const people: Person[] = []
      await times(50, async () => void people.push(await server.signUp('investor')))
      await times(500, async (round) => {
        const person = people[round % 50]
        if (!person) return
        await server.deps.db.update(accounts).set({ disabledAt: null }).where(eq(accounts.id, person.id))
        const { body } = await logIn(server, person.email, password)
        const one = { ...person, token: body.access_token }
        const took = await timed(async () => {
          if (round % 3 === 0) await server.request('POST', '/api/logout', {}, one)
          else if (round % 3 === 1)
            await server.deps.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, person.id))
          else {
            const { body: listed } = await server.request<{ sessions: { id: string }[] }>(
              'GET',
              '/api/sessions',
              undefined,
              one,
            )
            await server.request('DELETE', `/api/sessions/${listed.sessions[0]?.id}`, {}, one)
          }
          hold((await status(server, one)) === 401, `round ${round}: the token lives`)
        })
        slowest = Math.max(slowest, took)
      })
      hold(slowest < 1_000, `the slowest took ${slowest.toFixed(0)} ms`)
      return `500 dead, the slowest after ${slowest.toFixed(0)} ms`
    },
  },
]
