import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { until } from './until.ts'

export type ProxyName = 'nginx' | 'caddy'

const places = { nginx: ['/usr/sbin/nginx'], caddy: [process.env.CADDY_PATH ?? '', '/usr/bin/caddy'] }
/** The path of the program on this machine; undefined if it is not installed. */
export const proxyBinary = (name: ProxyName) => places[name].find((path) => path && existsSync(path))

const site = 'founders.example'

interface Settings {
  directory: string
  port: number
  /** The port of nginx's redirect to TLS. */
  plainPort: number
  instances: readonly [number, number]
}

/** The example from `deploy`, with other ports and certificates. */
function configured(file: string, { directory, port, plainPort, instances }: Settings): string {
  return readFileSync(file, 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${instances[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${instances[1]}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('/etc/ssl/founders.pem', join(directory, 'cert.pem'))
    .replace('/etc/ssl/founders.key', join(directory, 'key.pem'))
}

const commands: Record<ProxyName, (settings: Settings) => string[]> = {
  nginx(settings) {
    const { directory } = settings
    const whole = `user root; daemon off; pid ${directory}/pid; error_log ${directory}/log; events {} http { access_log off;
      client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
      ${configured('deploy/nginx.conf', settings)} }`
    writeFileSync(join(directory, 'conf'), whole)
    return ['-p', directory, '-e', join(directory, 'log'), '-c', join(directory, 'conf')]
  },
  caddy(settings) {
    const { directory, port } = settings
    const whole = configured('deploy/Caddyfile', settings).replace(
      `${site} {`,
      `https://${site}:${port} {\n\ttls ${directory}/cert.pem ${directory}/key.pem`,
    )
    const global = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n'
    writeFileSync(join(directory, 'conf'), global + whole)
    return ['run', '--config', join(directory, 'conf'), '--adapter', 'caddyfile']
  },
}

/** A real proxy with the example's configuration in front of two instances. */
export async function startProxy(name: ProxyName, instances: readonly [number, number]) {
  const directory = mkdtempSync(join(tmpdir(), `founders-${name}-`))
  const key = ['-keyout', join(directory, 'key.pem'), '-out', join(directory, 'cert.pem')]
  const subject = ['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site}`]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...key, ...subject], {
    stdio: 'ignore',
  })
  let port = 0
  let child: ChildProcess
  /** Connects over TLS as the site's visitors do; the caller reads the response's body. */
  const open = (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const clientRequest = request(
        {
          host: '127.0.0.1',
          port,
          servername: site,
          rejectUnauthorized: false,
          method,
          path,
          headers: { host: site, ...headers },
        },
        resolve,
      )
      clientRequest.on('error', reject)
      clientRequest.end(body)
    })
  async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) {
    const answer = await open(method, path, headers, body)
    let text = ''
    for await (const chunk of answer) text += chunk
    return { status: answer.statusCode ?? 0, headers: answer.headers, text }
  }
  /** True if it responds; false if it has ended because its port was taken. */
  const started = () =>
    until(
      `${name} answers`,
      async () => {
        if (child.exitCode !== null) return 'ended' as const
        return (await ask('GET', '/healthz').catch(() => null))?.status === 200 ? ('answers' as const) : null
      },
      { within: 60_000, every: 50 },
    ).catch((error: Error) => {
      child.kill('SIGKILL')
      throw new Error(`${error.message}; it said: ${readFileSync(output, 'utf8').slice(-2_000)}`)
    })
  const output = join(directory, 'output')
  do {
    port = await freePort()
    child = spawn(
      proxyBinary(name) ?? '',
      commands[name]({ directory, port, plainPort: await freePort(), instances }),
      {
        stdio: ['ignore', openSync(output, 'w'), openSync(output, 'a')],
        env: { ...process.env, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
      },
    )
  } while ((await started()) === 'ended')
  return {
    open,
    ask,
    async stop() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
