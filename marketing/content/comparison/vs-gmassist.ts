import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gmassist',
  title: 'GmAssist',
  type: 'assistant',
  owner: 'the makers of GmAssist',
  site: 'https://gmassist-lp.web.app',
  description:
    'GmAssist adds summaries, replies and open tracking to Gmail in Chrome. Flow adds a voice and tracks nobody. Ten rows, all from its privacy policy of March 2026.',
  keywords: [
    'GmAssist alternative',
    'Flow vs GmAssist',
    'AI Gmail extension',
    'email summary',
    'Gmail reply generator',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A sidebar that writes, a voice that asks.',
    lead: "GmAssist sits at the edge of the Gmail page and offers text. Flow sits nowhere. It's a talk in your ear, and the text is yours.",
  },
  problem: [
    'An edge full of offers is tempting: sum up, answer, extract, rank. Each costs a click and a look, and in the end you still press send at a desk.',
    'And some offers look the other way, at the reader of your mail, when she opened it and how often.',
  ],
  solution: [
    "Flow does without the desk and without the look. It reads, you say, it sends when you agree. Whether she has opened it, you'll know by her answer.",
    'What sums up and finds the question are rules on your own machine, so no mail travels anywhere for it.',
  ],
  features: {
    heading: 'Without an edge',
    items: [
      {
        name: 'The gist on request',
        text: 'In sentences from the mail itself.',
      },
      {
        name: 'The answer by mouth',
        text: 'Framed with your usual greeting, and heard.',
      },
      {
        name: 'Later, by the clock',
        text: 'Said with the order to send.',
      },
      {
        name: 'Silence, watched',
        text: 'A date that only rings if nobody writes.',
      },
      {
        name: 'No pixel',
        text: 'Your reader reads unobserved.',
      },
    ],
  },
  benefits: [
    'Summaries leave no trace elsewhere',
    "Your readers aren't counted",
    'No Chrome, no sidebar, no desk',
    'A reply is what you meant',
    'Timed mail needs no tab, and no open browser',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: "Gmail, through Google's interface [policy]",
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'At your click, or at a time you set. Timed texts are dropped after delivery [policy]',
    offline: 'Not stated',
    whereMailIs: 'With Google. Texts go to its server for a time, to be worked on [policy]',
    languageModels: "OpenAI's sums up threads and writes replies. It isn't trained on them [policy]",
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose GmAssist if you work in Gmail on Chrome and want drafts, summaries and a ranking at your side. [policy]',
      'It can tell you if a mail was opened, which some trades need. Flow never will. [policy]',
      'Action points are drawn out of threads for you. Flow quotes the ask and leaves the list to you. [policy]',
    ],
    flow: [
      "Choose Flow if you'd rather talk than click, and hear than look.",
      'Choose it if neither your mail nor your readers should be fed to a service.',
    ],
  },
  call: {
    line: 'Put the sidebar in your ear.',
    text: 'The demonstration runs in any browser, with no extension to add.',
  },
  questions: [
    {
      ask: 'Does Flow track opens?',
      answer: "No, and it won't.",
    },
    {
      ask: 'Does Flow make replies?',
      answer: 'Only a stock thank-you or a polite no, when you ask. Otherwise it writes what you say.',
    },
    {
      ask: 'Does Flow work outside Chrome?',
      answer: 'Yes, in current browsers, and on phones.',
    },
  ],
  examples: [
    {
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
      flow: 'The new part in a few of its own sentences.',
    },
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: 'It leaves at eight, tab or no tab.',
    },
    {
      say: 'Reply that the sample is fine and we take two hundred',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the sample is fine and we take two hundred',
      flow: 'Your decision in your words, read back and held.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'GmAssist',
      title: 'Privacy policy',
      url: 'https://gmassist-lp.web.app/en/privacy.html',
      published: '2026-03-07',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
