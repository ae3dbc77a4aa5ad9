/** The mails of 'Try it here' as they stand in the page before the demonstration comes. A test compares them. */
export const demoPreview = [
  { key: 'hiring', from: 'Ines Okonkwo', subject: 'Re: Hiring plan for the spring', line: 'Ines asks for a yes.' },
  {
    key: 'train',
    from: 'Hana Petrov',
    subject: 'Rotterdam: plane or train?',
    line: 'Hana asks: Which one shall I book?',
  },
  {
    key: 'rehearsal',
    from: 'Lucas Calloway',
    subject: 'Rehearsal',
    line: 'Lucas asks: Could you fetch her?',
  },
] as const;
