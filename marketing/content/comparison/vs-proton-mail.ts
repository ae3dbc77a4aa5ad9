import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-proton-mail',
  title: 'Proton Mail',
  type: 'mail client',
  owner: 'Proton AG',
  site: 'https://proton.me/mail',
  description:
    "Proton Mail locks letters so that even their keeper can't read them. Flow reads Gmail to you on your own machine. Two ideas of privacy, in ten sourced rows.",
  keywords: [
    'Proton Mail alternative',
    'Flow vs Proton Mail',
    'private email',
    'encrypted email',
    'self-hosted email assistant',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A locked letterbox, or a reader at home.',
    lead: 'Both take privacy to heart and mean different things by it. Proton changes who keeps your mail. Flow leaves the keeper alone and changes who reads it to you.',
  },
  problem: [
    'You want fewer eyes on your letters. The usual helpers for a full inbox ask for the reverse: one more company, one more server, one more policy.',
    'So the careful ones go without help, and do by thumb what others have done for them.',
  ],
  solution: [
    'Flow reads, sorts out and answers without a cloud of its own. It runs on a box in your cupboard or a server of your firm, and what it understands of your speech is understood there.',
    "It doesn't hide your mail from Google, however. Whoever wants that needs a provider with encryption, and should read the next table with care.",
  ],
  features: {
    heading: 'What privacy means here',
    items: [
      {
        name: 'No vendor in the middle',
        text: "There's no account with us that holds your letters.",
      },
      {
        name: 'Ears on the device',
        text: 'Spoken orders are understood where you speak them. No recording is kept.',
      },
      {
        name: 'No model at work',
        text: 'Summaries and asks come from rules. A language model is off until somebody turns it on.',
      },
      {
        name: 'Encrypted at rest',
        text: 'Tokens, drafts and spoken words are encrypted on your machine.',
      },
      {
        name: 'Open to inspection',
        text: 'The source can be read by anybody who doubts this page.',
      },
    ],
  },
  benefits: [
    'Help with mail costs no further confidant',
    "A move to another address isn't needed",
    "Your provider's rules stay the only ones",
    'Doubts can be checked in the code',
    'The cupboard is yours',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Its own encrypted service [history]',
    calendar: 'Proton Calendar, by the same company [history]',
    undo: 'Sending can be undone for up to 20 seconds, 10 by default [undo]',
    sending: 'Held by that timer [undo]',
    offline: 'Not stated',
    whereMailIs: 'On its servers in Switzerland, encrypted before it gets there [servers]',
    languageModels: 'Not stated',
    price: 'A free plan and paid ones [servers]',
  },
  choose: {
    them: [
      "Choose Proton Mail if even your provider should be unable to read you. Flow on Gmail can't offer that.",
      'Mail between its users is encrypted from end to end, and its apps are open source. [history]',
      'Its family of calendar, drive and passwords moves in with you. [history]',
    ],
    flow: [
      'Choose Flow if you stay with Gmail and want help that adds no company.',
      'Choose it for the voice: hearing the queue and answering while your hands are busy.',
    ],
  },
  call: {
    line: 'Let your own box do the reading.',
    text: 'You can listen to a mailbox full of fiction first. It tells nobody anything.',
  },
  questions: [
    {
      ask: 'Does Flow work with Proton Mail?',
      answer: 'No. It reads Gmail only.',
    },
    {
      ask: 'Does Flow encrypt my mail from end to end?',
      answer: 'No. It leaves mail as Gmail has it. It encrypts what it keeps itself: tokens, drafts and spoken words.',
    },
    {
      ask: 'Which of the two is more private?',
      answer:
        'For the letters at rest, an encrypted provider. For help with letters that lie in Gmail, a reader on your own machine. They answer different questions.',
    },
  ],
  examples: [
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'Nothing of a mail is spoken until you lift it.',
    },
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: 'Their mail goes past your inbox from now on.',
    },
    {
      say: 'Are there any links',
      state: 'mail',
      command: 'inquiry:links',
      flow: 'You hear how many there are before you touch one.',
    },
  ],
  sources: [
    {
      name: 'undo',
      publisher: 'Proton Support',
      title: 'How to use Undo Send',
      url: 'https://proton.me/support/da/undo-send',
      read: '2026-11-27',
    },
    {
      name: 'history',
      publisher: 'Wikimili, from Wikipedia',
      title: 'Proton Mail',
      url: 'https://wikimili.com/en/Proton_Mail',
      read: '2026-11-27',
    },
    {
      name: 'servers',
      publisher: 'MailSafe',
      title: 'ProtonMail',
      url: 'https://mailsafe.onl/protonmail/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
