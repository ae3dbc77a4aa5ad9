import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-fairemail',
  title: 'FairEmail',
  type: 'mail client',
  owner: 'Marcel Bokhorst',
  site: 'https://email.faircode.eu',
  description:
    'FairEmail is a careful mail app for Android, open and plain. Flow is a careful voice for Gmail. Ten rows from public sources, and which fits your pocket.',
  keywords: [
    'FairEmail alternative',
    'Flow vs FairEmail',
    'Android email app',
    'open source email app',
    'private email app',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Minimal on the phone, or absent from it.',
    lead: 'FairEmail strips a mail app down to reading and writing. Flow strips off the reading and writing, too, and leaves a conversation.',
  },
  problem: [
    "A plain app is a pleasure, and it's still an app. It wants to be looked at, scrolled and typed on, preferably with two clean hands.",
    "Half of a phone's mail is dealt with where none of that is at hand. The plain app waits politely in the pocket.",
  ],
  solution: [
    'Flow leaves the phone in the pocket. You hear a thread, you give a verdict, and the answer is in your own words and heard once more by you.',
    "It has the same distaste for being watched. No tracker, no vendor's server, no model that reads along.",
  ],
  features: {
    heading: 'Minimalism, one step on',
    items: [
      {
        name: 'No screen to keep tidy',
        text: 'Nothing must be seen, though all of it can be.',
      },
      {
        name: 'One word for each act',
        text: 'And a key, for those who came for keys.',
      },
      {
        name: 'Questions about your own mail',
        text: 'What did she say about the deposit, and when.',
      },
      {
        name: 'A calendar that talks back',
        text: 'Free on Friday? Book it, move it, call it off.',
      },
      {
        name: 'Clear limits',
        text: 'Gmail, English, one account. It says so rather than half doing it.',
      },
    ],
  },
  benefits: [
    'The pocket is a good place for a phone',
    'Nobody counts what you read',
    'Long answers are spoken, not pecked',
    'Search takes a question',
    'You can read the code of either',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Nearly any provider by IMAP or POP3, Gmail, Outlook and Yahoo among them [readme]',
    calendar: 'Answers invitations and adds a mail to the calendar, as pro features [readme]',
    undo: 'Not stated',
    sending: 'Can leave after a chosen time, as a pro feature [readme]',
    offline: 'Stores mail and carries out operations offline [readme]',
    whereMailIs: 'On the phone and with your provider, nothing on third servers [readme]',
    languageModels: 'Not stated',
    price: 'Free software under the GPL 3, with extra pro features [readme]',
  },
  choose: {
    them: [
      'Choose FairEmail if you have an Android phone and accounts of many kinds. It sets no limit on their number. [readme]',
      'It encrypts with OpenPGP or S/MIME, and shows no image and opens no link before you confirm. [readme]',
      'It needs no server at all. Flow needs a machine to run on. [readme]',
    ],
    flow: [
      'Choose Flow if you use Gmail, and both hands are often full.',
      'Choose it on an iPhone or a laptop, since any modern browser will do.',
    ],
  },
  call: {
    line: 'Leave the phone where it is.',
    text: 'Try it with earbuds and a mailbox that belongs to nobody.',
  },
  questions: [
    {
      ask: 'Is Flow an Android app?',
      answer: "No, it's a page that Android can pin beside your apps. No store carries it.",
    },
    {
      ask: 'Can Flow do OpenPGP?',
      answer: 'No. It reads mail as Gmail shows it, so an encrypted one stays a riddle.',
    },
    {
      ask: 'Which is leaner?',
      answer: 'The app, surely. Flow brings a voice, and a machine behind it that you run.',
    },
  ],
  examples: [
    {
      say: 'What did Ruth say about the deposit',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Ruth say about the deposit',
      flow: 'Her sentence, with its day.',
    },
    {
      say: 'Am I free at three on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 15:00',
      flow: 'Yes or no, and what stands there.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'FairEmail on GitHub',
      title: 'README',
      url: 'https://github.com/M66B/FairEmail',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
