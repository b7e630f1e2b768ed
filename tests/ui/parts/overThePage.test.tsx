import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastError, toastInfo, toastLink, toastSuccess } from '../../../src/services/toasts.ts'
import { Button } from '../../../src/ui/parts/Button.tsx'
import { Countdown } from '../../../src/ui/parts/Countdown.tsx'
import { ConfirmDialog, Dialog } from '../../../src/ui/parts/Dialog.tsx'
import { DropZone } from '../../../src/ui/parts/DropZone.tsx'
import { ToastHost } from '../../../src/ui/parts/ToastHost.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

afterEach(() => void vi.useRealTimers())

describe('a dialog', () => {
  it.each(['en', 'hi'] as const)('%s: is found by its title and asks with Yes and No', async (language) => {
    const words = wordsIn(language)
    const { title, text } = words.memberHome.logout
    const [yes, no] = [vi.fn(), vi.fn()]
    show(<ConfirmDialog title={title()} text={text()} onYes={yes} onNo={no} />, language)
    const dialog = screen.getByRole('dialog', { name: title() })
    expect(dialog.textContent).toContain(text())
    await userEvent.click(screen.getByRole('button', { name: words.yes() }))
    await userEvent.click(screen.getByRole('button', { name: words.no() }))
    expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 1])
  })

  it('closes when the browser requests it, as on Escape', () => {
    const close = vi.fn()
    show(
      <Dialog title="Payment" onClose={close}>
        <p>Text</p>
      </Dialog>,
    )
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(close).toHaveBeenCalledOnce()
  })

  it('that is static ignores Escape', () => {
    const close = vi.fn()
    show(
      <Dialog isStatic title="Payment" onClose={close}>
        <p>Text</p>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect([cancel.defaultPrevented, close.mock.calls.length]).toEqual([true, 0])
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  })

  it('returns the focus to the element that had it', () => {
    const opener = document.body.appendChild(document.createElement('button'))
    // The component checks whether the opener is visible, but the test has no layout.
    opener.checkVisibility = () => true
    opener.focus()
    const { unmount } = show(
      <Dialog title="Payment" onClose={() => {}}>
        <input aria-label="Card" />
      </Dialog>,
    )
    screen.getByLabelText('Card').focus()
    expect(document.activeElement).not.toBe(opener)
    unmount()
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })

  it.each([
    ['the entry of a menu that is still open', true, 'Block'],
    ['the button of a menu that has closed since', false, 'Options'],
  ])('returns the focus to %s', (_, isOpen, name) => {
    const page = (over: ReactElement | null) => (
      <>
        <button type="button" popoverTarget="menu">
          Options
        </button>
        <div id="menu" popover="auto">
          <button type="button" popoverTarget="menu" popoverTargetAction="hide">
            Block
          </button>
        </div>
        {over}
      </>
    )
    cleanup()
    const { rerender } = render(page(null))
    const entry = screen.getByText('Block')
    entry.checkVisibility = () => isOpen
    entry.focus()
    rerender(
      page(
        <Dialog title="Block?" onClose={() => {}}>
          <input aria-label="Reason" />
        </Dialog>,
      ),
    )
    screen.getByLabelText('Reason').focus()
    rerender(page(null))
    expect(document.activeElement).toBe(screen.getByText(name))
  })
})

it('a busy button keeps its focus, announces that it is busy and ignores presses', async () => {
  const press = vi.fn()
  show(
    <Button busy onClick={press}>
      Processing…
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Processing…' })
  button.focus()
  await userEvent.click(button)
  expect([document.activeElement, button.getAttribute('aria-disabled'), press.mock.calls.length]).toEqual([
    button,
    'true',
    0,
  ])
})

const Zone = ({ onFiles, invalid = false }: { onFiles: (files: File[]) => void; invalid?: boolean }) => (
  <DropZone
    label="Choose"
    description="Pitch deck: Choose"
    hint="or drop it here"
    accept={['pdf', 'pptx']}
    invalid={invalid}
    onFiles={onFiles}
  />
)

describe('an upload area', () => {
  const deck = () => new File(['%PDF-1.7'], 'deck.pdf', { type: 'application/pdf' })

  it('is found by its accepted kind, and the same file can be chosen again', async () => {
    const files = vi.fn()
    show(<Zone onFiles={files} />)
    const input = screen.getByLabelText<HTMLInputElement>('Pitch deck: Choose')
    // A browser reports a chosen file only if the input does not hold it already.
    const choose = async (file: File) => {
      if (input.files?.[0]?.name !== file.name) await userEvent.upload(input, file)
    }
    await choose(deck())
    await choose(deck())
    expect(files.mock.calls.map(([[file]]) => file.name)).toEqual(['deck.pdf', 'deck.pdf'])
  })

  it('offers the accepted file kinds, and passes on dropped files', () => {
    const files = vi.fn()
    show(<Zone onFiles={files} />)
    const input = screen.getByLabelText('Pitch deck: Choose')
    const isMarked = () => input.parentElement?.getAttribute('data-over')
    fireEvent.dragEnter(input)
    expect(isMarked()).toBe('true')
    fireEvent.dragLeave(input)
    expect(isMarked()).toBe('false')
    fireEvent.dragOver(input)
    expect(isMarked()).toBe('true')
    expect(input.getAttribute('accept')).toBe('.pdf,.pptx')
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [deck()] } })
    expect(files.mock.calls.map(([[file]]) => file.name)).toEqual(['deck.pdf'])
    expect(isMarked()).toBe('false')
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [] } })
    expect(files).toHaveBeenCalledOnce()
  })

  it.each([
    ['a mouse', 'pointer: fine', true],
    ['a finger', 'pointer: coarse', false],
    ['no pointer', 'pointer: none', false],
  ])('with %s (%s), mentions dropping: %s', (_, pointer, isSaid) => {
    show(<Zone onFiles={() => {}} />)
    const hint = screen.getByText('or drop it here')
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const applies = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSMediaRule ? (rule.conditionText.includes(pointer) ? [...rule.cssRules] : []) : [rule]
    const displays = rules
      .flatMap(applies)
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && hint.matches(rule.selectorText))
      .map(({ style }) => style.display)
      .filter(Boolean)
    expect(displays.at(-1) !== 'none').toBe(isSaid)
  })

  it('announces that the chosen file is invalid', () => {
    show(<Zone invalid onFiles={() => {}} />)
    expect(screen.getByLabelText('Pitch deck: Choose').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') }))

  it('counts by the server’s clock and stops at 0', () => {
    show(
      <Countdown until="2026-11-21T08:00:40Z" clockOffset={10_000}>
        {(seconds) => <p>{seconds} s</p>}
      </Countdown>,
    )
    expect(screen.queryByText('30 s')).not.toBeNull()
    act(() => vi.advanceTimersByTime(12_000))
    expect(screen.queryByText('18 s')).not.toBeNull()
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('0 s')).not.toBeNull()
  })

  it('rounds a started second up', () => {
    show(
      <Countdown until="2026-11-21T08:00:01.400Z" clockOffset={0}>
        {(seconds) => <p>{seconds} s</p>}
      </Countdown>,
    )
    expect(screen.queryByText('2 s')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.queryByText('1 s')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.queryByText('0 s')).not.toBeNull()
  })
})

it('both live regions exist before the first toast; an error is an alert, all others a status', async () => {
  show(<ToastHost />)
  const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')]
  expect([alert.textContent, status.textContent]).toEqual(['', ''])
  toastError('Unauthorized')
  toastInfo('message recieved!')
  toastSuccess('Deleted Successfuly!')
  await screen.findByText('Deleted Successfuly!')
  expect(alert.textContent).toBe('Unauthorized')
  expect([...status.children].map((line) => line.textContent).sort()).toEqual([
    'Deleted Successfuly!',
    'message recieved!',
  ])
  expect(screen.getByRole('alert')).toBe(alert)
})

it('a toast with something to press stays while it is hovered or focused, and goes afterwards', async () => {
  vi.useFakeTimers()
  show(<ToastHost />)
  toastLink('A new proposal', '/investor/my-proposals', 'news')
  await vi.waitFor(() => screen.getByText('A new proposal'))
  const link = screen.getByText('A new proposal')
  const staysWhile = (begin: () => void, end: () => void) => {
    act(begin)
    act(() => vi.advanceTimersByTime(20_000))
    expect(screen.queryByText('A new proposal')).toBe(link)
    act(end)
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.queryByText('A new proposal')).toBe(link)
  }
  staysWhile(
    () => void fireEvent.mouseEnter(link),
    () => void fireEvent.mouseLeave(link),
  )
  staysWhile(
    () => void fireEvent.focus(link),
    () => void fireEvent.blur(link),
  )
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('A new proposal')).toBeNull()
})

it('following a toast’s link ends the pause of the others', async () => {
  vi.useFakeTimers()
  show(<ToastHost />)
  toastLink('A new message', '/investor/chats', 'message')
  toastInfo('Saved')
  await vi.waitFor(() => screen.getByText('Saved'))
  fireEvent.mouseEnter(screen.getByText('A new message'))
  fireEvent.click(screen.getByText('A new message'))
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('Saved')).toBeNull()
})

it('a toast is shown in the topmost of several dialogs', async () => {
  const dialog = (title: string) => (
    <Dialog title={title} onClose={() => {}}>
      <p>Text</p>
    </Dialog>
  )
  show(
    <>
      <ToastHost />
      {dialog('Payment')}
      {dialog('Leave?')}
    </>,
  )
  toastError('Payment failed')
  const toast = await screen.findByText('Payment failed')
  expect(toast.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Leave?' }))
})
