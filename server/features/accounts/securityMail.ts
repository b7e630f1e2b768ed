import { randomUUID } from 'node:crypto'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { mask } from '../../kernel/text/mask.ts'

interface Email {
  subject: Words
  text: Words
}

const advice: Words = {
  en: 'If this wasn’t you, reset your password now and contact support.',
  hi: 'अगर यह आपने नहीं किया, तो तुरंत अपना पासवर्ड रीसेट करें और सहायता टीम को लिखें।',
}
const withAdvice = ({ en, hi }: Words): Words => ({ en: `${en} ${advice.en}`, hi: `${hi} ${advice.hi}` })

export const passwordChanged: Email = {
  subject: { en: 'Your password was changed', hi: 'आपका पासवर्ड बदल दिया गया' },
  text: withAdvice({
    en: 'Your password was changed, and your other devices were logged out.',
    hi: 'आपका पासवर्ड बदल दिया गया है और बाक़ी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
  }),
}

export const newDevice = (device: string): Email => ({
  subject: { en: 'New login to your account', hi: 'आपके खाते में नया लॉगिन' },
  text: withAdvice({
    en: `Someone logged in to your account on a new device${device ? ` (${device})` : ''}.`,
    hi: `किसी ने नए डिवाइस${device ? ` (${device})` : ''} से आपके खाते में लॉगिन किया।`,
  }),
})

/** Sent to the email address before the change, which no longer logs in. */
export function contactChanged(before: LoginTarget, after: LoginTarget): Email {
  const [from, to] = [mask(before), mask(after)]
  if (after.kind === 'mobile')
    return {
      subject: { en: 'Your mobile number was changed', hi: 'आपका मोबाइल नंबर बदल दिया गया' },
      text: withAdvice({
        en: `The mobile number of your account was changed from ${from} to ${to}, and your other devices were logged out.`,
        hi: `आपके खाते का मोबाइल नंबर ${from} से बदलकर ${to} कर दिया गया है और बाक़ी सभी डिवाइस लॉग आउट कर दिए गए हैं।`,
      }),
    }
  return {
    subject: { en: 'Your email was changed', hi: 'आपका ईमेल बदल दिया गया' },
    text: {
      en: `The email of your account was changed from ${from} to ${to}, and your other devices were logged out. If this wasn’t you, reset your password now with your mobile number and contact support.`,
      hi: `आपके खाते का ईमेल ${from} से बदलकर ${to} कर दिया गया है और बाक़ी सभी डिवाइस लॉग आउट कर दिए गए हैं। अगर यह आपने नहीं किया, तो तुरंत अपने मोबाइल नंबर से पासवर्ड रीसेट करें और सहायता टीम को लिखें।`,
    },
  }
}

const dateOf = (at: Date) => dateInIndia(at.toISOString())

export const deletionRequested = (due: Date): Email => ({
  subject: { en: 'Your account will be deleted', hi: 'आपका खाता हटाया जाएगा' },
  text: withAdvice({
    en: `Your account and its data will be deleted on ${dateOf(due)}. To keep it, log in before then and choose “Keep my account” under “Account and security”.`,
    hi: `आपका खाता और उसका डेटा ${dateOf(due)} को हटा दिया जाएगा। खाता बनाए रखना हो तो उससे पहले लॉगिन करें और “खाता और सुरक्षा” में “मेरा खाता बनाए रखें” चुनें।`,
  }),
})

/** Notifies the owner in their language; inside a transaction, the change and its email are one write. */
export const notifyOwner = (deps: Deps, tx: Db, account: Account, { subject, text }: Email): Promise<void> =>
  enqueue(
    deps,
    tx,
    { channel: 'email', to: account.email, subject: subject[account.language], text: text[account.language] },
    { key: `security:${randomUUID()}` },
  )
