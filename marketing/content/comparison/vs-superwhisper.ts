import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-superwhisper',
  title: 'Superwhisper',
  type: 'dictation',
  owner: 'Superultra, Inc.',
  site: 'https://superwhisper.com',
  description:
    'Superwhisper gives you a menu of engines for your voice. Flow reads you the mail and acts on your answer. Ten rows, and who should choose which.',
  keywords: [
    'Superwhisper alternative',
    'Flow vs Superwhisper',
    'Mac dictation',
    'local speech to text',
    'voice email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Your words are typed. Now click Send yourself.',
    lead: 'Superwhisper types what you say into any window, with the engine that you choose. Flow reads you the mail first, and then does what your sentence asks: answers it, moves it, or books the hour.',
  },
  problem: [
    "A better engine gets more words right. It doesn't know that 'Friday' is a date, 'Priya' a colleague and 'it' the mail that you have just read.",
    'So you speak a faultless paragraph. Then you look for the recipient, fix the greeting, press a button, archive the thread and open the next one. The hands that you wanted to rest do five clicks a mail.',
  ],
  solution: [
    "Flow listens for meaning. Dates become dates, first names become people you've written to, and 'it' is the mail that played last. You hear the finished letter before it goes.",
    'What you give up is the menu. Flow has its own small recogniser and, if you pick it, the one in your browser. Commands come through well. Long prose comes out rough, and there a big engine is plainly better.',
  ],
  features: {
    heading: 'After the words are right',
    items: [
      {
        name: 'The mail is read to you',
        text: 'You answer what you heard a moment ago, with no window to find and no cursor to place.',
      },
      {
        name: 'A date is an act',
        text: "'Friday at seven' brings the thread back on Friday at seven. Typed into a text, it would only be three words.",
      },
      {
        name: 'People by first name',
        text: 'Say Priya and her address is filled in. If you know two, you are asked which.',
      },
      {
        name: 'A letter around your sentence',
        text: 'The greeting and the close you usually write go on by themselves.',
      },
      {
        name: 'Facts out of old threads',
        text: 'Ask what she said about the deposit, and hear the line with its day.',
      },
    ],
  },
  benefits: [
    'A sentence ends with the mail dealt with',
    'No recipient to search, no button to press',
    'Dictated dates keep themselves',
    'Nothing to configure before breakfast',
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
      'It writes wherever your cursor is: a chat, a report, a form. Flow stays in the mailbox.',
    ],
    flow: [
      'Choose Flow if you want things done with mail, rather than text in a window.',
      'Choose it on a phone or a shared laptop, too. It runs in the browser.',
    ],
  },
  call: {
    line: 'Answer one mail without touching anything.',
    text: 'The made-up mailbox reads its first letter to you in the browser, with nothing to install.',
  },
  questions: [
    {
      ask: "May I choose Flow's speech engine?",
      answer: "You can use the built-in one or your browser's, where it has one. There is no menu beyond that.",
    },
    {
      ask: 'Is Flow good for long letters?',
      answer:
        "No, it's rough there. Use both: click into Flow's draft and let Superwhisper type the page. The read-back and the pause before it leaves stay as they are.",
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
      flow: 'Priya gets the thread that you have just heard, with your question on top.',
    },
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: 'The thread is gone from your inbox until then. Nothing was typed.',
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
