import { type Bought, goodCard, type PurchaseRequest, paymentsOn } from './payments.ts'
import type { Story, StoryMember } from './story.ts'

type Order = { plan_id: string; confirmed?: { minor: number; currency: string } } & Partial<PurchaseRequest>
type Transaction = Bought['transaction']

/** The steps of a purchase in a story; the card provider's own events are sent only by `hears`. */
export function purchasesIn(story: Story) {
  const payments = paymentsOn(story.server)

  const order = async (title: string, who: StoryMember, request: Order): Promise<Transaction> =>
    (await story.call<Bought>(title, who, 'POST /buy-membership', { body: { types: [], mode: 'NEW', ...request } }))
      .transaction

  /** The charge of a card, with the response that its form gets. */
  const charge = (title: string, transaction: Transaction, card = goodCard) =>
    story.outside(title, async () => {
      const { status, error } = await payments.pay(transaction, card)
      return { status: status ?? null, error: error?.message ?? null }
    })

  const authenticate = (title: string, transaction: Transaction, passed: boolean) =>
    story.outside(title, async () => {
      const { status, error } = await payments.authenticate(transaction, passed)
      return { status: status ?? null, error: error?.message ?? null }
    })

  const confirm = (title: string, who: StoryMember, { uuid, payment_intent }: Transaction) =>
    story.call<Bought>(title, who, 'POST /membership/payment', { body: { payment_intent, trx_id: uuid } })

  /** The server hears of a payment from the provider. */
  const hears = (title: string, type: string, transaction: Transaction) =>
    story.outside(title, async () => ({ status: await payments.tell(type, transaction) }))

  /** The whole purchase; its transaction as confirmed. */
  async function buy(who: StoryMember, request: Order): Promise<Transaction> {
    const what = [request.mode ?? 'NEW', request.plan_id, ...(request.types ?? [])].join(' ')
    const opened = await order(`${who.name} orders ${what}`, who, request)
    await charge(`The card of ${who.name} is charged for ${what}`, opened)
    return (await confirm(`${who.name} has ${what} confirmed`, who, opened)).transaction
  }

  const mine = (title: string, who: StoryMember) => story.call(title, who, 'GET /membership')
  const refund = (title: string, who: StoryMember, { uuid }: Transaction) =>
    story.call(title, who, 'POST /membership/payments/:id/refund', { params: { id: uuid } })

  return { order, charge, authenticate, confirm, hears, buy, mine, refund, payments }
}
