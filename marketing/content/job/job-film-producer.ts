import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-film-producer',
  title: 'Film Producer',
  plural: 'Film Producers',
  group: 'other',
  description:
    'On a shoot the call sheet changes at midnight and the bond company writes at six. Flow reads a film producer what stops the day and sends what you decide.',
  keywords: [
    'film producer email',
    'call sheet',
    'production office',
    'film financing',
    'completion bond',
    'shoot day inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Rain on the day of the wheat field.',
    lead: "Sixty people, a horse, and a permit that's good until sunset. The weather service, the insurer and the lead's agent have all written since four, and you're standing in a puddle.",
  },
  problem: [
    'Producing is knowing first. But first is in a mail, and your phone is in a bag under a tarpaulin, beside the lunch.',
    'Money writes differently from people. The bank sends one line about the second tranche. The production designer sends a page about a door.',
    'You would read both if somebody stopped moving the horse.',
  ],
  solution: [
    "Under the tarpaulin, one earphone in: the agent first, since she's waiting, and then the bank. You shift the field to Thursday with a sentence to the line producer, who shifts sixty people.",
    "Festival forms and drone brochures are sent to the week after wrap. They'll be glad of you then.",
  ],
  features: {
    heading: 'Prep, shoot, wrap, repeat',
    items: [
      {
        name: 'Agents can be heard waiting',
        text: 'Someone who expects your word plays ahead of a catering quote.',
      },
      {
        name: 'Deal points in your phrasing',
        text: 'Say pay or play from the ninth, and hear precisely that.',
      },
      {
        name: "The permit's last hour",
        text: 'Have its thread back an hour before sunset.',
      },
      {
        name: 'Chain of title, found',
        text: "Search for the option agreement by the writer's name when the sales company asks.",
      },
      {
        name: 'Rough cut notes on a walk',
        text: 'Note to yourself what act two needs, before the next question comes.',
      },
    ],
  },
  benefits: [
    'Sixty people know by six where to stand',
    'The bond company reads calm, dated mails',
    "Agents quote what you said, and it's what you said",
    'Wheat waits for sun and not for you',
    'Wrap week has only wrap in it',
  ],
  call: {
    line: 'Move a wheat field with one sentence.',
    text: "The demo is made up from first page to last, as you'd expect. Entry is free.",
  },
  day: [
    {
      at: '05:40',
      from: 'The line producer',
      asks: 'Rain until two. Do we swap in the kitchen scene?',
      does: '"Reply that we do the kitchen today and the field on Thursday".',
    },
    {
      at: '08:20',
      from: "The lead's agent",
      asks: 'She needs her own driver on the new day.',
      does: '"Say yes, she has a driver on Thursday". Cheap at the price.',
    },
    {
      at: '12:15',
      from: 'The bank',
      asks: 'Second tranche releases on the signed schedule.',
      does: '"Forward it to Piotr and say please send the signed schedule".',
    },
    {
      at: '16:30',
      from: 'The production designer',
      asks: 'On the question of the door.',
      does: 'It\'s a good page. "Snooze it until tonight at nine".',
    },
    {
      at: '22:50',
      from: 'Your son',
      asks: 'Did you meet the horse?',
      does: '"Tell him the horse says hello". Tomorrow they\'ll meet.',
    },
  ],
  assumes: { mailsADay: 50, minutesEach: 2, dollarsAnHour: 90 },
  calculation: 'A day of the shoot. Prep is longer mails and fewer of them, post is one long mail from the composer.',
  questions: [
    {
      ask: 'Does it make or send call sheets?',
      answer: 'No. Scheduling software does. Flow handles the mail that makes them wrong.',
    },
    {
      ask: 'Can the whole production office share it?',
      answer: 'Not one queue among several people. Each who wants it signs in to a Gmail account of their own.',
    },
    {
      ask: "There's no signal at the wheat field.",
      answer:
        "What has been loaded you can still play and decide on. It's carried out once you drive back into coverage.",
    },
  ],
  examples: [
    {
      say: 'Note to self: act two needs the father earlier',
      state: 'mail',
      command: 'note:words',
      with: 'words: act two needs the father earlier',
      flow: "The thought is kept as a note in your own mail, and the agent's letter goes on.",
    },
    {
      say: 'Say yes, she has a driver on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, she has a driver on Thursday',
      flow: 'The agent has it in writing before she can phone.',
    },
    {
      say: 'Snooze it until tonight at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 21:00',
      flow: 'The page on the door is back when the horse has gone to bed.',
    },
  ],
} satisfies Job;
