import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-wealth-management',
  title: 'Wealth management',
  adjective: 'wealth',
  plural: 'Private banks, family offices and planners',
  description:
    "Cash calls, trustee letters and a son at university, heard before the client's doorbell. Flow lets wealth advisers answer in person, on a machine of the office.",
  keywords: [
    'wealth management email',
    'family office inbox',
    'private bank email',
    'client review email',
    'trustee letters',
    'financial planning email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The yacht is sold. The crew has questions.',
    lead: "A widow asks if she can afford the roof. The roof, not the yacht. You're on her gravel, early, and Flow has just read you the letter in which she was too shy to ask on the phone.",
  },
  problem: [
    "Rich families write about small things. A school invoice, a painting's insurance, who pays the gardener of the aunt. The large things come from trustees, in the passive voice.",
    'Every quarter there are forty reviews to arrange, with forty people who are at the lake.',
  ],
  solution: [
    'Small things get answered from the gravel, in your tone, which they know. What the trustees want is asked of the letter itself, and you hear the line.',
    'For the reviews, your own free hours are told to you. Two of them go into a letter, and the lake may choose.',
  ],
  features: {
    heading: 'On the gravel',
    items: [
      { name: 'The shy letter', text: 'Hear it in full, at a slower pace if you like.' },
      { name: 'Trustees in short', text: 'Ask what they want, and skip how it has been noted.' },
      { name: 'Two hours to choose from', text: 'Your own gaps on Friday, put in a reply by voice.' },
      { name: 'Amounts repeated', text: 'Sums that you name are read back, noughts and all.' },
      { name: 'Families as labels', text: 'Each has its own in Gmail, and aunts too.' },
      { name: 'Odd requests for money', text: 'A sender who only looks like the son is marked.' },
    ],
  },
  benefits: [
    'Roofs are answered before the tea',
    'Reviews are fixed without six letters',
    'Trustees get what they asked for, once',
    'Sums leave with the right noughts',
    "Aunts' gardeners are paid",
  ],
  mails: [
    { name: 'The cash call', text: 'A fund would like its second third, by wire.' },
    { name: "The trustee's letter", text: "It's been noted that it should be considered." },
    { name: 'The son at university', text: 'He needs it by tonight. It may not be him.' },
    { name: 'The valuation', text: 'The painting has gone up, and so has its insurance.' },
    { name: 'The lake', text: "'Any day but those.'" },
  ],
  call: {
    line: 'Ring the bell with an answer.',
    text: 'Meet a few people that we invented, and see how discreet it is.',
  },
  questions: [
    {
      ask: 'Is it suitable advice-wise?',
      answer:
        'It gives no advice and keeps no books. It hears mail and writes what you say. Your record-keeping rules stand.',
    },
    {
      ask: 'Can a family office host it?',
      answer: 'Yes. One machine in your cabinet is enough. It needs Google for mail and calendar.',
    },
    { ask: 'Can assistants use my queue?', answer: "No. It's one person's. Hand a thread on instead." },
  ],
  examples: [
    {
      say: 'When am I free on Friday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-20',
      flow: 'Your gaps are read, and two of them go to the lake.',
    },
    {
      say: 'Is this safe',
      state: 'mail',
      command: 'inquiry:safe',
      flow: "You hear the address behind the son's name, and a warning if it only looks like his.",
    },
    {
      say: 'Tell her the roof is no problem and I will show her why on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the roof is no problem and I will show her why on Thursday',
      flow: 'She has her answer in writing before the doorbell.',
    },
  ],
} satisfies Industry;
