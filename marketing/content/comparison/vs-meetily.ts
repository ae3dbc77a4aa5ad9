import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-meetily',
  title: 'Meetily',
  type: 'note taker',
  owner: 'Zackriya Solutions',
  site: 'https://meetily.zackriya.com',
  description:
    'Meetily writes down what is said in a meeting, on your own computer. Flow deals with the mail before and after it. Ten rows from public sources, for the choice.',
  keywords: [
    'Meetily alternative',
    'Flow vs Meetily',
    'meeting notes',
    'local transcription',
    'private meeting assistant',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'One hears the meeting. One hears your inbox.',
    lead: 'They are neighbours and not rivals: both listen, both on your own machine, but to different things. Many people could do with the two of them.',
  },
  problem: [
    'A meeting produces a page of notes and six mails. The notes are taken care of nowadays. The mails are written at seven in the evening by whoever has a conscience.',
    "In between lie those who couldn't come and want to know, and the one who asked for a date and got a nod.",
  ],
  solution: [
    'Flow begins where the room empties. On the way back you dictate who does what, hand two threads on by name, and book the next round.',
    'Before the meeting it does the reverse: it tells you what is next and finds the sentence that somebody wrote about the matter.',
  ],
  features: {
    heading: 'The ten minutes on either side',
    items: [
      {
        name: 'Before',
        text: 'Hear the title, the hour and the last thing they wrote.',
      },
      {
        name: 'Right after',
        text: 'Say the agreed line to all, while the door is still closing.',
      },
      {
        name: 'Who owes what',
        text: 'A request with a name and a date for silence.',
      },
      {
        name: 'The next one',
        text: 'Booked by voice, with a word if it clashes.',
      },
      {
        name: 'Those who were absent',
        text: 'Forward the thread with your two sentences above it.',
      },
    ],
  },
  benefits: [
    'Decisions are in writing before lunch',
    'Seven in the evening belongs to you',
    'You walk in knowing what they wrote',
    'The next date is fixed while all remember why',
    'No recording exists of anyone',
  ],
  rows: {
    listening: "Transcribes meetings as they happen. No orders are mentioned, and mail isn't its subject [readme]",
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Works offline [readme]',
    whereMailIs: 'Holds no mail. Recordings and transcripts stay on your computer [readme]',
    languageModels: 'Makes summaries, by a local model through Ollama or by one of several services [readme]',
    price: 'Free, under the MIT licence [readme]',
  },
  choose: {
    them: [
      "Choose Meetily if you need to know who said what. Flow doesn't listen to meetings at all.",
      'It transcribes as people speak and sums up afterwards, and no data has to leave your computer. [readme]',
      'It runs on Mac, Windows and Linux, and asks nothing for it. [readme]',
    ],
    flow: [
      'Choose Flow for the mail around the meeting, and for the calendar that holds it.',
      'Choose both if you like: one writes the minutes, and the other sends the consequences.',
    ],
  },
  call: {
    line: 'Send the consequences before lunch.',
    text: "There's a meeting in the invented calendar at eleven. Nobody has prepared.",
  },
  questions: [
    {
      ask: 'Can Flow take minutes?',
      answer: 'No. It hears you while you talk to it, and keeps no recording even of that.',
    },
    {
      ask: "Can it send Meetily's summary round?",
      answer: 'Not by itself. It attaches nothing from other programs. You can say the three lines that matter.',
    },
    {
      ask: 'Do both run on one computer?',
      answer: 'They can. Flow needs a machine that stays on if mails are to leave at night.',
    },
  ],
  examples: [
    {
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: 'Title and hour, in a sentence.',
    },
    {
      say: 'Reply all that we go with the second offer',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: we go with the second offer',
      flow: 'Everyone in the thread knows, five minutes after the nod.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'Meetily on GitHub',
      title: 'README',
      url: 'https://github.com/Zackriya-Solutions/meeting-minutes',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
