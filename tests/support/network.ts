import type { Page, Route } from 'playwright-core'
import { longestWait } from './until.ts'

/** Holds a page's calls by name until the test answers them. */
export class Network {
  readonly #held = new Map<string, Route[]>()
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async hold(name: string, address: string | RegExp): Promise<void> {
    await this.#page.route(address, (route) => {
      this.#held.set(name, [...(this.#held.get(name) ?? []), route])
    })
  }

  /** The newest call with this name; waits until there is one. The page has abandoned older ones. */
  async next(name: string): Promise<Route> {
    const deadline = Date.now() + longestWait
    while (Date.now() < deadline) {
      const newest = this.#held.get(name)?.at(-1)
      this.#held.delete(name)
      if (newest && newest.request().failure() === null) return newest
      await new Promise((later) => setTimeout(later, 25))
    }
    throw new Error(`the page never called ${name}`)
  }

  async refuse(name: string, code: string): Promise<void> {
    const json = { status: false, message: `Refused: ${code}`, code, request_id: 'r' }
    await (await this.next(name)).fulfill({ status: 409, json })
  }

  async lose(name: string): Promise<void> {
    await (await this.next(name)).abort()
  }

  async pass(name: string): Promise<void> {
    await (await this.next(name)).continue()
  }
}
