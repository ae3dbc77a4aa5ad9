import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-events',
  title: 'Events',
  adjective: 'event',
  plural: 'Event agencies and conference organisers',
  description:
    'Speaker changes, floor plans and a truck at the wrong gate, heard on the way across the hall. Flow lets organisers answer while they pin up the signs.',
  keywords: [
    'event agency email',
    'conference organiser inbox',
    'exhibitor email',
    'speaker changes',
    'venue email',
    'event production email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Hall four, gate seven, two thousand chairs.',
    lead: "The keynote's plane has turned back over Iceland. The truck with the chairs is at gate one. You're walking the carpet with a roll of tape, and each of them has an answer by the end of the aisle.",
  },
  problem: [
    "For ten months an event is mail. Exhibitors ask about plugs. Sponsors ask about the size of their bird on the banner. In the last two days it's feet, and the mail doesn't know.",
    'Up there, between plug and bird, sits Iceland.',
  ],
  solution: [
    'Feet and ears get along. Iceland is told to you first, because a person wrote it and waits. You ask the second speaker to step up before you reach the stage, and the letter to her is read out to you once.',
    'Plug questions have one answer, and you may give it forty times without stopping. Or pass them all to somebody with a floor plan, one line on each.',
  ],
  features: {
    heading: 'Build, open, strike',
    items: [
      { name: 'The speaker in the air', text: "People come first, then the registration robot's tally." },
      { name: 'Gate seven', text: "A short sentence to the driver's office is a letter as soon as it's heard." },
      { name: 'Exhibitors by label', text: 'Hall and stand stay together under one Gmail label.' },
      { name: 'Doors at nine', text: "Ask for your next meeting and hear how long you've got." },
      { name: 'Handing on', text: 'Let the plugs go to Tom with a line.' },
      {
        name: 'Strike night',
        text: 'Archive the whole circus of reminders after the last crate, and take it back if one of them mattered.',
      },
    ],
  },
  benefits: [
    'Chairs find their hall',
    'Stages have a speaker on them',
    'Sponsors see their bird at its true size',
    "Plugs are somebody's job, and not yours",
    'You open the doors with empty hands',
  ],
  mails: [
    { name: 'The turned plane', text: 'She is safe, sorry, and in Keflavik.' },
    { name: 'The stand plan', text: 'Two stands, one pillar.' },
    { name: 'The dietary list', text: "One line says 'no round food'." },
    { name: "The sponsor's bird", text: "It's a heron, and it must face left." },
    { name: 'The late registration', text: 'Twelve people, yesterday, one invoice, in Lithuanian.' },
  ],
  call: { line: 'Tape down the last corner.', text: 'Take the made-up mailbox for a walk. It needs no badge.' },
  questions: [
    {
      ask: 'Does it manage registrations?',
      answer: "No. Your tool for that does. If people write to you instead, you'll hear them.",
    },
    {
      ask: 'Can it send an update to all exhibitors?',
      answer: 'It can answer a thread. A mailing to hundreds is for another tool.',
    },
    {
      ask: 'Is it usable in a hall with a soundcheck?',
      answer: 'With a headset, for short commands. In the worst minute, use the keys.',
    },
  ],
  examples: [
    {
      say: 'Tell him gate seven, not gate one',
      state: 'mail',
      command: 'reply:words',
      with: 'words: gate seven, not gate one',
      flow: "The driver's office gets the gate and you keep walking.",
    },
    {
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: "You're told what comes next and when.",
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'All about the plugs is with Tom from here on.',
    },
  ],
} satisfies Industry;
