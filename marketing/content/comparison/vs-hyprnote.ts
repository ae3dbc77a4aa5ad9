import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-hyprnote',
  title: 'Hyprnote',
  type: 'note taker',
  owner: 'Fastrepl, Inc.',
  site: 'https://hyprnote.com',
  description:
    'Hyprnote is a notepad for meetings that works without the net. Flow is a mailbox that does. Both keep to your machine. Ten rows from its readme of 2025.',
  keywords: [
    'Hyprnote alternative',
    'Flow vs Hyprnote',
    'local meeting notes',
    'offline AI notes',
    'private assistant',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Off the grid, in the meeting or the mail.',
    lead: "People who like Hyprnote like to unplug. They'll find the same stubbornness here: Flow goes on in a tunnel, and what it understands, it understands on the spot.",
  },
  problem: [
    'Most helpers fall silent when the net does. You notice on the train, at the very hour that you had put aside for them.',
    "Local tools are an answer. There's one for meetings. For mail you were left with a web page and a spinner.",
  ],
  solution: [
    "Flow brings a stretch of the inbox with it and keeps working. It reads, you decide, and your decisions queue up in order until there's a network.",
    'It uses no large model for that, so no fan starts and no battery sighs. Small rules are enough to know what a person wants done.',
  ],
  features: {
    heading: 'Unplugged mail',
    items: [
      {
        name: 'Brought along',
        text: 'Whole messages are on the device, not only subjects.',
      },
      {
        name: 'Decided there',
        text: 'Orders are understood without a connection.',
      },
      {
        name: 'Delivered later',
        text: 'In the order you gave them, each of them once.',
      },
      {
        name: 'Told as it is',
        text: "You hear that you're offline and how much waits.",
      },
      {
        name: 'Yours to run',
        text: 'On a machine of yours, with the source to read.',
      },
    ],
  },
  benefits: [
    'The tunnel is office time',
    'Drafts survive the mountains',
    'The fan is off, and the lap stays cool',
    'Nothing is sent twice',
    'You know what waits, to the last line',
  ],
  rows: {
    listening: 'Records and transcribes meetings [readme]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Works offline [readme]',
    whereMailIs: 'Holds no mailbox. It keeps to your own machine first [readme]',
    languageModels: 'Open ones, named as Whisper and Llama, write summaries from your notes [readme]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Hyprnote if you want summaries of meetings made on your own Mac. [readme]',
      "It turns your memos into a proper note, which Flow doesn't attempt. [readme]",
      'It can be extended, and its makers say so in the first line. [readme]',
    ],
    flow: [
      'Choose Flow for mail on the train and in the cellar.',
      'Choose both for a life without a cloud in it, or nearly. Gmail itself is one, as you know.',
    ],
  },
  call: {
    line: 'Pull the plug and go on.',
    text: 'Load the rehearsal mailbox, switch the network off, and give it an order.',
  },
  questions: [
    {
      ask: 'Is all of Gmail with me offline?',
      answer: "No. A stretch of it, the queue. The whole is searched when you're connected.",
    },
    {
      ask: 'Does Flow have a local language model?',
      answer:
        "None is needed. A host may connect one, and then it sees words that Flow didn't understand, and no mail.",
    },
    {
      ask: 'Which systems does Flow run on?',
      answer: "In any current browser. The other's public beta was for the Mac when its readme was written. [readme]",
    },
  ],
  examples: [
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'The number on the device, and what waits to be delivered.',
    },
    {
      say: 'Reply that the small hall is enough',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the small hall is enough',
      flow: 'It leaves with the next bar of signal.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'Hyprnote on GitHub',
      title: 'README, public beta',
      url: 'https://github.com/fastrepl/hyprnote',
      published: '2025',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
