import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-auditor',
  title: 'Auditor',
  plural: 'Auditors',
  group: 'consulting',
  description:
    "Auditors live on request lists and on clients who say 'tomorrow'. Flow reads out what came back and holds each open point until the client has answered it.",
  keywords: ['auditor email', 'audit requests', 'PBC list', 'fieldwork inbox', 'audit evidence'],
  updated: '2026-11-27',
  hero: {
    line: 'Item 34. Provided by client: tomorrow, since Monday.',
    lead: 'You sit in a borrowed meeting room with four laptops and no window. Somewhere in the mail is the bank confirmation, and somewhere is a third promise of it.',
  },
  problem: [
    "Fieldwork is asking people who have other work to do. Each point on the list turns into a thread, each thread gains a manager on copy, and half of them end with 'see attached' and nothing attached.",
    "Your senior wants the status at five. To give it you go through ninety threads by hand and tick what's there.",
  ],
  solution: [
    "Hear the client's replies while you vouch invoices. The name of the file is spoken, so an empty promise is plain at once.",
    'For open items, put the deadline on the thread itself. Flow raises it if the payables clerk says nothing, and lets it rest if she answers.',
  ],
  features: {
    heading: "In the client's smallest meeting room",
    items: [
      {
        name: 'Attached, or only said so',
        text: 'Ask what came with the mail. Either you hear file names or you hear that there are none.',
      },
      {
        name: 'Open points with a fuse',
        text: "The request for the lease register returns on Thursday morning unless it's been answered.",
      },
      {
        name: 'Wording you can stand behind',
        text: "A request by voice is read to you before it goes. You won't have asked for 'all contracts' by mistake.",
      },
      {
        name: 'Who was told',
        text: 'Hear the people on a thread before you write about a suspected error.',
      },
      {
        name: 'Walkthroughs booked',
        text: 'Give a day and an hour, and your calendar holds the walk through the warehouse.',
      },
    ],
  },
  benefits: [
    "The five o'clock status takes five minutes",
    'Clients are asked once, with a date',
    'Empty attachments are caught on arrival',
    'Sensitive findings reach only those you named',
    'Fieldwork ends in the week it was planned for',
  ],
  call: {
    line: 'Tick one item off before the senior comes in.',
    text: 'You need no client data to try it. The sample mailbox is invented throughout.',
  },
  day: [
    {
      at: '08:50',
      from: 'Payables at the client',
      asks: 'Item 12 attached.',
      does: '"What\'s attached", you ask. Nothing is. You say so before she\'s gone to her standup.',
    },
    {
      at: '10:15',
      from: 'The engagement manager',
      asks: 'Can we sample forty instead of sixty?',
      does: '"Reply that forty is fine if the controls hold". She\'ll want that in the memo as well.',
    },
    {
      at: '11:30',
      from: 'The bank',
      asks: 'Your confirmation request needs a signature from the client.',
      does: '"Forward it to Bernhard and say please sign this today".',
    },
    {
      at: '14:40',
      from: 'The warehouse manager',
      asks: 'Stock count is Saturday at six in the morning.',
      does: '"Schedule the stock count on Saturday at six in the morning". You buy thicker socks.',
    },
    {
      at: '17:05',
      from: 'The train operator',
      asks: 'Your 18:12 is cancelled.',
      does: 'Dinner with the team, then. "Archive it".',
    },
  ],

  calculation: 'The count takes one engagement at a time. Whoever runs three in parallel may multiply, and knows it.',
  questions: [
    {
      ask: 'Is mail heard in Flow audit evidence?',
      answer:
        "What counts is the mail and its file, stored where your methodology says. Flow helps you get to it. It's no evidence tool.",
    },
    {
      ask: 'Does it fill in the request list?',
      answer: "No. It has no link to your audit platform. You'll still tick the item there yourself.",
    },
    {
      ask: 'May I run it on client premises?',
      answer:
        'It speaks through your earphone and types if you type. Whether the firm allows it on your laptop is for your own policy.',
    },
  ],
  examples: [
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'Flow names each file, or tells you that the mail carries none.',
    },
    {
      say: 'Reply that forty is fine if the controls hold',
      state: 'mail',
      command: 'reply:words',
      with: 'words: forty is fine if the controls hold',
      flow: 'Your condition travels with the yes.',
    },
    {
      say: 'Schedule the stock count on Saturday at six in the morning',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-21 06:00; title: stock count',
      flow: "It's in your calendar, before sunrise, with its name on it.",
    },
  ],
} satisfies Job;
