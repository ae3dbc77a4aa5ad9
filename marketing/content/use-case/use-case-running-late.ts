import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-running-late',
  title: 'Running late',
  readers: 'People between two appointments, always',
  description:
    'Stuck in traffic with three people waiting? Push the meeting, tell the guests, and answer the one who asks where you are, all by voice and within a minute.',
  keywords: [
    'running late email',
    'push meeting',
    'reschedule by voice',
    'late to meeting message',
    'hands-free calendar',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The bridge is up. So is the meeting.',
    lead: 'A ship goes through at its own pace, and you sit on the wrong side of it. Three people look at a door. Let them know before they begin to talk about you.',
  },
  problem: [
    "Being late is forgiven. Being late without a word isn't. Yet the word needs a phone in the hand at the very moment when your hands have a wheel, a bag or a child.",
    'So you arrive and explain, and the explaining makes it later.',
  ],
  solution: [
    'Say by how much. The entry moves in the calendar, and everybody invited gets the new time in a proper notice, after a pause in which you can still change it.',
    "If somebody has already written 'are you here?', that mail plays next, and you reply with the bridge. They fetch coffee. By the time you come in, they are fond of you.",
  ],
  features: {
    heading: 'One minute on the wrong side',
    items: [
      {
        name: 'A quarter of an hour, said so',
        text: 'By minutes or to a fixed hour, as it comes to your tongue.',
      },
      {
        name: 'The whole chain',
        text: 'Ask what follows, and move that too.',
      },
      {
        name: 'A reason, if you want',
        text: 'One line in your words, to one or to all.',
      },
      {
        name: 'Yes, but late',
        text: "Accept an invitation and add that you'll be ten minutes behind.",
      },
      {
        name: 'The ship was quick',
        text: 'Take the change back before anyone has heard of it.',
      },
    ],
  },
  benefits: [
    'Nobody watches a door',
    'The next meeting hears of it as well',
    'You come in without a speech',
    'Wheel, bag and child keep their hand',
    'Bridges become quiet time',
  ],
  before: [
    {
      who: '09:52',
      words: 'The lights flash, and the barrier goes down.',
    },
    {
      who: '09:58',
      words: "You type 'runni' and a lorry hoots.",
    },
    {
      who: '10:04',
      words: "'Are you here?' 'Shall we begin?' 'We've begun.'",
    },
    {
      who: '10:17',
      words: 'You explain the ship. They look at the clock.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Your next meeting is the harbour review at three, in room two.',
    },
    {
      who: 'you',
      say: 'Push it by fifteen minutes',
      state: 'event',
      command: 'event:shift',
      with: 'by: 15',
    },
    {
      who: 'flow',
      words: 'Quarter past three. The guests hear of it shortly. Birgit writes: are you here?',
    },
    {
      who: 'you',
      say: 'Tell her the bridge is up and I will be there at quarter past',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the bridge is up and I will be there at quarter past',
    },
    {
      who: 'flow',
      words: "'The bridge is up and I will be there at quarter past.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Away. Anything after that?',
    },
    {
      who: 'you',
      say: "Move my four o'clock to half past four",
      state: 'mail',
      command: 'event:move',
      with: 'time: 2026-11-17 16:00; scope: this; to: 2026-11-17 16:30',
    },
  ],
  call: {
    line: 'Let the ship pass in peace.',
    text: 'Try it parked. The pretend calendar has a meeting you can be late for all day.',
  },
  questions: [
    {
      ask: "Does Flow know that I'm late?",
      answer: 'No. It follows neither the traffic nor your position. You tell it by how much.',
    },
    {
      ask: 'Who is told?',
      answer: "The guests of the entry, through the calendar, after the hold. People who aren't guests need a mail.",
    },
    {
      ask: 'Is it wise to do this while driving?',
      answer: 'At a raised bridge, yes. In moving traffic, your attention belongs to the road. It can wait a light.',
    },
  ],
  examples: [
    {
      say: 'Accept and tell them I will be twenty minutes behind',
      state: 'invited',
      command: 'event:answer',
      with: 'accepted; note: I will be twenty minutes behind',
      flow: 'One answer with both halves in it.',
    },
    {
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: 'Its hour and room, so you know what slips.',
    },
    {
      say: 'Undo',
      state: 'mail',
      command: 'undo',
      flow: 'The ship was small. The old time is back.',
    },
  ],
} satisfies UseCase;
