import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const apiPort = process.env.API_PORT ?? '3100'
const webPort = process.env.PORT ?? '3000'
const run = (command: string[], env: Record<string, string>) =>
  spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
const api = run(['--watch-path=server', '--watch-path=src/domain', '--import', 'tsx', join('scripts', 'serve.ts')], {
  PORT: apiPort,
  PUBLIC_ORIGIN: `http://127.0.0.1:${webPort}`,
})
const web = run(
  [join('node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js'), 'dev', '--host', '127.0.0.1', '--port', webPort],
  {
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  },
)
const stop = () => {
  api.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
api.on('exit', () => web.kill('SIGTERM'))
web.on('exit', () => api.kill('SIGTERM'))
