import { fileURLToPath } from 'node:url'
import { defineConfig, type ManifestObjectConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { serverPaths } from './src/routes/serverPaths.ts'

const { files, receipts, mailbox, sandbox, pictures, operator } = serverPaths

const description =
  'A business-networking marketplace: raise money, find a buyer for your business, grow a network, and invest.'

// Names that both renderings share, rules without blanks, components that nobody uses left out.
const styles = {
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  pure: true,
  transpileTemplateLiterals: true,
}

/** The words that are loaded together, by folder of `src/i18n/LANGUAGE`. */
const wordGroups = {
  first: ['', 'home/'],
  outer: ['login/', 'pages/', 'security/', 'subscriptions/'],
  inner: ['memberHome/', 'notifications/'],
  registration: ['registration/'],
  market: ['chats/', 'market/', 'nda/', 'proposals/'],
}

/**
 * What is loaded together. Few chunks: each costs the first page its name and its hash. The words of a language are
 * those of the first page and four groups of screens.
 */
const chunkGroups = Object.fromEntries(
  Object.entries({
    firebase: '[\\\\/]@firebase[\\\\/]',
    calls:
      '[\\\\/](ofetch|ufo|destr)[\\\\/]|[\\\\/]services[\\\\/](http|outcome|pendingCalls|session|toasts)\\.ts|faultWords',
    combobox: '[\\\\/](@base-ui|@floating-ui|DialCodeList)',
    ...Object.fromEntries(
      ['en', 'hi'].flatMap((language) =>
        Object.entries(wordGroups).map(([group, names]) => [
          `${group}-${language}`,
          `[\\\\/]i18n[\\\\/]${language}[\\\\/](${names.join('|')})index`,
        ]),
      ),
    ),
  }).map(([name, place]) => [name, { test: new RegExp(place), name, chunks: 'async' as const, enforce: true }]),
)

const drawing = new URL('./node_modules/.founders-pages/', import.meta.url)

/** What the bundler made of the client, for the drawing of the pages: under `chunks`, the scripts of each chunk by its name. */
const manifest: ManifestObjectConfig = {
  prefix: false,
  generate: ({ files, manifestData }) => {
    const chunks = new Map<string | undefined, string[]>()
    for (const { chunk, path } of files.filter(({ path }) => path.endsWith('.js'))) {
      // By its own name, and by that of what it comes with.
      const names = chunk ? [chunk.name, ...[...chunk.groupsIterable].map(({ name }) => name)] : []
      for (const name of new Set(names)) chunks.set(name, [...(chunks.get(name) ?? []), path])
    }
    return { ...manifestData, chunks: Object.fromEntries(chunks) }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [pluginReact()],
  source: {
    define: { 'process.env.PUBLIC_API_ROOT': JSON.stringify(process.env.PUBLIC_API_ROOT ?? '') },
  },
  environments: {
    web: {
      source: { entry: { index: './src/main.ts' } },
      output: { manifest, copy: [{ from: '*.svg', to: 'flags', context: './node_modules/country-flag-icons/3x2' }] },
      // A name says nothing that the hash does not, and the first page carries every one.
      ...(command === 'build'
        ? { tools: { rspack: { output: { chunkFilename: 'static/js/async/[contenthash:6].js' } } } }
        : {}),
    },
    // A build of its own, so that nothing of it comes into the product's files.
    flows: {
      source: { entry: { flows: './flowlab/gallery/main.tsx' } },
      html: { title: 'Flow Lab', mountId: 'flows', outputStructure: 'nested' },
      output: { distPath: { js: 'static/flows', jsAsync: 'static/flows/async', css: 'static/flows' } },
    },
    // A worker controls what lies beside it: emitted at the root, under the name that Firebase knows.
    worker: {
      source: { entry: { 'firebase-messaging-sw': './src/worker/firebaseMessaging.ts' } },
      output: { target: 'web-worker', filename: { js: '[name].js' }, distPath: { js: '' } },
      tools: { htmlPlugin: false },
    },
    // Of its own, so that it comes without a runtime: the drawing of the pages puts it into each.
    firstScript: {
      source: { entry: { firstScript: './src/firstScript.ts' } },
      output: { distPath: { js: 'static/js' } },
      tools: { htmlPlugin: false },
    },
    // The same screens for the build itself, which draws the public pages with it.
    ...(command === 'build'
      ? {
          pages: {
            source: { entry: { pages: './src/pages.tsx' } },
            output: {
              target: 'node' as const,
              distPath: { root: fileURLToPath(drawing) },
              emitAssets: false,
              cleanDistPath: false,
              filename: { js: '[name].mjs' },
              module: true,
            },
            performance: { chunkSplit: { strategy: 'all-in-one' as const } },
            security: { sri: { enable: false } },
          },
        }
      : {}),
  },
  html: {
    title: 'Founders — where entrepreneurs and investors meet',
    favicon: './public/favicon.svg',
    mountId: 'app',
    meta: {
      viewport: 'width=device-width, initial-scale=1',
      description,
      'color-scheme': 'light dark',
      'theme-light': { name: 'theme-color', content: '#fbf9f5', media: '(prefers-color-scheme: light)' },
      'theme-dark': { name: 'theme-color', content: '#14161a', media: '(prefers-color-scheme: dark)' },
      ...Object.fromEntries(
        Object.entries({
          type: 'website',
          site_name: 'Founders',
          title: 'Founders',
          description,
          image: '/share.jpg',
          'image:width': '1200',
          'image:height': '630',
        }).map(([name, content]) => [`og:${name}`, { property: `og:${name}`, content }]),
      ),
      'twitter:card': 'summary_large_image',
    },
    tags: [
      { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' } },
    ],
  },
  output: {
    distPath: { root: 'dist' },
    polyfill: 'off',
    // As `data:` it would need a hole in the content policy.
    dataUriLimit: { font: 0 },
    cleanDistPath: true,
    // What the popovers, `color-mix` and `:has` of the screens need anyway.
    overrideBrowserslist: ['chrome >= 119', 'edge >= 119', 'firefox >= 128', 'safari >= 17.4'],
    sourceMap: false,
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 }, ecma: 2022 } } },
  },
  performance: {
    chunkSplit: {
      strategy: 'split-by-experience',
      override: {
        minSize: 100_000,
        cacheGroups: {
          // Only proposals need valibot, so it stays in their chunk.
          defaultVendors: { test: /[\\/]node_modules[\\/](?!valibot)/, priority: -10, reuseExistingChunk: true },
          ...chunkGroups,
        },
      },
    },
  },
  security: { sri: { enable: true, algorithm: 'sha256' } },
  tools: {
    rspack: {
      output: { chunkLoadTimeout: 120_000, uniqueName: 'founders' },
      // Libraries ask for it only with `typeof`.
      node: { global: false },
      resolve: {
        alias: {
          // The router's own reader of patterns: addresses are read by src/routes.ts.
          regexparam: false,
          // Part of React since 18.
          'use-sync-external-store/shim$': 'react',
          'use-sync-external-store/shim/index.js': 'react',
        },
      },
      // styled-components asks stylis for vendor prefixes only where it is told to, and brings their table all the same.
      plugins: [
        new rspack.NormalModuleReplacementPlugin(
          /^\.\/Prefixer\.js$/,
          fileURLToPath(new URL('./src/ui/theme/noPrefixes.ts', import.meta.url)),
        ),
      ],
      module: {
        rules: [
          // Their styles and addresses alone do nothing: a name passed on by another module is taken from its own.
          { test: /[\\/]src[\\/](?:ui[\\/]parts[\\/]|routes(?:[\\/]|\.ts$))/, sideEffects: false },
          { test: /[\\/]typesafe-i18n[\\/]/, sideEffects: false },
          {
            test: /[\\/]libphonenumber-js[\\/]metadata\.min\.json\.js$/,
            use: fileURLToPath(new URL('./scripts/phonesWithoutFormats.mjs', import.meta.url)),
          },
        ],
      },
    },
    swc: { jsc: { experimental: { plugins: [['@swc/plugin-styled-components', styles]] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', ...[files, receipts, mailbox, sandbox, pictures, operator].map(({ mount }) => mount)].map((path) => [
        path,
        { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false },
      ]),
    ),
  },
}))
