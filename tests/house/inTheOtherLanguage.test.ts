import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What each screen does when the language changes under it. A screen with texts that the server has written starts anew;
 * one with a form asks for its lists again, because it would lose what was typed; the others have words of their own
 * only.
 */
const ways = {
  startsAnew: ['compare', 'home', 'listing', 'listings', 'mySubscription', 'proposal', 'proposals'],
  asksForItsListsAgain: [
    ...['bell', 'deleteAccount', 'login', 'myProfile', 'profileReview', 'register', 'resetPassword', 'wizard'],
  ],
  hasWordsOfItsOwn: [
    ...['aboutUs', 'account', 'changePasswordDialog', 'chats', 'chooseOffering', 'contactSupport'],
    ...['globalConnectLink', 'privacyPolicy', 'subscriptions', 'terms'],
  ],
}

/** `compare: perLanguage(screen(() => import(… './effects/comparison.ts'` */
const declared = /(\w+): (perLanguage\(\s*)?screen\(\s*\(\) => import\([^)]*?'\.\/(effects\/\w+\.ts)'\)/g

it('each screen is in the new language when it changes', () => {
  const found: Record<keyof typeof ways, string[]> = { startsAnew: [], asksForItsListsAgain: [], hasWordsOfItsOwn: [] }
  for (const file of ['memberScreens', 'screens', 'textScreens'])
    for (const [, name = '', anew, effects] of readFileSync(`src/${file}.ts`, 'utf8').matchAll(declared)) {
      const code = readFileSync(`src/${effects}`, 'utf8')
      const asksAgain = /onLanguageChange|from '\.\/(optionLists|countries)\.ts'/.test(code)
      found[anew ? 'startsAnew' : asksAgain ? 'asksForItsListsAgain' : 'hasWordsOfItsOwn'].push(name)
    }
  for (const names of Object.values(found)) names.sort()
  expect(found).toEqual(ways)
})
