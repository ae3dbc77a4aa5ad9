import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-granola',
  title: 'Granola',
  type: 'note taker',
  owner: 'Granola, Inc.',
  site: 'https://www.granola.ai',
  description:
    'Granola fills out the notes you jot in a meeting. Flow sends the mails that the meeting makes. Ten rows, from its own blog and from a critical profile, dated.',
  keywords: ['Granola alternative', 'Flow vs Granola', 'AI notepad', 'meeting notes without bot', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Jot less in the room, send more after.',
    lead: "Granola starts with your own scribbles and rounds them out. It's a humane idea. Flow has a cousin of that idea: you say the sentence, and it only adds the envelope.",
  },
  problem: [
    "Scribbles get better, and the inbox doesn't notice. There the same meeting goes on: 'Lovely to meet you, could you send the deck', twice, from two people.",
    "You'll do it tonight, with the notes open beside the mail. That was the plan last week as well.",
  ],
  solution: [
    "Do it walking. Flow reads the first 'lovely to meet you', you say which deck and from whom it comes, and the colleague who has the file gets the thread.",
    'You write the human sentence, as in your notes. The rest, who and where and greeting, is filled in around it.',
  ],
  features: {
    heading: 'The envelope is filled in',
    items: [
      {
        name: 'Your sentence',
        text: 'Left as you said it. No summary, no tone setting.',
      },
      {
        name: 'The right person',
        text: 'Reply, or by name to whoever has the deck.',
      },
      {
        name: 'The usual frame',
        text: 'Greeting and close from how you write.',
      },
      {
        name: 'A last listen',
        text: 'Hear it, then ten seconds to call it back.',
      },
      {
        name: 'A thread that waits',
        text: "If they don't come back on it, you'll know on the day you chose.",
      },
    ],
  },
  benefits: [
    'Tonight is free',
    'Two people get two human lines',
    'The deck comes from who has it',
    "You needn't have notes open",
    "Your style isn't averaged",
  ],
  rows: {
    listening: 'Takes sound from your device in a meeting, with no bot in the call [own]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. Sound goes to its cloud, is transcribed and deleted [profile]',
    languageModels:
      'One fills out your rough notes. A critic says training is on by default below Enterprise [own] [profile]',
    price: 'Plans for individuals, businesses and enterprises, in that profile [profile]',
  },
  choose: {
    them: [
      'Choose Granola if you want notes that start from what you found worth writing. [own]',
      'It throws the sound away after transcribing, and no bot sits among your guests. [own]',
      'It runs on Mac and Windows, for all the meeting programs. Flow knows meetings only as entries in a calendar. [profile]',
    ],
    flow: [
      'Choose Flow for the mails, dates and hand-ons that follow.',
      "Choose it if you don't want meetings to be transcribed at all.",
    ],
  },
  call: {
    line: 'Send the deck while walking.',
    text: 'Someone in the sample mailbox found it lovely to meet you.',
  },
  questions: [
    {
      ask: 'Can Flow improve my notes?',
      answer: "No. It doesn't touch notes. A note to yourself lands in your inbox as you said it.",
    },
    {
      ask: 'Can it attach the deck?',
      answer: "It can forward a thread that has it. It doesn't fetch files from a disk by itself.",
    },
    {
      ask: 'Does Flow train on my mail?',
      answer: 'No. No model reads it. Rules on your machine find the ask and the date.',
    },
  ],
  examples: [
    {
      say: 'Forward it to Lena and say please send her the spring deck',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Lena; words: please send her the spring deck',
      flow: 'The one who has the file has the job.',
    },
    {
      say: 'Tell her it was lovely to meet her too, and the deck is on its way',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it was lovely to meet her too, and the deck is on its way',
      flow: 'Your line, in your usual frame.',
    },
  ],
  sources: [
    {
      name: 'own',
      publisher: 'Granola',
      title: 'AI meeting transcription: how it works',
      url: 'https://www.granola.ai/blog/ai-meeting-transcription-how-it-works-and-which-tools-lead-in-2026',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'profile',
      publisher: 'AI Leakage',
      title: 'Profile of Granola',
      url: 'https://aileakage.com/?p=47',
      published: '2026',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
