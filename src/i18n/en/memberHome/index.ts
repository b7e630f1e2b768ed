import type { BaseTranslation } from '../../i18n-types.ts'

const memberHome = {
  welcome: 'Welcome, {name:string}',
  lead: 'Everything you need, one step away.',
  places: {
    bridge: { title: 'Capital Bridge', text: 'Companies that are raising money' },
    exchange: { title: 'Business Exchange', text: 'Businesses that are for sale' },
    investors: { title: 'Investors', text: 'People who fund and buy companies like yours' },
    connect: { title: 'Global Connect', text: 'Partners in other countries' },
  },
  deals: { title: 'Proposals', text: 'Sent and received, with what comes next' },
  talks: { title: 'Chats', text: 'Talk to those who accepted' },
  profile: { title: 'My profile', text: 'What others read about you' },
  plan: { title: 'My subscription', active: 'Active', expired: 'Expired', none: 'No plan yet' },
} satisfies BaseTranslation

export default memberHome
