import type { Country, Currency, Option } from '../domain/contract/catalog.ts'
import type { Answers, DocumentKind, Profile, ProfileDocument } from '../domain/contract/profiles.ts'
import { accountTypeOf, type ProfileKind } from '../domain/offerings.ts'
import { wizardSteps } from '../domain/registration/fields.ts'
import { del, get, post, publicGet, put, upload } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

interface Mine {
  profile: Profile | null
  suggested: Answers
}
const path = (kind: ProfileKind) => `profiles/${accountTypeOf(kind)}`
const profileIn = ({ profile }: { profile: Profile }) => profile

export const loadProfile = (kind: ProfileKind, signal: AbortSignal): Promise<Mine> => get<Mine>(path(kind), {}, signal)

export const saveStep = (
  kind: ProfileKind,
  step: 'basic' | 'business',
  answers: Answers,
  signal: AbortSignal,
): Promise<Outcome<Profile>> =>
  outcomeOf(put<{ profile: Profile }>(`${path(kind)}/${step}`, { answers }, signal).then(profileIn))

export const finishDocuments = (kind: ProfileKind, signal: AbortSignal): Promise<Outcome<Profile>> =>
  outcomeOf(put<{ profile: Profile }>(`${path(kind)}/documents`, {}, signal).then(profileIn))

export const submitProfile = (kind: ProfileKind, signal: AbortSignal): Promise<Outcome<Profile>> =>
  outcomeOf(post<{ profile: Profile }>(`${path(kind)}/submission`, {}, signal).then(profileIn))

const loadOptions = async (list: string, kind: ProfileKind, signal: AbortSignal): Promise<Option[]> =>
  (await publicGet<{ list: Option[] }>(`master-dropdown/${list}`, { type: kind }, signal)).list

/** Only the lists that this kind's steps need. */
export async function loadLists(kind: ProfileKind, signal: AbortSignal): Promise<Record<string, Option[]>> {
  const { basic, business } = wizardSteps[kind]
  const names = [...new Set([...basic, ...business].flatMap(({ list }) => (list ? [list] : []))), 'proof-type']
  const lists = await Promise.all(names.map((name) => loadOptions(name, kind, signal)))
  return Object.fromEntries(names.map((name, place) => [name, lists[place] ?? []]))
}

export const loadCountries = async (signal: AbortSignal): Promise<Country[]> =>
  (await publicGet<{ list: Country[] }>('countries', {}, signal)).list

export const loadCurrencies = async (signal: AbortSignal): Promise<string[]> =>
  (await publicGet<{ list: Currency[] }>('currencies', {}, signal)).list.map(({ code }) => code)

export interface Upload {
  kind: ProfileKind
  document: DocumentKind
  type: string
  file: File
}

export const uploadDocument = (
  wish: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Outcome<ProfileDocument>> =>
  outcomeOf(
    upload<{ document: ProfileDocument }>(
      'documents',
      { key: wish.document, file: wish.file, extra: { kind: wish.kind, type: wish.type, title: wish.file.name } },
      { signal, onProgress },
    ).then(({ document }) => document),
  )

export const deleteDocument = (id: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(del(`documents/${id}`, signal).then(() => null))
