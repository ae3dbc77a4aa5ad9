import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-video-games',
  title: 'Video games',
  adjective: 'game',
  plural: 'Game studios and publishers',
  description:
    "Certification notes, build feedback and a composer's invoice, heard while shaders compile. Flow gives a studio its mail by voice or by one key each.",
  keywords: [
    'game studio email',
    'game developer inbox',
    'publisher feedback email',
    'certification email',
    'playtest feedback',
    'indie developer email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Ship is Friday. The ladder kills you.',
    lead: "Certification found a ladder in level six that you can climb and never leave. Their note is polite. You are watching shaders compile, so you send the note on to the level's author and say who is still up there.",
  },
  problem: [
    'A studio has a chat for every thought and a mailbox for every outsider. So what comes by mail has money in it or a date: platform, publisher, composer, the museum that lent you a suit of armour.',
    'Also two thousand players with an idea about the horse.',
  ],
  solution: [
    "The outsiders come by name, and what they quoted from last month is left out. The composer's question is eleven words long without its tail. Players' ideas can be gathered and cleared, or kept for a slow day.",
    'Stay in the editor. Every command has a key, so you need no microphone in a room of twelve people. Say it or press it, and go on with the ladder.',
  ],
  features: {
    heading: 'From greybox to gold',
    items: [
      { name: 'Ladders to their owner', text: 'Send a finding to the person who built it, with your line on top.' },
      { name: 'Keys for those with headphones', text: 'Nothing needs a microphone.' },
      { name: 'Platform dates', text: "Ask the letter for its deadline and get the platform's own words." },
      { name: 'The composer is owed a reply', text: 'And money. The reply at least is one sentence.' },
      { name: 'Threads that have gone silly', text: "Mute the debate on the horse's name." },
      { name: 'Build machines', text: 'Clear what the farm has written since last month.' },
    ],
  },
  benefits: [
    'Findings reach their level within the compile',
    'Composers keep composing',
    'Submission days are met once, and not twice',
    'The horse has a name and you missed the fight',
    'Crunch has one thing less in it',
  ],
  mails: [
    { name: 'The certification note', text: 'Steps to reproduce, with care, including a sigh.' },
    { name: "The publisher's feel", text: 'Could it be more fun earlier.' },
    { name: "The tester's diary", text: 'Hour nine: I have become the ladder.' },
    { name: 'The key request', text: 'A critic with eleven followers and a dragon.' },
    { name: 'The loan of the armour', text: "The museum asks how it's sleeping." },
  ],
  call: {
    line: 'Compile, and clear.',
    text: 'It needs no install to look: the made-up mailbox runs in the browser while your build does.',
  },
  questions: [
    {
      ask: 'Does it plug into our bug tracker?',
      answer: "No. If the tracker mails you, those mails are heard. What you decide isn't written back.",
    },
    { ask: 'Is the source open?', answer: 'Yes. You run it on one machine of yours, and may read what it does.' },
    { ask: 'Can it answer players for us?', answer: 'It sends nothing on its own. A support tool suits that better.' },
  ],
  examples: [
    {
      say: 'Forward it to Dana and say please free them from the ladder',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please free them from the ladder',
      flow: "The level's author has the note and a line, and the shaders are at sixty.",
    },
    { say: 'Mute this thread', state: 'mail', command: 'mute', flow: 'The horse may be named in peace.' },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: "The platform's date is read out from its own letter.",
    },
  ],
} satisfies Industry;
