import type { BaseTranslation } from '../../i18n-types.ts'

/** The NDA, as it is read before it is signed and as it is printed afterwards. */
const nda = {
  title: 'Non-disclosure agreement',
  parties: 'Between {owner:string}, the disclosing party, and {investor:string}, the receiving party.',
  represented: '{investor:string}, represented by {name:string}',
  clauses: {
    information: {
      title: 'Confidential information',
      text: 'Everything about the business of {owner:string} that is not public and that {investor:string} receives for these talks: documents, messages, figures and conversations, and the fact that the talks take place.',
    },
    purpose: {
      title: 'Purpose',
      text: '{investor:string} may use this information only to decide on a deal with {owner:string} and to carry it out.',
    },
    secrecy: {
      title: 'Confidentiality',
      text: '{investor:string} must keep the information confidential and protect it as carefully as their own. Employees and advisers may see it only if they need it for this purpose and are bound in the same way; {investor:string} answers for them.',
    },
    exceptions: {
      title: 'Exceptions',
      text: 'This does not cover information that is or becomes public without a breach, that {investor:string} already had or receives lawfully from others, or develops independently. Where a law or a court requires disclosure, {investor:string} informs {owner:string} first, if permitted.',
    },
    term: {
      title: 'Term',
      text: 'The duties apply for two years from the signature, even if the talks end earlier.',
    },
    deletion: {
      title: 'Return and deletion',
      text: 'If {owner:string} asks, {investor:string} returns or deletes the information within 30 days. Copies that a law requires, and backups, may remain and stay confidential.',
    },
    rights: {
      title: 'No other rights',
      text: 'The information still belongs to {owner:string}. This agreement does not oblige either party to make or accept an offer.',
    },
    law: {
      title: 'Governing law',
      text: 'The laws of India apply, and the courts of India have jurisdiction. Typing the full name signs this agreement. If the English and Hindi texts differ, the English one applies.',
    },
  },
  signedBy: 'Signed by {name:string} on {date:string}.',
  signedFor: 'Signed by {name:string} for {investor:string} on {date:string}.',
} satisfies BaseTranslation

export default nda
