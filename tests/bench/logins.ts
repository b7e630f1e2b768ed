import { parseArgs } from 'node:util'
import { openBrowser } from '../support/browser.ts'
import { type Login, logIn, logins, networks } from '../support/logins.ts'
import { newDataDirectory, startProduct } from '../support/product.ts'

/** npm run bench logins -- [--each 100] [--at-once 3]: logins in fresh browsers on three networks; none may be lost. */

const { values } = parseArgs({
  options: { each: { type: 'string', default: '100' }, 'at-once': { type: 'string', default: '3' } },
})
const all = logins(Number(values.each))
const product = await startProduct(newDataDirectory())
const browser = await openBrowser()
const lost: { login: Login; said: string }[] = []
const started = performance.now()
const waiting = [...all]
let done = 0

async function takeTurns(): Promise<void> {
  for (let login = waiting.shift(); login; login = waiting.shift()) {
    const said = await logIn(browser, product.origin, { email: 'investor@demo.in', password: 'Demo@1234' }, login)
    if (++done % 25 === 0) console.log(`${done} of ${all.length}`)
    if (said === null) continue
    lost.push({ login, said })
    console.log(`lost ${JSON.stringify(login)}: ${said}`)
  }
}
await Promise.all(Array.from({ length: Number(values['at-once']) }, takeTurns))
await browser.close()
await product.stop('SIGKILL')
console.table(
  Object.fromEntries(
    networks.map((network) => [
      network,
      {
        logins: all.filter((login) => login.network === network).length,
        lost: lost.filter(({ login }) => login.network === network).length,
      },
    ]),
  ),
)
console.log(`${all.length} logins, ${lost.length} lost, ${Math.round((performance.now() - started) / 1_000)} s`)
// The browser is shared, and keeps running.
process.exit(lost.length > 0 ? 1 : 0)
