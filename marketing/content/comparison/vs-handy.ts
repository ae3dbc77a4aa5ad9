import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-handy',
  title: 'Handy',
  type: 'dictation',
  owner: 'the Handy project',
  site: 'https://handy.computer',
  description:
    'Handy types what you say into any box, offline and free. Flow knows what a mail is and what you want done with it. Ten rows with sources, and a way to use both.',
  keywords: ['Handy alternative', 'Flow vs Handy', 'offline dictation', 'open source speech to text', 'dictate email'],
  updated: '2026-11-27',
  hero: {
    line: 'Words into a box, or orders to an inbox.',
    lead: "Handy is a fine, small tool: press, speak, release, and the text is there. Flow is for the step before, in which you don't yet know which box.",
  },
  problem: [
    'Dictation solves the typing. You still have to find the mail, click on reply, put the cursor in, write the greeting, check the name and press send.',
    "Those are the clicks that hurt when your wrists do, and they can't be done at all with wet hands.",
  ],
  solution: [
    'Flow begins with the mail. It reads it to you, so you know what you answer. The sentence becomes a reply to the right person with greeting and close, and you hear it before it leaves.',
    'The rest of your mail life is speech as well: later, hand it on, file it, what did he say, undo.',
  ],
  features: {
    heading: 'Beyond the box',
    items: [
      {
        name: 'It knows to whom',
        text: 'No field to aim at. A reply goes to the one who wrote.',
      },
      {
        name: 'It knows what',
        text: "'Snooze it until Friday' isn't typed. It is done.",
      },
      {
        name: 'It reads aloud',
        text: "You needn't look at what you answer.",
      },
      {
        name: 'It mends by ear',
        text: 'Change Monday to Tuesday, scratch that, read it back.',
      },
      {
        name: 'It takes things back',
        text: 'Undo holds for a month, and for more than text.',
      },
    ],
  },
  benefits: [
    'No cursor has to be placed',
    "Orders and text aren't mixed up",
    'You hear the mail and the answer',
    'Names are checked before they are used',
    'Hands may stay in the dough',
  ],
  rows: {
    listening: "Turns speech into text in any field. Orders aren't mentioned [readme]",
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Works completely offline [readme]',
    whereMailIs: 'Holds no mail. Your voice stays on your computer [readme]',
    languageModels: 'Not stated',
    price: 'Free and open source [readme]',
  },
  choose: {
    them: [
      'Choose Handy if you want to dictate everywhere: documents, chats, forms, code comments.',
      'Its models are larger than those Flow brings along, and several can be chosen. Long dictation is rough in Flow, and we say so. [readme]',
      'It runs on Windows, Mac and Linux without any account. [readme]',
    ],
    flow: [
      "Choose Flow if it's mail you want to be rid of, from the first word read to the last undo.",
      "Choose both, and let the one type into Flow's own line when a letter gets long.",
    ],
  },
  call: {
    line: 'Say what should happen, not only what to write.',
    text: 'The demo mailbox takes orders from strangers. Be one.',
  },
  questions: [
    {
      ask: "Is Flow's dictation as good as a big model?",
      answer:
        'No. Its built-in recogniser is rough for long text and reliable for orders. The read-back is there for that.',
    },
    {
      ask: 'Can I dictate into Flow with another tool?',
      answer: 'Yes. Flow has a typing line, and whatever writes into a text field can write there.',
    },
    {
      ask: 'Does my voice leave the device?',
      answer: 'Understanding happens on the device, and no recording is kept.',
    },
  ],
  examples: [
    {
      say: 'Reply that the pilot starts on Monday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the pilot starts on Monday',
      flow: "It's addressed, greeted, closed and read to you.",
    },
    {
      say: 'Scratch that',
      state: 'ready',
      command: 'scratch',
      flow: 'The draft is gone, with no key pressed.',
    },
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: 'An order is carried out, not written down.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'Handy on GitHub',
      title: 'README',
      url: 'https://github.com/cjpais/Handy',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
