import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
buildClient()

/** `npm run attack [minutes a tool]`: sqlmap and wapiti, where they are installed, against a throwaway server on loopback. */
const minutes = Number(process.argv[2] ?? 5)
const port = 5010
const origin = `http://127.0.0.1:${port}`
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const work = mkdtempSync(join(tmpdir(), 'founders-attack-'))
const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

async function healthy() {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${origin}/healthz`).catch(() => null))?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error('the server did not start')
}

async function signedIn() {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login_type: 'investor', email: 'investor@demo.in', password: 'Demo@1234', remember: true }),
  })
  const { access_token, info_id } = await answer.json()
  return { authorization: `Bearer ${access_token}`, 'x-info-id': info_id }
}

/** Calls whose every parameter sqlmap tries: text, numbers, cursors, ids, bodies, headers. */
const targets = (id) => [
  ['GET', '/api/listings?kind=INVESTMENT&text=solar&sort=newest&city=Pune&cursor=x'],
  ['GET', '/api/listings/facets?kind=INVESTMENT&text=solar'],
  ['GET', '/api/countries?keyword=in'],
  ['GET', '/api/master-dropdown/industry?type=INVESTMENT'],
  ['GET', '/api/notifications?cursor=x'],
  ['GET', `/api/listings/${id}*`],
  ['GET', '/mailbox/messages.json?to=a@b.in'],
  ['POST', '/api/login', { login_type: 'investor', email: 'investor@demo.in', password: 'x', remember: false }],
  ['POST', '/api/codes', { purpose: 'reset_password', target: 'investor@demo.in' }],
  ['POST', '/api/saved-searches', { kind: 'INVESTMENT', name: 'x', query: { text: 'x' }, alert: 'off' }],
]

const run = (command, args, seconds) =>
  new Promise((resolve) => {
    let said = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
    child.on('exit', () => {
      clearTimeout(timer)
      resolve(said)
    })
  })

async function sqlmap(headers) {
  const { list } = await (await fetch(`${origin}/api/listings?kind=INVESTMENT`, { headers })).json()
  const all = targets(list[0]?.id ?? 'x')
  const findings = []
  for (const [number, [method, path, body]] of all.entries()) {
    const raw = [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      ...Object.entries(headers).map((pair) => pair.join(': ')),
      ...(body ? ['content-type: application/json'] : []),
      '',
      body ? JSON.stringify(body) : '',
    ].join('\r\n')
    const file = join(work, `request-${number}.txt`)
    writeFileSync(file, raw)
    const args = [
      '-r',
      file,
      '--batch',
      '--dbms=PostgreSQL',
      '--level=2',
      '--risk=2',
      '--technique=BEUSTQ',
      '--smart',
      '--time-sec=3',
      '--threads=2',
      '--output-dir',
      join(work, 'sqlmap'),
      '--disable-coloring',
      '--ignore-code=*',
    ]
    const said = await run('sqlmap', args, (minutes * 60) / all.length)
    const isFound = /is vulnerable|identified the following injection point/.test(said)
    console.log(`sqlmap ${method} ${path}: ${isFound ? 'INJECTABLE' : 'nothing'}`)
    if (isFound) findings.push(path)
  }
  return findings
}

async function wapiti(headers) {
  const report = join(work, 'wapiti.json')
  const args = [
    '-u',
    `${origin}/`,
    '-f',
    'json',
    '-o',
    report,
    '--scope',
    'domain',
    '--flush-session',
    '--max-scan-time',
    String(minutes * 60),
    '-m',
    'backup,crlf,exec,file,methods,permanentxss,redirect,shellshock,sql,ssrf,timesql,xss,xxe',
    '--store-session',
    join(work, 'wapiti'),
  ]
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  for (const path of [
    '/mailbox',
    '/api/docs',
    '/api/listings?kind=INVESTMENT&text=a',
    '/api/countries?keyword=a',
    '/api/master-dropdown/industry?type=INVESTMENT',
    '/investor/login',
    '/flows',
  ])
    args.push('-s', origin + path)
  const said = await run('wapiti', args, minutes * 60 + 60)
  if (!readdirSync(work).includes('wapiti.json')) return [`no report: ${said.slice(-400)}`]
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).filter(([, list]) => list.length > 0)
  console.log(`wapiti: ${found.length === 0 ? 'nothing' : JSON.stringify(found).slice(0, 2_000)}`)
  return found.map(([name, list]) => `${name}: ${list.length}`)
}

try {
  await healthy()
  const headers = await signedIn()
  const findings = []
  if (has('sqlmap')) findings.push(...(await sqlmap(headers)))
  else console.log('sqlmap is not installed (Debian: apt-get install sqlmap)')
  if (has('wapiti')) findings.push(...(await wapiti(headers)))
  else console.log('wapiti is not installed (Debian: apt-get install wapiti)')
  console.log(findings.length === 0 ? 'No finding.' : `Findings: ${JSON.stringify(findings)}`)
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  server.kill('SIGTERM')
}
