import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-inbox-zero',
  title: 'Inbox Zero',
  type: 'assistant',
  owner: 'the Inbox Zero project',
  site: 'https://www.getinboxzero.com',
  description:
    'Inbox Zero lets a language model run your Gmail by a prompt you write. Flow lets you run it yourself, by voice. Both can be self-hosted. Ten rows with sources.',
  keywords: [
    'Inbox Zero alternative',
    'Flow vs Inbox Zero',
    'AI email assistant',
    'self-hosted email assistant',
    'Gmail automation',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A prompt that decides, or a voice that asks.',
    lead: 'Here are two programs for the same Gmail and the same wish. One takes decisions off you. The other makes them quick.',
  },
  problem: [
    "Handing mail to a model is tempting. You write down how you'd like it, and it labels, archives and answers in your name, mostly well.",
    "The trouble lies in 'mostly'. To find the one it got wrong you have to read what you had hoped not to read.",
  ],
  solution: [
    "Flow decides nothing. It plays a thread and waits. You say what should happen, in less time than it takes to check somebody else's choice.",
    'For the piles where no judgement is needed there are orders for whole piles, with a count and a question before anything moves.',
  ],
  features: {
    heading: 'You at the wheel',
    items: [
      {
        name: 'No surprises',
        text: 'What was done was ordered, with a time beside it, and can be undone for a month.',
      },
      {
        name: 'Rules, not guesses',
        text: 'The ask and the date are found by rules on your machine, and quoted from the mail.',
      },
      {
        name: "A mail can't give orders",
        text: 'Whatever a stranger writes, only your voice and keys count.',
      },
      {
        name: 'Unsubscribe by ear',
        text: 'One list at a time, as it bores you.',
      },
      {
        name: 'Answers that are yours',
        text: 'You say them. It adds the greeting, reads them back and holds them.',
      },
    ],
  },
  benefits: [
    "No mail goes out that you didn't hear",
    'Nothing to audit in the evening',
    "Strangers can't talk to your assistant",
    'Bulk comes with a count first',
    'Small models, small machine',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: "Gmail, through Google's interface [readme]",
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Its assistant can draft, reply and forward by your prompt [readme]',
    offline: 'Not stated',
    whereMailIs: 'With Google, and with its hosted service or on a server of yours [readme]',
    languageModels: 'One has to be set: Anthropic, OpenAI, Google and others, or a local one by Ollama [readme]',
    price: 'Open source to host yourself, beside a hosted version [readme]',
  },
  choose: {
    them: [
      "Choose Inbox Zero if you want things done while you aren't there. Flow never acts without you.",
      'It sorts everyone who ever wrote to you, blocks cold mail and shows statistics. [readme]',
      "It can run on a local model, so automation and privacy needn't exclude each other. [readme]",
    ],
    flow: [
      'Choose Flow if you want each verdict to be yours, and fast.',
      'Choose it for the ear. The other is a page to look at.',
    ],
  },
  call: {
    line: 'Decide the next ten yourself.',
    text: "It takes about four minutes in the demonstration, and you'll know if you miss the autopilot.",
  },
  questions: [
    {
      ask: 'Can Flow run rules while I sleep?',
      answer: 'No. Snoozes and timed mails run, since you ordered them. It makes no choices.',
    },
    {
      ask: 'Does Flow need a language model?',
      answer: "No. One can be connected by the host, and then it gets words that weren't understood, never a mail.",
    },
    {
      ask: 'Can I use both?',
      answer: 'Yes, on the same account. Let the one label, and have Flow read you the rest.',
    },
  ],
  examples: [
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'Counted, named, and done after your yes.',
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'It asks once, leaves the list and clears its mail.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'Inbox Zero on GitHub',
      title: 'README',
      url: 'https://github.com/elie222/inbox-zero',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
