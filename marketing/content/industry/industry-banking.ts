import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-banking',
  title: 'Banking',
  adjective: 'banking',
  plural: 'Banks, credit unions and lenders',
  description:
    'Loan conditions, branch queries and call-back requests, heard between two appointments. Flow lets bankers answer in a sentence, with the figure read back.',
  keywords: [
    'bank email',
    'branch manager inbox',
    'loan officer email',
    'credit union email',
    'commercial lending email',
    'payment fraud email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Rates moved at noon. So did the bakery.',
    lead: "The baker has found a bigger shop and wants to know, today, if the oven loan still stands. You're holding the door for a widow with a passbook. Flow keeps his question warm until the door shuts.",
  },
  problem: [
    'A branch has two clocks. One is the customer in the chair. The other is head office, which has a circular, a campaign, a mandatory course and a correction to the circular.',
    'In between, underwriting sends back a file with three conditions, of which the second was met in March. It is quicker to answer than to find.',
  ],
  solution: [
    'After each appointment, take one minute. Flow says what underwriting still lacks, in their words. You tell them where it is, and the baker when he will know.',
    'Circulars are filed as you name their folder. Course reminders come back on the day you picked. Neither has to be opened to be dealt with.',
  ],
  features: {
    heading: 'Behind the counter',
    items: [
      {
        name: 'Conditions, one by one',
        text: 'Hear what the file still needs before you ring the applicant a third time.',
      },
      {
        name: 'Figures spoken back',
        text: 'An amount in your reply is read out, so that ninety never leaves as nineteen.',
      },
      {
        name: 'Known faces, odd addresses',
        text: "A message that borrows a colleague's name is flagged while it plays.",
      },
      { name: 'Circulars to their folder', text: 'Name the Gmail label and the thread is there.' },
      {
        name: 'A call-back with an hour',
        text: 'Put the widow on Thursday at ten in your own calendar, by saying so.',
      },
      { name: 'Afterwards, quietly', text: 'Captions let you work through it at the desk with the sound off.' },
    ],
  },
  benefits: [
    'Bakers know on the day they ask',
    'Files come back from underwriting once and not thrice',
    'Call-backs happen at the promised hour',
    'Head office gets its course done in one sitting',
    'The chair across the desk gets your full face',
  ],
  mails: [
    { name: 'The condition letter', text: 'Proof of address, please. It was page one.' },
    { name: 'The rate lock', text: 'It lapses on Friday, and the notary is at a wedding.' },
    { name: 'The worried text as mail', text: "'Did you ring me about my card.' You did not." },
    { name: 'The circular', text: 'It replaces the circular that replaced the circular.' },
    { name: 'The regional ranking', text: 'You are seventh. A colour has been chosen for it.' },
  ],
  call: {
    line: 'Give the baker his yes.',
    text: 'Nobody asks for a card. Thirty credits are thirty spoken letters such as his.',
  },
  questions: [
    {
      ask: 'Can it reach our core banking system?',
      answer: "No. Accounts and balances are out of its sight. It reads one person's Gmail.",
    },
    {
      ask: 'Is it enough against fraud?',
      answer: 'Nothing is. The marks on odd addresses are a hint, and your call-back rule comes before any mail.',
    },
    {
      ask: 'What leaves the branch network?',
      answer: 'Mail travels to and from Google as it does now. The understanding is done on a computer that you run.',
    },
  ],
  examples: [
    {
      say: 'Tell him the oven loan stands at the old rate until Friday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the oven loan stands at the old rate until Friday',
      flow: "The baker's reply says rate and day, and both are read to you.",
    },
    {
      say: 'Schedule a call with Ana on Thursday at ten',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 10:00; title: call; with: Ana',
      flow: 'Ana has her hour, and it is in your calendar before the next customer sits down.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'You hear the day on which the rate lock lapses, as the letter has it.',
    },
  ],
} satisfies Industry;
