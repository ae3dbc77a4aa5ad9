import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-student-email',
  title: 'Mail from students',
  readers: 'Teachers with two hundred names and one syllabus',
  description:
    "Extensions, sick notes, questions the syllabus answers. Take students' mail between two seminars, reply kindly in a line, and keep each promise on its date.",
  keywords: ['student emails', 'professor email', 'extension requests', 'office hours', 'teaching inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Two hundred names, one syllabus, eleven minutes.',
    lead: 'Two hundred people may write to you, and before a deadline they do. Between the seminar and the tram there are eleven minutes. Flow makes them do.',
  },
  problem: [
    "Most questions have an answer on page two. Some hide a grandmother who is dying. Both begin with 'Hi Professor', and you can't tell which is which from the list.",
    "Writing 'see page two' forty times turns you into somebody you didn't mean to be. Not answering does too.",
  ],
  solution: [
    'Played aloud, they tell themselves apart in one sentence. Page two gets a friendly line. The grandmother gets an extension, and a proper word.',
    'When you grant a date, it has an echo: the thread returns on that day. A promise to a student is kept the way a promise to a dean is.',
  ],
  features: {
    heading: 'Eleven minutes between two rooms',
    items: [
      {
        name: 'The question, first',
        text: "Long openings are told short, and the plea isn't lost.",
      },
      {
        name: 'Kind in one breath',
        text: 'Spoken answers are warmer than typed ones at the same length.',
      },
      {
        name: 'Echo of a promise',
        text: 'The new deadline wakes the thread.',
      },
      {
        name: 'Hours, offered',
        text: "Ask when you're free on Wednesday and propose it.",
      },
      {
        name: 'The course list at rest',
        text: 'Announcements of the faculty can be muted till term ends.',
      },
    ],
  },
  benefits: [
    'Real trouble is heard on the first day',
    'Page two is pointed at with a smile',
    'Extensions have a date in writing',
    "Your tram isn't spent squinting",
    "The dean's survey gets there too, in time",
  ],
  before: [
    {
      who: '10:50',
      words: "Seventeen times 'Hi Professor'. You read six.",
    },
    {
      who: '12:30',
      words: "You answer the easy ones, since they're easy.",
    },
    {
      who: '18:00',
      words: 'The seventeenth: her grandmother, on Tuesday.',
    },
    {
      who: '18:10',
      words: "It's Wednesday.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Between your seminars, twelve from students. Ebba Lindqvist is at a funeral on Friday.',
    },
    {
      who: 'you',
      say: 'Tell her I am so sorry, and Tuesday is fine for the essay',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I am so sorry, and Tuesday is fine for the essay',
    },
    {
      who: 'flow',
      words: "'I am so sorry, and Tuesday is fine for the essay.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Going. Teo asks if the essay is due on Friday.',
    },
    {
      who: 'you',
      say: 'Say yes, Friday at noon, as on page two',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, Friday at noon, as on page two',
    },
    {
      who: 'flow',
      words: "'Yes, Friday at noon, as on page two.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and remind me on Tuesday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-24 08:00',
    },
  ],
  call: {
    line: 'Give the tram your thumbs back.',
    text: 'Two hundred invented students are in the trial mailbox. None of them has read page two.',
  },
  questions: [
    {
      ask: 'Does it work with our course platform?',
      answer: 'No. It reads what the platform mails you. Inside the platform you answer as before.',
    },
    {
      ask: 'Can it answer page-two questions for me?',
      answer: "No. It sends nothing by itself. Your line is quick, and it's yours.",
    },
    {
      ask: 'May I hear student mail on a tram?',
      answer: "With an earbud, as your university's rules allow. 'Private mode' keeps it silent at once.",
    },
  ],
  examples: [
    {
      say: 'When am I free on Wednesday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-18',
      flow: 'The openings of that day, for a talk.',
    },
    {
      say: 'Find the mails from Ebba since September',
      state: 'mail',
      command: 'search',
      with: 'words: the mails from Ebba since September',
      flow: 'All she wrote this term, newest first.',
    },
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: "The list's debate on bicycles goes on without you.",
    },
  ],
} satisfies UseCase;
