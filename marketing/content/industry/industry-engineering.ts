import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-engineering',
  title: 'Engineering',
  adjective: 'engineering',
  plural: 'Civil, structural and mechanical firms',
  description:
    'Design queries, site instructions and checked drawings, heard in boots on the gravel. Flow lets engineers answer the site while the concrete is still wet.',
  keywords: [
    'engineering firm email',
    'structural engineer inbox',
    'site queries email',
    'drawing review email',
    'calculations check',
    'transmittals',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The beam fits. The bolt holes are in Wales.',
    lead: 'Steel for a school in Kent has been drilled to the sheet of a chapel in Bangor. The erector wants to know if he may drill again. You do the sum in your head, twice, and say no, in writing, by the crane.',
  },
  problem: [
    "An engineer's inbox is full of small questions with large weights on them. 'Is a 12 okay instead of a 16.' It depends, and the reply must say on what.",
    'Such questions are sent to eight firms for information. So yours, for action, looks like seven others.',
  ],
  solution: [
    "Hear the question without the eight footers. Say 'no', say why, and say what instead. All three come back to your ear before they go to his.",
    'Where a check is needed first, let it return at two, when you are at the desk with the model open.',
  ],
  features: {
    heading: 'For people with a stamp',
    items: [
      { name: 'For action', text: "Ask a letter what it wants, and hear if it's from you." },
      { name: 'Numbers, again', text: 'A 16 is read back as sixteen before it leaves.' },
      { name: 'The check at two', text: 'Put a question off by hours, not into a pile.' },
      { name: 'Revision on, revision off', text: 'Forward the right sheet with a line that says so.' },
      { name: 'Projects as labels', text: 'Kent and Bangor shall not meet again.' },
      { name: 'Written, with its minute', text: 'The history lists when you said no.' },
    ],
  },
  benefits: [
    'Bolts go through one set of holes',
    'Sites get a reason with the no',
    'Checks are done at a desk and not on a ladder',
    'For-information stays information',
    'Your stamp is under words you heard',
  ],
  mails: [
    { name: 'The substitution', text: 'A 12 for a 16, there being no 16s.' },
    { name: 'The request for information', text: 'Number 214. It is a good one.' },
    { name: 'The borehole log', text: 'Peat, where the sketch says sand.' },
    { name: "The checker's comment", text: "'See my comment of May.' There were many in May." },
    { name: 'The fee letter', text: 'The scope has grown a basement.' },
  ],
  call: { line: 'Say it by the crane.', text: 'A week on site with thirty free credits will show you if it carries.' },
  questions: [
    {
      ask: 'Can it do calculations?',
      answer: 'No. Nor does it open drawings. It hears the question and writes your answer down.',
    },
    {
      ask: 'Is the log good enough as a project record?',
      answer: 'It shows what you did with your mail and when. Your own system for records still has to file it.',
    },
    {
      ask: 'Does it work with site wind?',
      answer: 'With a headset, short orders mostly arrive. For reasons and numbers, step into the cabin.',
    },
  ],
  examples: [
    {
      say: 'Reply that a 12 is not enough and please wait for the 16',
      state: 'mail',
      command: 'reply:words',
      with: 'words: a 12 is not enough and please wait for the 16',
      flow: 'The erector reads no, and what instead, after you have heard both.',
    },
    {
      say: 'What do they want from me',
      state: 'mail',
      command: 'inquiry:ask',
      flow: "The one line that's for action is read to you.",
    },
    {
      say: 'Bring it back at two',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 14:00',
      flow: "At two you're at the desk, and so is the question.",
    },
  ],
} satisfies Industry;
