import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-venture-capital',
  title: 'Venture capital',
  adjective: 'venture',
  plural: 'Venture funds and angel investors',
  description:
    'Warm intros, data-room links and a wobbling portfolio company, heard between two pitches. Flow lets investors say a kind no today and a fast yes at once.',
  keywords: [
    'venture capital email',
    'investor inbox',
    'pitch emails',
    'deal flow email',
    'portfolio updates',
    'term sheet email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Nineteen intros, one of them is burning.',
    lead: "A founder whom you backed two years ago has lost her biggest customer. Her mail has the subject 'quick one'. It sits between two decks on drones. You hear it in the taxi. The next pitch can have the lobby for ten minutes while you ring her.",
  },
  problem: [
    "Deals come by mail, and so does everything that isn't one. Intros with a story, intros without, newsletters by other funds on patience. Founders you said 'let's stay close' to are staying close.",
    "A no that isn't sent is the rudest kind. There are forty of those from last month.",
  ],
  solution: [
    "People you've written with come first, so she is ahead of the drones. A no takes a breath, and its because is yours.",
    "When the answer is yes, you say so and name the day, on a pavement. The term sheet's clock is asked for, not guessed.",
  ],
  features: {
    heading: 'Between two pitches',
    items: [
      { name: 'Your founders first', text: 'Known names lead the queue, decks from strangers follow.' },
      { name: 'A no with a because', text: 'Decline in a sentence that you hear as they will.' },
      { name: 'To the associate', text: "Hand over a deck with the one question that you'd ask." },
      { name: 'Clocks on paper', text: 'Ask a letter for its deadline and hear their own words.' },
      { name: 'Silence in diligence', text: "If the reference hasn't written by Friday, you'll know." },
      { name: 'Newsletters on patience', text: "Snooze them all until Sunday. They'll understand." },
    ],
  },
  benefits: [
    'Founders with a burning problem get a call by lunch',
    'Forty noes are said and meant kindly',
    "Term sheets don't lapse in a tab",
    'References are chased by a date',
    'Good decks are seen by someone before Monday is over',
  ],
  mails: [
    { name: 'The intro', text: 'Two paragraphs about her, four about him who introduces.' },
    { name: 'The quick one', text: "It isn't." },
    { name: 'The monthly update', text: 'Highlights, lowlights, asks. The ask is in the lowlights.' },
    { name: 'The term sheet', text: "It's good until Thursday, five o'clock, in another time zone." },
    { name: 'The limited partner', text: "He'd like to know the mark, informally, in writing." },
  ],
  call: {
    line: 'Say the kind no today.',
    text: 'Nineteen noes and eleven thank-yous, spoken, use up the free start exactly.',
  },
  questions: [
    {
      ask: 'Does it score deals?',
      answer: 'No. It has no view of a company. It puts people you write with ahead and reads what they say.',
    },
    {
      ask: 'Does it sync with our deal system?',
      answer: "There's no connection to any such tool. A label in Gmail is what it can offer.",
    },
    { ask: 'Can it open the deck?', answer: "Not what's inside. You hear that a file came, and its name." },
  ],
  examples: [
    {
      say: 'Reply that we would wait for a second customer before we invest',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we would wait for a second customer before we invest',
      flow: 'The no has its reason in it, and you heard both.',
    },
    {
      say: 'Snooze all newsletters until Sunday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-22 08:00; mailing: newsletter',
      flow: "It counts the essays on patience, asks, and they're gone till Sunday.",
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'The associate has the deck and your one question.',
    },
  ],
} satisfies Industry;
