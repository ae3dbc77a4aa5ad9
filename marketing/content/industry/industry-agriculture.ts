import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-agriculture',
  title: 'Agriculture',
  adjective: 'agricultural',
  plural: 'Farms and growers',
  description:
    "Grain bids, spray windows and vet results, heard in the tractor. Flow works through a farm's mail one headland turn at a time.",
  keywords: ['farm email', 'agriculture inbox', 'grain bids email', 'hands-free farm office', 'co-op email'],
  updated: '2026-11-27',
  hero: {
    line: 'Straight rows, and a straight answer for the co-op.',
    lead: "Autosteer has the wheel and you have half a mile. The elevator's bid is good until two. You sell the two loads before the next turn.",
  },
  problem: [
    'Farm offices open after dark. By then the bid has expired, the spray contractor has gone to a neighbour, and a form about the buffer strip is due tomorrow.',
    'In between come nineteen machinery dealers, all of whom have thought of you personally.',
  ],
  solution: [
    'Cab time is listening time. Between two headlands Flow gives you the co-op, the vet and the landlord, and leaves the dealers for a wet day.',
    'Your yes goes out where there is a mast. In the low field by the creek it waits, as you would.',
  ],
  features: {
    heading: 'Chores for a voice',
    items: [
      {
        name: 'Bids with an end',
        text: 'Ask what the mail wants and by when, and get it in the words of the buyer.',
      },
      {
        name: 'Dealers by the dozen',
        text: 'Clear out the bulk mail in one go. It asks first, and it can be taken back.',
      },
      {
        name: 'Rain dates',
        text: 'Shift the contractor on your own calendar as the forecast shifts.',
      },
      {
        name: 'Blocks and herds as labels',
        text: 'Put the lab sheet under the field it talks about.',
      },
      {
        name: 'Vet on the phone, you in the pit',
        text: 'Hear the result while you milk, and pass it on to the hand who treats.',
      },
      {
        name: 'Paper for the inspector',
        text: "The mail from last season's seed house is found by name, not by drawer.",
      },
    ],
  },
  benefits: [
    'Grain is sold while the bid stands',
    'The sprayer comes when the wind is right',
    'Evenings belong to the kitchen table',
    'Forms reach the county before the deadline',
    'Fewer trips from the field to the office',
  ],
  mails: [
    {
      name: 'The bid',
      text: 'Number two yellow, delivered, good until two.',
    },
    {
      name: 'The lab sheet',
      text: 'Potassium in the east block, in units that want a coffee.',
    },
    {
      name: 'The contractor',
      text: 'He can spray at five tomorrow morning, if you open the gate.',
    },
    {
      name: 'The landlord',
      text: 'She lives in the city and read something about drones.',
    },
    {
      name: 'The subsidy form',
      text: 'Page four asks for the number that page three has given you.',
    },
  ],
  call: {
    line: 'Turn at the headland, then answer.',
    text: 'Begin with thirty credits and the shortest row you have.',
  },
  questions: [
    {
      ask: 'Does it work without coverage?',
      answer:
        "It goes on with what it has already fetched, and sends later. It can't bring new mail where no signal is.",
    },
    {
      ask: "Can it read the lab's PDF to me?",
      answer: 'No. It says that a file is there and what the mail around it states. Open the sheet when you stop.',
    },
    {
      ask: 'Must I buy a computer for it?',
      answer: 'Something has to run it: a small machine in the farm office that stays on, or one that you rent.',
    },
  ],
  examples: [
    {
      say: 'Reply that we sell two loads at that price',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we sell two loads at that price',
      flow: "The buyer's offer is met in writing before two, and not before you heard it back.",
    },
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'You hear the line in which the county says what it still lacks.',
    },
    {
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
      flow: 'After your yes, the dealers leave the inbox together.',
    },
  ],
} satisfies Industry;
