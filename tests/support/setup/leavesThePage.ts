import { afterEach, expect } from 'vitest'
import { addresses } from '../../../src/routes.ts'

/**
 * A form or a link whose press the page does not handle makes a browser load a page anew: what was typed and every flow
 * under way are lost. No press in a component test may end so.
 */

/** The server writes the owner's details into them, so they are loaded whole. */
const loadedWhole: readonly string[] = [addresses.privacyPolicy, addresses.terms]
const left: string[] = []

window.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!event.defaultPrevented && form.getAttribute('method') !== 'dialog') left.push('the browser submits a form')
})
window.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href]:not([target], [download])')
  const href = link?.getAttribute('href') ?? ''
  if (!event.defaultPrevented && /^[/?]/.test(href) && !loadedWhole.includes(href))
    left.push(`the browser follows the link to ${href}`)
})

afterEach(() => expect(left.splice(0)).toEqual([]))
