import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-manufacturing',
  title: 'Manufacturing',
  adjective: 'manufacturing',
  plural: 'Factories and makers',
  description:
    "Line stops, drawing changes and late parts, told on the way along the hall. Flow brings the plant's mail past the noise and back with an answer.",
  keywords: [
    'manufacturing email',
    'factory inbox',
    'engineering change email',
    'supplier delays',
    'production planning email',
    'shop floor email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Line two waits for a gasket from Turin.',
    lead: "The press is up to heat and the gaskets aren't there. Turin wrote at 6.40 that customs has them. You hear that at the foot of the stairs. The shift sits down to another run, and nobody stands about.",
  },
  problem: [
    "A plant talks in meetings at seven and in mail for the rest of the day. Purchasing promises, engineering revises, the customer 'gently reminds'. A drawing goes from C to D in an attachment, while the old one hangs on the machine.",
    "Somebody has to walk. Whoever walks doesn't read.",
  ],
  solution: [
    'Walk, then, and be read to. In the quiet corridor by the tool crib the morning takes four minutes: Turin, the revision, the audit on the twelfth.',
    'Your yes to the swap is on its way in your own words. Revision D goes to the setter, file attached, before he clamps the first blank.',
  ],
  features: {
    heading: 'Between the press and the dock',
    items: [
      { name: 'Turin first', text: 'People who wait for you are put before reports that print themselves.' },
      { name: 'Revision on its way', text: 'Hand a drawing on to the setter with a warning in front of it.' },
      { name: 'The late supplier', text: 'Set a day by which you want to hear, and stop thinking of it.' },
      { name: 'Audit in the calendar', text: "Put the auditor's visit on your own calendar by voice." },
      { name: 'Old promises', text: 'Search what a supplier wrote about lead times before the summer.' },
      { name: 'Earmuff mode', text: 'Read the captions and press the keys where speaking is no use.' },
    ],
  },
  benefits: [
    'Runs are swapped before the shift stands idle',
    'The setter clamps the right revision',
    'Suppliers are asked once, on the right day',
    'Customers get a date that the dock agrees with',
    "The seven o'clock meeting is shorter",
  ],
  mails: [
    { name: 'The customs hold', text: 'It needs a code of ten digits. You have eight.' },
    { name: 'The engineering change', text: 'From C to D, effective yesterday.' },
    { name: 'The corrective action', text: 'Why five times, and once more for the form.' },
    { name: 'The gentle reminder', text: 'It is the fourth, and the gentleness wears thin.' },
    { name: "The machine's own note", text: 'Filter due. It has been due since Easter.' },
  ],
  call: {
    line: 'Start the shift with the mail behind you.',
    text: 'A made-up mailbox is ready at any hour, like the night shift.',
  },
  questions: [
    {
      ask: 'Can it hear me beside the press?',
      answer: 'Not well. Use it in the corridor, with a headset, or go by keys and captions on the floor.',
    },
    {
      ask: 'Does it read from our planning system?',
      answer: 'No. Only Gmail and your Google Calendar. If the system writes mails, you hear those.',
    },
    {
      ask: 'May the machine stand in our own server room?',
      answer: "It's meant to. One small computer is enough, and it needs the network to reach Google.",
    },
  ],
  examples: [
    {
      say: 'Forward it to Dana and say please use revision D from now on',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please use revision D from now on',
      flow: "The setter's copy has your warning above the drawing, and you hear it before it goes.",
    },
    {
      say: 'What did Turin say about the gaskets',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Turin say about the gaskets',
      flow: 'Flow gives you the sentence from the mail with its sender and day, or says that it finds none.',
    },
    {
      say: 'Schedule the audit on Thursday at nine',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 09:00; title: audit',
      flow: 'Thursday at nine belongs to the auditor in your calendar.',
    },
  ],
} satisfies Industry;
