import { describe, expect, it } from 'vitest'
import { redacted } from './redacted.ts'

/** A short name in one script is recognised in the other. */

const pairs = [
  ['Amul', 'अमूल'],
  ['Tata', 'टाटा'],
  ['Bajaj', 'बजाज'],
  ['Titan', 'टाइटन'],
  ['Rahul', 'राहुल'],
  ['Amit', 'अमित'],
  ['Jain', 'जैन'],
  ['Neha', 'नेहा'],
  ['Shah', 'शाह'],
  ['Ravi', 'रवि'],
  ['Priya', 'प्रिया'],
  ['Vijay', 'विजय'],
  ['Meena', 'मीना'],
  ['Pooja', 'पूजा'],
  ['Sonia', 'सोनिया'],
  ['Zoya', 'ज़ोया'],
  ['Uma', 'उमा'],
  ['Kaur', 'कौर'],
  ['Ruby', 'रूबी'],
  ['Bhatia', 'भाटिया'],
  ['Anna', 'अन्ना'],
  ['Roy', 'रॉय'],
] as const

describe('a short name is redacted in the other script', () => {
  it.each(pairs)('%s as %s', (latin, hindi) => {
    expect(redacted(`यह ${hindi} की मिल है`, { company: `${latin} Private Limited` })).toBe(
      'यह [नाम छिपाया गया] की मिल है',
    )
    expect(redacted(`Mills of ${latin} here`, { company: `${hindi} मिल्स` })).toBe('Mills of [name hidden] here')
  })
})

const sentences = [
  'यह कंपनी सूत बनाती है और दस साल से काम कर रही है।',
  'हमारे पास तीन मिल हैं, माल देश भर में जाता है।',
  'मेरा मानना है कि आने वाले साल में बाज़ार बढ़ेगा।',
  'हमने पिछले वर्ष नई मशीनें लगाईं और दाम कम किए।',
  'दूध, तेल और चाय का व्यापार करते हैं, सब कुछ ताज़ा।',
  'इस योजना पर अमल करना है, टीम तैयार है।',
  'ग्राहक हमारी सेवा से खुश हैं, नाम अच्छा है।',
  'रोज़ सात टन माल बनता है, हर गांव तक जाता है।',
] as const
const members = [
  'Amul',
  'Tata',
  'Das',
  'Mira',
  'Sen',
  'Lal',
  'Nair',
  'Roy',
  'Jain',
  'Shah',
  'Neha',
  'Uma',
  'Kaur',
  'Rao',
]

describe('ordinary Hindi stays', () => {
  it.each(sentences)('%s', (text) => {
    for (const name of members)
      expect([name, redacted(text, { company: `${name} Limited`, first: name })]).toEqual([name, text])
  })
})

it('ordinary English beside a short Hindi name stays', () => {
  const text = 'The main team can sell more rum, soon a jam and a man in the sun.'
  for (const company of ['मैन', 'टीम', 'मोर', 'सन', 'जैम', 'रम'])
    expect([company, redacted(text, { company: `${company} मिल्स` })]).toEqual([company, text])
})
