import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-meetbrief',
  title: 'MeetBrief',
  type: 'note taker',
  owner: 'the makers of MeetBrief',
  site: 'https://www.meetbrief.app',
  description:
    'MeetBrief reads your calendar, goes to the meeting and writes the brief. Flow reads your calendar to you and changes it on your word. Ten rows from its policy.',
  keywords: [
    'MeetBrief alternative',
    'Flow vs MeetBrief',
    'meeting summaries',
    'calendar assistant',
    'voice calendar Gmail',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'One may look. The other may move things.',
    lead: 'Here is a tidy difference. MeetBrief asks only to read your calendar, so that it knows where to go. Flow reads it to you and moves what you want moved.',
  },
  problem: [
    'After a meeting you know exactly what was said, and that it needs another one. Finding the hour for that is left to you.',
    "It's left to four people, in fact, in a thread that gets longer by the day. One is away till Thursday. One answers at night. One proposes, each time, the hour in which the other has his children.",
  ],
  solution: [
    'With Flow you end the thread from the corridor. Your gaps are told, you offer two, and one of them is booked and the guests are told after a pause.',
    "If it has to move again, and it will, a sentence does it. You needn't find the entry, drag it or count half hours on a screen.",
  ],
  features: {
    heading: 'The next one',
    items: [
      {
        name: 'Gaps, told',
        text: 'Inside your own hours.',
      },
      {
        name: 'Two offers, said',
        text: 'In a reply to all.',
      },
      {
        name: 'One booked',
        text: 'With a word about what it clashes with.',
      },
      {
        name: 'Moved again',
        text: 'By an hour, by a day, by name.',
      },
      {
        name: 'Taken back',
        text: 'Before the guests have heard.',
      },
    ],
  },
  benefits: [
    'The thread ends on page one',
    'Hours are offered that you have',
    'Moves are cheap',
    'Guests learn just the last state',
    'The brief can be about the next meeting',
  ],
  rows: {
    listening: 'Meeting sound is turned into text for a time, then deleted [policy]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Google Calendar, for reading only [policy]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox, and has no access to Gmail. Transcripts stay in your account [policy]',
    languageModels: 'They write summaries and lists of actions from the transcript [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose MeetBrief if you want briefs of your meetings, with as little access as that takes. [policy]',
      "It deletes sound and film once they're text, and says so plainly. [policy]",
      "It can't change your calendar even by mistake. Flow can, and has an undo for it. [policy]",
    ],
    flow: [
      'Choose Flow if what the meeting needs is an hour, a mail and a name.',
      'Choose both: one knows what was said, and the other sees that it happens.',
    ],
  },
  call: {
    line: 'Find the next hour in the corridor.',
    text: 'A thread of four people awaits its end in the trial mailbox.',
  },
  questions: [
    {
      ask: 'Does Flow need write access to my calendar?',
      answer: 'Yes, for moving and booking. Each act is on your order, and can be undone.',
    },
    {
      ask: 'Does Flow listen to meetings?',
      answer: 'No. It hears what you say to it, and only that.',
    },
    {
      ask: "Can it see the others' free time?",
      answer: 'Only the busy hours that Google lets you see.',
    },
  ],
  examples: [
    {
      say: 'When am I free on Friday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-20',
      flow: 'The gaps, within your hours.',
    },
    {
      say: 'Reply all that Friday at ten or at two would suit me',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: Friday at ten or at two would suit me',
      flow: 'Two hours that you really have.',
    },
    {
      say: 'Prep me for the pitch',
      state: 'mail',
      command: 'agenda:prep',
      with: 'time: 2026-11-17; which: pitch',
      flow: 'Who comes, what they wrote last and what you promised them, out of your own mail.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'MeetBrief',
      title: 'Privacy policy',
      url: 'https://www.meetbrief.app/privacy',
      published: '2026-03-14',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
