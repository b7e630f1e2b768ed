import type { Option } from '../domain/contract/catalog.ts'
import type { Preview } from '../domain/market/listingSchema.ts'
import { accountTypeOf, type ProfileKind } from '../domain/offerings.ts'
import type { Answers } from '../domain/registration/answerSchema.ts'
import type { DocumentKind } from '../domain/registration/documentKinds.ts'
import { documentsOfKind, typeListOf } from '../domain/registration/documents.ts'
import { type WizardStep, wizardStepNames } from '../domain/registration/fieldKinds.ts'
import { fieldsOf } from '../domain/registration/formFields.ts'
import type { Profile, ProfileDocument } from '../domain/registration/profileSchema.ts'
import { call, publicCall, upload } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

interface OwnProfile {
  profile: Profile | null
  suggested: Answers
  draft: Answers
}
const kindParams = (kind: ProfileKind) => ({ kind: accountTypeOf(kind) })
const profileIn = ({ profile }: { profile: Profile }) => profile

export const loadProfile = (kind: ProfileKind, signal: AbortSignal): Promise<OwnProfile> =>
  call('GET /profiles/:kind', { params: kindParams(kind), signal })

/** The profile as a stranger sees it, from the server; null before the first step is saved. */
export const loadPreview = async (kind: ProfileKind, signal: AbortSignal): Promise<Preview | null> =>
  (await call('GET /profiles/:kind/preview', { params: kindParams(kind), signal })).preview

/** Sends only the step's own answers. */
export function saveStep(
  kind: ProfileKind,
  step: WizardStep,
  answers: Answers,
  signal: AbortSignal,
): Promise<Outcome<Profile>> {
  const own = Object.fromEntries(fieldsOf(kind, step, answers).map(({ name }) => [name, answers[name] ?? null]))
  return outcomeOf(
    call(`PUT /profiles/:kind/${step}`, { params: kindParams(kind), body: { answers: own }, signal }).then(profileIn),
  )
}

/** Stores unfinished answers on the server, for later or for another device. */
export const saveDraft = (kind: ProfileKind, answers: Answers, signal: AbortSignal): Promise<Outcome<unknown>> =>
  outcomeOf(
    call('PUT /profiles/:kind/draft', { params: kindParams(kind), body: { answers }, signal, shows: 'everything' }),
  )

export const submitProfile = (kind: ProfileKind, signal: AbortSignal): Promise<Outcome<Profile>> =>
  outcomeOf(call('POST /profiles/:kind/submission', { params: kindParams(kind), signal }).then(profileIn))

const loadOptions = async (list: string, kind: ProfileKind, signal: AbortSignal): Promise<readonly Option[]> =>
  (await publicCall('GET /master-dropdown/:name', { params: { name: list }, query: { type: kind }, signal })).list

/** Only the lists that this kind's steps use, with the countries and currencies. */
export async function loadOptionLists(kind: ProfileKind, signal: AbortSignal) {
  const fields = wizardStepNames.flatMap((step) => fieldsOf(kind, step, {}).map(({ list }) => list))
  const types = documentsOfKind(kind).map(typeListOf)
  const names = [...new Set([...fields, ...types, 'preferred-location'].filter((name) => typeof name === 'string'))]
  const [countries, currencies, ...lists] = await Promise.all([
    publicCall('GET /countries', { signal }),
    publicCall('GET /currencies', { signal }),
    ...names.map((name) => loadOptions(name, kind, signal)),
  ])
  return {
    lists: Object.fromEntries(names.map((name, index) => [name, lists[index] ?? []])),
    countries: countries.list,
    currencies: currencies.list,
  }
}

/**
 * Places by key: `IN` for the states of a country, `IN:goa` for the cities of a state, `SG:` for the cities of a
 * country without states.
 */
export async function loadPlaces(
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, readonly Option[]>> {
  const lists = keys.map(async (key) => {
    const [code = '', state] = key.split(':')
    if (state === undefined) return (await publicCall('GET /countries/:code/states', { params: { code }, signal })).list
    const { list } = await publicCall('GET /countries/:code/cities', {
      params: { code },
      query: state ? { state } : {},
      signal,
    })
    return list.map((name) => ({ slug: name, label: name }))
  })
  const loaded = await Promise.all(lists)
  return Object.fromEntries(keys.map((key, index) => [key, loaded[index] ?? []]))
}

interface Upload {
  kind: ProfileKind
  document: DocumentKind
  type: string
  file: File
  requestId: string
  replaces: string | null
}

export const uploadDocument = (
  request: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Outcome<ProfileDocument>> =>
  outcomeOf(
    upload(
      'POST /documents',
      {
        file: request.file,
        fields: {
          key: request.document,
          kind: request.kind,
          type: request.type,
          title: request.file.name,
          request_id: request.requestId,
          replaces: request.replaces ?? '',
        },
      },
      // The upload shows its own messages (section 8).
      { signal, onProgress, shows: 'nothing' },
    ).then(({ document }) => document),
  )

export const deleteDocument = (id: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(call('DELETE /documents/:id', { params: { id }, signal }).then(() => null))
