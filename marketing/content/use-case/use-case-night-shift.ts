import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-night-shift',
  title: 'Email on night shifts',
  readers: 'People who sleep while the office writes',
  description:
    'When your day ends at seven in the morning, mail arrives while you sleep. Flow reads what came, holds replies until decent hours, and keeps quiet in between.',
  keywords: ['night shift email', 'schedule send', 'shift worker inbox', 'email at night', 'send later'],
  updated: '2026-11-27',
  hero: {
    line: 'At four in the morning you are the office.',
    lead: 'You have an hour of calm between the two rounds, and everybody you would write to is asleep. Decide now, and let your answers go out when they wake.',
  },
  problem: [
    'Day people write to you at ten, when your curtains are drawn, and again at two, because you have not replied. By the time you get up the matter has three mails and a tone.',
    'You answer at four. Their phone lights up on a bedside table, and it looks as though you either never sleep or forgot that they do.',
  ],
  solution: [
    'Flow gathers what came while you slept and tells you what is still open. Threads that solved themselves at noon sound like that, and you clear them in a word.',
    'Your replies are dictated in the quiet hour and timed for eight. They land with the first coffee of the reader, in order, as though you kept office hours.',
  ],
  features: {
    heading: 'Living on the other clock',
    items: [
      {
        name: 'What came since',
        text: 'Ask what came in, and the pile is told from the people down.',
      },
      {
        name: 'Timed for daylight',
        text: 'Say when a mail should leave. It goes by itself, while you are on the bus home.',
      },
      {
        name: 'Whisper, or type',
        text: 'In a sleeping ward or a control room, the typing line takes the same sentences.',
      },
      {
        name: 'Calendar from your side',
        text: 'Ask when your first appointment begins, before you set the alarm for three in the afternoon.',
      },
      {
        name: 'Off means off',
        text: 'What you put off until tonight stays out of sight through your noon night.',
      },
    ],
  },
  benefits: [
    'Nobody is woken by your diligence',
    'Noon threads are settled by dawn',
    "You hear of the two o'clock call before you lie down",
    'Day people stop asking if you got it',
    'The bus home is for looking out of the window',
  ],
  before: [
    {
      who: '10:15, asleep',
      words: 'The training office asks for a date.',
    },
    {
      who: '14:00, asleep',
      words: 'They ask again, and copy your lead.',
    },
    {
      who: '19:30, getting up',
      words: 'Two missed calls and a thread with an edge.',
    },
    {
      who: '04:05, at work',
      words: "You reply at last. Somebody's baby wakes from the buzz.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Since this morning, nine. The training office wants a date for the refresher, and asked twice.',
    },
    {
      who: 'you',
      say: 'Reply that I can come on the twenty-sixth after my shift',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can come on the twenty-sixth after my shift',
    },
    {
      who: 'flow',
      words: "'I can come on the twenty-sixth after my shift.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
    },
    {
      who: 'flow',
      words: 'It leaves at eight tomorrow. Next, the canteen survey, third reminder.',
    },
    {
      who: 'you',
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
    },
    {
      who: 'flow',
      words: 'Muted. Seven left.',
    },
    {
      who: 'you',
      say: 'When does my day start tomorrow',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-18',
    },
  ],
  call: {
    line: 'Answer at four, arrive at eight.',
    text: "Thirty free credits are more than a week of quiet hours, and there's no card to fetch from the locker.",
  },
  questions: [
    {
      ask: 'Will Flow speak out loud on the ward?',
      answer: 'Only if you let it. With captions on and the voice off, it is as silent as a page.',
    },
    {
      ask: 'Does a timed mail leave if my phone is off?',
      answer: 'Yes. The machine that runs Flow sends it, so your phone may sleep as well.',
    },
    {
      ask: 'Can it tell the others when I sleep?',
      answer: 'No. Block those hours in your Google Calendar, and people who invite you will see them.',
    },
  ],
  examples: [
    {
      say: 'What came in overnight',
      state: 'resting',
      command: 'start',
      flow: 'The queue starts with those who wrote to you alone.',
    },
    {
      say: 'Snooze it until tonight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 20:00',
      flow: 'Out of the inbox for now, and there when your shift begins.',
    },
  ],
} satisfies UseCase;
