import type { ProfileKind } from '../../src/domain/offerings.ts'

/** The conversations of the demo members, each on a topic of its own. */

export interface DemoLine {
  text: string
  /** A page that is sent with the message. */
  page?: { title: string; lines: readonly string[] }
}

export interface DemoConversation {
  /** The kind of listing: talks about a business for sale differ from talks about raising capital. */
  with: ProfileKind
  /** The investor, who accepted, writes the first line; then both write in turn. */
  lines: readonly DemoLine[]
}

export const conversations: readonly DemoConversation[] = [
  {
    with: 'INVESTMENT',
    lines: [
      {
        text: 'Thank you for your proposal. Could you share how your revenue splits between repeat and new customers?',
      },
      { text: 'Of course. About two thirds come from customers who have ordered at least three times.' },
      { text: 'That is stronger than I expected. What would you spend the first half of the round on?' },
      { text: 'A second line at the plant and two people in sales. I can send the plan this evening.' },
    ],
  },
  {
    with: 'WANT_TO_SELL',
    lines: [
      { text: 'Good morning. Before we talk price: why are you selling now?' },
      {
        text: 'My partner and I want different things, and selling is the fair way out. I would stay for a year to hand over.',
      },
      { text: 'That helps. Are the premises part of the sale, or leased?' },
      {
        text: 'Leased, with six years left. I have attached what is included and what is not.',
        page: {
          title: 'What is included',
          lines: [
            'Included: plant and machinery, stock at cost, brand, customer contracts, all staff.',
            'Not included: the premises (lease to 2032), vehicles, cash at bank.',
            'Handover: twelve months, two days a week after the first six.',
          ],
        },
      },
      { text: 'Clear. My accountant will have questions about the stock. Could we speak on Friday at 4?' },
      { text: 'Friday at 4 is fine. I will have the stock list ready.' },
    ],
  },
  {
    with: 'INVESTMENT',
    lines: [
      { text: 'We like the business, but our fund usually invests from ₹2 Cr. Would you take one lead investor?' },
      { text: 'Yes, as long as the lead is patient. We expect to break even in about 18 months.' },
      { text: 'Then let us go through the unit economics. What does it cost you to win a customer?' },
    ],
  },
  {
    with: 'INVESTMENT',
    lines: [
      { text: 'नमस्ते, प्रस्ताव के लिए धन्यवाद। आप अभी किन शहरों में बेचते हैं?' },
      { text: 'नमस्ते। पुणे, नासिक और औरंगाबाद में। अगले साल मुंबई शुरू करना चाहते हैं।' },
      { text: 'मुंबई में वितरण का ख़र्च अलग होता है। क्या आपने उसका हिसाब लगाया है?' },
      { text: 'हाँ, प्रति ऑर्डर लगभग 14 रुपये अधिक। बैठक में पूरा हिसाब दिखा सकता हूँ।' },
      { text: 'ठीक है। मंगलवार को 11 बजे बात करते हैं।' },
    ],
  },
]
