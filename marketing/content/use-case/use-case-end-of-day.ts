import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-end-of-day',
  title: 'Closing the day',
  readers: 'People who take the inbox to bed',
  description:
    "Twenty minutes before you go: decide the last threads, give the rest a morning, hear tomorrow's first hour, and leave a mailbox that will not follow you home.",
  keywords: [
    'end of day routine',
    'shutdown ritual',
    'evening inbox',
    'stop checking email',
    'work life balance email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Lights off, door locked, inbox told.',
    lead: "A day that isn't closed goes on in the head. Give it a last lap by ear while you water the plants, and nothing will be left to check from the sofa.",
  },
  problem: [
    "You shut the lid in the middle of things. At nine you look in, only to see. There's one from Rasmus, and it isn't bad, but now you are at work with a toothbrush.",
    "It isn't the amount that follows you. It's the feeling of something lying there of which you don't know what it is.",
  ],
  solution: [
    'So hear it all once. What takes a line gets the line. What takes thought gets a morning, and is out of sight till then. The list shrinks to nothing, and you watched it do so.',
    "The last question goes to the calendar: when does tomorrow begin? Then you know when to set the alarm, and that's the end of it.",
  ],
  features: {
    heading: 'The last lap',
    items: [
      {
        name: 'Nothing unseen',
        text: 'Each thread has been heard and has a fate.',
      },
      {
        name: 'Tomorrow, at nine',
        text: 'Pushed forward with an hour, and first in line then.',
      },
      {
        name: 'Sent in the morning',
        text: 'Write it now and let it arrive with their coffee.',
      },
      {
        name: 'The first hour',
        text: 'Ask about tomorrow, and lay out the right shoes.',
      },
      {
        name: 'All that is left, at once',
        text: 'Too tired? Put the whole rest off in one sentence.',
      },
    ],
  },
  benefits: [
    'The sofa has no mail on it',
    'Rasmus gets his line at eight',
    'You sleep without a list',
    'Mornings start where you meant them to',
    'The plants are watered daily',
  ],
  before: [
    {
      who: '17:55',
      words: 'You shut the lid on nine open things.',
    },
    {
      who: '20:50',
      words: "Only a look. Rasmus isn't angry, exactly.",
    },
    {
      who: '23:10',
      words: 'You compose an answer to the ceiling.',
    },
    {
      who: '03:40',
      words: 'The ceiling replies.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Five left. Rasmus asks which of the two drafts you prefer.',
    },
    {
      who: 'you',
      say: 'Reply that the green draft is my favourite, and I will say why tomorrow',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the green draft is my favourite, and I will say why tomorrow',
    },
    {
      who: 'flow',
      words: "'The green draft is my favourite, and I will say why tomorrow.' Send it?",
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
      words: 'It goes at eight. Four left, none of them from a person who waits.',
    },
    {
      who: 'you',
      say: 'Snooze all until tomorrow at nine',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-18 09:00',
    },
    {
      who: 'flow',
      words: 'Four until tomorrow at nine. All right?',
    },
    {
      who: 'you',
      say: 'Yes',
      state: 'question',
      command: 'yes',
    },
  ],
  call: {
    line: 'Close it properly, for one evening.',
    text: 'The imitation inbox has five left in it. Water something meanwhile.',
  },
  questions: [
    {
      ask: 'Will Flow stop new mail from reaching my phone?',
      answer: 'No. It silences no other app. Turn off those notices, and let Flow be where you look.',
    },
    {
      ask: 'What if something urgent comes at ten?',
      answer: 'Then it waits in Gmail, as it would with any program. For true emergencies, people should ring.',
    },
    {
      ask: 'Does putting things off just move the pile?',
      answer: 'It can. If one thread moves three evenings in a row, it wants a no, or another owner.',
    },
  ],
  examples: [
    {
      say: 'When does my day start tomorrow',
      state: 'empty',
      command: 'agenda:first',
      with: 'time: 2026-11-18',
      flow: 'The first hour, and so the alarm.',
    },
    {
      say: 'Note to self: tell Rasmus why the green draft',
      state: 'mail',
      command: 'note:words',
      with: 'words: tell Rasmus why the green draft',
      flow: "It's in the inbox in the morning, and out of your head now.",
    },
  ],
} satisfies UseCase;
