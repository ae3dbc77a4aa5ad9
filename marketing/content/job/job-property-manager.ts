import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-property-manager',
  title: 'Property Manager',
  plural: 'Property Managers',
  group: 'other',
  description:
    'No heat in 4B, a leak in 2A, and an owner who asks about returns. Flow reads a property manager who is cold and who is curious, and takes your answer.',
  keywords: ['property manager email', 'tenant requests', 'maintenance email', 'landlord inbox', 'lease renewals'],
  updated: '2026-11-27',
  hero: {
    line: 'No heat in 4B. Owner asks about yields.',
    lead: "First frost, and eighty units have noticed. You're in a boiler room with a torch in your teeth, so a mailbox would have to come to you.",
  },
  problem: [
    "Tenants write as they live: at night, in capitals, with videos. Owners write on Sundays. Plumbers don't write at all.",
    "Somewhere in there a lease runs out on the thirtieth and nobody has said the word 'renew'.",
  ],
  solution: [
    'While you bleed the radiator, Flow tells you who else is without heat. The plumber gets the thread with a line from you, and the tenant gets an hour.',
    'Renewals and inspections live on dates. You put the thread on the first of the month and stop counting with your fingers.',
  ],
  features: {
    heading: 'Eighty doors, one caretaker, you',
    items: [
      {
        name: 'Cold people first',
        text: 'Someone waiting for you beats a monthly report, and is heard before it.',
      },
      {
        name: 'The plumber, briefed',
        text: 'Forward the mail with your own sentence on top, unit and floor included.',
      },
      {
        name: 'Videos without watching',
        text: 'You hear that a video came, and what was written with it.',
      },
      {
        name: 'Every building a label',
        text: "File as you listen. At year end the owner's folder is done.",
      },
      {
        name: 'Notice dates kept',
        text: 'A lease thread returns ninety days ahead, on a morning you picked.',
      },
      {
        name: 'When did they report it',
        text: "Search for the tenant's first mail on the damp, before the adjuster asks.",
      },
    ],
  },
  benefits: [
    'Heat is back before the third mail in capitals',
    'Owners get one calm line on Sunday, not at dinner',
    'Leases are renewed on purpose',
    'Adjusters see the date of the first report',
    'The torch can stay in your teeth',
  ],
  call: {
    line: 'Let eighty doors talk to you in turn.',
    text: 'Try it on made-up mail first. Nobody in there is cold.',
  },
  day: [
    {
      at: '06:45',
      from: 'Tenant, 4B',
      asks: 'NO HEAT. Baby. Please.',
      does: '"Tell her the plumber comes before nine". Then you phone him, as he doesn\'t do mail.',
    },
    {
      at: '09:20',
      from: 'Tenant, 2A',
      asks: 'Stain on the ceiling is bigger, see video.',
      does: '"Forward it to Aldo and say check the bathroom in 3A first".',
    },
    {
      at: '12:00',
      from: 'An owner in Florida',
      asks: 'What did the building yield last quarter?',
      does: '"Snooze it until Thursday at ten", once the books are closed.',
    },
    {
      at: '15:40',
      from: 'The elevator company',
      asks: 'Inspection on Monday the 23rd, access needed at eight.',
      does: '"Block Monday from eight to nine for the elevator".',
    },
    {
      at: '19:15',
      from: 'The choir next door',
      asks: "We'd like to sing carols in the courtyard.",
      does: '"Tell them the fifth at six, and I bring the lights".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2, dollarsAnHour: 40 },
  calculation: "An ordinary week in autumn. Payment notices from the bank and portal receipts aren't part of it.",
  questions: [
    {
      ask: 'Can tenants open tickets in Flow?',
      answer:
        "No. They write to you as they do now. A tenant portal is a different thing, and Flow doesn't talk to it.",
    },
    {
      ask: 'Our team shares one address for all buildings. Can it?',
      answer:
        'It can read that account for the person signed in to it. Dividing the work among four people is beyond it.',
    },
    {
      ask: 'May it answer for me at night?',
      answer: 'It never answers alone. You start it at seven, and 4B is in front.',
    },
  ],
  examples: [
    {
      say: 'Block Monday from eight to nine for the elevator',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-23 08:00-09:00; title: elevator',
      flow: 'The hour is taken, and anything beneath it is named.',
    },
    {
      say: 'File it under Birch Court',
      state: 'mail',
      labels: ['Birch Court'],
      command: 'move:Label_Birch_Court',
      flow: 'The leak is under its building, out of your inbox.',
    },
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'You hear the number, and decide if you climb the stairs first.',
    },
  ],
} satisfies Job;
