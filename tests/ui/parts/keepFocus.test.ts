import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from '../../../src/ui/parts/keepFocus.ts'

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
/** The observer of the page is called before this goes on. */
const settled = () => new Promise((later) => setImmediate(later))
const focused = () => document.activeElement?.id || document.activeElement?.tagName

async function removeFocused(selector: string, removed = selector): Promise<void> {
  find(selector).focus()
  find(removed).remove()
  await settled()
}

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = `
    <nav><a id="home" href="/">Home</a></nav>
    <main tabindex="-1">
      <section id="filters">
        <ul>
          <li id="first"><button id="energy">Energy</button></li>
          <li id="second"><input id="amount" /><button id="off" disabled>Off</button><p inert><button>Food</button></p></li>
          <li id="third"><button id="busy" aria-disabled="true">Busy</button><button id="food">Food</button></li>
          <li id="fourth"><a href="/tea">Read</a><button id="tea">Tea</button></li>
        </ul>
        <p><button id="retry">Try again</button></p>
      </section>
      <div><button id="alone">Show more</button></div>
    </main>`
  stop = keepFocus()
})
afterEach(() => stop())

/** A table and a named part of the page. */
const others = `<table><tbody><tr>
    <th id="one"><a href="/one">One</a><button id="removeOne">Remove</button></th>
    <th><a id="linkTwo" href="/two">Two</a><button id="removeTwo">Remove</button></th>
  </tr></tbody></table>
  <div id="chosen" role="region"><span><button id="paddy">Paddy</button></span><button id="loom">Loom</button></div>`

describe('a focused control that leaves the page', () => {
  it('gives the focus to the next control of its list that can be used, past fields', async () => {
    await removeFocused('#energy', '#first')
    expect(focused()).toBe('food')
  })

  it('gives it to the one before, where none follows', async () => {
    await removeFocused('#tea')
    expect(focused()).toBe('food')
    find('#food').remove()
    await settled()
    expect(focused()).toBe('energy')
  })

  it('gives it to the next of its kind, past the links of the row', async () => {
    find('main').innerHTML = others
    await removeFocused('#removeOne', '#one')
    expect(focused()).toBe('removeTwo')
    find('#removeTwo').remove()
    await settled()
    expect(focused()).toBe('linkTwo')
    await removeFocused('#paddy')
    expect(focused()).toBe('loom')
    find('#loom').remove()
    await settled()
    expect(focused()).toBe('chosen')
  })

  it('gives it to the control that replaces it, or has its name', async () => {
    find('#food').focus()
    find('#third').outerHTML = '<li><button>Tea</button><button id="again">Food</button></li>'
    await settled()
    expect(focused()).toBe('again')
    find('#retry').focus()
    find('#filters').outerHTML = '<section><button>Other</button><button id="still">Try again</button></section>'
    await settled()
    expect(focused()).toBe('still')
    find('main').innerHTML = ['a', 'b', 'c']
      .map((id) => `<p id="${id}"><button id="${id}1">Delete</button></p>`)
      .join('')
    await removeFocused('#b1', '#b')
    expect(focused()).toBe('a1')
    find('main').innerHTML = `<ul>${find('main').innerHTML}<li><button id="d1" aria-label="Delete">×</button></li></ul>`
    await removeFocused('#c1', '#c')
    expect(focused()).toBe('d1')
  })

  it.each([
    [
      '<input type="search" aria-label="Search all" value="tur" />',
      '<input aria-label="Search" /><textarea aria-label="Search all"></textarea>',
      [1, 2],
    ],
    // The DOM of these tests forgets the caret of a text area that leaves.
    ['<textarea name="message">tur</textarea>', '<input name="message" /><textarea name="other"></textarea>', [3, 3]],
  ])('gives it to the same field of a rebuilt screen, at the same caret: %s', async (field, others, caret) => {
    find('#filters').innerHTML = field
    const before = find('#filters > *') as HTMLInputElement
    before.focus()
    before.setSelectionRange(1, 2)
    find('#filters').outerHTML = `<section id="anew">${others}${field}</section>`
    await settled()
    const after = find('#anew > :last-child') as HTMLInputElement
    expect(document.activeElement).toBe(after)
    expect([after.selectionStart, after.selectionEnd]).toEqual(caret)
  })

  it('gives the focus of a field to no other field', async () => {
    find('#filters').innerHTML =
      '<input id="given" name="given" /><input id="family" name="family" /><input id="nameless" />'
    await removeFocused('#given')
    expect(focused()).toBe('filters')
    await removeFocused('#nameless')
    expect(focused()).toBe('filters')
  })

  it('gives it to the same choice or amount', async () => {
    for (const field of ['<select name="unit"></select>', '<input name="unit" type="number" />']) {
      find('main').innerHTML = `<form>${field}</form>`
      find('[name]').focus()
      find('main').innerHTML = `<form>${field}</form>`
      await settled()
      expect(document.activeElement).toBe(find('[name]'))
    }
  })

  it('gives it to the part of the page around it, where the list has gone as well', async () => {
    await removeFocused('#energy', 'ul')
    expect(focused()).toBe('filters')
  })

  it('gives it to the part of the page around it, where it stood alone, until the focus goes on', async () => {
    await removeFocused('#retry')
    expect(focused()).toBe('filters')
    expect(find('#filters').tabIndex).toBe(-1)
    find('#energy').focus()
    expect(find('#filters').hasAttribute('tabindex')).toBe(false)
  })

  it('gives it to the main part, which stays focusable', async () => {
    await removeFocused('#alone')
    expect(focused()).toBe('MAIN')
    find('#energy').focus()
    expect(find('main').tabIndex).toBe(-1)
  })

  it('gives it to the main part, where everything around it has gone', async () => {
    await removeFocused('#home', 'nav')
    expect(focused()).toBe('MAIN')
  })

  it('was focused before this began', async () => {
    stop()
    find('#retry').focus()
    stop = keepFocus()
    find('#retry').remove()
    await settled()
    expect(focused()).toBe('filters')
  })

  it('leaves the focus where the page has put it', async () => {
    find('#retry').focus()
    find('#retry').remove()
    find('#home').focus()
    await settled()
    expect(focused()).toBe('home')
  })
})

it('a control that lost the focus before takes it nowhere', async () => {
  find('#energy').focus()
  find('#energy').blur()
  await settled()
  find('#energy').remove()
  await settled()
  expect(focused()).toBe('BODY')
})

it('other changes of the page leave the focus alone', async () => {
  find('#energy').focus()
  find('#third').remove()
  await settled()
  expect(focused()).toBe('energy')
})

it('nothing moves once it is ended', async () => {
  stop()
  await removeFocused('#retry')
  expect(focused()).toBe('BODY')
})
