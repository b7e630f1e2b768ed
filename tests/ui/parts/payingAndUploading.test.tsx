import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { transaction } from '../../../flowlab/flows/membershipSamples.ts'
import { profile } from '../../../flowlab/flows/profileSamples.ts'
import { challenge, id } from '../../../flowlab/flows/samples.ts'
import { documentUploadMachine } from '../../../src/machines/documentUploadMachine.ts'
import { oneTimeCodeMachine } from '../../../src/machines/oneTimeCodeMachine.ts'
import { paymentMachine } from '../../../src/machines/paymentMachine.ts'
import { CodeEntry } from '../../../src/ui/login/CodeEntry.tsx'
import { CardForm } from '../../../src/ui/parts/CardForm.tsx'
import { UploadSlot } from '../../../src/ui/registration/UploadSlot.tsx'
import { CardPayment } from '../../../src/ui/subscriptions/CardPayment.tsx'
import { show } from '../../support/inLanguage.tsx'

const nothing = () => {}

const paying = (loadProvider: () => Promise<null>) => {
  const machine = paymentMachine.provide({ actors: { loadProvider: fromPromise(loadProvider) } as never })
  const payment = createActor(machine, { input: { transaction, publishableKey: 'pk' } }).start()
  return { payment, ...show(<CardPayment payment={payment} toMySubscription="/" onStartAgain={nothing} />) }
}

it.each([
  ['gives nothing', () => Promise.resolve(null)],
  ['is refused', () => Promise.reject(new Error('the payment script could not be loaded'))],
])('a card form whose script %s says that nothing was charged', async (_, load) => {
  paying(load)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t load the payment form. You haven’t been charged.',
  )
})

it('an abandoned card form reports nothing afterwards', async () => {
  let answer: (none: null) => void = nothing
  const script = new Promise<null>((come) => {
    answer = come
  })
  const { payment, unmount } = paying(() => script)
  unmount()
  payment.stop()
  answer(null)
  await script
  expect(payment.getSnapshot().value).toBe('preparing')
})

it('a card form that is still loading is neither ready nor failed', () => {
  const [ready, failed] = [vi.fn(), vi.fn()]
  show(<CardForm stripe={null} clientSecret="pi_1_secret_x" language="en" onReady={ready} onFailed={failed} />)
  expect([ready.mock.calls, failed.mock.calls]).toEqual([[], []])
})

const licences = { 'proof-type': [{ slug: 'trade-license', label: 'Trade licence' }] }
const logic = documentUploadMachine.provide({ actors: { uploadDocument: fromCallback(nothing) } as never })
const uploadOf = (document: 'proof-of-business' | 'business-photo', isStored = false) =>
  createActor(logic, {
    input: { kind: 'INVESTMENT', document, requestId: id, stored: isStored ? (profile.documents[0] ?? null) : null },
  }).start()

it('a missing document is reported beside it as soon as that is known', () => {
  show(
    <UploadSlot
      actor={uploadOf('proof-of-business')}
      lists={licences}
      required
      error="Please upload Proof of business"
    />,
  )
  const slot = screen.getByRole('region', { name: 'Proof of business' })
  expect(screen.getByRole('alert').textContent).toBe('Please upload Proof of business')
  expect(slot.contains(screen.getByRole('alert'))).toBe(true)
  expect(screen.getByLabelText('Proof of business: Choose a file').getAttribute('aria-invalid')).toBe('true')
})

it('a file without a type is not uploaded, and the type is required', async () => {
  const upload = uploadOf('proof-of-business')
  show(<UploadSlot actor={upload} lists={licences} required error={undefined} />)
  const file = new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText('Proof of business: Choose a file'), file)
  expect(upload.getSnapshot().value).toBe('idle')
  expect(screen.getByRole('alert').textContent).toBe('Please select type of document first')
})

it('an uploading file is named, and its progress is announced', async () => {
  const upload = uploadOf('business-photo')
  show(<UploadSlot actor={upload} lists={{}} required={false} error={undefined} />)
  const photo = new File(['x'], 'shop.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Business photo: Choose a file'), photo)
  expect(screen.queryByText('shop.png')).not.toBeNull()
  expect(screen.getByRole('progressbar', { name: 'Uploading… 0%' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([screen.queryByText('shop.png'), upload.getSnapshot().value]).toEqual([null, 'idle'])
})

it('a stored document can be opened, replaced and deleted, and is not listed as missing', () => {
  show(<UploadSlot actor={uploadOf('proof-of-business', true)} lists={licences} required error="Missing" />)
  expect(screen.getByRole('link', { name: /licence\.pdf/ }).getAttribute('href')).toBe('/files/x')
  expect(screen.getByRole('button', { name: /^Delete.*licence\.pdf$/ })).toBeTruthy()
  expect(screen.getByLabelText('Proof of business: Replace')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a one-time code accepts six digits and nothing else, by the keyboard alone', async () => {
  const verifyCode = fromPromise<never>(() => new Promise(nothing))
  const machine = oneTimeCodeMachine.provide({ actors: { verifyCode } as never })
  const snapshot = machine.resolveState({
    value: { codeSent: 'awaitingCode' },
    context: {
      ...createActor(oneTimeCodeMachine, { input: { target: { kind: 'email', email: 'a@b.in' } } }).getSnapshot()
        .context,
      challenge,
    },
  })
  const code = createActor(machine, { snapshot, input: { target: { kind: 'email', email: 'a@b.in' } } }).start()
  show(<CodeEntry actor={code} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code'])
  await userEvent.type(field, '12 3a{Enter}')
  expect(field.value).toBe('123')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter all six digits',
  )
  await userEvent.type(field, '4567{Enter}')
  expect(field.value).toBe('123456')
  expect(code.getSnapshot().matches({ codeSent: 'verifyingCode' })).toBe(true)
  code.stop()
})
