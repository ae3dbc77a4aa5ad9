import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-find-old-mail',
  title: 'The mail you know you have',
  readers: 'People on the phone with somebody who wants the number now',
  description:
    'Somebody asks for what was agreed in spring, and you know it is somewhere. Say the name and the season, and Flow looks it up while you talk.',
  keywords: ['find old email', 'search mail by date', 'find invoice email', 'email archive search', 'lost email'],
  updated: '2026-11-27',
  hero: {
    line: 'One moment, I have it here somewhere.',
    lead: 'The plumber is on the line. He swears that you agreed on oak. You are sure it was ash, and there is a mail to prove it, from before the summer, or from last summer.',
  },
  problem: [
    'Proof is only proof if you find it while the other side is still listening. Scrolling with one thumb and a phone at your ear, you find everything else.',
    'Folders do not help, since the mail was never put in one. Stars do not help, since everything important had one.',
  ],
  solution: [
    'Put the call on speaker or take out the other earphone, and ask. A name, a word, a span of time. Flow reads out what fits, with sender and day.',
    'If it is too much, cut it down by speaking on: only from him, only with files. When it is the right one, send it to the plumber while he is talking.',
  ],
  steps: [
    { name: 'The doubt', text: 'Oak, he says. Ash, you think.' },
    { name: 'The scrap', text: 'His name, and the word ash.' },
    { name: 'The find', text: 'Fourth of May, in his own words.' },
    { name: 'The forward', text: 'It is back in his inbox before he has hung up.' },
  ],
  features: {
    heading: 'For scraps of memory',
    items: [
      {
        name: 'Rough times are fine',
        text: 'Before the summer, since August, last week. You need not know the date.',
      },
      {
        name: 'Said or sent',
        text: 'Ask what somebody wrote about a thing, and you get their mails and not yours.',
      },
      {
        name: 'Things with paper clips',
        text: 'Narrow down to mail that carries a file, and see its name and size.',
      },
      {
        name: 'The archive counts',
        text: 'What you cleared away in bulk is as findable as what you kept.',
      },
      {
        name: 'And back to your place',
        text: 'One word returns to the mail you were at.',
      },
    ],
  },
  benefits: [
    'You are right, and can show it',
    'Calls end with an answer and not a promise to call back',
    'No more mails that ask others to resend',
    'Clearing up is safe, since all of it can be found',
    'Five years of letters have an index by ear',
  ],
  call: {
    line: 'Look up the oak.',
    text: 'Try it on the invented mailbox. It has a quarrel or two in it.',
  },
  questions: [
    {
      ask: 'Will it tell me what was agreed, or only show the mail?',
      answer: 'It reads you the mail and the day. What it means between the two of you remains your affair.',
    },
    {
      ask: 'Does it look inside attached files?',
      answer: 'No. It knows their names and kinds, and the words of the mail around them.',
    },
    {
      ask: 'Is the past there from the first minute?',
      answer: 'The newest mail comes first and the rest follows in the background. Flow says how far it has got.',
    },
  ],
  examples: [
    {
      say: 'What did Ruth say about the deposit',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Ruth say about the deposit',
      flow: 'Flow reads her sentence with its day, or says that it does not find one.',
    },
    {
      say: 'Find mails with attachments from Ruth',
      state: 'mail',
      command: 'search',
      with: 'words: mails with attachments from Ruth',
      flow: 'Only the ones that carry a file.',
    },
  ],
} satisfies Solution;
