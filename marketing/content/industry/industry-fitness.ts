import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-fitness',
  title: 'Fitness',
  adjective: 'fitness',
  plural: 'Gyms, studios and trainers',
  description:
    'Class swaps, frozen memberships and a lost water bottle, heard on the cool-down. Flow lets trainers and studio owners answer without leaving the mat.',
  keywords: [
    'gym email',
    'fitness studio inbox',
    'personal trainer email',
    'membership freeze requests',
    'class cover email',
    'yoga studio email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Everybody down. Hold. Forty seconds. Mail.',
    lead: "They're in a plank and you walk between the mats. The six o'clock teacher has a fever. Three people have been asked for cover by the time you say 'and down'.",
  },
  problem: [
    "A studio sells mornings and evenings. Its mail comes in the hours between, when you're at the bank, with a child, or asleep, as teachers are at two in the afternoon.",
    'Freeze my membership, unfreeze it, is the sauna on. A bottle with a sticker. The insurance would like to know about the rope. The new teacher asks if socks are allowed, and they are.',
  ],
  solution: [
    'The cool-down has music and no words. You can listen. The members come one by one, each with a yes, a no or a day.',
    "If the cover doesn't confirm by four, you'll be told at four, while there's time to teach it yourself.",
  ],
  features: {
    heading: 'Warm-up to cool-down',
    items: [
      { name: 'Cover by four', text: 'A question to three teachers and an alarm that only rings if all are silent.' },
      { name: 'Freezes in a sentence', text: 'Confirm the month and hear it said again.' },
      { name: 'Your own timetable', text: 'Move a session in your calendar and its guest is told.' },
      { name: 'Supplement sellers', text: 'Block the one who writes in capitals.' },
      {
        name: 'Found bottles',
        text: 'Note the otter to yourself as you pass the shelf, and the reply is one line at night.',
      },
      { name: 'Sweaty hands', text: 'No screen is touched from start to finish.' },
    ],
  },
  benefits: [
    "The six o'clock class has a teacher",
    'Members freeze and come back without a grudge',
    'Your afternoons can have a nap in them',
    'New people hear which class to try first, and when',
    'Rope and insurance are friends again',
  ],
  mails: [
    { name: 'The fever', text: "'So sorry, I can't even lift the phone.'" },
    { name: 'The freeze', text: 'Two months, a knee, a wedding in Kerala.' },
    { name: 'The beginner', text: "She hasn't moved since school and is sorry about it already." },
    { name: 'The lost bottle', text: 'Blue, with a sticker of an otter.' },
    { name: 'The partner offer', text: 'A juice firm sees a shared journey.' },
  ],
  call: {
    line: 'Stretch, breathe, send.',
    text: 'A first round costs nothing: thirty credits are on the account when you sign in, and no card is.',
  },
  questions: [
    {
      ask: 'Does it sync with our booking app?',
      answer: 'No. It reads your mail and your Google Calendar. Class lists stay in the app.',
    },
    {
      ask: 'Will it hear me over the music?',
      answer: 'Turn the music down, or use a headset. For the rest there are keys.',
    },
    { ask: 'Can it write to all members at once?', answer: "It can't. It's for letters to one person or a thread." },
  ],
  examples: [
    {
      say: "Email Priya about the six o'clock class",
      state: 'mail',
      command: 'new:who',
      with: "who: Priya; subject: the six o'clock class",
      flow: 'A letter to Priya is open with its subject, and you say the rest between two mats.',
    },
    {
      say: 'Remind me at four if nobody answers',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 16:00; unlessAnswered: true',
      flow: "At four you're told, unless one of them said yes.",
    },
    {
      say: 'Reply that the membership rests until February',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the membership rests until February',
      flow: 'She reads the month, and you heard it first.',
    },
  ],
} satisfies Industry;
