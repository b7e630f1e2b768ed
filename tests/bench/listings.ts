import { sql } from 'drizzle-orm'
import { demoProfiles } from '../../server/demo/people.ts'
import { numbersFrom } from '../../server/demo/pictures/numbers.ts'
import { listedVersion } from '../../server/features/profiles/index.ts'
import type { Db } from '../../server/kernel/db/connect.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { profileKinds } from '../../src/domain/offerings.ts'

/** Many listings with the words of the demo data and some thousand more, with a realistic word frequency. */

const syllables = 'ba de ki lo mu na pe ri so tu va ze gra tri plo sha che kor lin mar'.split(' ')

/** Real words first, as the frequent ones; then generated ones, always the same. */
export function vocabulary(): string[] {
  const counts = { INVESTOR: 40, INVESTMENT: 60, WANT_TO_SELL: 40, WANT_TO_GROW: 30 }
  const texts = demoProfiles(counts, 2026).map(({ basic, business, pitch }) =>
    [pitch, basic.brief_about_business, business.thesis, business.products].filter(Boolean).join(' '),
  )
  const real = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g),
  )
  const made = Array.from({ length: 8000 }, (_, place) => {
    const at = (step: number) => syllables[Math.floor(place / syllables.length ** step) % syllables.length]
    return `${at(0)}${at(1)}${at(2)}${place % 3 === 0 ? 'n' : ''}`
  })
  return [...new Set([...real, ...made])]
}

const rounds = ['pre-seed', 'seed', 'pre-series-a', 'series-a', 'series-b', 'series-c-plus', 'bridge', 'pre-ipo']
const industries = [
  'agriculture-food-processing',
  'automotive-ev',
  'banking-finance-fintech',
  'education-edtech',
  'energy-renewables-climate',
  'fashion-textiles-jewellery',
  'food-beverage-restaurants',
  'healthcare-pharma-biotech',
  'it-services',
  'logistics-supply-chain',
  'saas-software',
  'ai-data',
]
const cities = ['Mumbai', 'Delhi', 'Bengaluru', 'Pune', 'Chennai', 'Kochi', 'Indore', 'Jaipur', 'Surat', 'Nagpur']

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** A random element of an array, with a strong preference for the first ones. */
const skewed = (from: ReturnType<typeof sql>, size: number, by: number) =>
  sql`(${from})${sql.raw(`[1 + floor(${size} * power(random(), ${by}))::int]`)}`

/** Phrases of twelve words each, most of them frequent. */
function phrases(): string[] {
  const next = numbersFrom('phrases')
  const words = vocabulary()
  const one = () => words[Math.floor(words.length * next() ** 3)] ?? ''
  return Array.from({ length: 20_000 }, () => Array.from({ length: 12 }, one).join(' '))
}

/** A random index into a table of this size, for each row. */
const drawn = (size: number) => sql.raw(`1 + floor(${size} * random())::int`)

async function fillTable(db: Db, table: string, texts: readonly string[]): Promise<void> {
  await db.execute(sql.raw(`create table ${table} (place int primary key, text text not null)`))
  await db.execute(
    sql`insert into ${sql.raw(table)} select place, text from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as v (text, place)`,
  )
}

/**
 * Fills the database with the listed columns as this version computes them; otherwise a server would recompute older
 * rows. The indexes that are expensive to maintain are built once at the end.
 */
export const loadListings = (db: Db, count: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    await tx.execute(sql`select setseed(0.5)`)
    await load(tx, count)
  })

async function load(db: Db, count: number): Promise<void> {
  const indexes = await rowsOf<{ name: string; statement: string }>(
    db,
    sql`select indexname as name, indexdef as statement from pg_indexes
      where tablename = 'profiles' and indexname not like '%pkey' and indexname <> 'profiles_account_kind'`,
  )
  for (const { name } of indexes) await db.execute(sql.raw(`drop index "${name}"`))
  await db.execute(sql`alter table profiles disable trigger profiles_learn_search_words`)
  const [words, sentences] = [vocabulary(), phrases()]
  await fillTable(db, 'bench_words', words)
  await fillTable(db, 'bench_phrases', sentences)
  const [word, phrase] = [drawn(words.length), drawn(sentences.length)]
  await db.execute(sql`insert into accounts (id, name, email, mobile, password_hash)
    select gen_random_uuid(), 'Member ' || i, 'bench' || i || '@example.in', '+91' || (7000000000 + i), ''
    from generate_series(1, ${count / profileKinds.length}::int) as i`)
  for (const kind of profileKinds)
    await db.execute(sql`
      insert into profiles (account_id, kind, status, steps_done, name, headline, summary, keywords, industries, city, country,
        amount_usd, stage, verified, terms, matching, listed_version, approved_at, listed_no)
      select made.id, ${kind}, 'approved', 3, initcap(made.name), made.headline, made.summary, made.keyword, array[made.industry],
        made.city, 'IN', made.amount, made.round, random() < 0.3,
        array['industry:' || made.industry, 'target_domains:' || made.industry, 'industry_sector:' || made.industry,
          'round:' || made.round, 'city:' || made.city, 'country:IN', 'employees:11-50',
          'annual_revenue:' || made.revenue, 'model:b2b', 'funding_timeline:3-6-months'],
        jsonb_build_object('sectors', jsonb_build_array(made.industry), 'stages', jsonb_build_array(made.round),
          'ticket', jsonb_build_object('least', made.amount / 4, 'most', made.amount), 'regions', jsonb_build_array('pan-india'),
          'keywords', jsonb_build_array(made.keyword)),
        ${listedVersion}, now() - made.i * interval '13 seconds', ${count} - made.i * ${profileKinds.length} + ${profileKinds.indexOf(kind) + 1}
      from (
        select a.id, i, n1.text || ' ' || n2.text as name, p1.text as headline, n3.text as keyword,
          p2.text || ' ' || p3.text || ' ' || p4.text as summary,
          ${skewed(list(industries), industries.length, 1.5)} as industry,
          ${skewed(list(rounds), rounds.length, 1.2)} as round,
          ${skewed(list(cities), cities.length, 2)} as city,
          ${skewed(list(['50k-100k', '100k-250k', '1m-5m', '5m-10m']), 4, 1)} as revenue,
          (10000 * power(10, random() * 3.5))::bigint as amount
        from (
          select id, row_number() over () as i, ${word} as w1, ${word} as w2, ${word} as w3,
            ${phrase} as f1, ${phrase} as f2, ${phrase} as f3, ${phrase} as f4
          from accounts where email like 'bench%'
        ) as a
        join bench_words n1 on n1.place = w1 join bench_words n2 on n2.place = w2 join bench_words n3 on n3.place = w3
        join bench_phrases p1 on p1.place = f1 join bench_phrases p2 on p2.place = f2
        join bench_phrases p3 on p3.place = f3 join bench_phrases p4 on p4.place = f4
      ) as made`)
  await db.execute(sql`insert into search_words select text from bench_words on conflict do nothing`)
  for (const { statement } of indexes) await db.execute(sql.raw(statement))
  await db.execute(sql`alter table profiles enable trigger profiles_learn_search_words`)
  await db.execute(sql`select setval('listing_numbers', ${count + 1})`)
  await db.execute(sql`analyze`)
}
