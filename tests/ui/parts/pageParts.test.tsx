import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bars } from '../../../src/ui/parts/Bars.tsx'
import { NoWrapDates } from '../../../src/ui/parts/Dated.tsx'
import { ErrorBoundary } from '../../../src/ui/parts/ErrorBoundary.tsx'
import { FocusOnError } from '../../../src/ui/parts/FocusOnError.tsx'
import { FocusOnField } from '../../../src/ui/parts/FocusOnField.tsx'
import { focusField } from '../../../src/ui/parts/focusField.ts'
import { Heart, IconButton } from '../../../src/ui/parts/IconButton.tsx'
import { EmptyState, ErrorNote, Page, Spinner } from '../../../src/ui/parts/Layout.tsx'
import { Linked } from '../../../src/ui/parts/Linked.tsx'
import { MessageLog } from '../../../src/ui/parts/MessageLog.tsx'
import { OfflineNotice } from '../../../src/ui/parts/OfflineNotice.tsx'
import { PanelButton } from '../../../src/ui/parts/PanelButton.tsx'
import { PartInAddress } from '../../../src/ui/parts/PartInAddress.tsx'
import { Skeletons } from '../../../src/ui/parts/Skeleton.tsx'
import { SuggestField } from '../../../src/ui/parts/SuggestField.tsx'
import { TakeFocus } from '../../../src/ui/parts/TakeFocus.tsx'
import { TopOfPage } from '../../../src/ui/parts/TopOfPage.tsx'
import { type Retrying, useRetryOnline } from '../../../src/ui/parts/useRetryOnline.ts'
import { ErrorScreen } from '../../../src/ui/shell/Screens.tsx'
import { show } from '../../support/inLanguage.tsx'
import { tables } from '../screens/tables/all.ts'

const nothing = () => {}

function Waiting({ actor }: { actor: Retrying }) {
  useRetryOnline(actor)
  return null
}

it('what could not be loaded loads by itself when the network returns, as long as it is missing', () => {
  const send = vi.fn()
  const actor = { send }
  const { unmount } = show(<Waiting actor={actor} />)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(send).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(send.mock.calls).toEqual([[{ type: 'retry.requested' }]])
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledOnce()
})

describe('the notice about a missing network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  const goes = (sign: 'online' | 'offline') => {
    online.mockReturnValue(sign === 'online')
    act(() => void window.dispatchEvent(new Event(sign)))
  }
  afterEach(() => void online.mockReset())

  it('appears in a live region that already exists, and disappears when the network returns', () => {
    online.mockReturnValue(true)
    show(<OfflineNotice text="You are offline." />)
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    goes('offline')
    expect([screen.getByRole('status'), region.textContent]).toEqual([region, 'You are offline.'])
    goes('online')
    expect(region.textContent).toBe('')
  })
})

const screenState = { isBroken: true }
function Screen() {
  if (screenState.isBroken) throw new Error('No answer')
  return <p>The screen</p>
}

describe('an error thrown by a screen', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is shown in its place, and the screen returns on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(nothing)
    screenState.isBroken = true
    show(
      <ErrorBoundary
        fallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {(error as Error).message}
          </button>
        )}
      >
        <Screen />
      </ErrorBoundary>,
    )
    const retry = screen.getByRole('button', { name: 'No answer' })
    await userEvent.click(retry)
    expect(screen.getByRole('button', { name: 'No answer' })).toBeTruthy()
    screenState.isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'No answer' }))
    expect([screen.queryByText('The screen'), screen.queryByRole('button')].map(Boolean)).toEqual([true, false])
  })

  it('disappears when the network returns', () => {
    vi.spyOn(console, 'error').mockImplementation(nothing)
    screenState.isBroken = true
    show(
      <ErrorBoundary fallback={() => <p>Broken</p>}>
        <Screen />
      </ErrorBoundary>,
    )
    expect(screen.queryByText('Broken')).not.toBeNull()
    screenState.isBroken = false
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText('The screen')).not.toBeNull()
  })
})

describe('the error screen', () => {
  afterEach(() => void vi.restoreAllMocks())
  const missingCode = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/7.js' })

  it.each([
    [503, '503: We couldn’t load part of this page. Check your connection and try again.'],
    [404, '404: We couldn’t load part of this page. Check your connection and try again.'],
    // The response succeeded, but its content was unusable.
    [200, 'We couldn’t load part of this page. Check your connection and try again.'],
    [304, 'We couldn’t load part of this page. Check your connection and try again.'],
    // No response.
    [0, 'We couldn’t load part of this page. Check your connection and try again.'],
  ])('shows the status only if it says what failed: %i', (responseStatus, text) => {
    const entry = { responseStatus } as unknown as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry])
    show(<ErrorScreen error={missingCode} onRetry={nothing} />)
    expect(screen.queryByText(text)).not.toBeNull()
  })

  it.each([
    [418, '418: No such list'],
    [200, 'No such list'],
  ])('shows the message of a refusal with status %i', (status, text) => {
    show(<ErrorScreen error={Object.assign(new Error('No such list'), { status })} onRetry={nothing} />)
    expect(screen.queryByText(text)).not.toBeNull()
  })
})

describe('a panel behind a button', () => {
  const toggles = (panel: HTMLElement, newState: 'open' | 'closed') =>
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState }))

  it('is a titled dialog opened by its button; its content is rendered while it is open', () => {
    show(
      <PanelButton label="Filters" title="Narrow the list" done="Show 12">
        <p>Verified only</p>
      </PanelButton>,
    )
    const panel = screen.getByRole('dialog', { name: 'Narrow the list' })
    expect(screen.getByRole('button', { name: 'Filters' }).getAttribute('popovertarget')).toBe(panel.id)
    expect(screen.queryByText('Verified only')).toBeNull()
    toggles(panel, 'open')
    expect(screen.queryByText('Verified only')).not.toBeNull()
    const done = screen.getByRole('button', { name: 'Show 12' })
    expect([done.getAttribute('popovertarget'), done.getAttribute('popovertargetaction')]).toEqual([panel.id, 'hide'])
    toggles(panel, 'closed')
    expect(screen.queryByText('Verified only')).toBeNull()
  })
})

describe('an icon button', () => {
  it('is found by its label, exposes whether it is pressed, and handles the keyboard', async () => {
    const press = vi.fn()
    show(
      <IconButton label="Add to favourites" pressed={false} onClick={press}>
        <Heart />
      </IconButton>,
    )
    const button = screen.getByRole('button', { name: 'Add to favourites', pressed: false })
    button.focus()
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(2)
  })

  it('announces that it is busy, keeps the focus and ignores presses', async () => {
    const press = vi.fn()
    show(
      <IconButton label="Add to favourites" busy onClick={press}>
        <Heart />
      </IconButton>,
    )
    const button = screen.getByRole('button', { name: 'Add to favourites' })
    button.focus()
    await userEvent.click(button)
    expect([button.getAttribute('aria-disabled'), press.mock.calls.length, document.activeElement]).toEqual([
      'true',
      0,
      button,
    ])
  })
})

it('a page has one heading, which names the tab', () => {
  show(
    <Page title="My Subscription" lead="What your plan gives you">
      <p>Text</p>
    </Page>,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['My Subscription'])
  expect(document.title).toBe('My Subscription · Founders')
})

it('an empty state is a heading: of the page if nothing else is on it, else below it', () => {
  show(
    <EmptyState isPage title="No archived conversations" text="Look elsewhere" action={<a href="/chats">Chats</a>} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'No archived conversations' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Chats' })).toBeTruthy()
  show(<EmptyState title="No archived conversations" />)
  expect(screen.getByRole('heading', { level: 2, name: 'No archived conversations' })).toBeTruthy()
})

it('loading is a status, an error of the whole form an alert, and placeholders for tiles are silent', () => {
  show(
    <>
      <Spinner label="Loading…" />
      <ErrorNote>Your card was declined.</ErrorNote>
      <ul>
        <Skeletons count={3} view="gridView" />
      </ul>
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(screen.getByRole('alert').textContent).toBe('Your card was declined.')
  expect([screen.queryAllByRole('listitem').length, document.querySelectorAll('li').length]).toEqual([0, 3])
})

it('a web address in a text is a link without the final full stop, and sends no referrer', () => {
  show(
    <p>
      <Linked text="See https://fund.in/deck. Thank you" />
    </p>,
  )
  const link = screen.getByRole('link', { name: 'https://fund.in/deck' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://fund.in/deck',
    'noreferrer noopener nofollow',
  ])
  expect(link.parentElement?.textContent).toBe('See https://fund.in/deck. Thank you')
  show(<Linked text="https://one.in and https://two.in" />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'https://one.in',
    'https://two.in',
  ])
  show(<Linked text="javascript:alert(1)" />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('the dates of a sentence are not wrapped, and its words are unchanged', () => {
  const { container } = show(
    <p>
      <NoWrapDates text="Runs from 21-Nov-2026 until 21-Dec-2026." />
    </p>,
  )
  expect(container.textContent).toBe('Runs from 21-Nov-2026 until 21-Dec-2026.')
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '21-Nov-2026',
    '21-Dec-2026',
  ])
})

it('bars are a list to a screen reader, without the days with no activity', () => {
  show(
    <Bars
      caption="The last 2 days"
      bars={[
        { label: 'Monday: 3', value: 3 },
        { label: 'Tuesday: 0', value: 0 },
      ]}
    />,
  )
  expect(screen.getByRole('figure').textContent).toContain('The last 2 days')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Monday: 3'])
})

const suggested = ['Pune', 'Panaji', 'Agra'].map((name) => ({ name, keywords: name === 'Pune' ? 'पुणे' : '' }))
function City() {
  const [city, keep] = useState('')
  return <SuggestField label="City" name="city" value={city} onChange={keep} suggestions={suggested} />
}

it('cities are suggested by their names in the other script too', () => {
  show(<SuggestField label="City" name="city" value="पु" onChange={() => {}} suggestions={suggested} />)
  const options = [...document.querySelectorAll('datalist option')]
  expect(options.map((option) => [option.getAttribute('value'), option.getAttribute('label')])).toEqual([
    ['Pune', 'पुणे'],
  ])
})

it('cities are suggested for the input, and any other is accepted too', async () => {
  show(<City />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
  const offered = () => [...(field.list?.options ?? [])].map(({ value }) => value)
  await userEvent.type(field, 'pu')
  expect(offered()).toEqual(['Pune'])
  await userEvent.type(field, 'ri')
  expect([field.value, offered()]).toEqual(['puri', []])
})

/** The test decides when the form gets its response. */
const answers = { refuse: nothing }
function Form() {
  const [attempt, setAttempt] = useState(0)
  answers.refuse = () => setAttempt((before) => before + 1)
  return (
    <main>
      <form onSubmit={(event) => event.preventDefault()}>
        <FocusOnError attempt={attempt} />
        <input aria-label="Name" />
        <input aria-label="Email" aria-invalid="true" />
        <input aria-label="Code" aria-invalid="true" />
        <button type="submit">Send</button>
      </form>
    </main>
  )
}

describe('the focus', () => {
  it('goes to the first wrong field on each attempt, but not before one', async () => {
    show(<Form />)
    expect(document.activeElement).toBe(document.body)
    for (const _ of ['first', 'second']) {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
      act(() => answers.refuse())
      expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    }
  })

  it('goes to the wrong field of an open dialog, not to one of the page below it', async () => {
    show(
      <>
        <Form />
        <dialog open aria-label="Change password">
          <input aria-label="Current password" aria-invalid="true" />
        </dialog>
      </>,
    )
    act(() => answers.refuse())
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })

  it('stays in the field that the reader moved to before the response', async () => {
    show(<Form />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.click(screen.getByLabelText('Code'))
    act(() => answers.refuse())
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  })

  it('leaves the field from which the form was sent by Enter', async () => {
    show(<Form />)
    await userEvent.type(screen.getByLabelText('Code'), '7{Enter}')
    act(() => answers.refuse())
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('goes to the field named in the address', () => {
    location.hash = '#city'
    show(
      <main>
        <input aria-label="Name" name="name" />
        <input aria-label="City" name="city" />
        <FocusOnField />
      </main>,
    )
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
    location.hash = ''
  })

  it('goes to the field of a link', () => {
    show(
      <main>
        <span data-field="city">
          <input aria-label="City" />
        </span>
      </main>,
    )
    focusField('city')
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
    focusField('none')
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
  })

  it('goes to a requested field', () => {
    show(<TakeFocus>{(field) => <input aria-label="Search" ref={field} />}</TakeFocus>)
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })
})

it('a new screen starts at its top', () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  show(<TopOfPage />)
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})

it('each step of the registration starts at its top', async () => {
  const wizard = tables.find(({ flow }) => flow === 'wizard')
  const row = wizard?.rows['editing.unchanged']
  if (!wizard || !row) throw new Error('the registration has no table')
  await wizard.walk(row)
  const scrolled = vi.spyOn(window, 'scrollTo').mockClear()
  await act(async () => screen.getByRole('button', { name: 'Back' }).click())
  screen.getByText('Your business')
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})

it('a page whose address names a part starts at that part', () => {
  const scrolled = vi.fn()
  Object.assign(HTMLElement.prototype, { scrollIntoView: scrolled })
  const page = (
    <>
      <section id="documents" />
      <PartInAddress />
    </>
  )
  show(page)
  expect(scrolled).not.toHaveBeenCalled()
  location.hash = 'documents'
  show(page)
  expect(scrolled.mock.contexts).toEqual([document.getElementById('documents')])
  location.hash = ''
})

it('a log of messages is reached by the keyboard, named, and does not read earlier messages out', () => {
  const top = vi.fn()
  show(
    <MessageLog
      label="Conversation with Asha"
      first="1"
      last="2"
      lastIsMine={false}
      requested={null}
      onShown={() => {}}
      toEndLabel="Jump to the latest message"
      onTop={top}
    >
      <p>Hello</p>
    </MessageLog>,
  )
  const log = screen.getByRole('log', { name: 'Conversation with Asha' })
  expect([log.tabIndex, log.getAttribute('aria-live')]).toEqual([0, 'off'])
  expect(top).toHaveBeenCalled()
})
