import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-semiconductors',
  title: 'Semiconductors',
  adjective: 'semiconductor',
  plural: 'Chip designers, fabs and suppliers',
  description:
    'Tape-out holds, yield notes and a valve with long lead time, heard by the clean room. Flow lets chip people answer across nine time zones by the lockers.',
  keywords: [
    'semiconductor email',
    'chip design inbox',
    'fab email',
    'tape-out deadline',
    'yield report email',
    'equipment vendor email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Wafer nineteen is odd in one corner.',
    lead: "Hsinchu is about to go home and would like to know: scrap, or ship and see. You have one shoe cover on. You say 'ship', and somebody on the other side of the world puts her coat on.",
  },
  problem: [
    'Chips are made at night, somewhere. Your evening is their morning, and a yes that you sleep on costs them a day of tool time. Their letters are short and careful, and they hide the question in a table.',
    "The vendor of a valve writes too. It'll be thirty weeks. It was thirty weeks last week.",
  ],
  solution: [
    "By the lockers you take off one glove for the headset. The tables are announced and kept for a screen. The question is read, since it's in the sentence under the table.",
    'What needs a look gets a time that both shifts can live with, and your letter can be told to leave as they start.',
  ],
  features: {
    heading: 'Across the gown room',
    items: [
      { name: 'Their evening', text: 'People who are about to go home come before reports that stay.' },
      { name: 'Timed for their start', text: 'Write now, name your hour at which they begin, and it leaves then.' },
      { name: 'The sentence under the table', text: 'Ask what the letter wants and hear just that.' },
      { name: 'Lots and wafers', text: 'A nineteen is read back to you as nineteen.' },
      { name: 'Mute the thirty weeks', text: 'Let a thread go on without you until it has news.' },
      { name: 'Nine zones, one calendar', text: 'See when your own day starts before you promise an hour.' },
    ],
  },
  benefits: [
    "Tools don't idle over a yes",
    'Wafers are scrapped on purpose only',
    'Vendors get a reply that they can quote',
    "Bed doesn't have a phone in it",
    'Tape-out holds are lifted the same night',
  ],
  mails: [
    { name: 'The odd corner', text: 'Nineteen, lower left, a smear that could be nothing.' },
    { name: 'The hold', text: 'Design rule 7.3, four places, waiver or fix.' },
    { name: 'The lead time', text: 'A valve, thirty weeks, cordially.' },
    { name: 'The export query', text: 'Which country is a cloud in.' },
    { name: 'The tool log', text: 'All is well, in nine hundred lines.' },
  ],
  call: {
    line: 'Glove back on.',
    text: "Begin with mail from people who don't exist. None of them waits for a wafer.",
  },
  questions: [
    {
      ask: 'Can it take a language other than English?',
      answer: 'No. Letters in Mandarin stay for a screen. It speaks and hears English.',
    },
    {
      ask: 'Can confidential design talk go through it?',
      answer:
        'It adds a machine of your own to where mail already is. Your rules on what may be mailed hold as before.',
    },
    {
      ask: 'Does it read the yield table in the file?',
      answer: "No. Files are named, not read. It's the mail around them that you hear.",
    },
  ],
  examples: [
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: 'It leaves at eight tomorrow, and you sleep.',
    },
    {
      say: 'Reply that wafer nineteen ships and we look at it here',
      state: 'mail',
      command: 'reply:words',
      with: 'words: wafer nineteen ships and we look at it here',
      flow: 'Hsinchu reads nineteen, as you heard it, and goes home.',
    },
    { say: 'Mute this thread', state: 'mail', command: 'mute', flow: "The valve's thread goes on, out of your way." },
  ],
} satisfies Industry;
