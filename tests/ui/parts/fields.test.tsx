import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextArea, TextField } from '../../../src/ui/parts/Field.tsx'
import { KeywordField } from '../../../src/ui/parts/KeywordField.tsx'
import { MessageField } from '../../../src/ui/parts/MessageField.tsx'
import { MoneyField } from '../../../src/ui/parts/MoneyField.tsx'
import { PasswordField } from '../../../src/ui/parts/PasswordField.tsx'
import { Select } from '../../../src/ui/parts/Select.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

/** A stateful parent: it stores the typed value, like a machine's context. */
function Stored<T>({ first, children }: { first: T; children: (value: T, keep: (value: T) => void) => ReactElement }) {
  const [value, keep] = useState(first)
  return children(value, keep)
}
/** The description of a control, which a screen reader announces after its name. */
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

const nothing = () => {}

describe('every field with one control', () => {
  const said = { label: 'City', name: 'city', error: 'Please enter city', hint: 'Where your office is', required: true }
  const fields: Record<string, ReactElement> = {
    TextField: <TextField {...said} value="" onChange={nothing} />,
    TextArea: <TextArea {...said} value="" onChange={nothing} />,
    Select: <Select {...said} value="" onChange={nothing} options={[{ slug: 'pune', label: 'Pune' }]} />,
    KeywordField: (
      <KeywordField
        {...said}
        value={[]}
        longest={40}
        draft=""
        onDraft={nothing}
        onAdd={nothing}
        onRemove={nothing}
        removeLabel={(word) => word}
      />
    ),
    MoneyField: (
      <MoneyField {...said} amount="" currency="INR" currencies={['INR']} currencyLabel="Currency" onChange={nothing} />
    ),
  }

  it.each(Object.entries(fields))('%s: is found by its label, and announces its error and its hint', (_, field) => {
    show(field)
    const control = screen.getByLabelText(/^City/)
    expect(described(control)).toEqual(['Please enter city', 'Where your office is'])
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(control.getAttribute('aria-required')).toBe('true')
  })
})

it('a field without an error is not announced as wrong, and an error with the same text as the hint is announced once', () => {
  show(<TextField label="City" name="city" value="" onChange={nothing} />)
  expect(screen.getByRole('textbox', { name: 'City' }).hasAttribute('aria-invalid')).toBe(false)
  show(<TextField label="City" name="city" value="" onChange={nothing} error="Max 5" hint="Max 5" />)
  expect(described(screen.getByRole('textbox', { name: 'City' }))).toEqual(['Max 5'])
})

it('the counter of a long text is announced with it', () => {
  show(<TextArea label="Brief" name="brief" value="" onChange={nothing} counter="12 of 350 characters" />)
  expect(described(screen.getByRole('textbox', { name: 'Brief' }))).toEqual(['12 of 350 characters'])
})

it('Enter in a text field sends its flow’s event and submits no surrounding form', async () => {
  const [submit, enter] = [vi.fn((event: { preventDefault: () => void }) => event.preventDefault()), vi.fn()]
  show(
    <form onSubmit={submit}>
      <TextField label="Code" name="code" value="" onChange={nothing} onEnter={enter} />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '{Enter}')
  expect([enter.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0])
})

it.each(['en', 'hi'] as const)('%s: a password is hidden until its owner shows it', async (language) => {
  const words = wordsIn(language).login
  show(
    <Stored first="">
      {(value, keep) => (
        <PasswordField
          label={words.password()}
          name="password"
          value={value}
          onChange={keep}
          autoComplete="new-password"
          show={words.show()}
          hide={words.hide()}
        />
      )}
    </Stored>,
    language,
  )
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.password()}`))
  await userEvent.type(field, 'Sturdy#Bridge7')
  expect([field.type, field.value]).toEqual(['password', 'Sturdy#Bridge7'])
  await userEvent.click(screen.getByRole('button', { name: words.show() }))
  expect(field.type).toBe('text')
  expect(screen.getByRole('button', { name: words.hide(), pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.hide() }))
  expect(field.type).toBe('password')
})

it('money is an amount and its currency, each changed without the other', async () => {
  const changed = vi.fn()
  show(
    <Stored first={{ amount: '', currency: 'INR' }}>
      {(money, keep) => (
        <MoneyField
          label="Funding goal"
          name="goal"
          {...money}
          currencies={['INR', 'USD']}
          currencyLabel="Currency"
          onChange={(next) => {
            changed(next)
            keep(next)
          }}
        />
      )}
    </Stored>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Funding goal' }), '75')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD')
  expect(changed).toHaveBeenLastCalledWith({ amount: '75', currency: 'USD' })
})

const Keywords = ({
  onAdd,
  onRemove = nothing,
}: {
  onAdd: (word: string) => void
  onRemove?: (word: string) => void
}) => (
  <Stored first="">
    {(draft, keep) => (
      <KeywordField
        label="Keywords"
        name="keywords"
        value={['solar']}
        longest={8}
        draft={draft}
        onDraft={keep}
        onAdd={onAdd}
        onRemove={onRemove}
        removeLabel={(word) => `Remove ${word}`}
      />
    )}
  </Stored>
)

describe('keywords', () => {
  it('are added by Enter, trimmed, and never empty', async () => {
    const add = vi.fn()
    show(<Keywords onAdd={add} />)
    const field = screen.getByRole('textbox', { name: 'Keywords' })
    await userEvent.type(field, '   {Enter}')
    expect(add).not.toHaveBeenCalled()
    await userEvent.type(field, 'wind {Enter}')
    expect(add.mock.calls).toEqual([['wind']])
  })

  it('have a maximum length, and are removed by a button that names them', async () => {
    const remove = vi.fn()
    show(<Keywords onAdd={nothing} onRemove={remove} />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Keywords' })
    await userEvent.type(field, 'photovoltaics')
    expect(field.value).toBe('photovol')
    await userEvent.click(screen.getByRole('button', { name: 'Remove solar' }))
    expect(remove).toHaveBeenCalledWith('solar')
  })
})

it('Enter sends a message, Shift+Enter starts a new line, and an error is announced', async () => {
  const [send, onEscape] = [vi.fn(), vi.fn()]
  show(
    <Stored first="">
      {(text, keep) => (
        <MessageField
          label="Message"
          placeholder=""
          value={text}
          counter="5 left"
          error="Too long"
          subject={null}
          onEscape={onEscape}
          before={null}
          after={null}
          onChange={keep}
          onSubmit={send}
          onFiles={nothing}
        />
      )}
    </Stored>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two')
  expect([field.value, send.mock.calls.length]).toEqual(['one\ntwo', 0])
  await userEvent.type(field, '{Enter}')
  expect(send).toHaveBeenCalledOnce()
  expect(described(field)).toEqual(['Too long', '5 left'])
  expect(screen.getByRole('status').textContent).toContain('Too long')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.type(field, '{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

describe('an amount is read back as it is understood', () => {
  const shown = (amount: string, currency: string) => {
    show(
      <MoneyField
        {...{ label: 'Goal', name: 'goal', amount, currency, currencies: ['INR', 'USD'], currencyLabel: 'Currency' }}
        onChange={nothing}
      />,
    )
    return described(screen.getByLabelText('Goal'))
  }

  it.each([
    ['2 crore', 'INR', '₹2,00,00,000 (₹2 Cr)'],
    ['2500000', 'INR', '₹25,00,000 (₹25 L)'],
    ['1.2 million', 'USD', '$12,00,000 ($1.2M)'],
    ['1250.50', 'INR', '₹1,250.50 (₹1.25K)'],
    ['1000', 'INR', '₹1,000 (₹1K)'],
  ])('%s in %s: %s', (typed, currency, read) => {
    expect(shown(typed, currency).map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([read])
  })

  it.each(['', '500', '999.99', '2,5', 'a lot'])('%s is not', (typed) => {
    expect(shown(typed, 'INR')).toEqual([])
  })
})
