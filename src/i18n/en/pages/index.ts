import type { BaseTranslation } from '../../i18n-types.ts'

const pages = {
  waiting: 'Still loading. What you entered is safe; we’ll continue as soon as the page is ready.',
  about: {
    title: 'About us',
    lead: 'Founders is where entrepreneurs and investors meet, and where a first message is answered.',
    sections: {
      bridge: {
        title: 'Capital Bridge',
        text: 'For companies that raise money. You say once what you build, what you need and what you offer; investors who look for exactly that find you, and you find them.',
      },
      exchange: {
        title: 'Business Exchange',
        text: 'For owners who sell a business, in whole or in part. A listing may stay anonymous until you accept a buyer, and documents open only to those you allow.',
      },
      connect: {
        title: 'Global Connect',
        text: 'For companies that look for distributors, suppliers and partners in other markets.',
      },
      way: {
        title: 'How it works',
        text: 'Every meeting begins with a proposal. Its receiver accepts, asks or declines, and both sides see where it stands, who must act and until when. A chat opens with the acceptance.',
      },
    },
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What is kept, why, who sees it, and how you end it.',
    sections: {
      kept: {
        title: 'What we keep',
        text: 'Your name, email and mobile number; what you write in your profile; the documents you upload; your proposals, messages and purchases; the devices you log in with. Card numbers never reach us: the payment provider keeps them.',
      },
      seen: {
        title: 'Who sees it',
        text: 'Members see what a listing shows. Contact details are shown only after a proposal was accepted. Documents are private and opened by short-lived links. An anonymous listing hides your name until you accept.',
      },
      safe: {
        title: 'How it is protected',
        text: 'Passwords and codes are stored only as hashes. Every change of your password, every new device and every refused login is recorded and shown on your account page.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can download everything that is kept about you, correct it, and have it erased. After a request there are 14 days to change your mind; then profiles, documents and details are gone. Records of purchases stay as the law asks.',
      },
    },
  },
  terms: {
    title: 'Terms of use',
    lead: 'The few rules that keep a marketplace useful.',
    sections: {
      members: {
        title: 'Members',
        text: 'You give true information about yourself and your company, keep your password to yourself and use one account.',
      },
      listings: {
        title: 'Listings and proposals',
        text: 'You list only what you may offer. Proposals and messages are for business between members: no spam, no advance fees, no claims you cannot show.',
      },
      plans: {
        title: 'Plans and payment',
        text: 'A plan runs for the period that you paid for and is shown before you pay, with taxes and fees included. The refund rule is shown with your subscription.',
      },
      role: {
        title: 'Our role',
        text: 'Founders brings people together. It is no broker and gives no investment advice; what members agree on is between them. Check what you are told before you sign or pay.',
      },
    },
  },
  contact: {
    title: 'Contact Support',
    lead: 'Write to us and we will answer within two business days.',
    name: 'Your name',
    email: 'Email',
    topic: 'What is it about?',
    topics: {
      account: 'My account',
      payment: 'A payment or plan',
      proposal: 'A proposal or chat',
      report: 'Reporting a member',
      other: 'Something else',
    },
    message: 'Your message',
    tooShort: 'Please write at least 10 characters',
    send: 'Send message',
    sent: 'Thank you. Your message has arrived under {reference:string}, and we have sent a confirmation to {email:string}.',
  },
} satisfies BaseTranslation

export default pages
