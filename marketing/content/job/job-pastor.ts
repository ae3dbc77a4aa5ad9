import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-pastor',
  title: 'Pastor',
  plural: 'Pastors',
  group: 'other',
  description:
    "A funeral, a leaking roof and a reading for Sunday arrive in one hour. Flow reads a pastor the mail between visits, and what's confidential stays in your ear.",
  keywords: [
    'pastor email',
    'church office inbox',
    'parish administration',
    'funeral arrangements',
    'sermon preparation',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Somebody died. Somebody moved the bake sale.',
    lead: "Both came at 7:14. You're on a hospital car park with half a sermon, and one of these two needs you before ten.",
  },
  problem: [
    'A church writes about hymn numbers and about despair, often in one mail. The despair comes in the last line, after the hymn.',
    "You'd hate to answer it late. You'd hate as much to answer it while thinking of the roof.",
  ],
  solution: [
    'Sit in the car for five minutes. Flow reads what waits on you, one thing after another, at a human pace. The family gets a reply in plain words and an hour at their kitchen table.',
    "The roof goes to the treasurer, the bake sale takes care of itself. And the last line under the hymn numbers you've heard, because it was read to the end.",
  ],
  features: {
    heading: 'Between the bedside and the bulletin',
    items: [
      {
        name: 'Read to the end',
        text: "Ask for the whole thing. The sentence that matters comes after 'by the way'.",
      },
      {
        name: 'The family first',
        text: "Those who wait for your word aren't behind the newsletter of the diocese.",
      },
      {
        name: 'Sermon hours',
        text: 'Block Friday morning, and guard it as you preach it.',
      },
      {
        name: 'Not now, but surely',
        text: "Put a widow's letter on the day after tomorrow, when others have stopped writing.",
      },
      {
        name: 'Hymns and readers',
        text: 'Confirm one in a sentence while you walk to the door.',
      },
      {
        name: 'In confidence',
        text: 'One earphone, or no voice at all. Nobody in the vestry hears a name.',
      },
    ],
  },
  benefits: [
    'Grief is answered the same morning',
    'The widow hears from you in the second week',
    'Friday becomes a sermon',
    'The roof has a treasurer',
    "You're at the bedside, with nothing buzzing",
  ],
  call: {
    line: 'Take five minutes in the car first.',
    text: "Without charge to begin with. You may try it on letters from people who don't exist.",
  },
  day: [
    {
      at: '07:14',
      from: 'The Adeyemi family',
      asks: 'Father died in the night. Could you come?',
      does: '"Reply that I am with you at ten". You turn the car.',
    },
    {
      at: '08:50',
      from: 'The organist',
      asks: "Hymn 341 or 314? Also, I'm not doing so well.",
      does: '"Tell her 314, and I will call you tonight". You would have missed the \'also\'.',
    },
    {
      at: '11:45',
      from: 'The roofer',
      asks: 'Leak is over the font. Quote attached.',
      does: '"Forward it to the treasurer and say please look at this today".',
    },
    {
      at: '15:20',
      from: 'Mrs. Lind, widowed in October',
      asks: 'The evenings are long.',
      does: '"Schedule tea with Mrs. Lind on Thursday at four".',
    },
    {
      at: '18:00',
      from: 'The youth group',
      asks: 'Sleepover in the nave, yes or no?',
      does: '"Say yes". It\'s warm enough under the gallery.',
    },
  ],
  assumes: { mailsADay: 20, minutesEach: 3, dollarsAnHour: 30 },
  calculation: "Three minutes on average, since some of these aren't quick. The diocese's circulars aren't included.",
  questions: [
    {
      ask: 'Is what people confide safe with it?',
      answer:
        "It's as safe as your mailbox and the machine that runs Flow, where it is encrypted. Some things shouldn't be in mail, and you'll tell people so.",
    },
    {
      ask: 'Will it answer the grieving for me?',
      answer: "No. Nothing is written that you didn't say.",
    },
    {
      ask: 'Our secretary reads the office mailbox. Can both use it?',
      answer: 'Not one queue for two people. It works for the person signed in to that account.',
    },
  ],
  examples: [
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'From the hymn number to the very last line, unshortened.',
    },
    {
      say: 'Schedule tea with Mrs. Lind on Thursday at four',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 16:00; title: tea; with: Mrs. Lind',
      flow: 'Thursday at four, with her name, among the meetings.',
    },
    {
      say: 'Block Friday morning for the sermon',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 09:00-12:00; title: sermon',
      flow: 'Friday until noon has one purpose, and you hear what collides.',
    },
  ],
} satisfies Job;
