import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** What the last browser tests reached of each flow, where they have run. */
function browserCoverage(): string {
  const folder = new URL('./node_modules/.flowlab/', import.meta.url)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('browser-')) : []
  const kept = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  return JSON.stringify(
    Object.fromEntries(kept.map(({ name, states, transitions }) => [name, { ...states, ...transitions }])),
  )
}

export default defineConfig({
  plugins: [pluginReact()],
  source: {
    define: { 'process.env.PUBLIC_API_ROOT': JSON.stringify(process.env.PUBLIC_API_ROOT ?? '') },
  },
  environments: {
    web: { source: { entry: { index: './src/main.tsx' } } },
    // A build of its own, so that nothing of it comes into the product's files.
    flows: {
      source: { entry: { flows: './flowlab/gallery/main.tsx' }, define: { FLOW_COVERAGE: browserCoverage() } },
      html: { title: 'Flow Lab', mountId: 'flows', outputStructure: 'nested' },
      output: { distPath: { js: 'static/flows', jsAsync: 'static/flows/async', css: 'static/flows' } },
    },
    // A worker controls what lies beside it: emitted at the root, under the name that Firebase knows.
    worker: {
      source: { entry: { 'firebase-messaging-sw': './src/worker/firebaseMessaging.ts' } },
      output: { target: 'web-worker', filename: { js: '[name].js' }, distPath: { js: '' }, copy: [] },
      tools: { htmlPlugin: false },
    },
  },
  html: {
    title: 'Founders — where entrepreneurs and investors meet',
    favicon: './public/favicon.svg',
    mountId: 'app',
    meta: {
      viewport: 'width=device-width, initial-scale=1',
      description:
        'A business-networking marketplace: raise money, find a buyer for your business, grow a network, and invest.',
      'color-scheme': 'light dark',
    },
  },
  output: {
    distPath: { root: 'dist' },
    polyfill: 'off',
    cleanDistPath: true,
    sourceMap: false,
    copy: [{ from: '*.svg', to: 'flags', context: './node_modules/country-flag-icons/3x2' }],
  },
  performance: {
    chunkSplit: {
      strategy: 'split-by-experience',
      override: {
        cacheGroups: Object.fromEntries(
          // One chunk of words a language: each further chunk costs the first page its name and its hash.
          ['en', 'hi'].map((language) => [
            `words-${language}`,
            {
              test: new RegExp(`[\\\\/]i18n[\\\\/]${language}[\\\\/][^\\\\/]+[\\\\/]`),
              name: `words-${language}`,
              chunks: 'async' as const,
              enforce: true,
            },
          ]),
        ),
      },
    },
  },
  security: { sri: { enable: true, algorithm: 'sha256' } },
  tools: { rspack: { output: { chunkLoadTimeout: 120_000 } } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/mailbox', '/sandbox', '/pictures'].map((path) => [
        path,
        { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false },
      ]),
    ),
  },
})
