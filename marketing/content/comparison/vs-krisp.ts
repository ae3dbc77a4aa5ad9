import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-krisp',
  title: 'Krisp',
  type: 'note taker',
  owner: 'Krisp Technologies, Inc.',
  site: 'https://krisp.ai',
  description:
    'Krisp takes the noise out of calls and writes them down on your device. Flow takes the mail out of your hands. Ten rows from its help and a look at its privacy.',
  keywords: ['Krisp alternative', 'Flow vs Krisp', 'noise cancellation', 'on-device transcription', 'voice email'],
  updated: '2026-11-27',
  hero: {
    line: 'Less noise in calls, less glass in mail.',
    lead: 'Krisp makes you sound as though you sat in a quiet room. Flow lets you leave the room. Whoever works from trains and kitchens may like to have the pair.',
  },
  problem: [
    'A clean call in a noisy kitchen is a small wonder. Then the call is over, and six mails must be written, and the kitchen is as it was.',
    'The dog barks into your dictation. The child wants to spell. You type with one finger, in the noise, and sigh, and the quiet man from the call is nowhere to be heard in what you send.',
  ],
  solution: [
    'With Flow the six are said while the pasta boils. Orders are short, so a bark in between does little harm, and each answer is read out before it goes anywhere.',
    "If it's too loud even for that, the same sentence can be typed. Nobody minds, and it costs nothing. Half a sentence typed with flour on the finger still does what you meant.",
  ],
  features: {
    heading: 'In the same kitchen',
    items: [
      {
        name: 'Short orders',
        text: 'Two words survive a dog.',
      },
      {
        name: 'Read back',
        text: 'What the bark has done to it, you hear at once.',
      },
      {
        name: 'Typed as well',
        text: 'The line takes the same sentences.',
      },
      {
        name: 'After the call',
        text: 'Jobs by name, dates by voice.',
      },
      {
        name: 'Before the call',
        text: 'Who, when, and what they wrote last.',
      },
    ],
  },
  benefits: [
    'Six mails for one pot of pasta',
    "A bark is caught before it's sent",
    'The child may help to say it',
    'Calls and mail are both calm',
    "Nobody's voice is stored",
  ],
  rows: {
    listening: 'Writes down meetings as they happen [briefarc]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Sound is handled on your device [technical]',
    whereMailIs: 'Holds no mailbox. Transcripts stay local, or in its cloud if you let them [briefarc]',
    languageModels: 'Notes are made from the transcript. Training only if you opt in, a review says [briefarc]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Krisp if your calls are noisy, or if you want them written down without the sound leaving your computer. [technical] [briefarc]',
      'It works beneath any calling program, as a layer by the microphone. [technical]',
      'It needs no bot in the call, since it listens where you sit. [briefarc]',
    ],
    flow: ['Choose Flow for the mail on both sides of the call.', 'Choose both, and cook.'],
  },
  call: {
    line: 'Say six mails over one pot.',
    text: 'The demonstration can stand some noise. Try it with the extractor on.',
  },
  questions: [
    {
      ask: 'Does Flow cancel noise?',
      answer: 'No. A good microphone helps, and so does a program that cleans the sound before Flow hears it.',
    },
    {
      ask: 'Does Flow transcribe calls?',
      answer: 'No. It listens to you, for mail and calendar.',
    },
    {
      ask: 'What if it mishears?',
      answer: 'You hear that in the read-back, or say "undo".',
    },
  ],
  examples: [
    {
      say: 'Tell her the contract is fine, and I sign tonight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the contract is fine, and I sign tonight',
      flow: 'Between two stirs, and read back.',
    },
    {
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: 'Its title and hour, while the water boils.',
    },
  ],
  sources: [
    {
      name: 'briefarc',
      publisher: 'BriefArc',
      title: 'How Krisp protects your privacy',
      url: 'https://briefarc.com/posts/how-krisp-protects-your-privacy-a-look-at-its-ai-note-taking-security/',
      read: '2026-11-27',
    },
    {
      name: 'technical',
      publisher: 'Krisp Help',
      title: 'How does Krisp work technically',
      url: 'https://help.krisp.ai/hc/en-us/articles/360012035520-How-does-Krisp-work-technically-',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
