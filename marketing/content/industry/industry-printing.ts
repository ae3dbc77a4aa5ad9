import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-printing',
  title: 'Printing',
  adjective: 'print',
  plural: 'Printers, binders and sign makers',
  description:
    'Proof approvals, paper shortages and a missing bleed, heard over the feeder. Flow lets a print shop answer before the plate is made and the ink is dry.',
  keywords: [
    'print shop email',
    'printing company inbox',
    'proof approval email',
    'prepress email',
    'paper delivery email',
    'sign maker email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Plates at noon. The comma is on page nine.',
    lead: "A bride has seen that 'Saturday' has lost an A. Her order of service is next on the platesetter. You're loading paper, you hear it, and you stop the plate from the far end of the press.",
  },
  problem: [
    'Proofs go out and nothing comes back. Then three things come back: an approval from the marketing assistant, a correction from her boss, and a new logo in a word-processor file.',
    "The paper merchant writes that ivory is cream this month. He isn't asking.",
  ],
  solution: [
    'Whoever has to decide is heard before whoever has something to sell. You learn what the boss changed, and that the file is there, and you tell both of them that the plate has stopped.',
    "Approval by noon or it prints on Monday. It's a sentence that you may say every day, and it reads more kindly with your name under it.",
  ],
  features: {
    heading: 'Between makeready and fold',
    items: [
      {
        name: 'The last word on a proof',
        text: 'Only the newest note in the thread, and the earlier ones if they disagree.',
      },
      { name: 'Noon means noon', text: "If there's no approval by then, you are told." },
      { name: 'Sheets and counts', text: "Two thousand is read back, so it isn't twelve." },
      { name: 'Files by name', text: "Ask what's attached before you walk to the screen." },
      { name: 'Ivory or cream', text: 'Find what the customer chose last time.' },
      { name: 'Ink on your hands', text: 'No key needs to be touched, none will turn blue.' },
    ],
  },
  benefits: [
    'Plates are made once',
    'Brides are spelled right the first time',
    'Customers know which noon was meant',
    'Reorders look like the first order',
    "Monday's press has Monday's jobs",
  ],
  mails: [
    { name: 'The approval', text: "'Looks great, just one thing.'" },
    { name: 'The missing bleed', text: 'Three millimetres, in all directions, of nothing.' },
    { name: 'The paper note', text: 'Ivory is cream. Cream is out.' },
    { name: 'The rush', text: 'Programmes for tonight. The play is long, if that helps.' },
    { name: 'The reorder', text: 'Same as last time. It was never the same.' },
  ],
  call: {
    line: 'Wash up, fold down.',
    text: 'Made-up people can be practised on, and none of them needs plates by noon.',
  },
  questions: [
    {
      ask: 'Does it preflight files?',
      answer: 'No. It tells you that one came and what the mail says. Bleeds you must look at yourself.',
    },
    {
      ask: 'Does it work beside a running press?',
      answer: 'Keys and captions do. Your voice does once it stops, or with a headset that hugs.',
    },
    {
      ask: 'Can customers approve by it?',
      answer: 'They write a mail, as today. It plays with the rest the next time you listen.',
    },
  ],
  examples: [
    {
      say: 'Reply all that the plate is stopped and we wait for the new proof',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the plate is stopped and we wait for the new proof',
      flow: 'The assistant and her boss read one thing, and both know.',
    },
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: "The file's name is read, and you know which program to fear.",
    },
    {
      say: 'Remind me at noon if nobody answers',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 12:00; unlessAnswered: true',
      flow: "At noon you'd learn of their silence, with the plate still blank.",
    },
  ],
} satisfies Industry;
