import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-interview-scheduling',
  title: 'Interview scheduling',
  readers: 'Hiring managers with a real job besides',
  description:
    "Fix interviews without a week of mails: hear the candidate's request, ask your calendar, offer two slots, and give every applicant an answer within the day.",
  keywords: [
    'interview scheduling',
    'candidate email',
    'hiring manager inbox',
    'reschedule interview',
    'recruiting email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Good people are gone by Thursday.',
    lead: 'Candidates judge a firm by how long its mails take. You have a team to run besides. With Flow, a slot is offered on the way to lunch, and nobody good is lost to silence.',
  },
  problem: [
    "An applicant writes at ten that she could come this week. You see it, mean to look at the panel's hours, and then a release goes wrong.",
    'Two days on you reply. She thanks you warmly, and has signed elsewhere.',
  ],
  solution: [
    'Her mail plays, you ask for your openings, and you offer two while walking. She has them before her lunch break ends.',
    'The ones you will not hire hear it too. A kind refusal takes one sentence, and you can say it while it is still kind.',
  ],
  features: {
    heading: 'Hiring beside the job',
    items: [
      {
        name: 'Slots from your own day',
        text: "You hear when you're free, inside your hours, and propose just those.",
      },
      {
        name: 'The panel in one line',
        text: 'Tell Zofia and Ravi who comes when, with the letter attached to the thread.',
      },
      {
        name: 'Moves without shame',
        text: 'Shift an interview an hour, and the guests are told after the hold.',
      },
      {
        name: 'One shelf a role',
        text: "Label by vacancy, so that spring's second-best is easy to find in autumn.",
      },
      {
        name: 'No one forgotten',
        text: 'Give each open thread a date. If nothing has come by then, you hear it.',
      },
    ],
  },
  benefits: [
    'Applicants hear back on the day they write',
    'The panel knows who comes, and reads before',
    'Refusals are short, warm and sent',
    'A moved interview looks planned',
    'The vacancy closes before the budget does',
  ],
  before: [
    {
      who: 'Monday, 10:00',
      words: 'Adaeze could come on Tuesday or Wednesday.',
    },
    {
      who: 'Tuesday, 18:00',
      words: "You remember, and it's Tuesday.",
    },
    {
      who: 'Wednesday',
      words: 'You ask Ravi for his hours. Ravi is at a customer.',
    },
    {
      who: 'Friday',
      words: "'Thank you so much, I have accepted another offer.'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Adaeze Obi, for the platform role. She can come on Wednesday or Thursday.',
    },
    {
      who: 'you',
      say: 'Am I free at three on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 15:00',
    },
    {
      who: 'flow',
      words: 'Yes, from half past two to five.',
    },
    {
      who: 'you',
      say: 'Reply that Thursday at three is perfect, and Ravi will join us',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Thursday at three is perfect, and Ravi will join us',
    },
    {
      who: 'flow',
      words: "'Thursday at three is perfect, and Ravi will join us.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'On its way to her.',
    },
    {
      who: 'you',
      say: 'Schedule interview with Adaeze on Thursday at three for an hour',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 15:00; title: interview; with: Adaeze; minutes: 60',
    },
  ],
  call: {
    line: 'Offer the slot before lunch.',
    text: 'No card to try it, and the applicants in the demonstration are made of thin air.',
  },
  questions: [
    {
      ask: "Does Flow see the panel's calendars?",
      answer:
        "Ravi's and Zofia's, if Google tells you when they're busy. An applicant's it can't. She is mailed up to three slots, and they stay blocked until you book one.",
    },
    {
      ask: 'Does it connect to our applicant system?',
      answer: 'No. It works with the mails that the system sends you, and with your answers to them.',
    },
    {
      ask: 'Does it judge candidates?',
      answer: "No. It reads what they wrote, in the order in which people wait. It ranks nobody's merit.",
    },
  ],
  examples: [
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The interview moves, and the candidate sees the new time once the hold is over.',
    },
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'You hear of her silence on Friday, and not of it if she wrote.',
    },
    {
      say: 'Label it Platform role',
      state: 'mail',
      command: 'label:Label_Platform_role',
      labels: ['Platform role'],
      flow: 'The application stays where it is and carries its vacancy.',
    },
  ],
} satisfies UseCase;
