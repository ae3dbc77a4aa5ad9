import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-construction',
  title: 'Construction',
  adjective: 'construction',
  plural: 'Contractors and builders',
  description:
    "Delivery slots, change orders and inspection dates, heard in the truck before the gate opens. Flow handles a contractor's mail with gloves on.",
  keywords: [
    'construction email',
    'contractor inbox',
    'change orders',
    'site mail',
    'subcontractor email',
    'hands-free email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Concrete does not wait for your inbox.',
    lead: "It's ten past five and the pump is booked for six. Flow reads you the batch plant's mail while the heater warms the cab, and you tell them yes before the first mixer rolls.",
  },
  problem: [
    'The trailer has one laptop, and it has mud on the keys. Meanwhile the owner asks about weather days, the steel fabricator moves his truck, and the inspector can only do Monday.',
    "By the time you sit, it's dark and there are seventy. The change order that nobody signed sits between a tool sale and a safety bulletin.",
  ],
  solution: [
    "Hear the mail as you drive between jobs. Say that you're driving, and Flow keeps it short and leaves the screen alone.",
    "A sub who waits for a yes gets one from the cab. If a truck time is wrong in your draft, you notice when it's read out, and fix that one word.",
  ],
  features: {
    heading: 'What a superintendent does with a voice',
    items: [
      {
        name: 'Hands stay in the gloves',
        text: 'Every step works by talking. You touch nothing between the gate and the crane.',
      },
      {
        name: 'Change orders up front',
        text: 'A person who asks you for a decision is read before catalogues and bid alerts.',
      },
      {
        name: 'The office gets its copy',
        text: 'Pass a quote to your estimator with one sentence about what you need back.',
      },
      {
        name: 'Jobs as labels',
        text: 'Gmail labels with the job name keep the school apart from the parking deck.',
      },
      {
        name: 'Weather days on record',
        text: 'The mail in which you told the owner about the rain is found by asking for it.',
      },
      {
        name: 'Nagging for lumber',
        text: 'Set a reminder that only speaks if the yard has not written by then.',
      },
    ],
  },
  benefits: [
    'Trucks get a yes before they leave the yard',
    'The drive between sites clears the queue',
    'Nobody signs a change order twice',
    "The inspector's new date reaches every sub",
    'Evenings begin without the trailer laptop',
  ],
  mails: [
    {
      name: 'The moved delivery',
      text: 'Steel comes on Wednesday now. The crane is booked for Tuesday.',
    },
    {
      name: 'The change order',
      text: 'Eleven hundred for blocking that was not on the sheet. Sign, or it stops.',
    },
    {
      name: "The inspector's window",
      text: 'Monday between eight and noon, take it or wait nine days.',
    },
    {
      name: 'The lien waiver',
      text: "Accounting can't release the draw until one signed page arrives.",
    },
    {
      name: 'The neighbour',
      text: 'Dust on her car again, with photographs.',
    },
    {
      name: 'The bid invitation',
      text: 'Forty attachments, due Thursday at two, no later.',
    },
  ],
  call: {
    line: 'Clear the cab before you climb out.',
    text: 'Start with thirty free credits, or ride along in a made-up mailbox first.',
  },
  questions: [
    {
      ask: 'Does it hear me over a generator?',
      answer:
        'No promise there. Commands are short and hold up in a cab. Next to a running saw, use the keys or step away.',
    },
    {
      ask: 'Can my foremen share one inbox in it?',
      answer: 'No. Flow is for one person and their own Gmail. Each foreman would have an own account.',
    },
    {
      ask: 'What happens where there is no signal?',
      answer: 'Your replies and filings are kept on the device. They go out when the phone finds a mast.',
    },
  ],
  examples: [
    {
      say: 'Reply that the pour moves to Thursday at six',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the pour moves to Thursday at six',
      flow: "The batch plant gets the new time as a draft, and it's read to you first.",
    },
    {
      say: 'Reply all that the inspection moves to Monday',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the inspection moves to Monday',
      flow: 'All the trades on the thread hear of the new date at once.',
    },
    {
      say: 'Find the delivery note from Castellan since October',
      state: 'mail',
      command: 'search',
      with: 'words: the delivery note from Castellan since October',
      flow: "Castellan's papers come up, latest first, while you stand at the stack.",
    },
  ],
} satisfies Industry;
