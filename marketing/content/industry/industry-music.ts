import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-music',
  title: 'Music',
  adjective: 'music',
  plural: 'Labels, venues and touring acts',
  description:
    'Advance sheets, split sheets and get-in times, heard from the passenger seat. Flow lets a tour manager answer the venue before the next service station.',
  keywords: [
    'music industry email',
    'tour manager inbox',
    'venue email',
    'booking agent email',
    'record label email',
    'stage plot',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Load-in at four. The lift is for pianos.',
    lead: "Eleven towns in twelve days, and today's venue would like to know about the smoke machine. You're between two drummers in a van. One sentence, and the fire officer has it in writing.",
  },
  problem: [
    "A tour is a spreadsheet that argues. Venue, promoter, agent and label each have the final version. It's in a mail called 'Re: Re: final', which was sent to the bass player.",
    "The fan who has come to forty shows also writes. She'd like the setlist. She's nicer than the promoter.",
  ],
  solution: [
    "Hear the venue's last line and nothing of the previous nine. Say that there is no smoke, that there are three vegetarians, and that the merch table needs a plug.",
    'What concerns money can be looked for by name: what did the promoter say of the catering. His own sentence answers, with the day on which he wrote it.',
  ],
  features: {
    heading: 'Between soundcheck and doors',
    items: [
      { name: 'One day-sheet thread', text: "The newest words only, so four o'clock is four o'clock." },
      { name: 'What he really wrote', text: 'Ask what somebody said on a point and hear the line with its date.' },
      { name: 'Towns as labels', text: 'Everything on one show lies under its town.' },
      { name: 'Splits', text: "Star the letter on shares, so it's found when the song is out." },
      { name: 'Night drive', text: 'Go on without a signal, and let the hills send it later.' },
      { name: 'Earplugs in, captions on', text: 'During the support act, read and tap.' },
    ],
  },
  benefits: [
    "Four o'clock means the same to everyone",
    'Vegetarians are fed',
    'Promoters are quoted to themselves',
    'Songs come out with their shares agreed',
    'The forty-show fan gets her list',
  ],
  mails: [
    { name: 'The advance sheet', text: "Please confirm the piano that you don't have." },
    { name: 'The guest list', text: 'Plus one, plus her one, plus the chef.' },
    { name: 'The split', text: 'Thirty, thirty, thirty, and the drummer would like a word.' },
    { name: 'The licence', text: 'Use of twelve seconds, worldwide, for ever, for a crisp.' },
    { name: 'The lost pedal', text: "It's green and it is in Ghent." },
  ],
  call: {
    line: 'Doors in ten, inbox in five.',
    text: 'Run it on the next drive. You get thirty credits at the door, and no card is asked for.',
  },
  questions: [
    {
      ask: 'Does it handle royalties?',
      answer: "No. It's about the letters. Sums and splits are kept where you keep them.",
    },
    { ask: 'What of a shared tour mailbox?', answer: "It isn't supported. Each of you has your own." },
    {
      ask: 'Can I dictate with a drummer in the van?',
      answer: 'Two lines, yes. The built-in recogniser is rough with anything long, and so are drummers.',
    },
  ],
  examples: [
    {
      say: 'Reply that we have no smoke machine and three vegetarians',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we have no smoke machine and three vegetarians',
      flow: "The venue's fire officer and its kitchen both get a fact.",
    },
    {
      say: 'What did the promoter say about the catering',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the promoter say about the catering',
      flow: "His sentence is read with its day, or you're told that none was found.",
    },
    {
      say: 'File it under Ghent',
      state: 'mail',
      command: 'move:Label_Ghent',
      labels: ['Ghent'],
      flow: 'The thread lies with the town, next to the pedal.',
    },
  ],
} satisfies Industry;
