import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-alert-noise',
  title: 'Alerts and notifications',
  readers: 'People whom forty machines write to',
  description:
    'Build servers, monitors and calendars write more than people do. Clear alerts by sender and age in one sentence, keep the one that burns, and hear humans first.',
  keywords: ['alert fatigue email', 'email notifications', 'GitHub email', 'Jira notifications', 'bulk archive alerts'],
  updated: '2026-11-27',
  hero: {
    line: 'Forty machines wrote. One of them is on fire.',
    lead: "A machine never thinks twice before sending. Flow lets people go first and treats the machines as piles, so the alert that matters isn't number thirty-eight of its kind.",
  },
  problem: [
    'Build passed. Build passed. Someone watched your issue. Disk at seventy. Build passed. You scroll in a trance, and the hand that archives is quicker than the eye.',
    'Filters helped for a while. They put all of it into a folder, and the folder is where the certificate announced its end for three weeks.',
  ],
  solution: [
    'Ask for those who matter, and the robots wait. When you do turn to them, you take one by one the sender and not the mail: this tool, older than a month, away.',
    'What you agree to clear is named and counted first. If the burning one was among them, one word brings back the whole lot, and you look again.',
  ],
  features: {
    heading: 'Robots, in bulk',
    items: [
      {
        name: 'By tool',
        text: 'Everything that one system sent, in a single verdict.',
      },
      {
        name: 'By age',
        text: "Last month's warnings warn of nothing.",
      },
      {
        name: 'Later, all together',
        text: 'Have every notice wait till after lunch, when you read them as a page.',
      },
      {
        name: 'Read without reading',
        text: 'Mark a pile as read, and leave it where it is.',
      },
      {
        name: 'The odd one',
        text: 'A thread where a colleague joined in is no longer noise. Ask why it ranks so high.',
      },
    ],
  },
  benefits: [
    'People get the morning',
    "Certificates don't expire in a folder",
    'The unread number means something',
    'Clearing is brave, since it can be taken back',
    'Your archiving hand slows down',
  ],
  before: [
    {
      who: '08:30',
      words: 'Three hundred and six. All robots, as far as you can see.',
    },
    {
      who: '08:33',
      words: 'Select all, archive. It feels like tidying.',
    },
    {
      who: '11:15',
      words: "The shop's padlock turns red for everybody.",
    },
    {
      who: '11:20',
      words: 'The warning came on the second, the ninth and today.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The people are done. Of the machines, GitHub comes first, with two hundred and ten.',
    },
    {
      who: 'you',
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
    },
    {
      who: 'flow',
      words: 'A hundred and sixty, up to the seventeenth of October. All right?',
    },
    {
      who: 'you',
      say: 'Yes',
      state: 'question',
      command: 'yes',
    },
    {
      who: 'flow',
      words: "Next: 'Certificate for shop ends in 3 days.'",
    },
    {
      who: 'you',
      say: 'Forward it to Yusuf and say can you renew this today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Yusuf; words: can you renew this today',
    },
  ],
  call: {
    line: 'Sort the fire from the smoke.',
    text: 'Piles cost no credits, however tall. The first look asks for no sign-up either.',
  },
  questions: [
    {
      ask: 'Does Flow decide which alerts are noise?',
      answer: 'No. It puts people before machines and says why. What is noise, you decide by tool, age or thread.',
    },
    {
      ask: 'Does it read our chat alerts too?',
      answer: 'No, only mail. Chat, pagers and dashboards stay as they are.',
    },
    {
      ask: 'Will my Gmail filters still work?',
      answer: 'Yes. Filters act in Gmail before Flow sees anything.',
    },
  ],
  examples: [
    {
      say: 'Snooze all alerts until tomorrow',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-18 08:00; mailing: notification',
      flow: 'After your yes, the notices are out of sight until the morning.',
    },
    {
      say: 'Mark everything from Jira read',
      state: 'mail',
      command: 'bulk:mark-read',
      with: 'act: mark-read; field: from; text: Jira',
      flow: 'The pile stays, and stops shouting.',
    },
  ],
} satisfies UseCase;
