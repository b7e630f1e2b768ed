import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox, CheckList, YesNo } from '../../../src/ui/parts/Choices.tsx'
import { Combobox, MultiCombobox } from '../../../src/ui/parts/Combobox.tsx'
import { DialCodePicker } from '../../../src/ui/parts/DialCodePicker.tsx'
import { PhoneField } from '../../../src/ui/parts/PhoneField.tsx'
import { Steps } from '../../../src/ui/parts/Steps.tsx'
import { Tabs } from '../../../src/ui/parts/Tabs.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

function Stored<T>({ first, children }: { first: T; children: (value: T, keep: (value: T) => void) => ReactElement }) {
  const [value, keep] = useState(first)
  return children(value, keep)
}
const rounds = [
  { slug: 'seed', label: 'Seed' },
  { slug: 'pre-seed', label: 'Pre-seed' },
  { slug: 'series-a', label: 'Series A', keywords: 'first' },
]
const words = {
  placeholder: 'Search',
  nothingFound: 'Nothing found',
  open: 'Show the options',
  clear: 'Clear',
  remove: (label: string) => `Remove ${label}`,
}

const One = ({ onChange }: { onChange: (slug: string) => void }) => (
  <Stored first="">
    {(value, keep) => (
      <Combobox
        label="Round"
        name="round"
        options={rounds}
        words={words}
        value={value}
        error="Please select round"
        onChange={(slug) => {
          onChange(slug)
          keep(slug)
        }}
      />
    )}
  </Stored>
)

describe('the options of a choice', () => {
  const lists = {
    round: ['Pre-seed', 'Seed', 'Seedling grants', 'Reseeding'],
    industry: ['Agriculture & food processing', 'Food, beverage & restaurants'],
    revenue: ['500K–1M', '1M–5M'],
    timeline: ['Immediately (under 1 month)', '1–3 months', '3–6 months'],
  }
  const shows = async (list: readonly string[], typed: string, several: boolean, expected: readonly string[]) => {
    const options = list.map((label) => ({ slug: label, label }))
    const field = { label: 'Choice', name: 'choice', options, words }
    const { unmount } = show(
      several ? (
        <MultiCombobox {...field} value={[]} onChange={() => {}} />
      ) : (
        <Combobox {...field} value="" onChange={() => {}} />
      ),
    )
    await userEvent.type(screen.getByRole('combobox', { name: 'Choice' }), typed)
    await expect.poll(() => screen.getAllByRole('option').map((option) => option.textContent)).toEqual(expected)
    unmount()
  }

  it.each([true, false])('are ordered by closeness to the text (several: %s)', async (several) => {
    await shows(lists.round, 'seed', several, ['Seed', 'Seedling grants', 'Pre-seed', 'Reseeding'])
    await shows(lists.industry, 'food', several, [...lists.industry].reverse())
    await shows(lists.revenue, '1m', several, ['1M–5M', '500K–1M'])
  })

  it.each([true, false])('stay as they are while one is pressed (several: %s)', async (several) => {
    const field = { label: 'Round', name: 'round', options: rounds, words }
    show(
      several ? (
        <MultiCombobox {...field} value={[]} onChange={() => {}} />
      ) : (
        <Combobox {...field} value="" onChange={() => {}} />
      ),
    )
    const shown = () => screen.getAllByRole('option').map((option) => option.textContent)
    const input = screen.getByRole('combobox', { name: 'Round' })
    await userEvent.click(input)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent.change(input, { target: { value: 'first' } })
      expect(screen.getByRole('listbox').getAttribute('aria-busy'), 'before the list follows the text').toBe('true')
      fireEvent.pointerDown(screen.getByRole('option', { name: 'Pre-seed' }), { isPrimary: true })
      act(() => void vi.advanceTimersByTime(1_000))
      expect(shown()).toEqual(['Seed', 'Pre-seed', 'Series A'])
      fireEvent.pointerUp(document.body)
      act(() => void vi.advanceTimersByTime(1_000))
      expect(shown()).toEqual(['Series A'])
      expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('are all shown for a single character, those that begin with it first', async () => {
    await shows(lists.timeline, '3', false, ['3–6 months', '1–3 months', 'Immediately (under 1 month)'])
  })

  it('of a dial code too', async () => {
    const countries = [
      { code: 'AS', name: 'American Samoa', dial_code: '1684' },
      { code: 'WS', name: 'Samoa', dial_code: '685' },
    ]
    show(
      <DialCodePicker
        {...{ label: 'Dial code', searchLabel: 'Search', noneLabel: 'None' }}
        {...{ countries, country: '', dialCode: '91', onChange: () => {} }}
      />,
    )
    screen.getByRole('combobox', { name: /Dial code/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'samoa')
    await expect
      .poll(() => screen.getAllByRole('option').map((option) => option.textContent))
      .toEqual(['Samoa+685', 'American Samoa+1684'])
  })
})

describe('a choice of one', () => {
  it('is found by typing and chosen by the keyboard alone', async () => {
    const changed = vi.fn()
    show(<One onChange={changed} />)
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Round' })
    await userEvent.type(field, 'FIRST')
    await expect.poll(() => screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Series A'])
    await userEvent.keyboard('{Enter}')
    expect(changed).toHaveBeenLastCalledWith('series-a')
    expect(field.value).toBe('Series A')
  })

  it('announces its error and an empty result, and keeps its choice on Escape', async () => {
    const changed = vi.fn()
    show(<One onChange={changed} />)
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Round' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select round',
    )
    await userEvent.type(field, 'zzz')
    await screen.findByText('Nothing found')
    await userEvent.clear(field)
    await userEvent.type(field, 'pre')
    await screen.findByRole('option', { name: 'Pre-seed' })
    await userEvent.keyboard('{Enter}')
    changed.mockClear()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(changed).not.toHaveBeenCalled()
  })

  it('is cleared by its button', async () => {
    const changed = vi.fn()
    show(<One onChange={changed} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Round' }), 'series{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(changed).toHaveBeenLastCalledWith('')
  })
})

it('Escape closes the list, and leaves the choice and its name', async () => {
  show(
    <Stored first="seed">
      {(value, keep) => (
        <Combobox label="Round" name="round" options={rounds} words={words} value={value} onChange={keep} />
      )}
    </Stored>,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Round' })
  await userEvent.click(box)
  await userEvent.keyboard('{Escape}{Escape}')
  expect([box.value, document.querySelector<HTMLInputElement>('input[name=round]')?.value]).toEqual(['Seed', 'seed'])
})

it('a choice of several: each chosen one has a button that names it', async () => {
  const changed = vi.fn()
  show(
    <Stored first={['seed']}>
      {(value: readonly string[], keep) => (
        <MultiCombobox
          label="Rounds"
          name="rounds"
          options={rounds}
          words={words}
          value={value}
          onChange={(slugs) => {
            changed(slugs)
            keep(slugs as string[])
          }}
        />
      )}
    </Stored>,
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Rounds' }), 'series')
  await screen.findByRole('option', { name: 'Series A' })
  await userEvent.keyboard('{Enter}')
  expect(changed).toHaveBeenLastCalledWith(['seed', 'series-a'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Seed' }))
  expect(changed).toHaveBeenLastCalledWith(['series-a'])
})

it.each(['en', 'hi'] as const)('%s: yes or no is one question with two answers', async (language) => {
  const { yes, no } = wordsIn(language)
  const changed = vi.fn()
  show(
    <YesNo label="Deck" name="deck" value={null} onChange={changed} yes={yes()} no={no()} error="Choose" />,
    language,
  )
  const question = screen.getByRole('group', { name: 'Deck' })
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose')
  await userEvent.click(within(question).getByRole('radio', { name: no() }))
  expect(changed).toHaveBeenCalledWith(false)
  await userEvent.click(within(question).getByRole('radio', { name: yes() }))
  expect(changed).toHaveBeenLastCalledWith(true)
})

it('a checklist adds and removes by the space bar, and announces when its limit is exceeded', async () => {
  const changed = vi.fn()
  show(
    <CheckList
      label="Interested in"
      name="interests"
      value={['seed']}
      onChange={changed}
      options={rounds}
      error="You can select a maximum of 3 options."
    />,
  )
  const group = screen.getAllByRole('group', { name: 'Interested in' })[0] as HTMLElement
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can select a maximum of 3 options.',
  )
  screen.getByRole('checkbox', { name: 'Series A' }).focus()
  await userEvent.keyboard(' ')
  expect(changed).toHaveBeenLastCalledWith(['seed', 'series-a'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seed', checked: true }))
  expect(changed).toHaveBeenLastCalledWith([])
})

it('a checkbox says why it is required', async () => {
  const changed = vi.fn()
  show(<Checkbox label="I accept the terms" name="terms" checked={false} onChange={changed} error="Please accept" />)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  expect([
    box.getAttribute('aria-invalid'),
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
  ]).toEqual(['true', 'Please accept'])
  await userEvent.click(box)
  expect(changed).toHaveBeenCalledWith(true)
})

it('a phone number keeps its digits when its country changes, found by name or dial code', async () => {
  const changed = vi.fn()
  const countries = [
    { code: 'IN', name: 'India', dial_code: '91' },
    { code: 'AE', name: 'United Arab Emirates', dial_code: '971' },
  ]
  show(
    <Stored first={{ country: 'IN', dialCode: '91', number: '' }}>
      {(phone, keep) => (
        <PhoneField
          label="Mobile number"
          name="mobile"
          {...phone}
          countries={countries}
          codeLabel="Dial code"
          searchLabel="Search countries"
          noneLabel="No country"
          error="Please enter valid mobile number"
          onChange={(next) => {
            changed(next)
            keep(next)
          }}
        />
      )}
    </Stored>,
  )
  const number = screen.getByRole('textbox', { name: 'Mobile number' })
  expect(document.getElementById(number.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter valid mobile number',
  )
  await userEvent.type(number, '98200 12345')
  await userEvent.click(screen.getByRole('combobox', { name: 'Dial code: India +91' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search countries' }), '+97')
  await screen.findByRole('option', { name: /United Arab Emirates/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(changed).toHaveBeenLastCalledWith({ country: 'AE', dialCode: '971', number: '98200 12345' }),
  )
})

it('a choice of views announces the current one', async () => {
  const changed = vi.fn()
  const items = [
    { value: 'sent', label: 'Sent' },
    { value: 'received', label: 'Received' },
  ]
  show(<Tabs label="Box" value="sent" onChange={changed} items={items} />)
  const group = within(screen.getByRole('group', { name: 'Box' }))
  expect(group.getByRole('button', { name: 'Sent', pressed: true })).toBeTruthy()
  await userEvent.click(group.getByRole('button', { name: 'Received', pressed: false }))
  expect(changed).toHaveBeenCalledWith('received')
})

it('the names of steps begin on one line, however many lines each takes', () => {
  show(<Steps label="Steps" labels={['Sent', 'Offer and counter-offer']} current={0} />)
  const names = screen.getAllByRole('listitem').map((item) => item.firstElementChild as HTMLElement)
  expect(names.map((name) => getComputedStyle(name).alignItems)).toEqual(['flex-start', 'flex-start'])
})

it('only the steps that were reached can be opened, and the current one is announced', async () => {
  const chosen = vi.fn()
  show(
    <Steps
      label="Steps"
      labels={['Basic', 'Business', 'Documents']}
      current={1}
      reached={[true, true, false]}
      onChoose={chosen}
    />,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Basic'])
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  await userEvent.click(screen.getByRole('button', { name: 'Basic' }))
  expect(chosen).toHaveBeenCalledWith(0)
})
