import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-water-utilities',
  title: 'Water utilities',
  adjective: 'water',
  plural: 'Water suppliers and sewer networks',
  description:
    'Burst mains, lab results and a brown bath, heard at the valve chamber. Flow lets water people answer residents while the pressure comes back.',
  keywords: [
    'water utility email',
    'water company inbox',
    'burst main email',
    'water quality results',
    'resident enquiries',
    'sewer network email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Elm Road has no water. It has questions.',
    lead: "The main went at six and the street is awake. A café asks if it may open. You're kneeling by the chamber with a key as tall as a child, and you tell the café ten o'clock.",
  },
  problem: [
    "Below ground it's valves. Above ground it's letters: residents, the lab, the highways office, the firm that digs and the firm that fills.",
    "The lab's sheet is fine on three hundred days. On the one when it isn't, it comes at five past four, called 'Results', like the others.",
  ],
  solution: [
    'People come before sheets in your ear, and what comes from the lab can be heard by its first line. You star it or you let it go.',
    'Residents want an hour and a reason. Both fit in one sentence, and one sentence needs no desk.',
  ],
  features: {
    heading: 'At the chamber',
    items: [
      { name: 'An hour and a reason', text: 'Say it once, hear it once, and the street has it from you.' },
      { name: "The road permit's end", text: 'Ask the letter when the lane must be open again.' },
      { name: 'On to the crew', text: 'Hand the address over with what you know of the valve.' },
      { name: 'Old bursts', text: 'Find what was written on Elm Road three winters ago.' },
      { name: 'Out of reach', text: "Under a bridge there's no signal, and nothing of what you said is lost." },
      { name: 'Pumps that write', text: 'Clear a month of pump notes after one question.' },
    ],
  },
  benefits: [
    'Cafés know when to light the oven',
    'Crews arrive with the right key',
    'Lanes open before the permit ends',
    "The lab's one bad sheet is seen the same hour",
    'Nights on duty have fewer rereadings',
  ],
  mails: [
    { name: 'The brown bath', text: 'With a photograph, and a rubber duck for scale.' },
    { name: 'The lab sheet', text: 'Eleven values, of which one is underlined.' },
    { name: 'The road permit', text: 'Until Friday, noon, sharp.' },
    { name: 'The leak finder', text: 'He hears a hiss under number nine.' },
    { name: 'The invoice dispute', text: 'She was in Portugal. The garden was not.' },
  ],
  call: { line: 'Open the valve slowly.', text: 'The mailbox for practice has no pressure in it.' },
  questions: [
    { ask: 'Is it meant for alarms?', answer: 'No. A control room has its own lines. This is for letters.' },
    {
      ask: 'Can residents be told all at once?',
      answer: 'Not with it. It answers a person or a thread. Notices to a street have other ways.',
    },
    {
      ask: 'Does it fit a critical network?',
      answer: 'It needs only a machine that reaches Google. You decide where it stands, and it touches nothing else.',
    },
  ],
  examples: [
    {
      say: 'Reply that the water is back by ten and the main is being welded',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the water is back by ten and the main is being welded',
      flow: 'The café gets hour and reason, and lights the oven.',
    },
    {
      say: 'Find the letter about Elm Road since January',
      state: 'mail',
      command: 'search',
      with: 'words: the letter about Elm Road since January',
      flow: "The winter's letters on that street are listed, newest first.",
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'The crew has the address with your line about the valve.',
    },
  ],
} satisfies Industry;
