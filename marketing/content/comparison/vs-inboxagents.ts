import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-inboxagents',
  title: 'InboxAgents',
  type: 'assistant',
  owner: 'InboxAgents',
  site: 'https://inboxagents.ai',
  description:
    'InboxAgents draws mail, Slack and LinkedIn into one inbox with summaries. Flow takes Gmail alone and talks. Ten rows, and where wider is better.',
  keywords: ['InboxAgents alternative', 'Flow vs InboxAgents', 'unified inbox', 'AI inbox', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Every channel in a list. Mail in your ear.',
    lead: 'InboxAgents brings messages from several services into one inbox, with summaries and suggested replies [policy]. Flow narrows the inbox until one thing is left, and reads you that.',
  },
  problem: [
    'All channels in one place means that nothing hides, and also that everything is there at once. Say forty mails, ninety messages and six requests to connect.',
    "A summary tells you what is there, and a suggested reply may do for the easy ones, once you've approved it. For the rest, people wait for the one sentence that only you can give them.",
  ],
  solution: [
    'Flow stays with mail, where the promises are. One thread at a time is heard and settled, and then the next. Chat stays where chat is.',
    "It tells you what they ask in their own words. If you'd like it shorter, ask for the gist, and you get sentences out of the mail.",
  ],
  features: {
    heading: 'Narrow on purpose',
    items: [
      {
        name: 'One thread',
        text: 'The rest is out of sight while it plays.',
      },
      {
        name: 'Their words',
        text: 'The ask is quoted and not paraphrased.',
      },
      {
        name: 'Your words',
        text: 'The reply is what you said.',
      },
      {
        name: 'One calendar',
        text: "Google's, in the same talk.",
      },
      {
        name: 'One machine',
        text: "Yours. There's no service that holds the mix.",
      },
    ],
  },
  benefits: [
    'Ninety messages stay somewhere else',
    'You hear what was written',
    'A smaller inbox, settled',
    'One account connected, and no more',
    'The second day is like the first, and so is the tenth',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Google accounts, beside Slack, LinkedIn and others [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Sends replies that you approve [policy]',
    offline: 'Not stated',
    whereMailIs: 'Stored Google data is deleted after you disconnect, within the times of its policy [terms]',
    languageModels: 'They make summaries, classes and suggested replies, on the device or in the cloud [policy]',
    price: 'Some functions need a paid subscription [terms]',
  },
  choose: {
    them: [
      'Choose InboxAgents if your people write to you in several places and you want one. [policy]',
      'It sums up messages of all channels, and makes daily briefings. [policy]',
      'It states that it asks Google for as little access as each function needs. [policy]',
    ],
    flow: [
      'Choose Flow if mail is the place where things are decided, and you want to hear it.',
      "Choose it if you'd sooner keep the way to your mail on a machine of your own.",
    ],
  },
  call: {
    line: 'Narrow it down to one.',
    text: 'In the pretend mailbox one thread begins to play as soon as you say start.',
  },
  questions: [
    {
      ask: 'Does Flow read Slack or LinkedIn?',
      answer: 'No. Only what they send you by mail.',
    },
    {
      ask: 'Does Flow suggest replies?',
      answer: 'No. You say what you want said, and it adds the greeting and the close that you tend to write.',
    },
    {
      ask: 'Does Flow summarise?',
      answer: "On demand, from the mail's own sentences, by rules on your machine.",
    },
  ],
  examples: [
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'Their sentence, word for word.',
    },
    {
      say: "What's on my calendar tomorrow",
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-11-18',
      flow: 'The day, in the order in which it comes, with the gaps left where they are.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'InboxAgents',
      title: 'Privacy policy',
      url: 'https://inboxagents.ai/privacy-policy',
      read: '2026-11-27',
    },
    {
      name: 'terms',
      publisher: 'InboxAgents',
      title: 'Terms and conditions of service',
      url: 'https://inboxagents.ai/terms-and-conditions',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
