import type { BaseTranslation } from '../i18n-types.ts'

const en = {
  skip: 'Skip to the content',
  loading: 'Loading…',
  tryAgain: 'Try again',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  menu: 'Menu',
  investor: 'Investor',
  entrepreneur: 'Entrepreneur',
  brandHome: 'Founders, to the home page',
  mainNavigation: 'Main',
  accountUnavailable: 'Could not load your account',
  nav: {
    investors: 'Investors',
    globalConnect: 'Global Connect',
    chats: 'Chats',
    sentProposals: 'Sent Proposals',
    capitalBridge: 'Capital Bridge',
    businessExchange: 'Business Exchange',
    myProposals: 'My Proposals',
  },
  profile: {
    menu: 'Account of {name:string}',
    capitalBridge: 'My Profile (Capital Bridge)',
    businessExchange: 'My Profile (Business Exchange)',
    globalConnect: 'My Profile (Global Connect)',
    own: 'My Profile',
    subscription: 'My Subscription',
    account: 'Account and security',
    changePassword: 'Change Password',
    logout: 'Logout',
  },
  logout: { title: 'Logout?', text: 'Are you sure you want to logout?' },
  footer: {
    quickLinks: 'Quick links',
    social: 'Social media',
    business: 'Business',
    contactSupport: 'Contact Support',
    aboutUs: 'About us',
    privacy: 'Privacy policy',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'To the home page',
  },
  error: { title: 'Unexpected Application Error!' },
  home: {
    title: 'Where founders meet the people who back them',
    lead: 'Raise money, find a buyer for your business, or grow a network across borders. Send a proposal, have it accepted, and talk.',
    asEntrepreneur: 'Login as entrepreneur',
    asInvestor: 'Login as investor',
    goOn: 'Go to your marketplace',
    tiles: {
      bridge: { title: 'Capital Bridge', text: 'Connect with investors and raise money for your company.' },
      exchange: { title: 'Business Exchange', text: 'Find the right buyer for the business you have built.' },
      connect: { title: 'Global Connect', text: 'Expand your network with partners all over the world.' },
      invest: {
        title: 'For investors',
        text: 'Browse companies that raise and businesses for sale, and manage every proposal in one place.',
      },
    },
  },
} satisfies BaseTranslation

export default en
