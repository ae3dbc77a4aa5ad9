import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-local-government',
  title: 'Local government',
  adjective: 'municipal',
  plural: 'Town halls and councils',
  description:
    "Pothole reports, records requests and agenda papers, heard on the way to the chamber. Flow helps councils answer citizens and hosts on the town's own machine.",
  keywords: [
    'local government email',
    'council email',
    'town hall inbox',
    'citizen enquiries',
    'planning objections',
    'public records requests',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The swings, the bins and a swan.',
    lead: "A councillor would like to know about the swings before six, when a mother will ask him in public. You're crossing the market square with a cake. Flow has the contractor's reply in your ear by the fountain.",
  },
  problem: [
    "Citizens write to a town the way they'd shout across a street. About the hedge, the hedge again, the neighbour's view on the hedge. Between two hedges lies a planning objection with a time limit and a lawyer.",
    'A town hall answers in paragraphs, since that is how it was taught. The hedge wanted one line.',
  ],
  solution: [
    "One line can be spoken. 'The crew comes on Thursday' is a full reply when it has a greeting and your name below it.",
    'What has a limit is asked for its date and put on that day. The rest of the square will see you walk, and not type.',
  ],
  features: {
    heading: "For the public's servants",
    items: [
      {
        name: 'The hedge, newest first',
        text: 'Old layers of the quarrel are left off. You hear what was said today.',
      },
      { name: 'Limits and closing days', text: 'Let the letter tell you by when it wants a reply.' },
      { name: 'To the right department', text: "Pass it on with a sentence, so that it isn't passed on twice." },
      { name: 'Wards as labels', text: "File a thread under its ward, in Gmail's own labels." },
      { name: 'Paper for the chamber', text: 'Find what the county wrote about the bus stop in June.' },
      {
        name: "In the town's own cupboard",
        text: 'The program runs on a machine of the council, and the code lies open.',
      },
    ],
  },
  benefits: [
    'Citizens hear a day and not a paragraph',
    'Objections are counted in time',
    'Councillors know before the question is put',
    'The hedge gets one answer instead of five',
    'Walking across the square is office time',
  ],
  mails: [
    { name: 'The pothole', text: 'With measurements, a photograph, and a poem.' },
    { name: 'The records request', text: 'Every letter on the roundabout since 1998.' },
    { name: 'The objection', text: 'It arrived at 23.58 on the last day.' },
    { name: 'The agenda paper', text: 'Version five, for the meeting in an hour.' },
    { name: 'The swan', text: "It is in the car park. It won't be moved." },
  ],
  call: { line: 'Cross the square once more.', text: 'Try it on invented people first. They are patient.' },
  questions: [
    {
      ask: 'Does it help with records requests?',
      answer: "It finds your own mail by words, people and dates. It's no records system, and it redacts nothing.",
    },
    {
      ask: 'Can a whole desk work on one public address?',
      answer: "Not with it, no. It handles a person's mailbox, and public addresses need a tool for teams.",
    },
    {
      ask: 'Who holds the data?',
      answer: 'The council does. Mail stays with Google as today, and the rest is on a computer that you keep.',
    },
  ],
  examples: [
    {
      say: 'Reply that the crew comes on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the crew comes on Thursday',
      flow: 'The citizen gets a proper letter of one line, hedge and all.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: "The objection's last day is read from the letter itself.",
    },
    {
      say: 'Find the letter from the county about the bus stop',
      state: 'mail',
      command: 'search',
      with: 'words: the letter from the county about the bus stop',
      flow: "June's letter is listed, and you can have it read by the fountain.",
    },
  ],
} satisfies Industry;
