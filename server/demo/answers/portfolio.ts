/** What investors hold, by sector: never by name, because nobody outside the demo may take it for a real company. */
const held: Readonly<Record<string, readonly string[]>> = {
  'agriculture-food-processing': ['a feed mill', 'a seed company', 'a maker of drip pipes', 'a fruit-drying line'],
  'automotive-ev': ['a maker of wiring looms', 'a bus depot with chargers', 'a battery workshop'],
  'banking-finance-fintech': ['a lender to small shops', 'a payments firm', 'an insurer of crops'],
  'building-construction-real-estate': ['a precast factory', 'a block-making plant', 'a firm of site engineers'],
  'business-services': ['a payroll bureau', 'a facilities firm', 'a records archive'],
  'chemicals-materials': ['a pigment maker', 'a coatings plant', 'a maker of food-grade salts'],
  'consumer-goods-retail': ['a chain of pharmacies', 'a homeware brand', 'a shoe maker'],
  'e-commerce-d2c': ['a mattress brand', 'a shop for spectacles', 'a tea subscription'],
  'education-edtech': ['a nursing college', 'a reading programme', 'a chain of preschools'],
  'electronics-hardware': ['a maker of meters', 'a sensor firm', 'a board assembler'],
  'energy-renewables-climate': ['a rooftop-solar operator', 'a biogas plant', 'a maker of pump controllers'],
  'engineering-manufacturing': ['a gear cutter', 'a valve foundry', 'a maker of bearings'],
  'fashion-textiles-jewellery': ['a weaving cooperative', 'a school-uniform maker', 'a silver workshop'],
  'food-beverage-restaurants': ['a bakery chain', 'a pickle maker', 'a coffee roaster', 'a canteen operator'],
  'healthcare-pharma-biotech': ['a dialysis network', 'a maker of hearing aids', 'an eye hospital'],
  'hospitality-travel-tourism': ['a group of small hotels', 'a homestay network', 'a rail-tour operator'],
  'it-services': ['a testing firm', 'a data-centre operator', 'a firm that runs hospital systems'],
  'logistics-supply-chain': ['a cold-store operator', 'a container depot', 'a freight exchange'],
  'media-gaming-entertainment': ['a puzzle studio', 'a dubbing house', 'a children’s publisher'],
  'saas-software': ['a planning tool for garages', 'a billing system for clinics', 'a compliance register'],
  'ai-data': ['a speech laboratory', 'a crop-mapping firm', 'a document reader'],
  telecom: ['a tower-maintenance firm', 'a cable network'],
  'waste-water-environment': ['a sewage-plant operator', 'a plastics recycler', 'a leak-detection crew'],
  'wellness-beauty-fitness': ['a physiotherapy chain', 'a soap maker', 'a yoga school'],
}

/** The largest holdings in words, and the result of others; empty for somebody who has not invested yet. */
export function portfolioOf(sectors: readonly string[], past: number, place: number): string {
  if (past === 0) return 'We have no investment yet; this would be the first.'
  const found = [0, 1, 2, 3].flatMap((turn) => {
    const sector = held[sectors[turn % sectors.length] ?? ''] ?? []
    return sector[(place + Math.floor(turn / sectors.length)) % sector.length] ?? []
  })
  const named = [...new Set(found)].slice(0, Math.min(3, past))
  const [last = '', ...before] = named.toReversed()
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last
  if (past <= named.length) return `So far: ${list}.`
  const sold = Math.floor(past / 4)
  const closed = Math.floor(past / 9)
  const ends = [sold > 0 ? `${sold} sold` : '', closed > 0 ? `${closed} closed` : ''].filter(Boolean).join(', ')
  return `Among the ${past} investments so far are ${list}${ends ? `; ${ends}` : ''}.`
}
