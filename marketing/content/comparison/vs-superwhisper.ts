import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-superwhisper',
  title: 'Superwhisper',
  type: 'dictation',
  owner: 'Superultra, Inc.',
  site: 'https://superwhisper.com',
  description:
    'Superwhisper gives you a menu of engines for your voice. Flow gives you one ear and a mailbox. Ten rows from public pages, and when the menu is the better meal.',
  keywords: [
    'Superwhisper alternative',
    'Flow vs Superwhisper',
    'Mac dictation',
    'local speech to text',
    'voice email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Many engines for speech, or one for mail.',
    lead: 'Superwhisper is for people who like to choose how their speech becomes text. Flow has made the choice and spends its wits on what the sentence is for.',
  },
  problem: [
    "A better engine gets more words right. It doesn't know that 'Friday' is a date, 'Priya' a person and 'it' the mail that has just been read.",
    'So you dictate splendidly, and then do the same five clicks as everybody.',
  ],
  solution: [
    "Flow listens for meaning. Dates become dates, names become people you have written to, and 'it' is whatever played last. The act follows, and the reply is read to you.",
    "There's no engine to pick and no mode to set. That is a limit as well, and the honest place for it is the next box but one.",
  ],
  features: {
    heading: "What 'it' means",
    items: [
      {
        name: 'Context from the queue',
        text: "'Forward it' needs no window, as Flow knows which thread you hear.",
      },
      {
        name: 'Dates that count',
        text: 'Friday at seven is put in your calendar or on a snooze, not in a text.',
      },
      {
        name: 'People by first name',
        text: 'Two of them? It asks which.',
      },
      {
        name: 'Light on the battery',
        text: 'Small models and rules do the understanding.',
      },
      {
        name: 'An answer, when you ask',
        text: 'What did she say about the deposit, and on which day.',
      },
    ],
  },
  benefits: [
    'A sentence ends in a deed',
    'Nothing to configure before breakfast',
    'Names land on people',
    'The laptop stays cool',
    'The mail you hear is the mail you answer',
  ],
  rows: {
    listening: 'Dictation with modes, on the Mac and on Windows [snail]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Yes in its local mode, as another maker lists it [snail]',
    whereMailIs: "Holds no mail. Models run on your computer or in its cloud, a user's request describes [feedback]",
    languageModels: "Its clean-up usually goes through OpenAI, a rival's table says [speechcap]",
    price: 'By subscription, or once for a lifetime [parakeety]',
  },
  choose: {
    them: [
      'Choose Superwhisper if you dictate long texts and want the best engine your machine can carry.',
      'You pick between local and cloud, and a lifetime licence is on offer, which is rare. [feedback] [parakeety]',
      'It goes wherever your cursor is. Flow stays in the mailbox.',
    ],
    flow: [
      'Choose Flow if you want things done with mail, rather than text in a window.',
      'Choose it on a phone or a shared laptop, too. It runs in the browser.',
    ],
  },
  call: {
    line: "Say 'it' and be understood.",
    text: 'The trial mailbox knows what you mean by it, too.',
  },
  questions: [
    {
      ask: "May I choose Flow's speech engine?",
      answer: "You can use the built-in one or your browser's, where it has one. There is no menu beyond that.",
    },
    {
      ask: 'Is Flow good for long letters?',
      answer: "It's rough there. For a page of prose, dictate with a larger model and put it in Flow's typing line.",
    },
    {
      ask: 'Does either see my screen?',
      answer: "Flow doesn't. It knows your mail and your calendar, and nothing of other windows.",
    },
  ],
  examples: [
    {
      say: 'Forward it to Priya and say can you check the third page',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Priya; words: can you check the third page',
      flow: "'It' is the thread you have just heard.",
    },
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: 'A date that is carried out, not spelled out.',
    },
  ],
  sources: [
    {
      name: 'snail',
      publisher: 'SnailText, which makes a rival program',
      title: 'Offline dictation',
      url: 'https://snailtext.app/offline-dictation/',
      read: '2026-11-27',
    },
    {
      name: 'feedback',
      publisher: 'Superwhisper feedback board',
      title: 'Smart power routing',
      url: 'https://feedback.superwhisper.com/board/p/smart-power-routing-local-vs-cloud-api-toggle',
      read: '2026-11-27',
    },
    {
      name: 'speechcap',
      publisher: 'Speechcap, which makes a rival program',
      title: 'Offline dictation on the Mac',
      url: 'https://www.speechcap.com/offline-dictation-mac',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'parakeety',
      publisher: 'Parakeety, which makes a rival program',
      title: 'Local speech to text on the Mac',
      url: 'https://www.parakeety.com/resources/local-speech-to-text-mac',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
