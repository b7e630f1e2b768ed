import type { Refusal } from './envelope.ts'

/** The content of a refusal; no code if something other than the server refused. */
export type RefusalNote =
  | { code: FormRefusal['code'] | null; message: string; fields: NonNullable<FormRefusal['fields']> }
  | { code: PaymentRefusal['code']; message: string; fields: Partial<NonNullable<PaymentRefusal['fields']>> }

type PaymentRefusal = Extract<Refusal, { code: 'PAYMENT_NOT_SUCCEEDED' }>
type FormRefusal = Exclude<Refusal, PaymentRefusal>

/** The server's decision. A lost response is neither case: the promise rejects. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }
