import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-mining',
  title: 'Mining',
  adjective: 'mining',
  plural: 'Mines and quarries',
  description:
    'Assay results, blast notices and road closures, spoken in the cab of the light vehicle. Flow reads the pit its mail and keeps what you say until the ridge.',
  keywords: [
    'mining email',
    'quarry email',
    'mine site inbox',
    'assay results email',
    'blast notices',
    'shift report email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Blast at noon. Clear the haul road.',
    lead: "A farmer's fence runs close to the east face and he would like an hour's warning. You have it in your ear at the weighbridge, and he has his hour by half past ten.",
  },
  problem: [
    'A pit is ten square kilometres and has an office the size of a container. People are in the pit and mail is in the container. Assays, tyre orders, a school class that wants to see the big truck.',
    'By the evening, the blast notice and the class are on one heap, and only one of them was in time.',
  ],
  solution: [
    "The cab of the ute is a good place to listen. It's twelve minutes to the top bench. That is the farmer, the assay, and a yes to the school for a Thursday.",
    'Where no bars reach, your words wait in the phone. They go at the ridge.',
  ],
  features: {
    heading: 'Bench by bench',
    items: [
      { name: 'Neighbours before newsletters', text: 'A man with a fence is heard first.' },
      { name: 'Grams and grades', text: 'The figures in a reply are said to you again, point by point.' },
      { name: 'Shift to shift', text: 'Give the open matter to the night foreman with your note on it.' },
      { name: 'Noon in the calendar', text: 'Put the blast in your own day and find free hours around it.' },
      { name: 'Tyre men', text: 'Heap up the offers and clear them with a yes.' },
      {
        name: 'Stars on hazards',
        text: "Mark the notice about the soft shoulder, so it's on top for the toolbox talk.",
      },
    ],
  },
  benefits: [
    'Fences and farmers stay calm',
    'Assays reach the planner while the digger waits',
    'Night shift knows about the soft shoulder',
    'The class sees the big truck',
    'Twelve minutes of dust count as desk time',
  ],
  mails: [
    { name: 'The assay', text: 'Better than hoped, from the wrong hole.' },
    { name: 'The blast notice', text: 'Two signatures, one siren, no dogs.' },
    { name: 'The road closure', text: 'A culvert has opinions.' },
    { name: 'The tyre quote', text: 'Higher than a small house, and just as round.' },
    { name: "The inspector's letter", text: 'Three findings, one of them about a sign.' },
  ],
  call: { line: 'Talk it through on the way up.', text: 'The practice mailbox digs no holes.' },
  questions: [
    { ask: 'Does it cover vehicle radio?', answer: 'No. Radio is radio. This is for mail and your Google Calendar.' },
    {
      ask: 'May I use it at the wheel?',
      answer: 'It has a cautious mode for driving and does less in it. Site rules and the road come first.',
    },
    {
      ask: 'Who runs the machine behind it?',
      answer: "You do, in the site office or in town. It's free software for one box.",
    },
  ],
  examples: [
    {
      say: 'Tell him the siren goes at eleven and the blast is at noon',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the siren goes at eleven and the blast is at noon',
      flow: "The farmer's letter has both hours, and you heard them in order.",
    },
    { say: 'Star it', state: 'mail', command: 'star', flow: 'The soft shoulder is marked for the talk at six.' },
    {
      say: "What's on my calendar tomorrow",
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-11-18',
      flow: "Tomorrow is read out, and there's room for a school class.",
    },
  ],
} satisfies Industry;
