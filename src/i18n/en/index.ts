import type { BaseTranslation } from '../i18n-types.ts'

const en = {
  skip: 'Skip to the content',
  loading: 'Loading…',
  tryAgain: 'Try again',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  investor: 'Investor',
  entrepreneur: 'Entrepreneur',
  menu: 'Menu',
  brandHome: 'Founders home page',
  accountUnavailable: 'We couldn’t load your account',
  nav: {
    investors: 'Investors',
    chats: 'Chats',
  },
  footer: {
    quickLinks: 'Quick links',
    social: 'Social media',
    business: 'Business',
    contactSupport: 'Contact Support',
    aboutUs: 'About us',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
  },
  notFound: {
    title: 'This page doesn’t exist',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
  },
  error: {
    title: 'Unexpected Application Error!',
    missing: 'We couldn’t load part of this page. Check your connection and try again.',
    reference: 'Reference for support: {id:string}',
  },
  offline: 'You’re offline. Some things won’t work until you’re back online.',
  home: {
    title: 'Where founders meet the people who back them',
    lead: 'Raise money, find a buyer for your business or grow your network abroad. Send a proposal, and start talking once it’s accepted.',
    join: 'Join free',
    asEntrepreneur: 'Log in as an entrepreneur',
    asInvestor: 'Log in as an investor',
    trial: '14 days free, no card needed',
    offers: 'Three ways to grow, plus one for investors',
    tiles: {
      bridge: {
        title: 'Capital Bridge',
        text: 'Find investors who fit your sector, stage and round, and see why they match.',
        go: 'Raise money',
      },
      exchange: {
        title: 'Business Exchange',
        text: 'Sell the business you’ve built. Share figures and documents privately with serious buyers.',
        go: 'Find a buyer',
      },
      connect: {
        title: 'Global Connect',
        text: 'Grow your network: distributors, suppliers and partners in other countries.',
        go: 'Find partners',
      },
      invest: {
        title: 'For investors',
        text: 'Browse companies raising capital and businesses for sale, with every proposal in one place.',
        go: 'Start investing',
      },
    },
    how: 'How it works',
    steps: {
      profile: { title: 'Tell your story', text: 'Three steps, saved as you go. Continue on any device.' },
      match: { title: 'See who fits', text: 'A match score for every listing, with the reasons behind it.' },
      propose: { title: 'Send a proposal', text: 'Offers, counter-offers, questions and answers, all dated.' },
      talk: { title: 'Talk and agree', text: 'A private chat opens the moment a proposal is accepted.' },
    },
    trust: 'Made for deals that need trust',
    reasons: {
      papers: {
        title: 'Private documents',
        text: 'Only members with an active plan can open them, through links that expire within minutes.',
      },
      cards: {
        title: 'Safe payment',
        text: 'PCI-DSS compliant, 3D Secure supported. Plans never renew automatically.',
      },
      data: { title: 'Your data is yours', text: 'Download it or delete your account whenever you like.' },
    },
    plans: 'Simple plans',
    plansText: 'Start with 14 days free. Save 10% with a quarterly plan, 20% with a yearly one.',
    seePlans: 'See plans',
    questions: 'Good to know',
    faq: {
      who: {
        ask: 'Who can see my profile?',
        tell: 'Only logged-in members. Documents also need an active plan, and contact details appear only after a proposal is accepted.',
      },
      several: {
        ask: 'Can one account have several profiles?',
        tell: 'Yes: one for each offering, and one as an investor. Switch between them in the menu.',
      },
      end: {
        ask: 'What happens when my plan ends?',
        tell: 'You won’t be charged. You can still read your profile, proposals and chats, and renew whenever you like.',
      },
    },
  },
} satisfies BaseTranslation

export default en
