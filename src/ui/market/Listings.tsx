import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { listingsMachine } from '../../machines/listingsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/Field.tsx'
import { EmptyState, ErrorNote, Grid, Page, Row, Spinner } from '../parts/Layout.tsx'
import { ListingTile } from './ListingTile.tsx'

export default function Listings({ actor }: { actor: ActorRefFrom<typeof listingsMachine> }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { kind, base, draft, list, cursor, refusal } = useSelector(actor, ({ context }) => context)
  const retry = <Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>
  return (
    <Page title={words.title[kind]()} lead={words.lead[kind]()}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'search.submitted' })
          }}
        >
          <TextField
            label={words.searchLabel()}
            name="q"
            value={draft}
            onChange={(text) => actor.send({ type: 'text.changed', text })}
            after={<Button type="submit">{words.search()}</Button>}
          />
        </form>
      </search>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Grid>
        {list.map((card) => (
          <ListingTile key={card.id} card={card} href={hrefOf(base, kind, card.id)} />
        ))}
      </Grid>
      {state === 'loading' ? <Spinner label={LL.loading()} /> : null}
      {state === 'unanswered' ? <EmptyState title={words.unanswered()} action={retry} /> : null}
      {state === 'shown' && list.length === 0 ? <EmptyState title={words.empty()} text={words.emptyText()} /> : null}
      {state === 'shown' && cursor ? (
        <Row>
          <Button variant="secondary" onClick={() => actor.send({ type: 'more.asked' })}>
            {words.more()}
          </Button>
        </Row>
      ) : null}
    </Page>
  )
}

const paths = { INVESTOR: 'investors', INVESTMENT: 'capital-bridge', WANT_TO_SELL: 'business-exchange' } as const
const hrefOf = (base: string, kind: keyof typeof paths | 'WANT_TO_GROW', id: string) =>
  kind === 'WANT_TO_GROW' ? `/global-connect/${id}` : `${base}/${paths[kind]}/${id}`
