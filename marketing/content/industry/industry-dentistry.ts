import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-dentistry',
  title: 'Dental practices',
  adjective: 'dental',
  plural: 'Dentists, orthodontists and dental labs',
  description:
    'Lab slips, cancelled slots and nervous patients, heard while the sink runs. Flow gives a dental practice its answers out before the anaesthetic sets in.',
  keywords: [
    'dental practice email',
    'dentist inbox',
    'dental lab email',
    'appointment cancellations email',
    'orthodontist email',
    'patient questions',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The crown is the wrong shade of A2.',
    lead: "The numbness takes four minutes. In three of them you've told the lab that it's A3, moved the hygienist's training, and wished a nine-year-old luck with her brace.",
  },
  problem: [
    "Between two patients there's hand cream and half a minute. Mail gets neither. It gets lunch, so that lunch is a sandwich over a keyboard with a letter on implant courses.",
    "The nervous gentleman from Monday wrote on Sunday. He wants to know if it will hurt. He'd have come, with an answer. The mother with the brace question asked twice, and it was toffee both times.",
  ],
  solution: [
    "Four minutes with the door ajar: one earphone, no gloves on anything. He's told, kindly, what happens first.",
    "The lab's slip, the insurer's form and the dealer in chairs take their turn, each with a word.",
  ],
  features: {
    heading: 'Rinse and next',
    items: [
      { name: 'The nervous before the salesmen', text: 'Letters from people stand ahead of offers of handpieces.' },
      { name: 'Shades and numbers', text: 'The A3 in your reply is said to you as A3.' },
      { name: 'A freed hour', text: 'See your own Friday and give the slot to the one who asked for it.' },
      { name: "Insurer's forms", text: 'Put them on the afternoon when you do forms.' },
      {
        name: 'Courses',
        text: "Leave lists of courses with one word each, and keep the one on root canals that you'd like to hear about.",
      },
      { name: 'To the front desk', text: "Hand the matter over with what you'd say across the hall." },
    ],
  },
  benefits: [
    'The nervous come, and come back',
    'The lab bakes the shade you meant',
    "Freed slots don't stay empty",
    'Lunch has two hands',
    'The last patient gets a dentist with no list in mind',
  ],
  mails: [
    { name: 'The shade query', text: 'A photograph in bathroom light.' },
    { name: 'The cancellation', text: 'Forty minutes before, with a cough.' },
    { name: 'The pre-authorisation', text: 'Tooth 26, please say why in a box of sixty characters.' },
    { name: 'The brace question', text: 'Toffee, yes or no.' },
    { name: 'The referral back', text: 'The surgeon thanks you for the interesting canine.' },
  ],
  call: {
    line: 'Lean back, and listen.',
    text: 'Give it one lunch break. The credits for it are free, and the sandwich gets both hands.',
  },
  questions: [
    {
      ask: 'Can it book patients into our system?',
      answer: 'No. It knows your Google Calendar only. The practice software is apart from it.',
    },
    {
      ask: 'What about health data in mail?',
      answer: "Your own duties decide that. It's run on a machine of the practice, and there's no recording.",
    },
    { ask: 'Can the patient hear it?', answer: 'Not with an earphone. You can do it all silently with captions too.' },
  ],
  examples: [
    {
      say: 'Reply that the shade is A3 and the crown can come on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the shade is A3 and the crown can come on Thursday',
      flow: "The lab's answer says A3, twice to you and once to them.",
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'The front desk has the thread, with your words in front.',
    },
    {
      say: 'Am I free on Friday at two',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-20 14:00',
      flow: 'You learn if the freed hour is really free.',
    },
  ],
} satisfies Industry;
