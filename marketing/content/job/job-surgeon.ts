import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-surgeon',
  title: 'Surgeon',
  plural: 'Surgeons',
  group: 'other',
  description:
    'A surgeon is away from mail for six hours at a stretch. Flow plays back what came in during the case, the list changes first, and takes one-line answers.',
  keywords: ['surgeon email', 'theatre list changes', 'operating room schedule', 'surgical department inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Six hours scrubbed in. The list has moved twice.',
    lead: "You come out of theatre with marks from the mask. Anaesthesia swapped cases, a resident has a question from ten o'clock, and the implant rep is parked outside.",
  },
  problem: [
    "Nothing in your day allows a glance at a screen. Mail waits in one heap until you've closed, and by then the people in it have decided without you or stopped deciding.",
    "You have eleven minutes before the next patient is asleep, and you'd like to drink something.",
  ],
  solution: [
    "Ask what came in, with a glass of water in hand. The queue plays in the order of who needs you, so tomorrow's list is heard and the hospital magazine isn't.",
    'Your replies can be as short as you are between cases. Six words are enough. It turns them into a mail with a greeting.',
  ],
  features: {
    heading: 'From the changing room to the next timeout',
    items: [
      {
        name: 'Since the first incision',
        text: 'One question gives you all that arrived while you were scrubbed.',
      },
      {
        name: 'Residents in a line',
        text: 'Their question from ten, your answer at four, in the same thread and dated.',
      },
      {
        name: "Tomorrow's first case",
        text: 'When does the day start? The calendar answers as you take off the cap.',
      },
      {
        name: 'Journals wait for Sunday',
        text: 'Review requests and alerts go to the weekend in one sentence.',
      },
      {
        name: 'The implant question',
        text: 'Ask what the rep said about the size seven tray, and hear that line alone.',
      },
    ],
  },
  benefits: [
    'Residents learn your answer the same afternoon',
    "Tomorrow's list is known before you leave",
    'Eleven minutes suffice, water included',
    'Reviews are declined in time to be fair',
    'You drive home with an empty head',
  ],
  call: {
    line: 'Hear six hours in the length of a coffee.',
    text: 'The demo needs neither login nor badge, and it works in the changing room.',
  },
  day: [
    {
      at: '06:40',
      from: 'The theatre coordinator',
      asks: 'Anaesthesia asks to start with the hip, not the knee.',
      does: '"Tell her the hip first is fine". You haven\'t parked yet.',
    },
    {
      at: '13:25',
      from: 'A second-year resident',
      asks: 'Drain out today or tomorrow in bed nine?',
      does: "You'd rather say this one in person, and you phone the ward.",
    },
    {
      at: '13:31',
      from: 'A journal',
      asks: 'Would you review this manuscript within ten days?',
      does: '"Decline politely". You\'ve two overdue already.',
    },
    {
      at: '17:40',
      from: 'The implant representative',
      asks: 'Size seven tray arrives on Thursday, is that early enough?',
      does: '"Reply that Thursday is too late". He\'ll find another courier.',
    },
    {
      at: '20:15',
      from: "Your son's rowing coach",
      asks: 'Regatta volunteers, who can do the early shift?',
      does: 'You\'re up at five anyhow. "Reply that I will take the early one".',
    },
  ],
  assumes: { mailsADay: 20, minutesEach: 2, dollarsAnHour: 180 },
  calculation:
    'Few mails, since most of your day is talk and hands. Each still costs you two minutes of thumbs at its end.',
  questions: [
    {
      ask: 'Can I use it in theatre?',
      answer:
        "That's for your hospital's rules and your own sense. It was built for the corridor and the car, and it makes no claim to sterility.",
    },
    {
      ask: 'Would clinical orders go through it?',
      answer: "No, and please don't. Orders belong in the hospital's system or in a phone call with read-back.",
    },
    {
      ask: 'How does it pick what I hear first?',
      answer:
        "By rules that look at people: who waits for you, whom you answer, what asks for something. The sender can't buy a place.",
    },
  ],
  examples: [
    {
      say: 'What came in overnight',
      state: 'mail',
      command: 'start',
      flow: 'The queue begins, with those who wait for you in front.',
    },
    {
      say: 'When does my day start on Thursday',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-19',
      flow: 'You hear the first entry and its hour, cap still in hand.',
    },
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: "The journal gets a courteous no today, when it's still of use.",
    },
  ],
} satisfies Job;
