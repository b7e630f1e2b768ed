import type { BaseTranslation } from '../../i18n-types.ts'

const memberHome = {
  menu: 'Menu',
  mainNavigation: 'Main',
  account: {
    menu: 'Account of {name:string}',
    capitalBridge: 'My Profile (Capital Bridge)',
    businessExchange: 'My Profile (Business Exchange)',
    globalConnect: 'My Profile (Global Connect)',
    own: 'My Profile',
    active: 'In use',
    another: 'Add or continue a profile',
    subscription: 'My Subscription',
    account: 'Account and security',
    changePassword: 'Change Password',
    logout: 'Logout',
  },
  logout: { title: 'Logout?', text: 'Are you sure you want to logout?' },
  welcome: 'Welcome, {name:string}',
  lead: 'Everything you need, one step away.',
  places: {
    bridge: { title: 'Capital Bridge', text: 'Companies that are raising money' },
    exchange: { title: 'Business Exchange', text: 'Businesses that are for sale' },
    investors: { title: 'Investors', text: 'People who fund and buy companies like yours' },
    connect: { title: 'Global Connect', text: 'Partners in other countries' },
  },
  glance: { turn: 'Your turn', unread: 'Unread messages', talking: 'In talks' },
  weeks: {
    title: 'Proposals, week by week',
    sent: 'Sent',
    received: 'Received',
    summary: 'In twelve weeks: {sent:number} sent, {received:number} received.',
    today: 'Today',
    table: 'Show as a table',
    week: 'Week from',
  },
  stages: {
    title: 'Where they stand',
    none: 'No proposals yet. Send one, or complete your profile to receive some.',
    waiting: 'Waiting',
    talking: 'In talks',
    won: 'Deal closed',
    over: 'Ended',
  },
  best: { title: 'Best matches', all: 'See all', score: '{score:number}% match' },
  unavailable: 'Your numbers could not be loaded.',
  profile: { title: 'My profile', text: 'What others read about you' },
  plan: { title: 'My subscription', active: 'Active', expired: 'Expired', none: 'No plan yet' },
} satisfies BaseTranslation

export default memberHome
