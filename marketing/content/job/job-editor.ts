import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-editor',
  title: 'Editor',
  plural: 'Editors',
  group: 'other',
  description:
    'An editor waits for copy, chases proofs and turns down manuscripts with care. Flow reads you each letter and sends a note in your own tone between chapters.',
  keywords: [
    'editor email',
    'manuscript submissions',
    'author correspondence',
    'proofs',
    'rejection letters',
    'publishing inbox',
  ],
  updated: '2026-11-28',
  hero: {
    line: "The author needs a week. The printer doesn't.",
    lead: "Your novelist asks for seven more days, as gently as only novelists can. The binding slot is fixed, the index isn't done, and there are thirty first chapters in the pile.",
  },
  problem: [
    "You read for a living, all day, with your eyes. In the evening there's more to read, and it's mail.",
    'Authors deserve long letters. Printers deserve short ones. Agents deserve an answer by the date they named. By nine at night all get the same tired four lines.',
  ],
  solution: [
    "Give your eyes an hour off and listen. Say something short to the printer. Say something kinder to the novelist, hear how it sounds, and begin again if it's too hard.",
    'Manuscripts you turn down today get a true sentence each. The one that might be something comes back on Sunday, with tea.',
  ],
  features: {
    heading: 'Galley to bookshop by voice',
    items: [
      {
        name: 'Heard, not skimmed',
        text: "A letter read to you has its pauses. You notice what the author didn't ask.",
      },
      {
        name: 'Begin again',
        text: 'Scratch that, say it better, and the first try is nowhere.',
      },
      {
        name: "Agents' dates",
        text: 'Have the auction thread on top the day before it closes.',
      },
      {
        name: 'Promises to authors',
        text: 'Find what you wrote about the cover before you write about the cover.',
      },
      {
        name: 'The index, still missing',
        text: 'A reminder that goes away if the indexer delivers.',
      },
    ],
  },
  benefits: [
    'The printer keeps the slot, as do you',
    'Novelists feel read',
    'Agents hear by their date, yes or no',
    'Your eyes belong to the page',
    'Sunday has one manuscript and not thirty',
  ],
  call: {
    line: 'Rest your eyes for one hour of letters.',
    text: 'Begin with a mailbox that somebody invented. You may judge the prose.',
  },
  day: [
    {
      at: '09:30',
      from: 'The novelist',
      asks: 'Might there be a week, just one?',
      does: '"Tell her four days, and the last chapter first". She\'d counted on three.',
    },
    {
      at: '11:10',
      from: 'The bindery',
      asks: 'Slot on the 30th is fixed. Files by the 27th?',
      does: '"Reply that files come on the twenty-sixth". A day to breathe.',
    },
    {
      at: '13:50',
      from: 'An agent',
      asks: 'Best bids by Thursday noon, please.',
      does: '"Remind me on Wednesday at four".',
    },
    {
      at: '16:05',
      from: 'A debut author',
      asks: "Here's my 900-page family saga.",
      does: 'Forty pages in, you know. "Decline politely", and then you add one true thing.',
    },
    {
      at: '21:15',
      from: 'The reading circle',
      asks: 'You choose the next one. Something short?',
      does: '"Say yes". Eighty pages. Nobody dies.',
    },
  ],

  calculation:
    "Letters from authors, agents and makers. The submissions address is someone else's, and it's a larger number.",
  questions: [
    {
      ask: 'Does it edit or correct text?',
      answer:
        "Not an author's. Your own letter gets shorter or firmer if you ask, by rules. The rest is still the last human trade.",
    },
    {
      ask: 'Is dictation good enough for a letter to an author?',
      answer: 'For a few sentences. The built-in recogniser makes slips, so listen to it back or type the long ones.',
    },
    {
      ask: 'Could it handle the submissions inbox?',
      answer: 'Not as a team. It serves one Gmail account and the person signed in.',
    },
  ],
  examples: [
    {
      say: 'Scratch that',
      state: 'writing',
      command: 'scratch',
      flow: 'The too hard letter is gone, and you start afresh.',
    },
    {
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
      flow: "You hear the letter as she'll hear it.",
    },
    {
      say: 'Remind me on Wednesday at four',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-18 16:00',
      flow: 'The auction is on top the afternoon before it closes.',
    },
  ],
} satisfies Job;
