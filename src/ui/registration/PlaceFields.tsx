import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { Option } from '../../domain/contract/catalog.ts'
import { cityKeywords, cityName, storedCity } from '../../domain/registration/indianCities.ts'
import { type Place, placeWords, readPlace, writePlace } from '../../domain/registration/places.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Combobox } from '../parts/Combobox.tsx'
import { Chips } from '../parts/KeywordField.tsx'
import { SuggestField } from '../parts/SuggestField.tsx'
import { comboboxWords } from './OptionFields.tsx'
import { useOptionLists } from './useOptionLists.ts'
import type { Shown } from './WizardField.tsx'

/** Country, state and city. Each can be chosen after the previous one. */

const Levels = styled.div`display: grid; gap: 1rem;`
const none: readonly Option[] = []

const text = (answer: unknown): string => (typeof answer === 'string' ? answer : '')

/** The loaded options for a key of `requestedPlaces`. */
function useKnown(actor: WizardActor, key: string): readonly Option[] {
  const places = useSelector(actor, ({ children }) => children.places)
  return useSelector(places, (snapshot) => snapshot?.context.known[key] ?? none)
}

function useCountryOptions(actor: WizardActor, special: readonly string[]) {
  const { countries, lists } = useOptionLists(actor)
  const options = (lists['preferred-location'] ?? []).filter(({ slug }) => special.includes(slug))
  return [
    ...options,
    ...countries.map(({ code, name, dial_code }) => ({ slug: code, label: name, keywords: `${code} +${dial_code}` })),
  ]
}

/** A country and its state; only the state if another field has the country. */
export function OnePlace({ actor, spec, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const { within } = spec
  const own = text(answer)
  const country = useSelector(actor, ({ context }) => text(within ? context.answers[within] : readPlace(own)?.country))
  const options = useCountryOptions(actor, ['online-only'])
  const states = useKnown(actor, country)
  const isStateMissing = shared.error !== undefined && country !== '' && states.length > 0
  const words = comboboxWords(LL)
  return (
    <Levels>
      {within ? null : (
        <Combobox
          {...shared}
          error={isStateMissing ? undefined : shared.error}
          words={words}
          options={options}
          value={country || own}
          onChange={(chosen) => keep(chosen || null)}
        />
      )}
      {states.length > 0 ? (
        <Combobox
          label={LL.registration.fields.state()}
          name={within ? spec.name : `${spec.name}_state`}
          required={shared.required}
          error={isStateMissing ? shared.error : undefined}
          words={words}
          options={states}
          value={readPlace(own)?.state ?? ''}
          onChange={(state) =>
            keep(state || !within ? writePlace({ country, state: state || null, city: null }) : null)
          }
        />
      ) : null}
    </Levels>
  )
}

/** A city. Cities in the chosen state are suggested, and any other can be typed. */
export function City({ actor, spec, answer, shared, keep }: Shown) {
  const { LL, locale } = useWords()
  const key = useSelector(actor, ({ context: { answers } }) => {
    const place = readPlace(text(answers[spec.cityOf ?? '']))
    const country = place?.country ?? text(answers.country)
    return `${country}:${place?.state ?? ''}`
  })
  const cities = useKnown(actor, key)
  const [country = ''] = key.split(':')
  // A city of India can be written in either script; the list's own name is stored.
  return (
    <SuggestField
      {...shared}
      hint={country ? shared.hint : LL.registration.wizard.cityFirst()}
      value={cityName(text(answer), country, locale)}
      onChange={(typed) => keep(country === 'IN' && locale === 'hi' ? storedCity(typed) : typed)}
      suggestions={cities.map(({ slug }) => ({
        name: cityName(slug, country, locale),
        keywords: cityKeywords(slug, country),
      }))}
    />
  )
}

/** Several places. Choosing a country adds it; a state or city in it replaces it. */
export function ManyPlaces({ actor, spec, answer, shared, keep }: Shown) {
  const { LL, locale } = useWords()
  const chosen = Array.isArray(answer) ? answer : []
  const draft = useSelector(actor, ({ context }) => context.keywordDrafts[spec.name] ?? '')
  const { lists, countries } = useOptionLists(actor)
  const options = useCountryOptions(actor, ['anywhere', 'anywhere-in-india', 'online-only'])
  const place = readPlace(draft)
  const states = useKnown(actor, place?.country ?? '')
  const cities = useKnown(actor, place ? `${place.country}:${place.state ?? ''}` : '')
  const words = comboboxWords(LL)
  const add = (written: string, instead: string) => {
    keep([...new Set([...chosen.filter((one) => one !== instead), written])])
    actor.send({ type: 'draft.changed', name: spec.name, text: readPlace(written) ? written : '' })
  }
  const narrow = (part: Partial<Place>) => {
    if (place) add(writePlace({ ...place, ...part }), draft)
  }
  const labelOf = (written: string) =>
    placeWords(written, {
      language: locale,
      option: (slug) => lists['preferred-location']?.find((one) => one.slug === slug)?.label ?? slug,
      country: (code) => countries.find((one) => one.code === code)?.name ?? code,
    })
  return (
    <Levels>
      <Combobox
        {...shared}
        hint={LL.registration.wizard.placesHint()}
        words={words}
        options={options}
        value={place?.country ?? ''}
        onChange={(code) => (code ? add(code, '') : actor.send({ type: 'draft.changed', name: spec.name, text: '' }))}
      />
      {states.length > 0 ? (
        <Combobox
          label={LL.registration.fields.state()}
          name={`${spec.name}_state`}
          words={words}
          options={states}
          value={place?.state ?? ''}
          onChange={(state) => narrow({ state: state || null, city: null })}
        />
      ) : null}
      {cities.length > 0 ? (
        <Combobox
          label={LL.registration.fields.city()}
          name={`${spec.name}_city`}
          words={words}
          options={cities.map(({ slug }) => ({
            slug,
            label: cityName(slug, place?.country ?? '', locale),
            keywords: cityKeywords(slug, place?.country ?? ''),
          }))}
          maxShown={60}
          value={place?.city ?? ''}
          onChange={(city) => narrow({ city: city || null })}
        />
      ) : null}
      <Chips>
        {chosen.map((written) => (
          <li key={written}>
            {labelOf(written)}
            <Button
              variant="quiet"
              aria-label={words.remove(labelOf(written))}
              onClick={() => {
                keep(chosen.filter((one) => one !== written))
                if (written === draft) actor.send({ type: 'draft.changed', name: spec.name, text: '' })
              }}
            >
              ×
            </Button>
          </li>
        ))}
      </Chips>
    </Levels>
  )
}
