import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-email-search',
  title: 'Finding old mail by voice',
  readers: "People on the phone who say 'one second'",
  description:
    'Ask for a thread by name, thing and month, or ask a question and hear the sentence that answers it. Flow searches your whole Gmail while you keep talking.',
  keywords: ['search email by voice', 'find old email', 'Gmail search', 'ask your inbox', 'email archive'],
  updated: '2026-11-27',
  hero: {
    line: 'The serial number is in there. So is 2021.',
    lead: 'You know that it exists, who sent it and roughly when it snowed. That is enough. Say those three, and Flow reads out what fits, the newest first.',
  },
  problem: [
    "A search box wants the very word that the sender chose. You try 'boiler', 'heater', 'heating'. It was 'thermal unit', and the file is called scan_0041.",
    'While you guess, a man from the hotline breathes into your ear, and the battery is at six.',
  ],
  solution: [
    'Speak the way you remember. A person, a thing, a season. Flow looks through everything that the account holds, archived or not, and tells you what it found.',
    "Often you needn't open anything. Put it as a question, and you get the sentence itself, with its writer and its day, or a plain 'I don't find that'.",
  ],
  features: {
    heading: 'How memory asks',
    items: [
      {
        name: 'A name and a month',
        text: 'Two hints are mostly enough to shrink ten years to four threads.',
      },
      {
        name: 'A question for an answer',
        text: 'Not the thread, but the line in it. You hear who wrote it, and when.',
      },
      {
        name: 'Pick by ear',
        text: 'The hits are read as a short list. Say which one you want.',
      },
      {
        name: 'Found is as good as open',
        text: 'Forward it, star it or give it a label right from the list.',
      },
      {
        name: 'Deep past included',
        text: 'Old years of the mailbox count as much as last week.',
      },
    ],
  },
  benefits: [
    'Hotlines get their number on the first try',
    'You stop keeping mail in the inbox just to find it',
    'Folders matter less than names',
    'Old promises can be quoted with their date',
    'A full archive turns into a memory',
  ],
  before: [
    {
      who: '14:02',
      words: 'The hotline wants the serial number. You put them on speaker.',
    },
    {
      who: '14:05',
      words: "'Boiler' finds a recipe site and a school.",
    },
    {
      who: '14:09',
      words: 'You find the right mail. The number is cut off on the screen.',
    },
    {
      who: '14:11',
      words: 'They hang up, and you start the queue again with its music.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The inbox is done. Two wait until tonight.',
    },
    {
      who: 'you',
      say: 'Find the installer from January 2021',
      state: 'mail',
      command: 'search',
      with: 'words: the installer from January 2021',
    },
    {
      who: 'flow',
      words: 'Two threads with Brandl Heating, both of January. The first has the report.',
    },
    {
      who: 'you',
      say: 'Read it',
      state: 'found',
      command: 'open-result:chosen',
    },
    {
      who: 'flow',
      words: "'The unit is a T 40, number seven seven one, five zero two.'",
    },
    {
      who: 'you',
      say: 'Star it',
      state: 'opened',
      command: 'star',
    },
    {
      who: 'flow',
      words: 'Starred, so it is quick to find again.',
    },
    {
      who: 'you',
      say: 'Forward it to Vera and say this is the number for the hotline',
      state: 'opened',
      command: 'forward:who',
      with: 'who: Vera; words: this is the number for the hotline',
    },
  ],
  call: {
    line: 'Ask for the winter of 2021.',
    text: 'In the trial mailbox there is an old secret about a boat. See how few words it takes.',
  },
  questions: [
    {
      ask: 'Does it search inside attachments?',
      answer: 'No. It searches the mail itself and tells you which files hang on it.',
    },
    {
      ask: 'Does it search other accounts?',
      answer: "No, one Gmail account. What was never in it can't be found.",
    },
    {
      ask: "How do I know an answer isn't made up?",
      answer: 'It is a sentence that somebody wrote, and you hear who and when. No model invents it.',
    },
  ],
  examples: [
    {
      say: 'Find everything from Dr Weiss since March',
      state: 'mail',
      command: 'search',
      with: 'words: everything from Dr Weiss since March',
      flow: 'All of it is counted and read as a list.',
    },
    {
      say: 'When did Tom promise the drawings',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: When did Tom promise the drawings',
      flow: 'You hear his sentence with its date, or that there is none.',
    },
  ],
} satisfies UseCase;
