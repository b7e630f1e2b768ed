import type { Refusal } from './envelope.ts'

/** What a refusal says; no code where something else than the server refused. */
export type RefusalNote =
  | { code: FormRefusal['code'] | null; message: string; fields: NonNullable<FormRefusal['fields']> }
  | { code: PaymentRefusal['code']; message: string; fields: Partial<NonNullable<PaymentRefusal['fields']>> }

type PaymentRefusal = Extract<Refusal, { code: 'PAYMENT_NOT_SUCCEEDED' }>
type FormRefusal = Exclude<Refusal, PaymentRefusal>

/** The server's decision. A lost response is neither: it is a rejection of the promise. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }
