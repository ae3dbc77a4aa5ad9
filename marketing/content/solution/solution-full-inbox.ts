import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-full-inbox',
  title: 'An inbox with thousands in it',
  readers: 'People who have stopped scrolling down',
  description:
    'Four thousand mails are not four thousand decisions. Flow clears the old layers in piles, asks before each one, and reads you the few dozen that still matter.',
  keywords: ['inbox with thousands of emails', 'clear inbox', 'bulk archive Gmail', 'inbox zero', 'email backlog'],
  updated: '2026-11-27',
  hero: {
    line: 'Dig from the top. Stop when it is bedrock.',
    lead: 'The number on the badge has four digits, and you have learned not to see it. Most of it is sand: alerts, receipts, threads that ended in spring. Shovel that away first.',
  },
  problem: [
    'A backlog grows in layers. On top lies this week. Below it are the build alerts of summer, a sale that ended, a group thread about a party long over. Somewhere in between, a landlord asked you something.',
    'You cannot read your way out, and you do not dare to select all. So you open the app, answer what shows on the first screen, and close it with the same bad feeling.',
  ],
  solution: [
    'Name a layer and send it off: one sender, one kind of mail, everything older than a date. Flow counts the pile, names what is unusual in it, and waits for a yes. The whole pile is a single act, so one word brings it back.',
    'What is left is small enough to hear. Flow plays it person by person, the ones who wait for you at the front, and you decide each in a word or two.',
  ],
  steps: [
    { name: 'Lift the sand', text: 'Newsletters first, then the robots, each as one pile.' },
    { name: 'Draw a line', text: 'Pick a date. What is older and came from a machine goes to the archive.' },
    { name: 'Hear who waits', text: 'The mails of real people play, with what they asked for.' },
    {
      name: 'Put dates on the rest',
      text: 'Some need a free afternoon. Give them one and let them vanish until then.',
    },
    { name: 'Bedrock', text: 'The queue ends, and Flow says so. Tomorrow starts from there.' },
  ],
  features: {
    heading: 'Tools for a deep inbox',
    items: [
      {
        name: 'Piles with a count',
        text: 'Before anything moves you hear how many there are, and whether somebody you know is among them.',
      },
      {
        name: 'Newsletters set apart',
        text: 'They never stand between two people. Keep them for Saturday, or let them all go.',
      },
      {
        name: 'Only what matters',
        text: 'Ask for the important ones and the others step aside for this round, without being touched.',
      },
      {
        name: 'Archive, never destroy',
        text: 'Cleared mail stays in Gmail and in search. The landlord can still be found in March.',
      },
      {
        name: 'A pause you can trust',
        text: 'Stop halfway. The place is kept, on this screen and on the next one.',
      },
    ],
  },
  benefits: [
    'The badge shows a number that means something',
    'Old questions surface before they become old debts',
    'An hour does what a lost weekend could not',
    'Nothing is gone, it is only out of the way',
    'New mail lands where you can see it',
  ],
  call: {
    line: 'Take off the first layer tonight.',
    text: 'Begin with thirty credits. Clearing piles costs none of them.',
  },
  questions: [
    {
      ask: 'How many can it clear in one go?',
      answer:
        'As many as the pile holds. Your screen changes at once; Gmail gets the change in portions and may need some minutes for thousands.',
    },
    {
      ask: 'Does it decide what is unimportant?',
      answer:
        'No. It sorts the order in which you hear things. What leaves the inbox is what you named, after you said yes.',
    },
    {
      ask: 'What if the pile had one good mail in it?',
      answer: 'Undo the pile, take that mail out, and send the rest off again. The archive also stays searchable.',
    },
  ],
  examples: [
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'Flow counts the alerts, asks once, and clears all of them as one act.',
    },
    {
      say: 'Only the important ones',
      state: 'mail',
      command: 'pass',
      with: 'keep: true',
      flow: 'The round shrinks to mail that needs you. The others stay where they are.',
    },
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'You hear the count, and about how long it takes to hear them.',
    },
  ],
} satisfies Solution;
