import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-willow-voice',
  title: 'Willow Voice',
  type: 'dictation',
  owner: 'Willow',
  site: 'https://willowvoice.com',
  description:
    'Willow turns speech into tidy text wherever the cursor blinks. Flow turns speech into mail that is sent. Ten rows, from its policy and from two reviewers.',
  keywords: [
    'Willow Voice alternative',
    'Flow vs Willow Voice',
    'AI dictation',
    'voice typing email',
    'dictate Gmail replies',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Words at the cursor, or words on their way.',
    lead: 'Willow waits beside a key. You hold it, talk, let go, and a tidy paragraph stands where the cursor was. Flow waits for no key and has no cursor.',
  },
  problem: [
    "A tidy paragraph is the middle of a mail. Before it comes the finding, opening and reading. After it come the send button, the filing and the question of what's next. Those are all clicks.",
    'Count them at one mail and there are eight or nine. The paragraph, spoken, took the least of it.',
  ],
  solution: [
    "Flow has taken the clicks. The mail is read out, your words become the reply with its greeting, you hear it, it's gone and the next one speaks. The screen can be off for all it matters.",
    "What it doesn't do is fill other boxes. For a note in a chat or a comment in a document you'd keep a dictation tool, and one that people praise as they do this.",
  ],
  features: {
    heading: 'Before the paragraph, and after',
    items: [
      {
        name: 'The finding',
        text: 'The one who waits longest comes first.',
      },
      {
        name: 'The reading',
        text: 'Aloud, with the ask put in front.',
      },
      {
        name: 'The greeting',
        text: 'Put around your words as you would.',
      },
      {
        name: 'The sending',
        text: "After you've heard it.",
      },
      {
        name: 'The next',
        text: 'Without a hand.',
      },
    ],
  },
  benefits: [
    'Eight clicks fewer, give or take one',
    'Hands may be full, wet or cold',
    'No cursor to place',
    'What you said goes to one person',
    'One product less that hears you all day',
  ],
  rows: {
    listening: 'Dictation at the cursor in any text field, on Mac, Windows and iPhone [review]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: "Puts cleaned text into the field you're in. Sending is done there [review]",
    offline: 'Its policy describes cloud servers. A reviewer notes an offline mode on Mac and iOS [policy] [safe]',
    whereMailIs: 'Not stated',
    languageModels: 'They run on its servers. Sharing text for training is off unless you opt in [policy]',
    price: "US$ 144 a year for one person, as a rival's review reports [safe]",
  },
  choose: {
    them: [
      'Choose Willow if you write all over the place and want every box to fill by voice. [review]',
      "Dictation is its trade. Flow's is rough, unless you connect a better recogniser to it.",
      'Its private mode is on from the start, and a reviewer calls that the most careful default among its kind. [safe]',
    ],
    flow: [
      "Choose Flow if mail is what you'd speak, in short sentences, and the rest you type.",
      "Choose it where you can't see or touch a field.",
    ],
  },
  call: {
    line: 'Send one without a cursor.',
    text: 'No key to hold in the demo. Begin to talk.',
  },
  questions: [
    {
      ask: 'Can Flow type into other apps?',
      answer: 'No. It writes mail and calendar entries.',
    },
    {
      ask: 'Does Flow tidy my speech?',
      answer: "It sets full stops and a greeting. Any other word it changes only if you ask for 'shorter' or 'warmer'.",
    },
    {
      ask: 'Can the two be used together?',
      answer: "Yes. In Flow's page you may also type or dictate with what you like.",
    },
  ],
  examples: [
    {
      say: 'Reply that we will take the blue ones and need forty',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we will take the blue ones and need forty',
      flow: 'Greeting in front, name behind, yours in between.',
    },
    {
      say: 'What did they say about delivery',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did they say about delivery',
      flow: 'Their sentence, before you promise anything.',
    },
    {
      say: 'Send it',
      state: 'ready',
      command: 'send',
      flow: 'And the next one speaks.',
    },
  ],
  sources: [
    {
      name: 'review',
      publisher: 'AtomicGains',
      title: 'Willow Voice',
      url: 'https://www.atomicgains.com/willow-voice',
      read: '2026-11-27',
    },
    {
      name: 'policy',
      publisher: 'Willow',
      title: 'Privacy policy',
      url: 'https://willowvoice.com/privacy-policy',
      published: '2025-04-30',
      read: '2026-11-27',
    },
    {
      name: 'safe',
      publisher: 'Voibe',
      title: 'Is Willow Voice safe',
      url: 'https://www.getvoibe.com/resources/is-willow-voice-safe/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
