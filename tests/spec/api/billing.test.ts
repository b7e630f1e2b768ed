import { afterAll, beforeAll, expect } from 'vitest'
import type { Person } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'
import { startWorld, type World } from '../../support/spec/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const rao = {
  name: 'Rao Foods',
  address: '1 Ring Road, Bengaluru',
  country: 'IN',
  state: '29',
  gstin: '29AAGCB7383J1Z4',
}
const save = (person: Person, details: object | null) =>
  world.request<{ fields?: object }>('PUT', '/api/billing-details', { details }, person)
async function receiptOf(person: Person): Promise<string> {
  const [payment] = (await world.mine(person)).payments
  return (await world.app.request(payment?.receipt_url ?? '')).text()
}

holds('11.39', async () => {
  const person = await world.member('investor')
  await save(person, rao)
  await world.purchase(person, 'investor-monthly')
  const receipt = await receiptOf(person)
  expect(receipt).toContain('Rao Foods, 1 Ring Road, Bengaluru, Karnataka, India')
  expect(receipt).toContain('29AAGCB7383J1Z4')
  await save(person, { ...rao, name: 'Another Company' })
  expect((await receiptOf(person)).replace(/href="[^"]*"/, '')).toBe(receipt.replace(/href="[^"]*"/, ''))
})

holds('11.40', async () => {
  const person = await world.member('investor')
  const refusals = {
    '29AAGCB7383J1Z': 'gstinLength',
    '27AAPFU0939F1ZV': 'gstinState',
    '29AAGCB7383J1Z5': 'gstinChecksum',
  }
  for (const [gstin, reason] of Object.entries(refusals))
    expect((await save(person, { ...rao, gstin })).body.fields).toEqual({ gstin: reason })
  expect((await save(person, rao)).status).toBe(200)
})
