import type { ProfileKind } from '../../../src/domain/offerings.ts'

/**
 * Questions that demo members ask about each other's listings. A number is a member's index within its kind; a question
 * without an answer is still open.
 */
export interface DemoQuestion {
  listing: readonly [ProfileKind, number]
  asker: readonly [ProfileKind, number]
  daysAgo: number
  text: string
  answer?: string
}

/**
 * The listings that a newcomer sees first have the most questions: those of the demo accounts, then the first of each
 * list.
 */
export const questions: readonly DemoQuestion[] = [
  {
    listing: ['INVESTMENT', 0],
    asker: ['INVESTOR', 5],
    daysAgo: 19,
    text: 'What happens to your margin if the support price of bajra rises by a tenth?',
    answer:
      'It falls from 31% to about 28%. Grocers accept half of an increase after 60 days. Schools accept none until the next term.',
  },
  {
    listing: ['INVESTMENT', 0],
    asker: ['INVESTOR', 8],
    daysAgo: 12,
    text: 'Could you supply 20 tonnes a month for export, and from when?',
    answer: 'From April. The second line adds 45 tonnes a month. Until it runs we can spare 8.',
  },
  {
    listing: ['INVESTMENT', 0],
    asker: ['INVESTOR', 6],
    daysAgo: 8,
    text: 'Who owns the process that keeps the flour fresh: the company or the founders?',
    answer: 'The company. It filed the patent in 2021, and everyone who worked on it has assigned their rights.',
  },
  {
    listing: ['INVESTMENT', 0],
    asker: ['INVESTOR', 4],
    daysAgo: 2,
    text: 'How much of your school revenue depends on a single state tender?',
  },
  {
    listing: ['INVESTMENT', 0],
    asker: ['INVESTOR', 2],
    daysAgo: 1,
    text: 'How many of the 212 schools reordered last term without a visit from your team?',
  },
  {
    listing: ['INVESTMENT', 1],
    asker: ['INVESTOR', 5],
    daysAgo: 16,
    text: 'Who pays when a battery pack is stolen or damaged?',
    answer:
      'The driver’s deposit covers the first part, an insurer the rest. Last year we lost 41 of 9,600 packs and got 29 back.',
  },
  {
    listing: ['INVESTMENT', 1],
    asker: ['INVESTOR', 7],
    daysAgo: 9,
    text: 'Do your packs fit more than one make of three-wheeler?',
    answer: 'Four of the six models sold in Hyderabad. We are testing an adapter for the fifth.',
  },
  {
    listing: ['INVESTMENT', 1],
    asker: ['INVESTOR', 0],
    daysAgo: 2,
    text: 'How many of your oldest packs still hold 80% of their charge?',
  },
  {
    listing: ['INVESTMENT', 2],
    asker: ['INVESTOR', 11],
    daysAgo: 15,
    text: 'Whose money do you lend, and who takes the first loss?',
    answer: 'Two finance companies and a bank lend. We take the first 5% of any loss and earn a fee on each invoice.',
  },
  {
    listing: ['INVESTMENT', 2],
    asker: ['INVESTOR', 0],
    daysAgo: 6,
    text: 'Which buyer stands behind the most invoices?',
    answer: 'A tractor maker, with 14%. No other buyer is above 8%.',
  },
  {
    listing: ['INVESTMENT', 3],
    asker: ['INVESTOR', 2],
    daysAgo: 13,
    text: 'Do clinics still use the device in their second year?',
    answer: 'Nine in ten do, with more than 60 tests a month. Most of the others are waiting for a trained technician.',
  },
  {
    listing: ['INVESTMENT', 4],
    asker: ['INVESTOR', 0],
    daysAgo: 11,
    text: 'What does it cost you to bring a new school on board?',
    answer: 'About ₹11,000: travel and one day of training. A school with 300 children earns that back in four months.',
  },
  {
    listing: ['INVESTMENT', 4],
    asker: ['INVESTOR', 2],
    daysAgo: 7,
    text: 'क्या माता-पिता भी कुछ भुगतान करते हैं?',
    answer:
      'नहीं, भुगतान स्कूल और तीन राज्यों के कार्यक्रम करते हैं। 2023 में हमने अभिभावकों के लिए एक प्लान आज़माया था, पर उसे बंद कर दिया।',
  },
  {
    listing: ['INVESTMENT', 5],
    asker: ['INVESTOR', 0],
    daysAgo: 14,
    text: 'How long do customers sign for, and what if they leave early?',
    answer:
      'Twelve years. Whoever leaves earlier buys the plant at a price the contract gives for each year. Two have.',
  },
  {
    listing: ['INVESTMENT', 6],
    asker: ['INVESTOR', 0],
    daysAgo: 10,
    text: 'What is churn among regular shippers?',
    answer: '1.8% a month over the last year, and 1.2% on lanes with a fixed day.',
  },
  {
    listing: ['WANT_TO_SELL', 0],
    asker: ['INVESTOR', 3],
    daysAgo: 18,
    text: 'How much of the export business depends on you personally?',
    answer:
      'Less than it did. My export manager has looked after seven of the ten largest buyers since 2019, and she would like to stay. I would introduce you to all ten.',
  },
  {
    listing: ['WANT_TO_SELL', 0],
    asker: ['INVESTOR', 8],
    daysAgo: 9,
    text: 'How old is the steam steriliser, and how much of its capacity do you use?',
    answer: 'It was installed in 2021 with a ten-year contract for parts. It runs at about 60%.',
  },
  {
    listing: ['WANT_TO_SELL', 0],
    asker: ['INVESTOR', 9],
    daysAgo: 1,
    text: 'Would you sell a majority now and the rest after two years?',
  },
  {
    listing: ['WANT_TO_SELL', 1],
    asker: ['INVESTOR', 0],
    daysAgo: 12,
    text: 'How much of the order book is at a fixed price?',
    answer: 'About 40%. The rest has a steel-price clause, which we apply every quarter.',
  },
  {
    listing: ['WANT_TO_SELL', 1],
    asker: ['INVESTOR', 7],
    daysAgo: 5,
    text: 'Are the land and both cranes part of the price?',
    answer: 'Yes. The land is freehold, and both cranes passed their load test in August.',
  },
  {
    listing: ['WANT_TO_SELL', 2],
    asker: ['INVESTOR', 3],
    daysAgo: 8,
    text: 'What did a cottage earn a night last year?',
    answer: '₹14,800 with breakfast, averaged over the year. December was close to ₹21,000.',
  },
  {
    listing: ['WANT_TO_SELL', 3],
    asker: ['INVESTOR', 10],
    daysAgo: 7,
    text: 'How do new customers find the shop?',
    answer: 'Six in ten by searching, three by a gift from a friend and one by an advertisement.',
  },
  {
    listing: ['WANT_TO_SELL', 4],
    asker: ['INVESTOR', 4],
    daysAgo: 6,
    text: 'Could two buyers share the stake between them?',
    answer: 'Yes, if one of them already runs a laboratory.',
  },
  {
    listing: ['INVESTOR', 0],
    asker: ['INVESTMENT', 6],
    daysAgo: 17,
    text: 'Do you join a round that somebody else leads?',
    answer: 'Often. We ask for the lead’s information rights and no more.',
  },
  {
    listing: ['INVESTOR', 0],
    asker: ['INVESTMENT', 5],
    daysAgo: 10,
    text: 'Which numbers do you want to see every month once you have invested?',
    answer: 'Cash, orders and the three customers who complained loudest. One page is enough.',
  },
  {
    listing: ['INVESTOR', 0],
    asker: ['INVESTMENT', 3],
    daysAgo: 1,
    text: 'We have repeat orders but no audited accounts for this year yet. Is that too early for you?',
  },
  {
    listing: ['INVESTOR', 1],
    asker: ['INVESTMENT', 0],
    daysAgo: 4,
    text: 'Would you look at a food company that sells its planning software to schools?',
    answer: 'Only if the software earns more than half of the margin. Otherwise I would be the wrong partner for you.',
  },
  {
    listing: ['INVESTOR', 2],
    asker: ['INVESTMENT', 4],
    daysAgo: 9,
    text: 'Do you want to see results of a study before a first call?',
    answer: 'No, a classroom first. The study can wait until the second call.',
  },
  {
    listing: ['INVESTOR', 3],
    asker: ['WANT_TO_SELL', 2],
    daysAgo: 13,
    text: 'Do you keep the name of a business that you buy?',
    answer: 'Always. It is a good part of what we pay for.',
  },
  {
    listing: ['INVESTOR', 3],
    asker: ['WANT_TO_SELL', 0],
    daysAgo: 2,
    text: 'Do you pay the whole price at closing, or part of it later?',
  },
  {
    listing: ['INVESTOR', 4],
    asker: ['INVESTMENT', 3],
    daysAgo: 8,
    text: 'How long is it from your decision to the money?',
    answer: 'Six weeks on average, because each member signs alone. The longest took eleven.',
  },
  {
    listing: ['WANT_TO_GROW', 0],
    asker: ['WANT_TO_GROW', 1],
    daysAgo: 15,
    text: 'Do you test for residues per lot or per season?',
    answer: 'Per lot, at an accredited laboratory. You receive each report before we seal the container.',
  },
  {
    listing: ['WANT_TO_GROW', 0],
    asker: ['WANT_TO_GROW', 5],
    daysAgo: 2,
    text: 'Can you ship to Mombasa in December, with freight and insurance in the price?',
  },
  {
    listing: ['WANT_TO_GROW', 1],
    asker: ['WANT_TO_GROW', 0],
    daysAgo: 3,
    text: 'Which papers do you need from a grower group before a first trial lot?',
  },
  {
    listing: ['WANT_TO_GROW', 2],
    asker: ['WANT_TO_GROW', 4],
    daysAgo: 11,
    text: 'Who pays for the six weeks of training in Stuttgart?',
    answer: 'We pay for the course and the rooms, the partner for flights and wages.',
  },
  {
    listing: ['WANT_TO_GROW', 3],
    asker: ['WANT_TO_GROW', 1],
    daysAgo: 6,
    text: 'How soon can you deliver a repeat order?',
    answer: 'Block prints in five weeks, pottery in eight. Brass takes ten, because one family casts all of it.',
  },
]
