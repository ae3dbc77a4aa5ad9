import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-newsletters',
  title: 'Newsletters that nobody asked for',
  readers: 'People who once bought a lamp and now hear of it weekly',
  description:
    'Shops and clubs write more often than friends do. Flow keeps newsletters out of the queue and leaves a list by the safe way when you say the word.',
  keywords: [
    'unsubscribe from emails',
    'too many newsletters',
    'stop promotional email',
    'mailing lists',
    'unsubscribe safely',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'You bought one lamp. The lamp writes weekly.',
    lead: 'There are lists you joined, lists you never joined, and three you like. They all shout in the same column. Put them in a drawer and open it when you feel like it.',
  },
  problem: [
    'A list costs you a glance. Forty lists cost forty glances a day, and each one comes dressed as something urgent: last hours, your cart, a gift inside.',
    'Leaving is made tedious on purpose. A grey link in small type, a page that asks for your password, a survey about your feelings. And with spam, pressing the link tells the sender that somebody is home.',
  ],
  solution: [
    'Flow knows mailing lists by their headers and sets them aside as a group. They are not read out between a client and your sister. Say so when you want to hear them.',
    'To leave one, say a single word. Where the sender offers the one-press way that mail programs share, Flow uses that. Where it wants a mail, Flow sends it. Where only a website remains, it tells you which one and asks before it opens.',
  ],
  steps: [
    { name: 'Aside', text: 'List mail waits in its own drawer, out of the round.' },
    { name: 'One word', text: 'You hear the sender, and you have had enough.' },
    { name: 'The proper exit', text: 'Flow takes the way that the sender declares in the mail itself.' },
    { name: 'The rest of the heap', text: 'Other mail from that list can leave the inbox in the same breath.' },
  ],
  features: {
    heading: 'The drawer and the door',
    items: [
      {
        name: 'Heard on Saturdays',
        text: 'Put all lists off until the weekend, and read them with coffee or throw them out unread.',
      },
      {
        name: 'Spam is treated as spam',
        text: 'Flow warns before it answers a list that sits in the spam folder, since an answer proves that you exist.',
      },
      {
        name: 'A block for the stubborn',
        text: 'Some ignore every goodbye. Block them, and their mail never reaches the queue.',
      },
      {
        name: 'Receipts are not ads',
        text: 'An order confirmation comes from a robot too. It is kept apart from promotions.',
      },
      {
        name: 'One list, one decision',
        text: 'Leaving the shop does not leave the museum, although both use the same mailing service.',
      },
    ],
  },
  benefits: [
    'Your mornings begin with people',
    'The three letters you love get read',
    'No password typed into a goodbye page',
    'Fewer lists next month than this month',
    'No stranger learns that your address is alive',
  ],
  call: {
    line: 'The lamp has written enough.',
    text: 'Leaving lists is free of credits. Try it on the invented mailbox if yours feels too real.',
  },
  questions: [
    {
      ask: 'Does Flow leave lists without asking?',
      answer: 'No. It leaves the ones you name. A heap of lists is one question with the count in it.',
    },
    {
      ask: 'What if they go on writing?',
      answer:
        'The law in many places gives senders some days. After that, block them: new mail of theirs then goes past your inbox.',
    },
    {
      ask: 'Is there a fee for each list?',
      answer: 'None. Tidying is free in Flow, by voice as by key.',
    },
  ],
  examples: [
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'Flow leaves the list by the way its headers offer, and asks whether the other mails of it should go too.',
    },
    {
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
      flow: 'After your yes the drawer is empty until Saturday at eight.',
    },
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: 'Whatever comes from this address stays out of your inbox from now on.',
    },
  ],
} satisfies Solution;
