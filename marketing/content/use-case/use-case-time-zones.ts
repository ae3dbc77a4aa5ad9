import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-time-zones',
  title: 'Working across time zones',
  readers: 'Teams where somebody is always asleep',
  description:
    'Your evening is their morning. Clear what came overnight by ear, time answers for their day, move calls without arithmetic, and stop losing a day a question.',
  keywords: ['time zones email', 'remote team email', 'schedule send time zone', 'async work', 'global team'],
  updated: '2026-11-28',
  hero: {
    line: 'A question from Osaka costs a day.',
    lead: 'With nine hours between you, each unclear answer adds a night. Flow helps you hear the question early, answer it completely, and have it there when they wake.',
  },
  problem: [
    'They ask at their five. You read it at your nine and reply with a question. They read that at their eight, and are glad they can clear it up by tomorrow.',
    'Three such rounds make a week. The work in it was forty minutes.',
  ],
  solution: [
    "Before breakfast, have the overnight threads read. It's their late afternoon, and a clear answer still meets somebody at a desk.",
    'What you decide in your evening leaves at their eight. You say the hour in your own clock, hear it confirmed, and go out for dinner.',
  ],
  features: {
    heading: 'Two clocks, one thread',
    items: [
      {
        name: 'First what came by night',
        text: 'One question starts the queue with those who wrote while you slept.',
      },
      {
        name: 'The whole answer',
        text: 'Spoken replies come out longer and clearer than thumbed ones, and save a round.',
      },
      {
        name: 'Leave at their eight',
        text: 'Give the hour, and it waits for it.',
      },
      {
        name: 'Calls in your clock',
        text: 'You hear meetings in the time of the place where you are.',
      },
      {
        name: 'Who is still missing',
        text: 'Silence over two nights brings the thread back.',
      },
    ],
  },
  benefits: [
    'One round instead of three',
    'Osaka starts the day with a yes',
    "No one's phone lights up at three",
    'Calls are moved and not misjudged',
    'Dinner has one time zone',
  ],
  before: [
    {
      who: 'Monday, 09:10',
      words: 'Osaka asked which connector. You ask what they mean by connector.',
    },
    {
      who: 'Tuesday, 09:05',
      words: 'They mean the one on the left. You ask for a photo.',
    },
    {
      who: 'Wednesday, 09:15',
      words: "A photo. It's the other left.",
    },
    {
      who: 'Thursday',
      words: 'It is a holiday there.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Three from Osaka, while you slept. Hiroto asks which connector goes on the left side.',
    },
    {
      who: 'you',
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
    },
    {
      who: 'flow',
      words: 'On Friday you wrote that the left side takes the short one, in the first sample only.',
    },
    {
      who: 'you',
      say: 'Reply that the short one goes left in every sample, and the long one goes right',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the short one goes left in every sample, and the long one goes right',
    },
    {
      who: 'flow',
      words: "'The short one goes left in every sample, and the long one goes right.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Out now, it is half past five over there. Next, a call at midnight.',
    },
    {
      who: 'you',
      say: 'Decline and propose Thursday',
      state: 'invited',
      command: 'event:answer',
      with: 'declined; note: Could we meet Thursday instead?',
    },
  ],
  call: {
    line: 'Catch Osaka before it goes home.',
    text: "In the pretend mailbox there's a team on the far side. Beat its evening.",
  },
  questions: [
    {
      ask: 'Does Flow know what time it is for them?',
      answer:
        "Often, from the clock on their last mails. If those disagree, it says that it doesn't know. The hour at which a mail leaves you still give in your own clock.",
    },
    {
      ask: 'Can it find an hour that suits both sides?',
      answer:
        "If Google shows you when Osaka is busy, yes. If not, no. Then it blocks up to three hours and mails them, on Hiroto's clock.",
    },
    {
      ask: 'Does a timed mail leave without my laptop?',
      answer: 'Yes, as the machine that runs Flow sends it. That machine has to be on.',
    },
  ],
  examples: [
    {
      say: 'What came in overnight',
      state: 'resting',
      command: 'start',
      flow: 'Those who wrote to you are first, Osaka with them.',
    },
    {
      say: 'Send it tomorrow at one',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 13:00',
      flow: 'It leaves at one in your clock, which they see as morning.',
    },
    {
      say: 'Schedule call with Hiroto tomorrow at nine',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-18 09:00; title: call; with: Hiroto',
      flow: 'Booked in your clock, and he is invited.',
    },
  ],
} satisfies UseCase;
