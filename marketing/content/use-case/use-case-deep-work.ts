import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-deep-work',
  title: 'Guarding time to think',
  readers: "People whose best hours are eaten by 're:'",
  description:
    'Block the hours that need a whole head, let mail wait until one, and get through it in one sitting. Your voice guards the morning, and nobody is left hanging.',
  keywords: ['deep work', 'focus time', 'time blocking calendar', 'batch email', 'block calendar for focus'],
  updated: '2026-11-27',
  hero: {
    line: 'From nine to twelve, the door is shut.',
    lead: 'Thinking needs an unbroken stretch, and mail breaks it a minute at a time. With a few sentences you wall off the morning, and with a few more you pay off the mail after it.',
  },
  problem: [
    "The morning begins with a quick look. It takes six minutes and costs the chapter, as from now on there's a small voice in you that talks about the parking permit.",
    'You have tried willpower. It holds till somebody invites you to something at ten, and the calendar says you are free.',
  ],
  solution: [
    'Make the calendar say otherwise. The block stands before others ask, and an invitation in it gets a no and a counter-offer in one go.',
    "Mail comes at one o'clock, all of it, by ear. One sitting, one verdict each. It's surprising how fast it goes when it is the only thing you do.",
  ],
  features: {
    heading: 'A wall with a gate',
    items: [
      {
        name: 'The block',
        text: 'Hours and a purpose, put down in a sentence.',
      },
      {
        name: 'Not then, but Thursday',
        text: 'Decline and propose, without opening a grid.',
      },
      {
        name: 'Until one',
        text: "Everything that's there now goes away, and comes back together.",
      },
      {
        name: 'Thoughts at the gate',
        text: 'The parking permit becomes a note, and you turn back to the page.',
      },
      {
        name: 'Exceptions',
        text: 'Ask if anything came from the one person who may knock.',
      },
    ],
  },
  benefits: [
    'The chapter grows',
    'Invitations meet a wall and not a wish',
    'One sitting replaces nineteen looks',
    'People get answers at a known hour',
    'The parking permit is dealt with, at one',
  ],
  before: [
    {
      who: '09:00',
      words: 'A quick look first.',
    },
    {
      who: '09:06',
      words: 'The permit, the poll, the photo of the cake.',
    },
    {
      who: '10:00',
      words: "'You looked free, so I put something in.'",
    },
    {
      who: '11:50',
      words: 'The chapter has the title it had yesterday.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Fourteen, since last night. None from Aurelia.',
    },
    {
      who: 'you',
      say: 'Snooze all until one',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-17 13:00',
    },
    {
      who: 'flow',
      words: "Fourteen until one o'clock. All right?",
    },
    {
      who: 'you',
      say: 'Yes',
      state: 'question',
      command: 'yes',
    },
    {
      who: 'flow',
      words: 'The desk is clear.',
    },
    {
      who: 'you',
      say: 'Block tomorrow from nine to twelve for the chapter',
      state: 'empty',
      command: 'event:put',
      with: 'time: 2026-11-18 09:00-12:00; title: chapter',
    },
    {
      who: 'flow',
      words: "Tomorrow, nine to twelve, 'chapter'. An invitation just came for eleven.",
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
    line: 'Shut the door until noon.',
    text: 'Blocking, putting off and declining cost nothing. Begin without a card, and with tomorrow morning.',
  },
  questions: [
    {
      ask: 'Does Flow hold mail back by itself in a block?',
      answer: "No. It doesn't silence Gmail. You put things off by hand or, rather, by mouth.",
    },
    {
      ask: 'Can it block every morning for good?',
      answer: 'Yes, say so once, and the calendar repeats it. You can free a single day later.',
    },
    {
      ask: 'Will people mind?',
      answer: 'Some will, in the first week. Then they learn your hour.',
    },
  ],
  examples: [
    {
      say: 'Anything from Aurelia',
      state: 'resting',
      command: 'search',
      with: 'words: Anything from Aurelia',
      flow: 'A glance at the one who may knock, and no other.',
    },
    {
      say: 'Note to self: parking permit',
      state: 'mail',
      command: 'note:words',
      with: 'words: parking permit',
      flow: "It's caught, and you go back to the page.",
    },
  ],
} satisfies UseCase;
