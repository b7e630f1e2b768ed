import type { Answers } from '../../src/domain/contract/profiles.ts'
import { type AccountType, profileKindOf } from '../../src/domain/offerings.ts'
import { codeFor } from './mailbox.ts'
import type { Newcomer } from './wizard.ts'

/** A person whose profile of a kind is submitted, made by calls to a running product. */
export async function makeMember(
  origin: string,
  accountType: AccountType,
  who: Newcomer,
  answers: { basic: Answers; business: Answers },
  picture: Uint8Array,
): Promise<void> {
  let token = { authorization: '', 'x-info-id': '' }
  const call = async (method: string, path: string, body: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { ...token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const { challenge_id: id } = await call('POST', 'codes', { purpose: 'verify_email', target: who.email })
  const { proof } = await call('POST', `codes/${id}/verification`, { code: await codeFor(origin, who.email) })
  const granted = await call('POST', 'register', {
    login_type: accountType === 'investor' ? 'investor' : 'entrepreneur',
    name: who.name,
    mobile: `+91${who.mobile}`,
    email: who.email,
    email_proof: proof,
    password: who.password,
    confirm_password: who.password,
    accept_terms: true,
    language: 'en',
  })
  token = { authorization: `Bearer ${granted.access_token}`, 'x-info-id': granted.info_id ?? '' }
  await call('PUT', `profiles/${accountType}/basic`, { answers: answers.basic })
  await call('PUT', `profiles/${accountType}/business`, { answers: answers.business })
  for (const [key, type] of accountType === 'investor'
    ? [['identity-proof', 'passport']]
    : [
        ['business-photo', ''],
        ['proof-of-business', 'trade-license'],
      ]) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ key, type, kind: profileKindOf(accountType), title: key }))
      form.set(name, value ?? '')
    form.set('file', new File([new Uint8Array(picture)], `${key}.jpg`))
    await call('POST', 'documents', form)
  }
  await call('PUT', `profiles/${accountType}/documents`, {})
  await call('POST', `profiles/${accountType}/submission`, {})
}
