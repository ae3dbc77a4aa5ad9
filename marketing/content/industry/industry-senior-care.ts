import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-senior-care',
  title: 'Senior care',
  adjective: 'senior care',
  plural: 'Care homes and home-care services',
  description:
    'Family questions, pharmacy slips and shift gaps, heard along the corridor. Flow helps carers answer a daughter in Perth with dignity and without a desk.',
  keywords: [
    'care home email',
    'senior care inbox',
    'home care agency email',
    'family updates email',
    'care staff rota',
    'elderly care email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'She asks if he ate. He had two puddings.',
    lead: "A daughter is nine hours ahead and can't sleep. You are on your way to room eleven with a clean cardigan. 'He had two puddings and sang,' you say. That's the whole letter, and it is the one she wanted.",
  },
  problem: [
    "Relatives write long and late, because they can't be there. The pharmacy writes short and often, because it can't read the chart. The agency writes that tonight's carer has a flat tyre.",
    "Answers need no science. They need somebody who was in the room, and she's in the next room by then.",
  ],
  solution: [
    'So the answer is given in the corridor. What the daughter asks is read without the letter of last week beneath it. Your two puddings are read back before they fly.',
    'The gap tonight is asked of three people. If all of them are silent at four, it rings with you and not with the residents.',
  ],
  features: {
    heading: 'From room to room',
    items: [
      { name: 'Families before forms', text: 'Letters from sons and daughters are put ahead of lists.' },
      { name: "In the words you'd use", text: 'You tell what you saw, and it stays as you said it.' },
      { name: 'Slips to the nurse', text: "Pass the pharmacy's question to whoever holds the chart." },
      { name: 'Gaps by four', text: "A question, a time, and silence from Flow if it's answered." },
      { name: 'Birthdays', text: "Put room eleven's ninetieth in your calendar, with cake." },
      { name: 'Larger letters', text: 'Captions can be big, for eyes at the end of a night.' },
    ],
  },
  benefits: [
    'Perth can sleep',
    'Slips reach the person with the key to the cabinet',
    'Night shifts are whole',
    "Nobody's news is three days old",
    "Your feet don't walk to the office for a line",
  ],
  mails: [
    { name: 'The daughter', text: 'Did he eat, did he wear the blue one, does he ask for me.' },
    { name: 'The pharmacy slip', text: 'Two tablets or one. The one has a line through it.' },
    { name: 'The flat tyre', text: "She's so sorry, and she is in Slough." },
    { name: "The inspector's date", text: 'A window of two weeks, which is to say any minute.' },
    { name: 'The pianist', text: "He'd play on Sundays, if he may bring the dog." },
  ],
  call: {
    line: 'Knock, and go in free.',
    text: 'Take it along one corridor. Thirty letters are free, and only what it makes for you is counted.',
  },
  questions: [
    {
      ask: 'What may I put in such letters?',
      answer:
        'Your house and the family decide that, and your data rules do. Flow keeps what you say on a machine that you look after.',
    },
    { ask: 'Can it write to all the families?', answer: 'No. It answers one letter or one thread at a time.' },
    {
      ask: 'What about colleagues who are shy of speaking to it?',
      answer: 'They may type the same things. All of it works without a word.',
    },
  ],
  examples: [
    {
      say: 'Tell her he had two puddings and sang',
      state: 'mail',
      command: 'reply:words',
      with: 'words: he had two puddings and sang',
      flow: 'The daughter has his evening in one line, as you told it.',
    },
    {
      say: 'Remind me at four if nobody answers',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 16:00; unlessAnswered: true',
      flow: "The gap is with you at four, if it's still a gap.",
    },
    {
      say: 'Schedule a birthday on Thursday at three',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 15:00; title: birthday',
      flow: "There'll be cake at three, and it's in the calendar.",
    },
  ],
} satisfies Industry;
