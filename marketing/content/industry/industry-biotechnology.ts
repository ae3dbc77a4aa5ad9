import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-biotechnology',
  title: 'Biotechnology',
  adjective: 'biotech',
  plural: 'Labs and biotech start-ups',
  description:
    'Sequencing results, reagent delays and investor questions, heard at the bench. Flow lets a small lab answer with gloves on and nothing on the pipette.',
  keywords: [
    'biotech email',
    'lab inbox',
    'research lab email',
    'reagent orders email',
    'investor updates',
    'material transfer agreement',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Lane four has a band. So does the inbox.',
    lead: "It's where it should be, at long last. While you stare at it, your lead investor asks by mail whether 'the thing with the protein' worked. You tell her in one calm sentence, gloves on.",
  },
  problem: [
    'A start-up of nine has the mail of ninety. The core facility, the freezer firm, a lawyer with a material transfer agreement, a professor who would like a plasmid, and a board that would like a slide.',
    'You type with gloves off, so you type at night. By night the courier with the dry ice has gone.',
  ],
  solution: [
    'Incubations are for listening. Twenty minutes at thirty-seven degrees give you the courier, the professor and the lawyer. The slide gets an evening of its own.',
    "What's precise stays in the notebook. In mail you say that it worked, and hear that you said no more.",
  ],
  features: {
    heading: 'Twenty minutes at thirty-seven',
    items: [
      { name: 'Couriers before couplings', text: 'People with a clock come first, and catalogues of columns last.' },
      { name: 'Gloves on', text: 'Nothing needs to be touched from the first letter to the last.' },
      { name: 'Plasmids and who asked', text: "Find the professor's letter by name when the tube is ready." },
      { name: 'Lawyers, newest line only', text: 'Eight rounds of a clause are cut to what was added today.' },
      { name: 'The board slide', text: 'Put it off until Wednesday night, and not a minute sooner.' },
      { name: 'Said, and no more', text: "You hear your own update as the investor would, before it's hers." },
    ],
  },
  benefits: [
    'Dry ice meets its courier',
    'Investors hear the news and not the gel',
    'Professors get their plasmid before they stop asking',
    'Evenings belong to analysis',
    'Gloves are changed less often',
  ],
  mails: [
    { name: 'The sequencing result', text: 'Your file is ready, in a format with a new letter in it.' },
    { name: 'The back order', text: 'The one antibody, eight weeks, no substitute.' },
    { name: 'The plasmid request', text: 'He cites you. He also spells you wrong.' },
    { name: 'The clause', text: "'Improvements' has a meaning that two lawyers don't share." },
    { name: 'The freezer alarm', text: 'Minus sixty-nine and climbing. This one you run for.' },
  ],
  call: {
    line: 'Set the timer and press play.',
    text: 'Twenty minutes of incubation are enough for a first run, and thirty credits are thirty dictated answers.',
  },
  questions: [
    {
      ask: 'Is it safe for unpublished results?',
      answer:
        'Mail stays where it is, with Google, and speech is understood on a machine that you host. What you put in mail is your call.',
    },
    { ask: 'Does it know gene names?', answer: 'Reading them aloud is odd at best. Write such names by keyboard.' },
    {
      ask: 'Will it alert me when the freezer mails?',
      answer: "Don't count on it for that. An alarm needs a phone line and a person on duty.",
    },
  ],
  examples: [
    {
      say: 'Reply that it worked and you will see the data on Wednesday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it worked and you will see the data on Wednesday',
      flow: 'The investor gets a sentence that is true and short.',
    },
    {
      say: 'Find the plasmid request from Professor Kim',
      state: 'mail',
      command: 'search',
      with: 'words: the plasmid request from Professor Kim',
      flow: 'His letter is found, and the address for the tube stands in it.',
    },
    {
      say: 'Snooze it until tomorrow at seven in the evening',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 19:00',
      flow: 'The slide is out of mind until its evening.',
    },
  ],
} satisfies Industry;
