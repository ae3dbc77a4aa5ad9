import type { UseCase } from '#marketing/families/use-case.ts';
import { sources } from '#marketing/sources.ts';

export const page = {
  id: 'use-case-email-management',
  title: 'Email management',
  readers: 'Everyone with more mail than morning',
  description:
    'Managing email with Flow means deciding once for each thread: answer, put off, hand on or let go. You decide out loud, and the inbox is empty by the end.',
  keywords: ['email management', 'inbox zero', 'email triage', 'hands-free inbox', 'clear inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Sixty threads. One decision each.',
    lead: 'An inbox fills because people read a mail three times before they act. Flow reads it once, waits for your verdict, and moves on to the next.',
  },
  problem: [
    'You open a thread, see that it needs thought, and mark it unread. At lunch you open it again. In the evening you find it a third time, now below forty others.',
    'Rules and folders help with the mail that nobody needs. They do nothing about the twenty threads where only you can say yes or no.',
  ],
  solution: [
    'Flow turns the list into a queue. One thread plays, and you give one of five verdicts: reply, snooze, forward, file or archive. Then it is gone from the screen and from your head.',
    'Deciding fast is safe, because taking it back is as quick. Say "undo" and the last verdict never happened, even when it has reached Gmail already.',
  ],
  features: {
    heading: 'A queue instead of a list',
    items: [
      {
        name: 'An order that makes sense',
        text: 'People who wait for you come before machines that inform you. Ask "why is this important" and the reason is told.',
      },
      {
        name: 'Verdicts in plain words',
        text: 'There is nothing to learn by heart. Say it as you would to a colleague at the next desk.',
      },
      {
        name: 'Later has a date',
        text: 'What you put off leaves the inbox and comes back on its day, first in line.',
      },
      {
        name: 'Whole piles at once',
        text: 'Newsletters of a month, alerts of one system: name the pile, hear its size, agree, and it is cleared.',
      },
      {
        name: 'Keys for quiet rooms',
        text: 'Every verdict also has a key, and a line for typing. In a meeting nobody hears that you tidy up.',
      },
    ],
  },
  benefits: [
    'Each thread is read once and decided once',
    'Nothing comes back before its time',
    'You know how many are left, and it goes down',
    'Mistakes cost a word',
    'The evening look at the phone finds nothing new to dread',
  ],
  before: [
    { who: '08:05, on the train', words: 'You skim the list, star three, and mark the contract unread.' },
    {
      who: '10:30, before a call',
      words: 'You open the contract again. It needs a question to Ines. The call begins.',
    },
    {
      who: '13:15, at lunch',
      words: 'A reminder pops up about the contract. You swipe it away with sauce on your thumb.',
    },
    { who: '18:50, on the sofa', words: 'You find it below the fold and write to Ines, who has gone home.' },
  ],
  after: [
    { who: 'flow', words: 'Contract from Brandt. They ask whether thirty days of notice are all right.' },
    {
      who: 'you',
      say: 'Forward it to Ines and say can we live with thirty days',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Ines; words: can we live with thirty days',
    },
    { who: 'flow', words: 'To Ines, with your question and the contract. Send it?' },
    { who: 'you', say: 'Send it', state: 'ready', command: 'send' },
    { who: 'flow', words: 'Sending to Ines in ten seconds. Next: the travel desk, two trains on Monday.' },
    {
      who: 'you',
      say: 'Snooze it until Sunday evening',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-22 18:00',
    },
    { who: 'flow', words: 'Back on Sunday at six. Eleven left.' },
  ],
  figures: [
    {
      figure: '28 %',
      text: 'of the working week went to reading and answering mail, in an estimate for office work made before chat tools spread. [mckinsey]',
    },
    {
      figure: '3 hours',
      text: 'a week is what reading everything three times costs: 60 threads × 1 extra minute × 3 days of such a load.',
    },
    {
      figure: 'Less stress',
      text: 'In a trial with 124 adults, the week with three looks at the mailbox a day felt easier than the week without a limit. [kushlev]',
    },
  ],
  call: {
    line: 'Decide the next thread out loud.',
    text: 'The demonstration has a full inbox ready, so you can empty one without touching yours.',
  },
  questions: [
    {
      ask: 'Do I have to reach zero?',
      answer:
        'No. Stop whenever you like. What you did not get to stays in Gmail untouched, and the next session begins with whoever waits longest.',
    },
    {
      ask: 'Does Flow sort my mail by rules?',
      answer:
        'It orders what you hear, and changes nothing in Gmail by itself. Filters that you made in Gmail keep working, and a muted or blocked sender stays out.',
    },
    {
      ask: 'Can I do all this without speaking?',
      answer: 'Yes. Keys and typed sentences do the same, cost nothing, and work on the train without a signal.',
    },
  ],
  examples: [
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'You hear the number that remains, and how many you have dealt with.',
    },
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'Flow counts them, names what is in the pile, and acts after your yes.',
    },
  ],
  sources: [sources.mckinsey, sources.kushlev],
} satisfies UseCase;
