import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-sports',
  title: 'Sports clubs',
  adjective: 'sports',
  plural: 'Clubs, leagues and federations',
  description:
    'Fixture moves, kit orders and a parent on the touchline, heard on the team bus. Flow lets a club secretary answer before the referee finds the wrong pitch.',
  keywords: [
    'sports club email',
    'club secretary inbox',
    'fixture changes email',
    'league email',
    'team manager email',
    'youth football email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The pitch is under water. The coach left.',
    lead: "It's Saturday, 8.05. The groundsman sends one word and a photograph of a duck. Forty boys are on a motorway. Flow tells you at the first roundabout, and the league knows by the second.",
  },
  problem: [
    "A club is run by people who are at work until six and at training until nine. In between they're meant to read a rule change on throw-ins.",
    'League, council, kit firm and the mother of the left back all write at once on Friday. One of them has moved kick-off, and mentions it last.',
  ],
  solution: [
    "The kit firm isn't read before the kick-off. Letters from people whom you answer come first, and lists wait.",
    "You give the new hour once. It goes to everybody on the thread with one sentence. It's repeated to you first, since three and half past three have been confused in this club before.",
  ],
  features: {
    heading: 'Friday night to Sunday',
    items: [
      { name: 'Kick-off, spoken twice', text: 'Hours in your letter are said before they leave.' },
      { name: 'To all on the thread', text: 'Reply to the whole team with one line.' },
      { name: "The league's closing day", text: 'Ask a letter when registration ends.' },
      { name: 'Officials by name', text: "Find last season's letter to the referee about parking." },
      { name: "The left back's mother", text: 'A civil answer, said with a calm that you may not feel.' },
      { name: 'Rules for Tuesday', text: "Snooze what's long until the committee meets." },
    ],
  },
  benefits: [
    'Forty boys turn round at the right exit',
    'Referees find the right pitch',
    "Registrations don't miss their evening",
    'The mother of the left back is content until spring',
    'Committee night has fewer surprises',
  ],
  mails: [
    { name: 'The duck', text: "It's on the penalty spot, and it looks settled." },
    { name: 'The fixture move', text: 'Away becomes home, Saturday becomes Sunday.' },
    { name: 'The kit', text: 'Seven shirts came. Eleven were asked for.' },
    { name: 'The transfer form', text: 'Signed by the player, the club and, by mistake, his aunt.' },
    { name: 'The complaint', text: "He was offside. It's three pages." },
  ],
  call: {
    line: 'Turn the bus, then the page.',
    text: 'Look at the made-up mailbox on the bus. For your own club there are thirty credits, and no card is wanted.',
  },
  questions: [
    {
      ask: 'Can it reach every parent?',
      answer: "It answers threads and writes to people. A list for hundreds is a job for your club's app.",
    },
    {
      ask: 'Do volunteers each need an account?',
      answer: 'Each signs in to their own Gmail. One machine in the clubhouse can serve them all.',
    },
    { ask: 'Is it any use on a bus full of boys?', answer: 'Listening, yes. Talk to it in the front seat, or tap.' },
  ],
  examples: [
    {
      say: 'Reply all that the game moves to Sunday at three',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the game moves to Sunday at three',
      flow: "The team's thread gets the day and the hour, as you heard them.",
    },
    {
      say: 'When is registration due',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'The closing day is looked for in the letter, and read to you.',
    },
    {
      say: 'Find the parking letter to the referee since March',
      state: 'mail',
      command: 'search',
      with: 'words: the parking letter to the referee since March',
      flow: "Last season's letter turns up, map and all.",
    },
  ],
} satisfies Industry;
