import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

/**
 * Writes the page that the server sends for each address: public pages rendered in both languages, and for all others
 * the frame that is shown while the account loads. Each page names the files of its screen, so that they load with the
 * first script.
 */

const dist = join(root, 'dist')
const drawing = join(root, 'node_modules', '.founders-pages')
const product = 'Founders'
const languages = ['en', 'hi']
/** Chunks of a screen whose name differs from the screen's. */
const groups = {
  home: [],
  resetPassword: ['login'],
  chooseOffering: ['register'],
  myProfile: ['profileReview'],
  listing: ['listings'],
  compare: ['listings'],
  mySubscription: ['subscriptions'],
  proposal: ['proposals'],
  deleteAccount: ['account'],
  aboutUs: ['readings'],
  privacyPolicy: ['readings'],
  contactSupport: ['readings'],
  terms: ['readings'],
}
/** The groups of words (rsbuild.config.ts) that a screen loads; member pages load `inner` too. */
const words = {
  outer: [
    'login',
    'resetPassword',
    'register',
    'subscriptions',
    'account',
    'deleteAccount',
    'aboutUs',
    'privacyPolicy',
    'contactSupport',
    'terms',
    'mySubscription',
  ],
  registration: ['register', 'chooseOffering', 'wizard', 'profileReview', 'myProfile'],
  market: ['listings', 'listing', 'compare', 'proposals', 'proposal', 'chats'],
}
const wordsOf = (screen) => Object.keys(words).filter((group) => words[group].includes(screen))

const { fontAddress, memberAddress, pages, prerenderPage } = await import(
  pathToFileURL(join(drawing, 'pages.mjs')).href
)
/** The bundler's list of its output; nothing else reads it. */
const manifestFile = join(dist, 'manifest.json')
const { chunks, entries, integrity } = JSON.parse(readFileSync(manifestFile, 'utf8'))
rmSync(manifestFile)
const { js: firstScripts = [], css: sheets = [] } = entries.index.initial
const frame = readFileSync(join(dist, 'index.html'), 'utf8')
const sheet = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('')

const textOf = (html = '') =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .trim()

const preload = (file) =>
  `<link rel="preload" as="script" href="/${file}" integrity="${integrity[file]}" crossorigin="anonymous">`
/** The frame's tags that load these files. */
const tagsOf = (files) =>
  frame.match(/<link[^>]*>|<script[^>]*><\/script>/g).filter((tag) => files.some((file) => tag.includes(`"/${file}"`)))

/** The fonts of the first paint in each language. */
const fontsAhead = { en: ['hanken-latin', 'eczar-latin'], hi: ['noto-hindi-first', 'hanken-latin'] }
const fontFiles = readdirSync(join(dist, 'static', 'font'))
const fontLinks = (language) =>
  fontsAhead[language]
    .map((name) => fontFiles.find((file) => file.startsWith(`${name}.`)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${fontAddress(file)}" crossorigin>`)
    .join('')

/** Inlined, because a press may come before any other file has loaded. */
const [starter] = readdirSync(join(dist, 'static', 'js')).filter((name) => /^firstScript\..*js$/.test(name))
const first = `<script>${readFileSync(join(dist, 'static', 'js', starter), 'utf8').trim()}</script>`
rmSync(join(dist, 'static', 'js', starter))

/** Inserts the page's own title and description, if it has them. */
function named(html, screen, markup) {
  const title = textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1])
  const lead = textOf(/<p class="[^"]*lead[^"]*">(.*?)<\/p>/.exec(markup)?.[1])
  const whole = screen === 'home' ? `${product} — ${title}` : `${title} · ${product}`
  return html
    .replace(/(<title>)[^<]*/, `$1${title ? whole : product}`)
    .replace(/(<meta property="og:title" content=")[^"]*/, `$1${title ? whole : product}`)
    .replace(/(<meta (?:name="|property="og:)description" content=")[^"]*/g, lead ? `$1${lead}` : '$&')
}

function write(name, html) {
  const file = join(dist, 'pages', `${name}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

/** Filled when the visitor presses something before the scripts have loaded. */
const waitingNote = (words) => `<p id="waits" role="status" data-words="${words}"></p>`

/** A spinner would stay until the first use of the page, which loads its screen. */
const showsSpinner = (markup) => /<main.* role="status".*<\/main>/s.test(markup)

/** A page in one language: the frame with its words, its files and the prerendered content. */
function page({ language, screen, prerendered, isPrerendered }) {
  const preloads = (names) => [...new Set(names.flatMap((name) => chunks[name] ?? []))].map(preload).join('')
  const links = {
    frame: preloads([`first-${language}`]),
    screen: preloads([
      ...(groups[screen] ?? [screen]),
      ...(isPrerendered ? [] : ['member', `inner-${language}`]),
      ...wordsOf(screen).map((group) => `${group}-${language}`),
    ]),
  }
  const [ahead] = /^(?:<link[^>]*>)*/.exec(prerendered.markup)
  const markup = prerendered.markup.slice(ahead.length)
  if (isPrerendered && showsSpinner(markup)) throw new Error(`the prerendered page of ${screen} shows a spinner`)
  const mark = isPrerendered ? ` data-prerendered="${language}"` : ''
  const html = frame
    .replace('<html>', `<html lang="${language}">`)
    .replace('<title>', () => `${fontLinks(language)}<title>`)
    .replace(tagsOf(sheets).join(''), () => `<style>${sheet}</style>`)
    .replace('</head>', `${ahead}${prerendered.style}</head>`)
    .replace(
      '<div id="app"></div>',
      `<div id="app"${mark}>${markup}</div>${isPrerendered ? waitingNote(prerendered.waiting) : ''}`,
    )
  return named(scriptsLast(html, { links, isPrerendered }), screen, markup)
}

const template = (name, scripts) => `<template data-scripts="${name}">${scripts}</template>`

/**
 * Prerendered content is painted before any script arrives, and read before the scripts of its screen do. A bare frame
 * preloads everything, because it shows nothing without it.
 */
function scriptsLast(html, { links, isPrerendered }) {
  const scripts = tagsOf(firstScripts)
  const without = scripts.reduce((rest, tag) => rest.replace(tag, ''), html)
  const starting = scripts.join('').replaceAll(' defer', ' async')
  const all = links.screen + links.frame + firstScripts.map(preload).join('')
  const later = isPrerendered ? template('screen', links.screen) : ''
  const ahead = isPrerendered ? links.frame : ''
  return without
    .replace('</head>', () => `${isPrerendered ? '' : all}${first}</head>`)
    .replace('</body>', `${template('frame', ahead + starting)}${later}</body>`)
}

const table = []
const screensWithFrame = new Set()
for (const { shape, screen, address } of pages) {
  const name = address === null ? `frame-${screen}` : `page${address.replaceAll('/', '-')}`
  table.push({ shape, name, frame: `frame-${screen}`, status: 200 })
}
const missing = '/no-such-page'
table.push({ shape: '.*', name: 'page-missing', frame: 'page-missing', status: 404 })
for (const language of languages) {
  const waiting = await prerenderPage(memberAddress, language, false)
  for (const { screen, visitorScreen, address } of pages) {
    if (!screensWithFrame.has(screen + language)) {
      screensWithFrame.add(screen + language)
      write(`${language}/frame-${screen}`, page({ language, screen, prerendered: waiting, isPrerendered: false }))
    }
    if (address === null) continue
    const prerendered = await prerenderPage(address, language, true)
    write(
      `${language}/page${address.replaceAll('/', '-')}`,
      page({ language, screen: visitorScreen, prerendered, isPrerendered: true }),
    )
  }
  const prerendered = await prerenderPage(missing, language, true)
  write(`${language}/page-missing`, page({ language, screen: 'home', prerendered, isPrerendered: true }))
}
writeFileSync(join(dist, 'pages', 'table.json'), JSON.stringify(table))
process.exit(0)
