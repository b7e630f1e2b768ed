import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { readPlace, writePlace } from '../../../src/domain/registration/places.ts'
import { ManyPlaces } from '../../../src/ui/registration/PlaceFields.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The field for several places: a country, and in it a state and a city. */

const flowWith = (context: object, children: object = {}) => {
  const snapshot = { context, children }
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }), send: vi.fn() }
}
const pune = writePlace({ country: 'IN', state: 'maharashtra', city: 'Pune' })

const states = [
  { slug: 'maharashtra', label: 'Maharashtra' },
  { slug: 'goa', label: 'Goa' },
]
const known = { IN: states, 'IN:maharashtra': [{ slug: 'Pune', label: 'Pune' }] }
const countries = [{ code: 'IN', name: 'India', dial_code: '91' }]

/** The field with Pune, which was added last, and `anywhere`. */
function showPlaces() {
  const actor = flowWith(
    { keywordDrafts: { preferred_location: pune } },
    { places: flowWith({ known }), optionLists: flowWith({ lists: {}, countries, currencies: [] }) },
  )
  const keep = vi.fn()
  const shared = { label: 'Preferred location', name: 'preferred_location', required: false, error: undefined }
  const spec = { name: 'preferred_location' }
  const given = { actor, spec, answer: [pune, 'anywhere'], shared: { ...shared, hint: undefined }, keep }
  show(<ManyPlaces {...(given as unknown as ComponentProps<typeof ManyPlaces>)} />)
  return { actor, keep }
}

it('another state drops the city of the one before, and replaces that place', async () => {
  const { actor, keep } = showPlaces()
  const state = screen.getByRole('combobox', { name: 'State or province' })
  await userEvent.clear(state)
  await userEvent.type(state, 'Goa{Enter}')
  const goa = writePlace({ country: 'IN', state: 'goa', city: null })
  expect(readPlace(goa)).toEqual({ country: 'IN', state: 'goa', city: null })
  expect(keep).toHaveBeenLastCalledWith(['anywhere', goa])
  expect(actor.send).toHaveBeenLastCalledWith({ type: 'draft.changed', name: 'preferred_location', text: goa })
})

it.each([
  ['the place that the fields narrow, empties them', /Pune/, ['anywhere'], [['']]],
  ['another place, leaves them', /anywhere/, [pune], []],
])('removing %s', async (_, name, left, texts) => {
  const { actor, keep } = showPlaces()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(keep.mock.calls).toEqual([[left]])
  expect(actor.send.mock.calls).toEqual(
    texts.map(([text]) => [{ type: 'draft.changed', name: 'preferred_location', text }]),
  )
})
