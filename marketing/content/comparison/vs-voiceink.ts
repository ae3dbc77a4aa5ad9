import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-voiceink',
  title: 'VoiceInk',
  type: 'dictation',
  owner: 'Prakash Joshi Pax',
  site: 'https://tryvoiceink.com',
  description:
    'VoiceInk writes for you on the Mac and knows which app you are in. Flow knows which mail you are in. Ten rows from public sources, and a plain way to decide.',
  keywords: [
    'VoiceInk alternative',
    'Flow vs VoiceInk',
    'open source dictation Mac',
    'voice to text Mac',
    'voice email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'It sees your screen. Flow hears your mail.',
    lead: 'VoiceInk adapts to the window before you. Flow has no window before it. It works from the thread in your ear, and that changes what you can ask of it.',
  },
  problem: [
    'Context is what makes dictation feel clever. If the tool sees a mail on the screen, it can write like a mail. But the mail has to be on the screen.',
    'You, meanwhile, have to be there with it, eyes open, on a Mac.',
  ],
  solution: [
    'Flow gets its context from Gmail. It knows the sender, the thread, who else is on it and what they asked, and it can tell you all that when you are nowhere near a screen.',
    "So the order can be short. 'Say yes' is enough if the question was just read to you.",
  ],
  features: {
    heading: 'Context without a window',
    items: [
      {
        name: 'The question is known',
        text: "You've heard it, so your answer may be one word.",
      },
      {
        name: 'The people are known',
        text: 'Reply, reply to all, or hand on by first name.',
      },
      {
        name: 'The history is there',
        text: 'Ask for the earlier mails, and hear them.',
      },
      {
        name: 'The day is known',
        text: 'Free on Thursday? It looks while you wait.',
      },
      {
        name: 'The way back is known',
        text: 'Undo, by word, for a month.',
      },
    ],
  },
  benefits: [
    'Short answers are complete ones',
    'Nothing looks at your screen',
    'Phones and cheap laptops will do',
    'A walk has as much context as a desk',
    'Text is the smaller half of it',
  ],
  rows: {
    listening: 'Turns what you say into text, with an assistant mode [readme]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Transcription runs offline on the Mac [readme]',
    whereMailIs: "Holds no mail. Your data doesn't leave the device, it says [readme]",
    languageModels: 'It adapts to what is on your screen and has modes for styles of writing [readme]',
    price: 'Source under the GPL 3. The finished program is sold by licence, after a trial [readme]',
  },
  choose: {
    them: [
      'Choose VoiceInk if you write on a Mac, in many apps, and want the style to fit each of them. [readme]',
      "It has a dictionary for your own terms, which Flow's dictation lacks. [readme]",
      'You may build it yourself for nothing, or pay the one who made it. Both are fair. [readme]',
    ],
    flow: [
      'Choose Flow if the thing you want to do with your voice is mail.',
      'Choose it if nothing should read your screen.',
    ],
  },
  call: {
    line: 'Close the window. The context stays.',
    text: 'Try it with the display dark and an invented mailbox.',
  },
  questions: [
    {
      ask: 'Does Flow learn my vocabulary?',
      answer: "It knows the names of people you write to and your labels. There's no dictionary to train.",
    },
    {
      ask: 'Does Flow work on Windows, Linux and phones?',
      answer: 'Yes, in a current browser.',
    },
    {
      ask: 'Do both respect privacy?',
      answer: 'By what they say and show, yes. With each you can read the source.',
    },
  ],
  examples: [
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'What led to the question, before your answer.',
    },
    {
      say: 'Say yes, and thank you for waiting',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, and thank you for waiting',
      flow: 'Short, since the question was just read.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'VoiceInk on GitHub',
      title: 'README',
      url: 'https://github.com/Beingpax/VoiceInk',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
