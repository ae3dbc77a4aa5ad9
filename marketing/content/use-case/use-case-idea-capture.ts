import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-idea-capture',
  title: 'Catching ideas',
  readers: 'Heads that work best away from desks',
  description:
    'The title comes in the shower queue, the flaw on the stairs. Send yourself a note in one breath, hear it in the queue later, and give each a day or a shelf.',
  keywords: ['capture ideas', 'note to self email', 'voice memo email', 'idea inbox', 'quick notes by voice'],
  updated: '2026-11-27',
  hero: {
    line: 'Born at the bakery. Gone at the door.',
    lead: 'Ideas arrive when both hands hold bread. Say it to yourself by way of Flow, and it is waiting in the inbox when you sit down, in your own words.',
  },
  problem: [
    'You keep them in four places: the back of a ticket, a chat with yourself, an app with a nice icon, and memory. Memory is the fullest and the least reliable.',
    "A week later there's a line that says 'otter, but serious'. It was brilliant. Nobody will ever know.",
  ],
  solution: [
    "One sentence starts it and whatever follows is the note. It's mail like all other mail, so it turns up in the same queue that you clear anyway.",
    "There you treat it like a colleague's. Give it to Saturday, put it on the shelf for the book, pass it on. Or you see that it was hunger, and archive it.",
  ],
  features: {
    heading: 'From mouth to shelf',
    items: [
      {
        name: 'One breath',
        text: 'No app to open, no title to think of.',
      },
      {
        name: 'In the one place you look',
        text: "It can't get lost among four, as there is one.",
      },
      {
        name: 'A shelf per project',
        text: 'Labels for the book, the garden and the otter.',
      },
      {
        name: 'On its day',
        text: 'An idea for spring comes back in spring.',
      },
      {
        name: 'To the right person',
        text: "If it's really Nadia's idea to do, she has it by tonight.",
      },
    ],
  },
  benefits: [
    'The second half of the sentence survives',
    'Four places shrink to one',
    'Saturday has material',
    'Bad ideas die by daylight',
    'Bread stays in both hands',
  ],
  before: [
    {
      who: '08:10, bakery',
      words: "You have the ending. You'll remember it.",
    },
    {
      who: '08:25, tram',
      words: "You write 'otter, but serious' on the ticket.",
    },
    {
      who: '19:00, desk',
      words: "The ticket has been punched through 'but'.",
    },
    {
      who: '22:00',
      words: 'You think about hands, bread, an ending.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Three to go. The next is from the ticket office.',
    },
    {
      who: 'you',
      say: 'Note to self: the otter narrates and the lake is the one who lies',
      state: 'mail',
      command: 'note:words',
      with: 'words: the otter narrates and the lake is the one who lies',
    },
    {
      who: 'flow',
      words: 'Noted. The ticket office offers a refund, if you want one.',
    },
    {
      who: 'you',
      say: 'Say yes, please',
      state: 'mail',
      command: 'short:yes',
      with: 'reply: yes',
    },
    {
      who: 'flow',
      words: "'Yes, please.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: "And here is your note: 'The otter narrates and the lake is the one who lies.'",
    },
    {
      who: 'you',
      say: 'File it under Otter book',
      state: 'mail',
      command: 'move:Label_Otter_book',
      labels: ['Otter book'],
    },
  ],
  call: {
    line: 'Say it before the door closes.',
    text: 'A few notes on trial cost nothing. The lake may lie, but the start really asks for no card.',
  },
  questions: [
    {
      ask: 'Does Flow record my voice as a memo?',
      answer: 'No. It writes the words down and keeps no recording.',
    },
    {
      ask: 'What if it writes the wrong word?',
      answer: 'The note is shown and can be undone and said again. With odd names, type the name.',
    },
    {
      ask: 'Does it arrange ideas into topics?',
      answer: 'No. The shelf is a label, and you name it.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until Saturday',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-21 08:00',
      flow: 'The note waits for the day you have time to play.',
    },
    {
      say: 'Forward it to Nadia and say this one is really yours',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Nadia; words: this one is really yours',
      flow: 'She has it with your line on top.',
    },
    {
      say: 'Find the note about the lake',
      state: 'mail',
      command: 'search',
      with: 'words: the note about the lake',
      flow: 'What you told yourself, newest first.',
    },
  ],
} satisfies UseCase;
