import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-engineering-manager',
  title: 'Engineering Manager',
  plural: 'Engineering Managers',
  group: 'other',
  description:
    'Alerts, reviews and a robot for everything: an engineering manager’s inbox is mostly machines. Flow clears those in piles and leaves the people to be heard.',
  keywords: ['engineering manager email', 'GitHub notifications', 'incident mail', 'one-on-one', 'alert fatigue'],
  updated: '2026-11-27',
  hero: {
    line: 'Ninety mails. Eighty-one of them are robots.',
    lead: 'A build went red and green again. A bot bumped a dependency, then closed its own request. And in between, one of your people writes that she has been thinking about leaving.',
  },
  problem: [
    'Machines never tire of writing. Each deploy, each mention and each flapping check is a mail, and filters hide the one that mattered along with the rest.',
    'People write rarely, and late at night, and in a quiet tone. Their mails look like all the others from the outside.',
  ],
  solution: [
    'Flow plays people first. What came from a robot waits in a heap of its own, and you dispose of the heap by naming it.',
    'You answer in a sentence from the corridor, or give a thread the hour of the next one-to-one. Nothing asks you to open a laptop in front of somebody who is talking to you.',
  ],
  features: {
    heading: 'Less noise per human',
    items: [
      {
        name: 'Piles by sender',
        text: 'All the alerts up to a date, gone as one act. One word brings them back if an auditor asks.',
      },
      {
        name: 'Quiet mail is not small mail',
        text: 'Somebody you answer comes before anything that was sent to a list.',
      },
      {
        name: 'One-to-ones prepare themselves',
        text: 'Put threads to Tuesday at ten and they are on top as you sit down with him.',
      },
      {
        name: 'Muted arguments',
        text: 'Tabs or spaces again. Mute the thread and it argues on without you.',
      },
      {
        name: 'Runs on your own box',
        text: 'Two commands, Node and PostgreSQL. You will read the source anyway.',
      },
    ],
  },
  benefits: [
    'The resignation letter is read on the day it comes',
    'Robots cost you one sentence a day',
    'Candidates hear back this week',
    'Laptops stay shut in one-to-ones',
    'Your keyboard does all of it too',
  ],
  call: {
    line: 'Send eighty-one robots to the archive.',
    text: 'That is free. Credits are only for letters that Flow makes.',
  },
  day: [
    {
      at: '08:30',
      from: 'The build',
      asks: 'main is red. main is green. main is red.',
      does: 'Forty of these since last night. "Archive everything from the build", and one yes.',
    },
    {
      at: '09:40',
      from: 'Ewa, senior engineer',
      asks: 'Could we talk this week? Not about the project.',
      does: '"Reply that today at four is free". Some things do not wait for Tuesday.',
    },
    {
      at: '11:15',
      from: 'A recruiter in your company',
      asks: 'Two candidates, one has another offer until Friday. Move?',
      does: '"Tell him to bring her in on Thursday". He writes back with a room.',
    },
    {
      at: '14:05',
      from: 'The incident channel',
      asks: 'Postmortem draft, your section is empty.',
      does: '"Snooze it until tomorrow at eight". You write better before the stand-up.',
    },
    {
      at: '20:30',
      from: 'The sports club',
      asks: 'Who drives on Saturday?',
      does: 'You are on call. "Say no", and you offer the Saturday after.',
    },
  ],
  calculation:
    'Robots are left out of the count on purpose. What you see is the time for mail that a person wrote and that wants an answer from a person.',
  questions: [
    {
      ask: 'Can it filter alerts for good?',
      answer: 'No, it makes no rules. It clears what is there when you say so. For standing filters Gmail has a page.',
    },
    {
      ask: 'Is there an API?',
      answer:
        'Flow’s own calls are in the source, with their shapes. A published interface with tokens is not there yet.',
    },
    {
      ask: 'What does it run on?',
      answer: 'One Linux or Mac machine. It brings a database of its own, or takes the PostgreSQL you give it.',
    },
  ],
  examples: [
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'A count, a yes, and the summer’s reviews are gone.',
    },
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: 'It stays in the archive, however long they go on.',
    },
    {
      say: 'Reply that today at four is free',
      state: 'mail',
      command: 'reply:words',
      with: 'words: today at four is free',
      flow: 'Ewa has an hour with you before she has finished her coffee.',
    },
  ],
} satisfies Job;
