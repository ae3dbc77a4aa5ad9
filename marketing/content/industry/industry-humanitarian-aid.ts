import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-humanitarian-aid',
  title: 'Humanitarian aid',
  adjective: 'aid',
  plural: 'Relief agencies and field teams',
  description:
    "Convoy clearances, stock reports and a donor's logframe, heard in the jeep. Flow keeps what field teams say until there is a signal, then delivers it.",
  keywords: [
    'humanitarian aid email',
    'NGO field inbox',
    'relief agency email',
    'convoy clearance',
    'donor reporting email',
    'low connectivity email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The bridge is open until noon. Go.',
    lead: "The ministry's letter has come, with the stamp, after nine days. There are eleven trucks at the gate. You hear it in the jeep, and 'go, all eleven' is on its way while the driver looks for his shoes.",
  },
  problem: [
    "There's a signal at the hotel, at the hill, and sometimes at the well. In those minutes comes everything: clearances, stock, security, and headquarters with a template in which cells may not be merged.",
    "The stamp is in a file called 'scan0007'. It was sent to eleven people, each of whom hoped that another would see it.",
  ],
  solution: [
    'What came at the hill goes with you into the valley. You hear it on the way, and you say who does what. At the next signal it leaves, in order.',
    "When there's no quiet, there are captions. When there's no hand, there's your voice. The template can go to a Sunday.",
  ],
  features: {
    heading: 'Between two signals',
    items: [
      { name: 'The stamp first', text: 'People who write to you come before bulletins.' },
      { name: 'Out of reach', text: 'Speak now. It is delivered at the hill, and each thing once.' },
      { name: 'Trucks and tonnes', text: 'A number in a reply is heard again, as a truck too few is a village.' },
      { name: 'Handover at rotation', text: 'Pass open threads on, one by one, with a line each.' },
      { name: 'Who else is on it', text: 'Know if the whole cluster reads along.' },
      { name: 'Headquarters on Sunday', text: "Let the cells rest until there's a chair." },
    ],
  },
  benefits: [
    'Convoys leave in the open hours',
    'Stock figures have the right number of noughts',
    'The next person starts from where you were',
    'Signals are used for sending, not for reading',
    'Donors get their report in the week they named',
  ],
  mails: [
    { name: 'The clearance', text: 'Stamped, signed, valid from yesterday.' },
    { name: 'The stock report', text: 'Blankets 4,000, or 400, in a cell that was merged.' },
    { name: 'The security note', text: 'Road seven is not advised after dark.' },
    { name: 'The logframe', text: 'Please describe the outcome in the past tense.' },
    { name: 'The offer', text: 'A firm would send nine pallets of sunscreen.' },
  ],
  call: {
    line: 'Say it before the valley.',
    text: "Try it where there's a signal, then walk out of it. A start costs nothing and asks for no card.",
  },
  questions: [
    {
      ask: 'How little network does it need?',
      answer: 'None, for what is already loaded. To fetch and to send it needs what any mail needs.',
    },
    {
      ask: 'Is it safe in a hostile place?',
      answer:
        'We make no such claim. Tokens and words are encrypted on the machine you host. Your security people should judge it.',
    },
    { ask: 'Can it work in French?', answer: 'Not today. It hears and speaks English.' },
  ],
  examples: [
    {
      say: 'Tell him the bridge is open until noon and all eleven trucks can go',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the bridge is open until noon and all eleven trucks can go',
      flow: 'The convoy leader has hour and number, and you heard both.',
    },
    {
      say: 'Snooze it until Sunday at ten',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-22 10:00',
      flow: 'The template waits for a chair.',
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'The first names are read, and how many more hope that another saw it.',
    },
  ],
} satisfies Industry;
