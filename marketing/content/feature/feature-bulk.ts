import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-bulk',
  title: 'Many mails in one sentence',
  description:
    'Archive every alert of the summer, put all newsletters off, mark the lot read. Flow counts first, says who is among them, waits for a yes, and can undo it.',
  keywords: ['bulk archive', 'mass archive email', 'clean up inbox', 'archive all newsletters', 'mark all as read'],
  updated: '2026-11-27',
  hero: {
    line: 'Ninety at a stroke. All ninety back, too.',
    lead: 'Ninety build alerts deserve one decision, so make one. Flow tells you how many it is, and whether your sister slipped in among the robots.',
  },
  problem: [
    'Ticking boxes is work for a machine, done by a person. Twenty-five to a page, scroll, tick, next page, and somewhere on page three a real letter is ticked as well.',
    'So most people never clean up. They search instead, and the heap grows by forty a day.',
  ],
  solution: [
    'Describe the heap: all from one sender, all of a kind, all before a day. Flow finds it on the device in an instant and reads the count back.',
    'Then it asks, every time. Take somebody out of the heap with a word, or say no. After a yes the screen is clean at once, and Gmail follows in its own time.',
  ],
  picture: {
    scene: 'bulk',
    alt: 'A card asks whether to archive fourteen newsletters; below it stand the senders and the buttons Archive, Leave out and No.',
    caption: 'The question before the stroke. Senders can be left out one by one.',
  },
  steps: [
    { name: 'Describe', text: 'A sender, a kind, an age, or all three.' },
    { name: 'Count', text: 'You hear the number and what stands out in it.' },
    { name: 'Except', text: 'Leave out a person, and the count is read again.' },
    { name: 'Yes', text: 'One act, written down as one.' },
  ],
  features: {
    heading: 'Big moves with small print',
    items: [
      {
        name: 'It always asks',
        text: 'No setting turns that off. A heap never moves because a word was misheard.',
      },
      {
        name: 'Odd ones named',
        text: 'A person you write to, in the middle of alerts, is mentioned before you decide.',
      },
      {
        name: 'Mixed with time',
        text: 'Older than a month, since the first, until Saturday. Dates work on heaps as on single mails.',
      },
      {
        name: 'Undone as one',
        text: 'Everything that truly moved returns, and what was archived before stays archived.',
      },
      {
        name: 'Watch it arrive',
        text: 'Large heaps travel to Gmail in portions. You see how far they are.',
      },
    ],
  },
  limits: [
    'There are no standing rules. Flow clears what is there, and does not sort new mail by itself.',
    'Deleting for good is not on offer. The trash is as far as it goes.',
  ],
  benefits: [
    'An evening of ticking becomes a minute',
    'No real letter drowns with the robots',
    'A wrong stroke costs one word',
    'Summer can be put away in September',
    'It is free, by voice as well',
  ],
  call: {
    line: 'Clear the alerts. Then bring them back.',
    text: 'The invented mailbox has a heap of them ready.',
  },
  questions: [
    {
      ask: 'What is the largest heap?',
      answer: 'There is no fixed end. Thousands take Gmail some minutes, and you can go on working meanwhile.',
    },
    {
      ask: 'Can it forward a whole heap?',
      answer: 'No. What reaches other people is done one mail at a time, on purpose.',
    },
    {
      ask: 'How does it know a newsletter?',
      answer: 'By the headers that lists put into their mail, and by how they are sent. It can be wrong, so it asks.',
    },
  ],
  examples: [
    {
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
      flow: 'Flow names the number and the loudest three senders, and waits.',
    },
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'Only the alerts from before that day go.',
    },
    {
      say: 'Mark all read',
      state: 'mail',
      command: 'bulk:mark-read',
      with: 'act: mark-read',
      flow: 'After a yes nothing is bold any more, and nothing has moved.',
    },
  ],
} satisfies Feature;
