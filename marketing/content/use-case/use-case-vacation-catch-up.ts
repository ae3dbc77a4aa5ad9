import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-vacation-catch-up',
  title: 'Catching up after holidays',
  readers: 'Everyone with a tan and two weeks of unread mail',
  description:
    'Come back from two weeks away and clear the backlog by voice: piles go first, people next, and what settled itself while you swam is archived unread.',
  keywords: ['email after vacation', 'inbox backlog', 'catch up on email', 'return from holiday', 'bulk archive'],
  updated: '2026-11-27',
  hero: {
    line: 'Sand in the shoes, nine hundred in the inbox.',
    lead: 'Most of what came while you were away is over. Flow helps you throw out the finished part in piles, and then reads you the people who still hope for a word.',
  },
  problem: [
    'The first morning back has a rule of its own: oldest first, and by noon you have replied to three questions that somebody else answered eight days ago.',
    'Or you select everything and archive, with a small cold feeling that the one from the tax office was in there.',
  ],
  solution: [
    'Begin with what nobody will miss. Newsletters, build alerts, parcel notes: name the pile, hear how many there are, and agree. A few sentences take off hundreds.',
    'Then play the rest, newest state first. A thread of thirty mails is told by its last turn and what it wants of you. Often that is nothing at all, and off it goes.',
  ],
  features: {
    heading: 'Unpacking in the right order',
    items: [
      {
        name: 'Piles by name and age',
        text: 'Everything from one sender, or older than a month. You hear the count before you say yes.',
      },
      {
        name: 'The end before the beginning',
        text: 'Ask for the gist, and only open the older mails if it matters.',
      },
      {
        name: 'The tax office test',
        text: 'Anything you cleared comes back for a month. Regret costs a word.',
      },
      {
        name: 'Slow lane for real people',
        text: 'Those who wrote to you alone play first, so apologies go out on day one.',
      },
      {
        name: 'Not all today',
        text: 'What needs thought is put off to Thursday, and you go for lunch.',
      },
    ],
  },
  benefits: [
    'The first coffee is still warm when the alerts are gone',
    'You answer the living threads and bury the dead ones',
    'One honest line beats a late essay',
    'Nothing is lost by being bold',
    'By Wednesday the holiday has not worn off',
  ],
  before: [
    {
      who: 'Monday, 07:50',
      words: 'You sort by oldest, because that seems fair.',
    },
    {
      who: '10:30',
      words: 'You solve a printer problem from the third of the month. It was solved on the fourth.',
    },
    {
      who: '15:00',
      words: 'Six hundred to go. A meeting invitation for last Friday asks whether you will come.',
    },
    {
      who: '19:20',
      words: 'You are the last one in the building, and still in the first week.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Nine hundred and twelve. Two hundred and sixty are newsletters.',
    },
    {
      who: 'you',
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
    },
    {
      who: 'flow',
      words: 'That would archive two hundred and sixty. All right?',
    },
    {
      who: 'you',
      say: 'Yes',
      state: 'question',
      command: 'yes',
    },
    {
      who: 'flow',
      words: 'Done. Next, from Imogen, fourteen mails about the stand in Lyon.',
    },
    {
      who: 'you',
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
    },
    {
      who: 'flow',
      words: 'None any more. Imogen wrote on Friday that Piet signed the contract.',
    },
    {
      who: 'you',
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
    },
  ],
  call: {
    line: 'Start with the parcel notes.',
    text: 'A practice mailbox, full to the rim, is one tap away and asks for no card.',
  },
  questions: [
    {
      ask: 'Will Flow write an out-of-office note for me?',
      answer: 'No. Gmail does that well, and its note keeps working. Flow starts when you return.',
    },
    {
      ask: 'How do I know a bold sweep was right?',
      answer: 'You hear the number and some names first. And the sweep stays on a list, from which it can be undone.',
    },
    {
      ask: 'Does a big clear-out use up credits?',
      answer: 'No. Archiving, labels and undo are free in any amount.',
    },
  ],
  examples: [
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'The old alerts are counted, you agree, and they leave the inbox.',
    },
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'If the last turn is not enough, you hear what led up to it.',
    },
    {
      say: 'Tell him I am back and will call tomorrow',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I am back and will call tomorrow',
      flow: 'A short sign of life is drafted, and it sounds like you.',
    },
  ],
} satisfies UseCase;
