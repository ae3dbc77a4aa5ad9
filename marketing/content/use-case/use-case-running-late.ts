import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-running-late',
  title: 'Running late',
  readers: 'People between two appointments, always',
  description:
    'Stuck in traffic with three people waiting? Say that you run late, and the guests get a mail. Or push the meeting itself, all by voice and within a minute.',
  keywords: [
    'running late email',
    'push meeting',
    'reschedule by voice',
    'late to meeting message',
    'hands-free calendar',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'The bridge is up. So is the meeting.',
    lead: 'A ship goes through at its own pace, and you sit on the wrong side of it. Three people look at a door. Let them know before they begin to talk about you.',
  },
  problem: [
    "Being late is forgiven. Being late without a word isn't. Yet the word needs a phone in the hand at the very moment when your hands have a wheel, a bag or a child.",
    'So you arrive and explain, and the explaining makes it later.',
  ],
  solution: [
    '"I\'m running late" is enough. Flow finds the meeting, writes to its guests, reads you the line and sends it when you say so. If the hour itself should slip, say by how much, and the calendar tells everybody after a pause.',
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
        text: 'Shift all that follows by half an hour, with one yes.',
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
      say: "I'm running fifteen minutes late",
      state: 'mail',
      command: 'event:late',
      with: 'minutes: 15',
    },
    {
      who: 'flow',
      words: "To the three at the harbour review: 'I'm running 15 minutes late.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'They will know. Birgit at the front desk asks: are you here?',
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
      answer:
        "The guests of the meeting that is on or comes next, by a mail that you've heard. If you move the entry, the calendar tells them after the hold.",
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
      say: 'Push everything this afternoon by half an hour',
      state: 'mail',
      command: 'event:plan',
      with: 'time: 2026-11-17 12:00-17:00; by: 30',
      flow: 'You hear the whole plan, and one yes moves it.',
    },
    {
      say: 'Undo',
      state: 'mail',
      command: 'undo',
      flow: 'The ship was small. The old time is back.',
    },
  ],
} satisfies UseCase;
