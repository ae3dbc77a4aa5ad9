import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-school-mail',
  title: 'Mail from school',
  readers: 'Parents of children in three buildings',
  description:
    'Trips, lice, forms and the cake rota: have school mail read while you make lunch boxes, put dates in the calendar by voice, and reply before the bus leaves.',
  keywords: [
    'school emails for parents',
    'school newsletter',
    'parent inbox',
    'school dates calendar',
    'permission slips',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Three children, two schools, one cake rota.',
    lead: 'The letter from school is long, cheerful and holds one date in the ninth paragraph. Flow finds the date while you butter bread, and you put it in the calendar with a knife in your hand.',
  },
  problem: [
    'Each building writes to you in its own way. The crèche uses capitals, the primary school a newsletter, the big one a portal that mails you that it has something to tell you.',
    'The form for the trip was due on Monday. You learn this at the gate, from a mother with a folder.',
  ],
  solution: [
    'Mornings are for ears. While boxes are packed, Flow plays what came from the schools, and you ask each letter for its deadline.',
    "The date goes into the calendar, the yes goes back to the teacher, and the form gets a reminder for tonight, when there's a pen.",
  ],
  features: {
    heading: 'Between toast and bus',
    items: [
      {
        name: 'The ninth paragraph',
        text: 'Ask for the deadline, and hear the one sentence that has a date.',
      },
      {
        name: 'Straight into the calendar',
        text: "'Swimming, Tuesday' becomes an entry while you still hold the towel.",
      },
      {
        name: 'A label for each child',
        text: "File letters under Juno, Emil or Pip, so the doctor's note is found in June.",
      },
      {
        name: 'The other parent',
        text: 'Pass a letter on with three words about who does what.',
      },
      {
        name: "Group mail at arm's length",
        text: 'Mute the thread about the present for the coach, once you have paid.',
      },
    ],
  },
  benefits: [
    'Forms go back in the week they came',
    'You know about the costume before the evening before',
    'The other parent reads the same letter',
    'The cake rota holds no surprise',
    'Gate talk can be about something else',
  ],
  before: [
    {
      who: '06:50',
      words: 'A letter with a rainbow. You save it for later.',
    },
    {
      who: '07:30',
      words: 'Where are the gym shoes?',
    },
    {
      who: '15:30, the gate',
      words: "'You did see that tomorrow is Roman day?'",
    },
    {
      who: '21:15',
      words: 'A sheet, safety pins, a sleeping Roman.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: "From the primary school, 'Autumn greetings', a long one.",
    },
    {
      who: 'you',
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
    },
    {
      who: 'flow',
      words: "One. 'Please return the slip for the mill by Thursday.'",
    },
    {
      who: 'you',
      say: 'Remind me tonight',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 20:00',
    },
    {
      who: 'flow',
      words: 'Tonight, then. It also says that Tuesday the twenty-fourth is Roman day.',
    },
    {
      who: 'you',
      say: 'Schedule Roman day next Tuesday at eight',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-24 08:00; title: Roman day',
    },
    {
      who: 'flow',
      words: 'In the calendar for Tuesday at eight.',
    },
    {
      who: 'you',
      say: 'Forward it to Jonas and say can you find the sheet',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Jonas; words: can you find the sheet',
    },
  ],
  call: {
    line: 'Hear the rainbow letter over the toast.',
    text: 'An invented school writes to the demo. It too has a mill, and a cake rota.',
  },
  questions: [
    {
      ask: 'Does Flow log in to the school portal?',
      answer: 'No. It reads what reaches your Gmail. If the portal only sends a hint, Flow tells you there is a link.',
    },
    {
      ask: 'Can both parents share one inbox in Flow?',
      answer: "No, it's one person and one Gmail. Forward what concerns you both.",
    },
    {
      ask: 'Does it read letters aloud while the children listen?',
      answer: "Only if you let it sound. Earbud in, or say 'private mode', and nothing is spoken.",
    },
  ],
  examples: [
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'The letter about the other child stays silent until you lift it.',
    },
    {
      say: 'File it under Emil',
      state: 'mail',
      command: 'move:Label_Emil',
      labels: ['Emil'],
      flow: "The letter leaves the inbox for Emil's shelf.",
    },
    {
      say: 'What did the school say about the trip',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the school say about the trip',
      flow: 'You hear the sentence, and from which letter it is.',
    },
  ],
} satisfies UseCase;
