import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-newspapers',
  title: 'Newspapers',
  adjective: 'news',
  plural: 'Newsrooms and local papers',
  description:
    'Tips, legal notes and a correction about a goat, heard on the way back from court. Flow lets a newsroom answer its sources while the page is still open.',
  keywords: [
    'newsroom email',
    'local newspaper inbox',
    'editor email',
    'news tips email',
    'corrections email',
    'press deadline',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Page three has a hole and a goat.',
    lead: 'The picture fell through and the desk needs thirty lines by five. Your source at the harbour wrote at four. You hear it at the tram stop, ask her one thing, and the hole is filled.',
  },
  problem: [
    "A newsroom's mail is nine parts handout. Ministries, festivals, a bank that has painted its branch. The tenth part is the paper. It has no subject, comes from a private address, and has a name that somebody is afraid of.",
    'It waits below the bank.',
  ],
  solution: [
    "People who write, and whom you've written to, are heard ahead of those who send to a list. You needn't open the branch. It goes with its kind, after a yes.",
    "The source gets an answer in your words, short, before the tram. What you can't put in mail you don't, and you say where to meet. The sub-editor has your thirty lines, and the lawyer's last line, on one thread.",
  ],
  features: {
    heading: 'Until the page closes',
    items: [
      { name: 'Sources before handouts', text: 'A person comes first. Lists come in a bundle.' },
      { name: 'Legal, last line first', text: 'What counsel changed is heard without what she left.' },
      { name: 'The goat', text: 'Hand a correction to the desk as it came, with your own line.' },
      { name: "In the courtroom's hush", text: 'Read and press, with no sound at all.' },
      {
        name: 'What he said in May',
        text: "Ask for a person's words on a matter, and get the sentence with its date.",
      },
      { name: 'Embargo at midnight', text: 'Put a thread away until the minute it may be used.' },
    ],
  },
  benefits: [
    'Holes are filled before five',
    'Sources hear from a person',
    'Goats are corrected by the next edition',
    'Embargoes hold',
    'Handouts take no more than a yes',
  ],
  mails: [
    { name: 'The tip', text: 'No subject, no name, one photograph of a pipe.' },
    { name: 'The handout', text: 'A branch is now green.' },
    { name: "The lawyer's note", text: "'Alleged', twice." },
    { name: 'The correction', text: 'It was a sheep.' },
    { name: 'The reader', text: 'He has found our crossword anagram, and is not amused.' },
  ],
  call: {
    line: 'Close the page.',
    text: 'The first thirty credits are on the house, which is more than the handouts offer.',
  },
  questions: [
    {
      ask: 'Is it safe for sources?',
      answer:
        'Mail is mail, and Google carries it. Flow adds no outside service, but a source in danger should be met another way.',
    },
    {
      ask: 'Does it fit our editorial system?',
      answer: "It's not connected to it. It helps with the letters around a story.",
    },
    {
      ask: 'Can a desk share it?',
      answer: "No. Shared boxes aren't supported, so the desk's address needs another tool.",
    },
  ],
  examples: [
    {
      say: 'What did Okafor say about the pipe',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Okafor say about the pipe',
      flow: 'His sentence is quoted with its day, or you hear that nothing was found.',
    },
    {
      say: 'Snooze it until midnight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 00:00',
      flow: 'The embargoed thread is gone until it may be used.',
    },
    {
      say: 'Forward it to Dana and say please correct the goat',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please correct the goat',
      flow: "The desk has the reader's letter and knows what it was.",
    },
  ],
} satisfies Industry;
