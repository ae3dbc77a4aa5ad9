import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-club-committee',
  title: 'Running a club',
  readers: 'Secretaries of choirs, clubs and allotments',
  description:
    "Forty members, one hall, no budget. Run a club's mail in the half hour after work: answer the hall, thank the baker, chase the treasurer, mute the debate.",
  keywords: ['club secretary email', 'volunteer committee', 'association admin', 'member email', 'choir organisation'],
  updated: '2026-11-27',
  hero: {
    line: 'Forty singers, and one lost key to the hall.',
    lead: "You took the post because nobody else did. The mail comes in the evening, when everybody has time and you don't. Flow turns it into one half hour with a cup of soup.",
  },
  problem: [
    'Members write to you about parking, about the second alto, about the coffee. The hall writes about the key. Two of these matter, and they look the same.',
    'You answer the debate about the coffee, because it is easy, and the hall gives your Tuesday to the judo people.',
  ],
  solution: [
    'Flow plays those who wait for you first. The hall is one of them, the coffee is a thread of thirty to all. You book the first and mute the second.',
    'What others should do, you hand on by name: the key to Benno, the invoice to the treasurer. If they forget, you are told in time.',
  ],
  features: {
    heading: 'Half an hour of office',
    items: [
      {
        name: 'The hall first',
        text: 'A mail to you alone beats thirty to everyone.',
      },
      {
        name: 'Jobs with names',
        text: 'Forward it with a line, and the club learns who does what.',
      },
      {
        name: "The treasurer's silence",
        text: 'A date on it, so that the rent is paid before the judo people notice.',
      },
      {
        name: 'Debates on mute',
        text: 'Out of your inbox, with no offence given.',
      },
      {
        name: 'Rehearsals in the book',
        text: 'Dates go into the calendar, and a series can miss one week.',
      },
    ],
  },
  benefits: [
    'The hall is yours on Tuesdays',
    'Helpers are thanked the same night',
    'The key has an address',
    'The coffee debate is resolved without you',
    'The soup is still warm',
  ],
  before: [
    {
      who: '19:00',
      words: 'Thirty mails about coffee. You write a balanced one.',
    },
    {
      who: '19:40',
      words: 'Three replies to the balanced one.',
    },
    {
      who: '20:15',
      words: 'The hall asks, for the third time, if you want Tuesdays.',
    },
    {
      who: 'Tuesday',
      words: 'There are people in white belts.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The hall, to you alone: do you want Tuesdays until Easter? They need to know today.',
    },
    {
      who: 'you',
      say: 'Reply that we take every Tuesday until Easter',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we take every Tuesday until Easter',
    },
    {
      who: 'flow',
      words: "'We take every Tuesday until Easter.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: "Leaving. Next, 'Coffee, once more', thirty-one mails.",
    },
    {
      who: 'you',
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
    },
    {
      who: 'flow',
      words: 'Quiet. Then the baker, who gives you forty rolls.',
    },
    {
      who: 'you',
      say: 'Say thanks',
      state: 'mail',
      command: 'short:thanks',
      with: 'reply: thanks',
    },
  ],
  call: {
    line: 'Settle the hall before the soup is cold.',
    text: 'An association of inventions has its mail in the demo. It costs nothing to run it for an evening.',
  },
  questions: [
    {
      ask: 'Can the whole committee work in one inbox?',
      answer: 'No. Flow is one person with one Gmail. A club address has to belong to one of you at a time.',
    },
    {
      ask: 'Does it send a circular to all members?',
      answer: 'It answers everyone on a thread, and writes to people you name. For a real mailing, use a list service.',
    },
    {
      ask: 'We have no money. What does it cost?',
      answer: 'Flow is free software if you run it yourself, and triage takes no credits. Spoken replies use some.',
    },
  ],
  examples: [
    {
      say: 'Forward it to Benno and say please pick up the key on Monday',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Benno; words: please pick up the key on Monday',
      flow: "Benno has the job, with the hall's mail below.",
    },
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'If the treasurer is silent, you hear of it on Friday.',
    },
    {
      say: 'What did the hall say about Easter',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the hall say about Easter',
      flow: 'Their sentence, its date, and no scrolling.',
    },
  ],
} satisfies UseCase;
