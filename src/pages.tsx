import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { Router } from 'wouter'
import { createActor } from 'xstate'
import { loginTypes, offerings } from './domain/offerings.ts'
import type { Locales } from './i18n/i18n-types.ts'
import { i18nObject } from './i18n/i18n-util.ts'
import { loadWords, speak } from './i18n/language.ts'
import { accountIn, navigationMachine } from './machines/navigationMachine.ts'
import { sessionMachine } from './machines/sessionMachine.ts'
import {
  addresses,
  addressOf,
  paramsAreKnown,
  type Route,
  redirectPatterns,
  routes,
  segmentsOfListings,
  serverPaths,
} from './routes.ts'
import { bell, changePasswordDialog, globalConnectLink, screens } from './screens.ts'
import { App } from './ui/App.tsx'

/** Pages that the build prerenders, so that their first paint needs no script. */

interface Prerendered {
  /** The notice for a press before the scripts are loaded. */
  waiting: string
  markup: string
  style: string
}

/** Prerenders a visitor's page, or the frame that waits for a member's account. */
export async function prerenderPage(address: string, language: Locales, isVisitor: boolean): Promise<Prerendered> {
  await speak(language)
  const session = createActor(sessionMachine, { input: { hasToken: !isVisitor, hasDevice: false, stored: null } })
  const navigation = createActor(navigationMachine, {
    input: { address: addressOf(address, ''), ...accountIn(session.getSnapshot()) },
  })
  const sheet = new ServerStyleSheet()
  const { prelude } = await prerender(
    sheet.collectStyles(
      <Router ssrPath={address} ssrSearch="">
        <App
          session={session}
          navigation={navigation}
          screens={screens}
          changePasswordDialog={changePasswordDialog}
          bell={bell}
          globalConnectLink={globalConnectLink}
          language={language}
        />
      </Router>,
    ),
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude).text()
  await loadWords(['pages'])
  return { waiting: i18nObject(language).pages.waiting(), markup, style: sheet.getStyleTags() }
}

/** The address from which a member's frame is prerendered. */
export const memberAddress = addresses.account
/** The address of a font file on the server. */
export const fontAddress = serverPaths.static.font

interface Page {
  /** A regular expression over the path. */
  shape: string
  screen: string
  /** The screen of the prerendered page, which is for visitors. */
  visitorScreen: string
  /** The address that can be prerendered; everything else depends on the visitor. */
  address: string | null
}

const knownValues: Record<string, readonly string[]> = {
  loginType: loginTypes,
  accountType: offerings,
  kind: segmentsOfListings,
}

/** All paths of a pattern, with every known value for its named parts. */
function filled(pattern: string, params: Readonly<Record<string, string>> = {}): string[] {
  const part = /:(\w+)/.exec(pattern)?.[1]
  const values = part ? knownValues[part] : undefined
  if (!part || !values) return paramsAreKnown(params) ? [pattern] : []
  return values.flatMap((value) => filled(pattern.replace(`:${part}`, value), { ...params, [part]: value }))
}

const pageOf = (route: Route, pattern: string): Page => ({
  shape: pattern.replace(/:\w+/g, '[^/]+'),
  screen: route.screen,
  visitorScreen: route.forVisitors ?? route.screen,
  address: route.guarded ? null : pattern,
})

export const pages: readonly Page[] = [
  ...routes.flatMap((route) => filled(route.pattern).map((pattern) => pageOf(route, pattern))),
  ...redirectPatterns.map((shape) => ({ shape, screen: 'listings', visitorScreen: 'listings', address: null })),
]
