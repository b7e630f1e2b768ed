import { Routes } from '../../kernel/http/contract.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { detailOf, visibleListing } from './detail.ts'
import { answer, ask, remove, report } from './questionActions.ts'

/** Questions about a listing; each change returns the listing as its caller then sees it. */
export const questionRoutes = new Routes()
  .serve('POST /listings/:id/questions', async (c) => {
    const row = await visibleListing(c.var, uuidParam(c, 'id'))
    await ask(c.var, row, c.req.valid('json'))
    return c.json({ status: true as const, ...(await shown(c.var, row.id)) })
  })
  .serve('PUT /listings/:id/questions/:question/answer', async (c) => {
    const id = uuidParam(c, 'id')
    await answer(c.var, id, uuidParam(c, 'question'), c.req.valid('json').text)
    return c.json({ status: true as const, ...(await shown(c.var, id)) })
  })
  .serve('DELETE /listings/:id/questions/:question', async (c) => {
    const id = uuidParam(c, 'id')
    await remove(c.var, id, uuidParam(c, 'question'))
    return c.json({ status: true as const, ...(await shown(c.var, id)) })
  })
  .serve('POST /questions/:id/report', async (c) => {
    await report(c.var, uuidParam(c, 'id'), c.req.valid('json'))
    return c.json({ status: true as const })
  })

const shown = async (viewer: Parameters<typeof detailOf>[0], id: string) => {
  const { listing } = await detailOf(viewer, id)
  return { listing }
}
