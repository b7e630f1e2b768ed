import { existsSync } from 'node:fs'
import { type Browser, firefox } from 'playwright-core'

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
/** The path of Firefox on this machine; null if it is not installed. */
export const firefoxPath = places.find((path) => path && existsSync(path)) ?? null

/** The Firefox that the system ships, over WebDriver BiDi. */
export const openFirefox = (firefoxUserPrefs: Record<string, number> = {}): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    firefoxUserPrefs,
    ...(firefoxPath ? { executablePath: firefoxPath } : {}),
  })
