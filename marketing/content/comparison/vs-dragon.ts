import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-dragon',
  title: 'Dragon',
  type: 'dictation',
  owner: 'Nuance Communications, a part of Microsoft',
  site: 'https://www.nuance.com',
  description:
    'Dragon has written down what people say since the nineties. Flow does what they say, with their Gmail. Ten rows from public pages, and a fair choice.',
  keywords: [
    'Dragon NaturallySpeaking alternative',
    'Flow vs Dragon',
    'dictation software',
    'speech recognition Windows',
    'voice email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'An old master of dictation, a young mail hand.',
    lead: "Whoever dictates for a living knows Dragon. It's a craft, with a headset, a trained ear and a vocabulary. Flow can't match it, and isn't about that.",
  },
  problem: [
    "A letter of three pages is dictation. A day's mail is another thing. It is forty small decisions, and in thirty of them the text is the least of it.",
    'For those thirty, a master of text still leaves you to find, open, judge, click and close.',
  ],
  solution: [
    'Flow takes the thirty. It reads each, and a short order ends it: yes, Thursday, Lena, archive. In the ten that want text it writes a line or a paragraph, and you hear it.',
    'And for the letter of three pages, you put your headset on.',
  ],
  features: {
    heading: 'The thirty',
    items: [
      {
        name: 'Read out, not looked up',
        text: "A headset full of vocabulary can't open the right letter. Here the next one opens itself and is spoken.",
      },
      {
        name: 'Ended in a word',
        text: "'Archive' or 'yes' closes most of a morning. Those need no vocabulary at all.",
      },
      {
        name: 'By name and by day',
        text: 'Lena is somebody you write to and Thursday has a date, so neither has to be spelled.',
      },
      {
        name: 'Taken back in a word',
        text: 'Archived by mistake? A month later it can still be undone.',
      },
      {
        name: 'Asked in a sentence',
        text: 'You want what he wrote about the fee, and when. You hear his line and its day.',
      },
    ],
  },
  benefits: [
    'Thirty small things are gone by nine',
    'The headset is for letters again',
    'No window must be in front',
    'Any browser will do',
    'The voice is spared for where it counts',
  ],
  rows: {
    listening: 'Dictation at the cursor, and spoken commands [wikipedia]',
    speaking: 'Can read out the text of a document [wikipedia]',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Offline work is named among its strengths [guide]',
    whereMailIs: 'Holds no mail. It runs on Windows PCs [wikipedia]',
    languageModels: 'Not stated',
    price: '$300 for one licence of Professional 6, in a review of its day [bennett]',
  },
  choose: {
    them: [
      'Choose Dragon if you dictate long texts, above all in law or medicine. There are editions for both. [guide]',
      'It can be trained, has words of your own, and its accuracy impressed a reviewer who had tried the built-in ones. [bennett]',
      'The professional edition lets you make commands for other programs. [wikipedia]',
    ],
    flow: [
      'Choose Flow for the mass of short mail around the long letters.',
      'Choose it where you have no Windows PC, or no hands for a headset.',
    ],
  },
  call: {
    line: 'End thirty threads before the first letter.',
    text: 'Forty mails await you in the made-up mailbox, and ten of them want text.',
  },
  questions: [
    {
      ask: "Is Flow's dictation as good?",
      answer: 'No. The built-in recogniser is rough for long text. Orders it gets right reliably.',
    },
    {
      ask: 'Can I dictate into Flow with Dragon?',
      answer: 'Flow has a text line, and Dragon types where the cursor is. So yes, with a cursor.',
    },
    {
      ask: 'Does Flow know medical terms?',
      answer: "It doesn't claim to. It understands orders for mail, and names of people you write to.",
    },
  ],
  examples: [
    {
      say: 'Say yes, and I will bring the file on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, and I will bring the file on Thursday',
      flow: 'One of the ten, in a breath.',
    },
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'One of the thirty.',
    },
  ],
  sources: [
    {
      name: 'wikipedia',
      publisher: 'Wikipedia',
      title: 'Dragon NaturallySpeaking',
      url: 'https://en.wikipedia.org/wiki/Dragon_NaturallySpeaking',
      read: '2026-11-27',
    },
    {
      name: 'guide',
      publisher: 'Dragon by Nuance',
      title: 'Dragon dictation guide',
      url: 'https://dragonbynuance.com/dragon-dictation/',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'bennett',
      publisher: 'Bill Bennett',
      title: 'Dragon Professional review',
      url: 'https://billbennett.co.nz/tag/speech/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
