import type { ProfileText } from '../people.ts'
import { basics } from './basics.ts'
import { type Answered, commas, money, type Pick, website, where, words } from './facts.ts'
import { figures, margin } from './figures.ts'

const buyers = [
  ['strategic-corporate', 'family-office', 'individual-buyer'],
  ['strategic-corporate'],
  ['individual-buyer', 'family-office'],
  ['family-office', 'strategic-corporate'],
]

export function seller(block: ProfileText, pick: Pick, thisYear: number): Answered {
  const [
    name = '',
    ,
    industry = '',
    city = '',
    sold = '',
    ownership = '',
    price = '',
    stake = '',
    revenue = '',
    ebitda,
  ] = block.facts
  const [employees = '', founded = '', reason = '', timeline = '', sale = '', transition = '', visibility = '', model] =
    block.facts.slice(10)
  const [, , , products = '', assets, keywords] = block.lines
  return {
    basic: basics('WANT_TO_SELL', block),
    business: {
      ...where(city, pick),
      ...margin(ebitda),
      industry,
      type_of_business_sold: sold,
      ownership_type: ownership,
      employees,
      founding_year: founded,
      model: words(model),
      link: website(name, city),
      products,
      annual_revenue: revenue,
      asking_price: money(price, city),
      asking_price_on_request: price === '-',
      stake_offered: stake,
      reason_for_sale: reason,
      deal_timeline: timeline,
      type_of_sale: sale,
      buyer_preference: buyers[block.place % buyers.length] ?? [],
      strategic_assets: words(assets),
      seller_financing: pick.chance(0.4),
      transition_support: transition,
      visibility,
      keywords: commas(keywords),
      ...figures({ band: revenue, margin: Number(ebitda), founded, city, plans: false }, pick, thisYear),
    },
  }
}
