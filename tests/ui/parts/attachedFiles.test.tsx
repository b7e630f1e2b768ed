import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { id } from '../../../flowlab/flows/samples.ts'
import { conversationMachine } from '../../../src/machines/conversationMachine.ts'
import { Composer } from '../../../src/ui/chats/Composer.tsx'
import { FileThumbnail } from '../../../src/ui/parts/FileThumbnail.tsx'
import { show } from '../../support/inLanguage.tsx'

/** A file is seen before it is sent, and can be removed (docs/product 12). */

const picture = new File(['x'], 'team.png', { type: 'image/png' })
const deck = new File(['x'.repeat(2048)], 'deck.pdf', { type: 'application/pdf' })
const program = new File(['x'], 'setup.exe')

function compose() {
  const actor = createActor(
    conversationMachine.provide({
      actions: { storeDraft: () => {}, storeOutgoing: () => {}, storeAttached: () => {}, deleteOutgoing: () => {} },
    }),
    { input: { chatId: 'c', owner: 'u investor', lastId: id } },
  ).start()
  show(<Composer actor={actor} name="Anjali Mehta" />)
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Attach an image or a file'), { target: { files } })
  return { actor, choose }
}
const tray = () => screen.queryByRole('list', { name: 'Files to send' })
const sent = (actor: ReturnType<typeof compose>['actor']) =>
  actor.getSnapshot().context.outgoing.map(({ file, text }) => [file?.name, text])

afterEach(() => vi.restoreAllMocks())

it('a chosen file stands in the composer with its size, and is sent with Send', () => {
  const { actor, choose } = compose()
  expect(tray()).toBeNull()
  choose(deck)
  expect(tray()?.textContent).toContain('deck.pdf2 KB')
  expect(sent(actor)).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Our deck' } })
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Enter' })
  expect(sent(actor)).toEqual([['deck.pdf', 'Our deck']])
  expect(tray()).toBeNull()
})

it('a pasted picture is attached, unless it only accompanies the text that was copied', () => {
  compose()
  const paste = (text: string) =>
    fireEvent.paste(screen.getByRole('textbox', { name: 'Message' }), {
      clipboardData: { files: [picture], getData: (type: string) => (type === 'text/plain' ? text : '') },
    })
  // True means that the browser pastes the text.
  expect(paste('Revenue 4.2 Cr')).toBe(true)
  expect(tray()).toBeNull()
  expect(paste('')).toBe(false)
  expect(tray()?.textContent).toContain('team.png')
})

it('a press of Send leaves the focus, and so the keyboard of a phone, in the text', () => {
  compose()
  // False means that the browser's own action, which moves the focus, was prevented.
  expect(fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }))).toBe(false)
})

it('it is removed by a button that names it, and the focus returns to the text', () => {
  const { actor, choose } = compose()
  choose(deck, picture)
  act(() => screen.getByRole('button', { name: 'Remove deck.pdf' }).click())
  expect(tray()?.textContent).not.toContain('deck.pdf')
  act(() => screen.getByRole('button', { name: 'Remove team.png' }).click())
  expect(tray()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
  act(() => screen.getByRole('button', { name: 'Send' }).click())
  expect(sent(actor)).toEqual([])
})

it('a file that cannot be sent says why, and nothing is sent until it is removed', () => {
  const { actor, choose } = compose()
  choose(program)
  expect(screen.getByRole('alert').textContent).toContain('We don’t accept this type of file.')
  act(() => screen.getByRole('button', { name: 'Send' }).click())
  expect(sent(actor)).toEqual([])
})

it('a picture shows itself, and gives its memory back', () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { unmount } = show(<FileThumbnail file={picture} />)
  expect([create.mock.calls, document.querySelector('img')?.src]).toEqual([[[picture]], 'blob:one'])
  unmount()
  expect(revoke.mock.calls).toEqual([['blob:one']])
})
