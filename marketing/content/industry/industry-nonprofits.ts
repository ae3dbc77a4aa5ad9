import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-nonprofits',
  title: 'Nonprofits',
  adjective: 'nonprofit',
  plural: 'Charities and foundations',
  description:
    'Donor notes, grant reports and volunteer shifts, heard in the van. Flow helps charities thank people the same day and file the report before it is late.',
  keywords: [
    'nonprofit email',
    'charity inbox',
    'donor thank you email',
    'grant report deadline',
    'volunteer coordination',
    'foundation email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The soup is out. So is the report.',
    lead: "The funder's form closes at midnight and the freezer has just died. Flow reads you the two questions that are still open while you carry lasagne to a neighbour's kitchen.",
  },
  problem: [
    'People give to a charity because someone wrote back. In November, forty wrote first. A widow sent ten pounds and a memory. A bakery offers bread on Wednesdays. A trustee has seen an article.',
    'Thanks are owed, and the form asks for outcomes against indicators. There are three of you.',
  ],
  solution: [
    "Thanks can be said while the van is being loaded. Each comes out as a letter, and you hear it once, so that Mrs Kim isn't thanked for Mr Kim's piano.",
    "The report gets its evening. Until then it's out of sight, and the bread on Wednesdays is agreed.",
  ],
  features: {
    heading: 'Many hands, one inbox each',
    items: [
      { name: "Thanks while it's warm", text: 'A sentence to a donor takes as long as it takes to say.' },
      { name: 'Open questions only', text: 'Ask what the funder still wants, and skip the history of the programme.' },
      { name: 'Shifts swapped by voice', text: 'Move your own slot in the calendar and tell the team why.' },
      { name: 'Bread on Wednesdays', text: 'Note an offer to yourself before the next door opens.' },
      { name: 'Petitions you signed once', text: 'Leave the lists that found you there.' },
      { name: 'Free where it counts', text: 'Filing, snoozing and keys cost no credits, only what is made for you.' },
    ],
  },
  benefits: [
    'Donors hear from a person within the day',
    'Reports go in before the clock does',
    'Volunteers know their door and their hour',
    "Offers of bread don't go stale",
    'The trustee feels read',
  ],
  mails: [
    { name: 'The small gift', text: 'Ten pounds and the reason, which is worth more.' },
    { name: 'The indicator table', text: 'Please express hope in per cent.' },
    { name: "The volunteer who can't", text: 'Her car, her knee, her exam, in that order.' },
    { name: 'The offer in kind', text: 'Nine hundred left shoes.' },
    { name: "The trustee's link", text: "'Have we thought of this.' You have." },
  ],
  call: {
    line: 'Say thank you from the van.',
    text: "The start needs no grant and no card: thirty letters' worth of credits, and the filing is free for good.",
  },
  questions: [
    {
      ask: 'Is there a price for charities?',
      answer: 'Not a special one. Run it yourself as free software; credits pay only for what it makes for you.',
    },
    {
      ask: 'Does it talk to our donor database?',
      answer: "No, there's no connection. Gifts are recorded where you record them today.",
    },
    {
      ask: 'Can it send one letter to all donors?',
      answer: "It can't. It writes to people one at a time, which is also how thanks read best.",
    },
  ],
  examples: [
    {
      say: 'Say thanks',
      state: 'mail',
      command: 'short:thanks',
      with: 'reply: thanks',
      flow: 'A short thank-you in your own manner is ready for the widow, and waits for your word.',
    },
    {
      say: 'Note to self: bread from the bakery on Wednesdays',
      state: 'mail',
      command: 'note:words',
      with: 'words: bread from the bakery on Wednesdays',
      flow: 'The offer is in your inbox as a note before you reach the next kitchen.',
    },
    { say: 'Unsubscribe', state: 'mail', command: 'unsubscribe', flow: 'The list that found you lets go of you.' },
  ],
} satisfies Industry;
