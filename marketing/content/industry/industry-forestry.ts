import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-forestry',
  title: 'Forestry',
  adjective: 'forestry',
  plural: 'Forest owners, sawmills and timber merchants',
  description:
    'Felling licences, mill quotas and a beetle report, heard on the forest track. Flow keeps what a forester says until the truck is back under a mast.',
  keywords: [
    'forestry email',
    'sawmill inbox',
    'timber merchant email',
    'felling licence',
    'mill quota email',
    'forest manager email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Spruce is down. Storm wood is down everywhere.',
    lead: "The mill takes forty loads until Thursday, then its yard is full. The haulier wants to know which stack. You're on a stump with a tape in your hand, and you say the north one.",
  },
  problem: [
    "A wood is measured in decades and its mail in days. The licence ends with the month. The mill's quota ends on Thursday. The neighbour's cattle have ended up in your young oaks this morning.",
    "There's no signal among the trees, which used to be the point. It comes back at the barrier by the road, with thirty-one letters and dusk.",
  ],
  solution: [
    'What arrived before the barrier goes in with you. You hear it on the track and say what is to be done, tree by tree. The truck carries it out.',
    "So the dusk at the barrier is for sending, not for reading. The cattle are seen to, the mill has its stack, and the licence has a day on which you'll think of it.",
  ],
  features: {
    heading: 'Stack by stack',
    items: [
      { name: "In with the morning's mail", text: 'Loaded letters can be heard and answered where no bar reaches.' },
      { name: 'The end of a licence', text: 'Ask for the date in it, and have the thread back a fortnight earlier.' },
      { name: 'North or south', text: 'Your words are said again, since a stack is a long way from the other.' },
      { name: 'Cubic metres', text: 'Numbers in a reply are heard as numbers.' },
      { name: 'Compartments as labels', text: 'Let each piece of forest have its own Gmail label.' },
      { name: 'Saw makers', text: 'Put off their letters until the snow.' },
    ],
  },
  benefits: [
    'Loads go while the mill still takes them',
    "Licences don't lapse under a felled tree",
    'Neighbours get a fence and a word',
    'Hauliers find the right stack',
    'Dusk is for driving home',
  ],
  mails: [
    { name: 'The quota', text: 'Forty loads, then none, then perhaps.' },
    { name: 'The beetle report', text: 'Holes the size of a pinhead, in a thousand hectares.' },
    { name: "The haulier's query", text: 'Which stack, which gate, which bridge.' },
    { name: "The walker's letter", text: 'She met a harvester and felt judged.' },
    { name: 'The storm list', text: 'What lies, where, and on whose road.' },
  ],
  call: {
    line: 'Leave it at the barrier.',
    text: 'Fill the queue at the barrier and walk in with it. Your first thirty credits are free.',
  },
  questions: [
    {
      ask: 'How can it work without a signal?',
      answer: "It plays what it fetched before and remembers your orders. Nothing new arrives until there's a mast.",
    },
    {
      ask: 'Can it mark stacks on a map?',
      answer: 'No, it has no maps. It can tell people what you would have said on the phone.',
    },
    {
      ask: 'What about the Latin in my letters?',
      answer: 'Type that part. Names of trees are fine in English, and of beetles on a keyboard.',
    },
  ],
  examples: [
    {
      say: 'Reply that the haulier can take the north stack first',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the haulier can take the north stack first',
      flow: 'The haulier has his stack as soon as your truck meets a mast.',
    },
    {
      say: 'Snooze it until December 14',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-12-14 08:00',
      flow: "The licence is out of sight, and back while there's time.",
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'The day on which the mill stops taking wood is read out.',
    },
  ],
} satisfies Industry;
