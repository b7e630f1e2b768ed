import type { BaseTranslation } from '../../i18n-types.ts'

const pages = {
  about: {
    title: 'About us',
    text: 'Founders connects entrepreneurs and investors. Capital Bridge is for raising money, Business Exchange for selling a business, and Global Connect for growing a network worldwide.',
  },
  privacy: {
    title: 'Privacy policy',
    text: 'We keep what you enter to show your profile to the members you meet, and nothing else. Documents are private and opened by short-lived links. Passwords are stored hashed. Contact details are shown only after a proposal was accepted.',
  },
  contact: {
    title: 'Contact Support',
    text: 'Write to us and we will answer within two business days.',
    email: 'support@founders.example',
  },
} satisfies BaseTranslation

export default pages
