import type { BaseTranslation } from '../../i18n-types.ts'

const pages = {
  waiting: 'Still loading. What you entered is safe; we’ll continue as soon as the page is ready.',
  about: {
    title: 'About us',
    lead: 'Founders is where entrepreneurs and investors meet, and where first messages get answered.',
    sections: {
      bridge: {
        title: 'Capital Bridge',
        text: 'For companies raising capital. Describe what you’re building, what you need and what you offer, just once. Investors looking for exactly that can find you, and you can find them.',
      },
      exchange: {
        title: 'Business Exchange',
        text: 'For owners selling all or part of a business. Your listing can stay anonymous: then only the buyers you accept learn your name and can open your documents.',
      },
      connect: {
        title: 'Global Connect',
        text: 'For companies looking for distributors, suppliers and partners in other markets.',
      },
      way: {
        title: 'How it works',
        text: 'Every introduction starts with a proposal. The recipient accepts, asks a question or declines, and you both see its status, whose turn it is and the deadline. A chat opens once it’s accepted.',
      },
      sources: {
        title: 'Sources',
        text: 'The names of states and cities are from GeoNames (geonames.org), licensed under CC BY 4.0.',
      },
    },
  },
  facts: {
    company: 'Company',
    address: 'Registered address',
    contact: 'Email',
    since: 'In force since',
    courts: 'Governing law and courts',
    officer: 'Grievance officer',
    officerContact: 'How to reach the grievance officer',
    payments: 'Card payments',
    push: 'Push notifications',
    mail: 'Sending emails',
    sms: 'Sending text messages',
    files: 'Storing files',
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What we store, why, who sees it and how to remove it.',
    sections: {
      kept: {
        title: 'What we store',
        text: 'Your name, email and mobile number; what you write in your profile; the documents you upload; your proposals, messages, searches and purchases; your billing details if you give them; the devices you log in with; and a log of logins and security changes with the device and network address. If you choose to share how you use the site, we also record which screens and buttons you use, never what you type. Card numbers never reach us: our payment provider stores them, and we store only the brand and the last four digits.',
      },
      why: {
        title: 'Why',
        text: 'To show your listing, to connect you with members, to take payments, to send the notifications you choose, and to protect accounts from misuse. We show no advertising.',
      },
      seen: {
        title: 'Who sees it',
        text: 'Members see what your listing shows. Contact details appear only after a proposal is accepted. Documents are private and open through short-lived links. An anonymous listing hides your name until you accept a proposal.',
      },
      safe: {
        title: 'How we protect it',
        text: 'Passwords and codes are stored only as hashes. Every password change, new device and refused login is recorded and shown on your account page.',
      },
      retention: {
        title: 'How long we keep it',
        text: 'What is in your account stays as long as you have it. We delete one-time codes and counts of failed logins within three days, and recorded steps after 30 days. Fourteen days after you request deletion we erase your profiles, documents, settings, billing details, security log and the messages you sent to support from your email address. Your messages and proposals stay with the members you dealt with, without your name. Purchase records stay without your name; a tax invoice keeps its buyer for eight years, because the law requires it. If you used the free trial, a hash of your mobile number stays so that each number gets one trial.',
      },
      rights: {
        title: 'Your rights',
        text: 'On your account page you can download all your data, correct it or have it erased. After you request deletion you have 14 days to change your mind. Under India’s Digital Personal Data Protection Act, 2023 you can also ask us what we store and with whom we share it, withdraw your consent, name someone to act for you after death or incapacity, and complain to us and then to the Data Protection Board of India.',
      },
      processors: {
        title: 'Companies that work for us',
        text: 'Other companies run parts of the service and receive what that part needs. Those in use here are listed below, with who is responsible for your data.',
      },
    },
  },
  terms: {
    title: 'Terms of use',
    lead: 'The few rules that keep a marketplace useful.',
    sections: {
      members: {
        title: 'Members',
        text: 'Give true information about yourself and your company, keep your password to yourself and use one account.',
      },
      listings: {
        title: 'Listings and proposals',
        text: 'List only what you have the right to offer. Proposals and messages are for business between members: no spam, no advance fees, no claims you can’t substantiate.',
      },
      plans: {
        title: 'Plans and payment',
        text: 'Your plan lasts for the period you paid for. You see the full price, taxes and fees included, before you pay. You get a full refund within 7 days if you haven’t used the plan: no proposal sent or accepted, no document or contact details opened.',
      },
      role: {
        title: 'Our role',
        text: 'Founders brings people together. We’re not a broker and we don’t give investment advice. Agreements are between members. Check what you’re told before you sign or pay.',
      },
      credits: {
        title: 'Place names',
        text: 'From GeoNames (geonames.org), licensed under CC BY 4.0.',
      },
      complaints: {
        title: 'Complaints',
        text: 'You can report a listing, a conversation or a proposal where you see it, or write to us on the Contact Support page.',
      },
    },
  },
  contact: {
    title: 'Contact Support',
    lead: 'Write to us and we’ll reply within two business days.',
    name: 'Your name',
    email: 'Email',
    topic: 'What’s it about?',
    topics: {
      account: 'My account',
      payment: 'A payment or plan',
      proposal: 'A proposal or chat',
      report: 'Reporting a member',
      other: 'Something else',
    },
    message: 'Your message',
    tooShort: 'Please write at least 10 characters',
    attach: 'Attach my last steps on the site',
    attachHint:
      'Support sees which screens and buttons you used, never what you typed. We delete the steps after 30 days.',
    send: 'Send message',
    sent: 'We received your message. Reference: {reference:string}. We’ve emailed a confirmation to {email:string}.',
  },
} satisfies BaseTranslation

export default pages
