import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-complaint-handling',
  title: 'Answering complaints',
  readers: 'Owners who read the bad ones themselves',
  description:
    'An angry mail is easier to hear than to read. Take in what went wrong, answer calmly in your own voice, hold it a moment, and promise only what you then keep.',
  keywords: [
    'customer complaint email',
    'respond to complaints',
    'angry customer',
    'apology email',
    'service recovery',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Three pages, capital letters, one real point.',
    lead: "Complaints are written at the top of somebody's voice. Read aloud in a calm one, the shouting falls off and the point stays. Then you can answer the point.",
  },
  problem: [
    'On the screen you see capitals, and your pulse answers. You draft a defence. It is accurate in all respects and makes everything worse.',
    'Or you leave it till you have calmed down, which takes four days. To the customer those four days are the second complaint.',
  ],
  solution: [
    'Flow reads it in its own unhurried way. Ask what they want, and you hear that single sentence: the lamp replaced, or the forty euros, or just a sorry.',
    'You say sorry as you would across the counter. Listening to it afterwards tells you if it sounds like one. If not, scratch it and say it again.',
  ],
  features: {
    heading: 'Calm, in five moves',
    items: [
      {
        name: 'The wish under the anger',
        text: 'One question gives you what they ask for.',
      },
      {
        name: 'What happened before',
        text: 'Have the earlier mails read, since the first one was often polite.',
      },
      {
        name: 'Your own voice',
        text: 'No stock apology. People can smell a template.',
      },
      {
        name: 'The long hold',
        text: 'Set the pause to thirty seconds for days like this.',
      },
      {
        name: 'A promise with an alarm',
        text: "If you said 'by Friday', let the thread return on Thursday.",
      },
    ],
  },
  benefits: [
    'You answer on the day, with a steady hand',
    'Sorry sounds like sorry',
    'Promises made in heat are kept in time',
    'The polite first mail is no longer overlooked',
    'Some of them come back to the shop',
  ],
  before: [
    {
      who: '08:15',
      words: "'I am APPALLED.' You put the phone face down.",
    },
    {
      who: '08:40',
      words: "You draft nine sentences that begin with 'Actually'.",
    },
    {
      who: 'Thursday',
      words: 'It is still a draft.',
    },
    {
      who: 'Friday',
      words: 'A review appears, with a photo of the lamp.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Mrs Tremlow, two pages about a lamp.',
    },
    {
      who: 'you',
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
    },
    {
      who: 'flow',
      words: "'I only want the shade replaced, as I wrote to you on the first.'",
    },
    {
      who: 'you',
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
    },
    {
      who: 'flow',
      words: "On the first: 'Lovely lamp. The shade came with a dent, could you send another?'",
    },
    {
      who: 'you',
      say: 'Reply that I am sorry we missed your first letter, and a new shade leaves today',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I am sorry we missed your first letter, and a new shade leaves today',
    },
    {
      who: 'flow',
      words: "'I am sorry we missed your first letter, and a new shade leaves today.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Let the capitals be read softly.',
    text: 'Mrs Tremlow also writes to the demo. She can be won over in two sentences.',
  },
  questions: [
    {
      ask: 'Does Flow rate how angry a mail is?',
      answer: 'No. It measures no moods. It reads, and it finds the question.',
    },
    {
      ask: 'Can it answer standard complaints for me?',
      answer: 'No. Every reply is one that you said or typed and then let go.',
    },
    {
      ask: 'Several of us handle complaints. Can we share?',
      answer: 'Not in Flow, which has no shared inbox. A help desk does that better.',
    },
  ],
  examples: [
    {
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
      flow: "The promise is back a day before it's due.",
    },
    {
      say: 'Forward it to Ilse and say please pack a new shade today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Ilse; words: please pack a new shade today',
      flow: 'The workshop has the order and the whole story below.',
    },
    {
      say: 'Hold',
      state: 'held',
      command: 'hold',
      flow: 'The mail stays with you, and you can change it in peace.',
    },
  ],
} satisfies UseCase;
