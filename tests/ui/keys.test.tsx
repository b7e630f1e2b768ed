import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEvent, fireEvent } from '@testing-library/react'
import type { ReactElement } from 'react'
import ts from 'typescript'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import {
  type FoundMessages,
  type MessageSearch,
  messageSearchMachine,
} from '../../src/machines/messageSearchMachine.ts'
import { ListSearch } from '../../src/ui/chats/ListSearch.tsx'
import { SearchPanel } from '../../src/ui/chats/SearchPanel.tsx'
import { SearchBox } from '../../src/ui/market/SearchBox.tsx'
import { Combobox, MultiCombobox } from '../../src/ui/parts/Combobox.tsx'
import { DialCodePicker } from '../../src/ui/parts/DialCodePicker.tsx'
import { Dialog } from '../../src/ui/parts/Dialog.tsx'
import { TextField } from '../../src/ui/parts/Field.tsx'
import { KeywordField } from '../../src/ui/parts/KeywordField.tsx'
import { keepFocus } from '../../src/ui/parts/keepFocus.ts'
import { MessageField } from '../../src/ui/parts/MessageField.tsx'
import { show } from '../support/inLanguage.tsx'

/**
 * The handled keys of each element with a key handler: those whose default action it prevents, and the events that they
 * send.
 */

const root = join(import.meta.dirname, '../../src')
const keys = [
  'Escape',
  'Enter',
  'Tab',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Delete',
  ' ',
  'a',
]

/** Elements with a key handler, such as `parts/Field.tsx input`; a second one in the same file has a number. */
function hearersOfKeys(): string[] {
  const files = readdirSync(root, { recursive: true }).map(String)
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => /onKey|'key(down|up|press)'/.test(text))
    .flatMap(([file, text]) => {
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      const found: string[] = []
      const add = (name: string) => {
        const place = `${file.replace(/^ui\//, '')} ${name}`
        const before = found.filter((one) => one === place || one.startsWith(`${place} (`)).length
        found.push(before > 0 ? `${place} (${before + 1})` : place)
      }
      const look = (node: ts.Node): void => {
        if (ts.isJsxAttribute(node) && /^onKey/.test(node.name.getText())) add(node.parent.parent.tagName.getText())
        if (ts.isStringLiteral(node) && /^key(down|up|press)$/.test(node.text)) add(`'${node.text}'`)
        ts.forEachChild(node, look)
      }
      look(source)
      return found
    })
}

interface Row {
  draw: (tell: (...reported: unknown[]) => void) => ReactElement
  /** The element on which the key is pressed. */
  at: string
  pressed?: { shiftKey?: boolean; isComposing?: boolean; repeat?: boolean }
  /** Each handled key: the event it sends, and whether the browser's own action is prevented. */
  does: Readonly<Record<string, readonly unknown[]>>
}

const taken = 'is taken from the browser'
const field = { label: 'City', name: 'city' }
const options = [
  { slug: 'pune', label: 'Pune' },
  { slug: 'goa', label: 'Goa' },
]
const words = {
  placeholder: 'Find',
  nothingFound: 'Nothing',
  open: 'Open',
  clear: 'Clear',
  remove: (one: string) => `Remove ${one}`,
}

const message = (tell: (...reported: unknown[]) => void) => (
  <MessageField
    label="Message"
    placeholder="Write"
    value="Hello"
    error={undefined}
    counter={undefined}
    subject={null}
    onEscape={() => tell('left')}
    onChange={(text) => tell('changed', text)}
    onSubmit={() => tell('submitted')}
    onFiles={() => tell('files')}
    before={null}
    after={null}
  />
)
const keywords = (draft: string) => (tell: (...reported: unknown[]) => void) => (
  <KeywordField
    {...field}
    value={['one']}
    longest={40}
    draft={draft}
    onDraft={(text) => tell('typed', text)}
    onAdd={(word) => tell('added', word)}
    onRemove={(word) => tell('removed', word)}
    removeLabel={(word) => `Remove ${word}`}
  />
)
const searchingAll = (tell: (...reported: unknown[]) => void) => {
  const input = {
    base: '/investor',
    chatId: null,
    list: null,
    folder: 'all',
    requested: null,
    conversation: null,
  } as const
  const search = createActor(messageSearchMachine, { input: { chatId: null } }).start()
  vi.spyOn(search, 'send').mockImplementation((event) => tell(event.type))
  return (
    <ListSearch actor={createActor(chatMachine, { input: { ...input, lastId: 'l' } })} search={search}>
      {null}
    </ListSearch>
  )
}

function searching(tell: (...reported: unknown[]) => void) {
  const machine = messageSearchMachine.provide({
    actors: {
      findMessages: fromPromise<FoundMessages, MessageSearch>(() => new Promise(() => {})),
    },
  })
  const actor = createActor(machine, { input: { chatId: 'c' } }).start()
  actor.send({ type: 'search.opened' })
  const send = vi.spyOn(actor, 'send')
  send.mockImplementation((event) => tell(event.type))
  return <SearchPanel actor={actor} onChosen={() => tell('chosen')} />
}

const marketSearch = (text: string) => (tell: (...reported: unknown[]) => void) => {
  const input = {
    kind: 'INVESTMENT',
    base: '/investor',
    query: emptyQuery,
    currency: 'INR',
    view: 'gridView',
    isDraft: false,
    seen: null,
    chosen: [],
  } as const
  const actor = createActor(listingsMachine, { input })
  const { context } = actor.getSnapshot()
  const goa = { name: 'city', label: 'City', options: [{ value: 'goa', label: 'Goa', count: 2 }] }
  vi.spyOn(actor, 'getSnapshot').mockReturnValue({
    ...actor.getSnapshot(),
    context: { ...context, draft: text, isSuggesting: true, options: [goa] },
  })
  vi.spyOn(actor, 'send').mockImplementation((event) => tell(event.type))
  return <SearchBox actor={actor} />
}

const moves = { ArrowDown: [taken], ArrowUp: [taken], Home: [taken], End: [taken] }
const one = (tell: (...reported: unknown[]) => void) => (
  <Combobox {...field} options={options} words={words} value="" onChange={(slug) => tell('chosen', slug)} />
)
const several = (tell: (...reported: unknown[]) => void) => (
  <MultiCombobox
    {...field}
    options={options}
    words={words}
    value={['pune', 'goa']}
    onChange={(slugs) => tell('chosen', slugs)}
  />
)

let endKeeping = () => {}
afterEach(() => endKeeping())
const keeping = (control: ReactElement) => () => {
  endKeeping()
  endKeeping = keepFocus()
  return control
}

const table: Readonly<Record<string, readonly Row[]>> = {
  'chats/ListSearch.tsx Box': [{ draw: searchingAll, at: 'input', does: { Escape: [['search.closed']] } }],
  'chats/SearchPanel.tsx Panel': [
    { draw: searching, at: 'input', does: { Escape: [['search.closed']] } },
    { draw: searching, at: 'button', does: { Escape: [['search.closed']] } },
  ],
  'market/SearchBox.tsx Box': [
    { draw: marketSearch('goa'), at: 'input', does: { Escape: [['suggestions.dismissed'], taken] } },
    // Without suggestions Escape empties the box, as browsers do.
    { draw: marketSearch('zzzz'), at: 'input', does: {} },
  ],
  'parts/KeywordField.tsx input': [
    { draw: keywords(' two '), at: 'input', does: { Enter: [['added', 'two'], taken] } },
    { draw: keywords(' '), at: 'input', does: { Enter: [taken] } },
    // Enter ends the composition of a word in an input method, not the keyword.
    { draw: keywords('two'), at: 'input', pressed: { isComposing: true }, does: {} },
  ],
  // Held down, Enter presses a button again and again; the next one of its name would be pressed too.
  "parts/keepFocus.ts 'keydown'": [
    {
      draw: keeping(<button type="button">Delete</button>),
      at: 'button',
      pressed: { repeat: true },
      does: { Enter: [taken] },
    },
    { draw: keeping(<button type="button">Delete</button>), at: 'button', does: {} },
    { draw: keeping(<textarea />), at: 'textarea', pressed: { repeat: true }, does: {} },
  ],
  'parts/MessageField.tsx textarea': [
    { draw: message, at: 'textarea', does: { Enter: [['submitted'], taken], Escape: [['left']] } },
    { draw: message, at: 'textarea', pressed: { shiftKey: true }, does: { Escape: [['left']] } },
    { draw: message, at: 'textarea', pressed: { isComposing: true }, does: {} },
  ],
  // The arrows open the list; Escape keeps the choice. parts/choices.test.tsx covers typing and Enter.
  'parts/Combobox.tsx Frame': [{ draw: one, at: 'input', does: moves }],
  'parts/Combobox.tsx Frame (2)': [
    { draw: several, at: 'input', does: { ...moves, ArrowLeft: [taken], Backspace: [['chosen', ['pune']]] } },
  ],
  // Before its list has loaded; what the arrows open is tested in parts/choices.test.tsx.
  'parts/DialCodePicker.tsx Opener': [
    {
      draw: () => (
        <DialCodePicker
          {...{ label: 'Dial code', searchLabel: 'Search', noneLabel: 'None' }}
          {...{ countries: [], country: '', dialCode: '91', onChange: () => {} }}
        />
      ),
      at: 'button',
      does: { ArrowDown: [taken], ArrowUp: [taken] },
    },
  ],
  'parts/Dialog.tsx Sheet': [
    {
      draw: (tell) => (
        <Dialog title="Sure?" onClose={() => tell('closed')}>
          Yes
        </Dialog>
      ),
      at: 'dialog',
      does: {},
    },
    {
      draw: (tell) => (
        <Dialog isStatic title="Sure?" onClose={() => tell('closed')}>
          Yes
        </Dialog>
      ),
      at: 'dialog',
      does: { Escape: [taken] },
    },
  ],
  'parts/Field.tsx input': [
    {
      draw: (tell) => (
        <TextField {...field} value="Pune" onChange={(one) => tell(one)} onEnter={() => tell('entered')} />
      ),
      at: 'input',
      does: { Enter: [['entered'], taken] },
    },
    { draw: (tell) => <TextField {...field} value="Pune" onChange={(one) => tell(one)} />, at: 'input', does: {} },
  ],
}

it('every element that handles keys has its rows', () => {
  expect(Object.keys(table).sort()).toEqual(hearersOfKeys().sort())
})

describe.each(Object.entries(table))('%s', (_, rows) => {
  it.each(rows.map((row, place) => ({ row, place: place + 1 })))(
    'row $place',
    ({ row: { draw, at, pressed, does } }) => {
      const done: Record<string, unknown[]> = {}
      let reported: unknown[] = []
      let isFresh = false
      for (const key of keys) {
        if (!isFresh) show(draw((...one) => reported.push(one)))
        reported = []
        const element = document.querySelector<HTMLElement>(at)
        if (!element) throw new Error(`there is no ${at}`)
        element.focus()
        const event = createEvent.keyDown(element, { key, ...pressed })
        fireEvent(element, event)
        if (event.defaultPrevented) reported.push(taken)
        isFresh = reported.length === 0
        if (!isFresh) done[key] = reported
      }
      expect(done).toEqual(does)
    },
  )
})
