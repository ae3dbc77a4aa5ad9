import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-sonabrief',
  title: 'SonaBrief',
  type: 'note taker',
  owner: 'the SonaBrief project',
  site: 'https://sonabrief.com',
  description:
    'SonaBrief writes meetings down and never saves the sound. Flow keeps no sound either, and does your mail. Ten rows from its security page, on two quiet tools.',
  keywords: [
    'SonaBrief alternative',
    'Flow vs SonaBrief',
    'private meeting notes',
    'zero knowledge notes',
    'private voice assistant',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two that listen, and keep no sound.',
    lead: 'A tool that hears you should forget how you sounded. These two do. They differ in what they make of the words: the one makes notes, and the other makes things happen.',
  },
  problem: [
    "Notes that nobody else can read are a comfort. They don't move anything, though. The promise stands in them, safe and sealed, and is still a promise.",
    'To move it, you open a mail program with a very different idea of privacy.',
  ],
  solution: [
    'Flow carries the same idea into mail. You say what was promised and to whom, it becomes a mail, you hear it, and it goes. What you said is kept as text, encrypted, on your own machine.',
    "A promise that isn't ripe gets a day. It comes back then, unless somebody has answered.",
  ],
  features: {
    heading: 'From note to deed',
    items: [
      {
        name: 'Said once',
        text: "And it's a reply, with hello and goodbye.",
      },
      {
        name: 'To whom',
        text: 'By first name, from those you write to.',
      },
      {
        name: 'Until when',
        text: 'A date for silence.',
      },
      {
        name: 'Where it lies',
        text: 'In Gmail, and on the machine you run.',
      },
      {
        name: "What's left of your voice",
        text: 'Nothing.',
      },
    ],
  },
  benefits: [
    'Sealed promises get kept',
    "Privacy doesn't stop at the notes",
    'No sound file exists anywhere',
    'You know which machine it is',
    'The source of either can be read',
  ],
  rows: {
    listening: 'Takes in a meeting, and erases the sound once it is text [security]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'A mode in which text and summary are made on your machine [security]',
    whereMailIs: 'Holds no mailbox. Notes stay with you, or sealed on its servers [security]',
    languageModels: 'Summaries on your machine, or in a cloud in the EU, by meeting [security]',
    price: 'Plans by the names of Pro and Pro Unlimited are mentioned [security]',
  },
  choose: {
    them: [
      'Choose SonaBrief if you need notes of meetings and mean it about privacy. [security]',
      'You choose by meeting what stays at home and what may go to the cloud. [security]',
      'It links the very function that throws the sound away, so that you can read it. Hats off. [security]',
    ],
    flow: [
      'Choose Flow for the mails and dates that such notes call for.',
      'Choose both, for a day of talk of which no sound remains.',
    ],
  },
  call: {
    line: 'Move one promise out of the notes.',
    text: 'Try it aloud. By tonight nobody will know how you sounded.',
  },
  questions: [
    {
      ask: 'Does Flow take notes of meetings?',
      answer: 'No. It hears you only, and only in a session.',
    },
    {
      ask: 'Is Flow zero-knowledge?',
      answer: 'No. The machine that runs it can read what it works on, and you choose whose machine that is.',
    },
    {
      ask: 'What of my words is stored?',
      answer: 'The text of orders and drafts, encrypted. No recording.',
    },
  ],
  examples: [
    {
      say: 'Tell him we send the sample by the third, as promised',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we send the sample by the third, as promised',
      flow: 'The note has become a mail.',
    },
    {
      say: "Remind me if he doesn't answer by next Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-27 08:00; unlessAnswered: true',
      flow: 'The promise watches the other side, too.',
    },
  ],
  sources: [
    {
      name: 'security',
      publisher: 'SonaBrief',
      title: 'Security',
      url: 'https://sonabrief.com/security/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
