import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-dentist',
  title: 'Dentist',
  plural: 'Dentists',
  group: 'other',
  description:
    "A dentist hears the practice's mail between two chairs. Cancelled crowns, lab questions and supply orders get a spoken answer before the gloves go on again.",
  keywords: [
    'dentist email',
    'dental practice inbox',
    'dental lab questions',
    'appointment cancellations',
    'practice owner email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A2 or A3. The lab holds the furnace.',
    lead: "Your ten o'clock is numb and your eleven o'clock has cancelled by mail. The technician wants one letter and one digit, and he wants it before lunch.",
  },
  problem: [
    "A practice is a small firm with a drill in the middle. You are the clinician, the landlord's tenant, the employer of seven and the only one who can answer the lab.",
    "Front desk prints the mails that look urgent. They're in a stack beside the autoclave, and the insurer's is at the bottom.",
  ],
  solution: [
    'In the ninety seconds between two chairs, Flow reads the next thing that waits for you. You tell the technician A3. You fill the gap at eleven with a walk to the bank.',
    "Insurance letters, the compressor's service contract and the study club don't interrupt. They come up on Wednesday afternoon, when the practice is shut and the coffee good.",
  ],
  features: {
    heading: 'Chairside to paperwork and back',
    items: [
      {
        name: 'One letter, one digit',
        text: 'Say the shade, hear it repeated, and the furnace starts.',
      },
      {
        name: 'The gap at eleven',
        text: 'A cancellation is heard while it can still be filled.',
      },
      {
        name: 'Wednesday afternoons',
        text: "Send all that's paper to that day by naming it.",
      },
      {
        name: 'Sales, thinned out',
        text: 'Composite promotions come from nine addresses. Unsubscribe from each as it plays.',
      },
      {
        name: 'What the insurer asked',
        text: 'Long letter, single ask. You get that line, and the date in it.',
      },
    ],
  },
  benefits: [
    'Crowns fit the smile the first time',
    "Empty chairs are noticed before they're empty",
    'The stack beside the autoclave is gone',
    'Wednesday is for paperwork, and ends',
    'Staff hear about holidays in days, not weeks',
  ],
  call: {
    line: 'Answer the lab before the numbing sets in.',
    text: 'Listening is free after signup, and thirty spoken replies are too.',
  },
  day: [
    {
      at: '08:35',
      from: 'The dental technician',
      asks: 'Twenty-one: A2 or A3? Patient photo is a bit yellow.',
      does: '"Reply that it is A3". You looked at her in daylight.',
    },
    {
      at: '10:05',
      from: 'Mr. Baptiste',
      asks: "Can't make eleven, my car's dead.",
      does: '"Forward it to Simone and say please offer eleven to the waiting list".',
    },
    {
      at: '13:10',
      from: 'An insurer',
      asks: 'Please justify the crown on tooth 36 with an X-ray.',
      does: '"Snooze it until tomorrow at two", Wednesday, with the light box on.',
    },
    {
      at: '15:50',
      from: 'A hygienist',
      asks: 'Could I have the week after Easter off?',
      does: 'She asked first. "Say yes, that week is yours".',
    },
    {
      at: '18:05',
      from: 'The brass band',
      asks: 'New notes for the march, second trombone.',
      does: '"Star it". The neighbours will be told.',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 90 },
  calculation:
    "Patient reminders sent by your booking system are left out. What's counted is lab, staff, insurers, suppliers and the odd dead car.",
  questions: [
    {
      ask: 'Does it talk to our practice software?',
      answer: 'No. Bookings and charts stay in there. If the waiting list lives in it, Simone still does that part.',
    },
    {
      ask: 'Can patients hear what it says?',
      answer: 'Only if you let it speak aloud. Use one earbud, or turn on private mode and read the captions.',
    },
    {
      ask: 'We have a shared practice address. Does that work?',
      answer: "Flow reads the one Gmail account it's signed in to. It can't divide that address among seven people.",
    },
  ],
  examples: [
    {
      say: 'Reply that it is A3',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is A3',
      flow: 'A one-line mail to the lab. The digit is read back to you.',
    },
    {
      say: 'Snooze it until tomorrow at two',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 14:00',
      flow: "The insurer's letter waits for the quiet half of Wednesday.",
    },
    {
      say: 'Say yes, that week is yours',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, that week is yours',
      flow: 'The hygienist can book her flight tonight.',
    },
  ],
} satisfies Job;
