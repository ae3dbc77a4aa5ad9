import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-voicemail-app',
  title: 'VoiceMail for iPhone',
  type: 'mail client',
  owner: 'VoiceMail',
  site: 'https://voicemail-app.com',
  description:
    "VoiceMail is a spoken mail client for iPhone that asks a model what you meant. Flow asks its own rules. Ten rows for those who'd talk to Gmail or iCloud.",
  keywords: [
    'VoiceMail app alternative',
    'Flow vs VoiceMail',
    'voice email iPhone',
    'iCloud email by voice',
    'spoken email client',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A talking iPhone, or a talking page.',
    lead: 'VoiceMail puts a spoken client into an iPhone, with iCloud in mind. Flow puts one into a page, with Gmail in mind. Both are told aloud what to do. What happens to your words then is quite different.',
  },
  problem: [
    "To speak with a machine, somebody has to work out what you meant. That's the whole trick, and it costs something wherever it's done.",
    'In VoiceMail a model at OpenAI does it. The sound stays on the phone. The text of what you said goes there, with what is needed for summaries and replies, and OpenAI states that it trains nothing on it. [policy]',
  ],
  solution: [
    'In Flow the working out is done by rules that were written down, tested and put on your disk. No words of yours and no mail have to go anywhere for that. They do cost you a little discipline in how you speak.',
    "'Reply that', 'remind me', 'move it to'. It's how one speaks to a colleague with a pencil. A model is more forgiving, and where the rules are at a loss, Flow says so.",
  ],
  features: {
    heading: 'A colleague with a pencil',
    items: [
      {
        name: 'Reply that',
        text: 'And what follows is the letter.',
      },
      {
        name: 'Remind me',
        text: 'And what follows is the hour.',
      },
      {
        name: 'What did he say about',
        text: 'And what follows is looked for.',
      },
      {
        name: 'Add her',
        text: "And she's in copy.",
      },
      {
        name: 'Undo',
        text: "And it wasn't.",
      },
    ],
  },
  benefits: [
    'Orders take no credits, only what Flow makes for you does',
    'The sofa works, and so does the desk',
    'Rules are the same for everyone in the house',
    'Your phone can be of any make',
    'You can read the rules by which you were understood',
  ],
  rows: {
    listening: "Spoken commands, turned into text on the iPhone by Apple's recognition [policy]",
    speaking: 'Not stated',
    mailServices: 'Accounts with IMAP and SMTP, such as iCloud [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'With your provider. It has no servers, and keeps some data on the phone [policy]',
    languageModels: "OpenAI's interface gets your words, and what it needs for summaries and replies [policy]",
    price: 'A subscription inside the app, through Apple [policy]',
  },
  choose: {
    them: [
      "Choose VoiceMail if you've an iPhone and iCloud, and want a model to work out what you meant. [policy]",
      'Sound is understood on the phone and never kept. [policy]',
      'It has no servers and no tracking, and the password of your mail stays in the keychain of your phone. [policy]',
    ],
    flow: [
      "Choose Flow if your mail is with Google, and you'd have no model between you and it.",
      'Choose it for a calendar in the same conversation.',
    ],
  },
  call: {
    line: 'Speak to the one with a pencil.',
    text: 'Its mailbox is invented, the pencil is sharp.',
  },
  questions: [
    {
      ask: 'Does Flow take iCloud mail?',
      answer: "No. Gmail only, by Google's own way in.",
    },
    {
      ask: 'Will Flow run on an iPhone?',
      answer: "In Safari, yes, from your machine. There's no app in the store.",
    },
    {
      ask: 'What does Flow cost per month?',
      answer:
        'On your own machine, nothing. Hosted, thirty dollars, or 24 if you pay by the year. Thirty credits are free to begin with, and putting things away costs none.',
    },
  ],
  examples: [
    {
      say: 'Reply that the piano can be fetched on Sunday after three',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the piano can be fetched on Sunday after three',
      flow: "The letter begins after 'that', and ends where you do.",
    },
    {
      say: 'What did Paul say about the piano',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Paul say about the piano',
      flow: 'Looked up in his mails, with the date.',
    },
    {
      say: 'Remind me on Saturday at noon',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-21 12:00',
      flow: 'So that somebody is there to lift.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'VoiceMail',
      title: 'Privacy policy',
      url: 'https://voicemail-app.com/privacy.html',
      published: '2026-02-26',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
