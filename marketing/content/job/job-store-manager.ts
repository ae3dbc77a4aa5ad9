import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-store-manager',
  title: 'Store Manager',
  plural: 'Store Managers',
  group: 'other',
  description:
    'Head office mails, a van with the wrong pallets, two people off sick. Flow reads a store manager what needs doing before doors open, right on the shop floor.',
  keywords: [
    'store manager email',
    'retail inbox',
    'head office memo',
    'staff rota retail',
    'planogram',
    'stock recall',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Doors at nine. A recall at eight fifty.',
    lead: 'One kettle has been pulled from sale and there are fourteen of them in the window. Head office wrote at ten to nine, between a poster and a survey on posters.',
  },
  problem: [
    "They think you have a desk. You have a till, a stockroom, and a ladder that's always at the other end.",
    "So memos pile up through the morning, and the one that counts looks exactly like 'Ten ways to love your loyalty card'.",
  ],
  solution: [
    'Listen while you wheel the cage out. A recall asks something of you by a time, and Flow can tell you what and when. The loyalty card asks nothing.',
    'Say who stays until seven, who can come on Saturday, and that the pallet goes back. It all leaves as proper mail under your name, from aisle four.',
  ],
  features: {
    heading: 'Before doors, on the floor, after close',
    items: [
      {
        name: 'What head office really wants',
        text: 'Long memo, one action. Ask for it and get the sentence.',
      },
      {
        name: 'Hands on the cage',
        text: 'Pull, stack, listen. Every command can be spoken.',
      },
      {
        name: 'Cover for Saturday',
        text: 'Ask two people by voice and be told at four if neither said yes.',
      },
      {
        name: 'Stock errors, answered',
        text: 'The depot hears today which pallet is wrong, not after count.',
      },
      {
        name: 'Display photos due',
        text: 'A reminder on Thursday at close keeps the area manager happy.',
      },
      {
        name: 'Quiet at the till',
        text: 'Captions run without sound when customers are near.',
      },
    ],
  },
  benefits: [
    'Kettles are out of the window at five to nine',
    'Saturday has enough hands',
    'The area manager gets photos unasked',
    'Wrong pallets go back on the same van',
    "You're seen on the floor all day",
  ],
  call: {
    line: 'Wheel the cage. Hear the memo.',
    text: 'The made-up mailbox needs no login and no head office. Five minutes in the stockroom do.',
  },
  day: [
    {
      at: '07:30',
      from: 'Kofi, part-timer',
      asks: "Got a fever, can't do ten to six.",
      does: '"Forward it to Bea and say can you do ten to six today".',
    },
    {
      at: '08:50',
      from: 'Head office, safety',
      asks: 'Recall: steel kettle, remove from sale by opening.',
      does: '"What\'s the ask". Out they go, all fourteen.',
    },
    {
      at: '11:20',
      from: 'The depot',
      asks: "Two pallets too many? Driver's note attached.",
      does: '"Reply that two go back on the next van".',
    },
    {
      at: '14:00',
      from: 'The area manager',
      asks: 'Photos of the autumn display by Thursday?',
      does: '"Remind me on Thursday at three".',
    },
    {
      at: '18:10',
      from: 'The street festival',
      asks: 'Could we hang our poster in your window?',
      does: 'Where the kettles were. "Tell them there is room since this morning".',
    },
  ],
  assumes: { mailsADay: 30, minutesEach: 1.5, dollarsAnHour: 32 },
  calculation: "Half a minute for posters, three for rotas, ninety seconds on average. Till reports aren't counted.",
  questions: [
    {
      ask: 'Our chain uses Outlook. Is there a way?',
      answer: 'Not at present. Flow works with Gmail and Google Calendar only.',
    },
    {
      ask: 'Does it change the staff rota?',
      answer: "No. That's in another system. It arranges with people by mail, and you enter the result.",
    },
    {
      ask: 'May I use it with customers around?',
      answer: 'Sound off, captions on, keys or typing. Or one earbud in the stockroom.',
    },
  ],
  examples: [
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: "Remove the steel kettle before opening. That's all it wanted.",
    },
    {
      say: 'Forward it to Bea and say can you do ten to six today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Bea; words: can you do ten to six today',
      flow: "Bea reads Kofi's mail with your question over it.",
    },
    {
      say: 'Mark all read',
      state: 'mail',
      command: 'bulk:mark-read',
      with: 'act: mark-read',
      flow: 'Flow counts the memos, asks, and you open the doors.',
    },
  ],
} satisfies Job;
