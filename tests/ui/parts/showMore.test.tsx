import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShowMore } from '../../../src/ui/parts/ShowMore.tsx'

const items = (names: readonly string[], isShown: boolean) => (
  <>
    <ul id="items">
      {names.map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </ul>
    <ShowMore list="items" count={names.length} isShown={isShown} busy={false} onPress={() => {}}>
      More
    </ShowMore>
  </>
)

it.each([
  ['passes its focus to the first item that was added', true, 'Third'],
  ['leaves the focus of another control where it is', false, 'First'],
])('the button for more, once there is none, %s', (_, isFocused, focused) => {
  const { rerender, unmount } = render(items(['First', 'Second'], true))
  const more = screen.getByRole('button')
  act(() => {
    more.focus()
    more.click()
    if (!isFocused) screen.getByText('First').focus()
  })
  rerender(items(['First', 'Second', 'Third', 'Fourth'], false))
  expect(document.activeElement?.textContent).toBe(focused)
  unmount()
})
