import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-hr-manager',
  title: 'HR Manager',
  plural: 'HR Managers',
  group: 'other',
  description:
    "Onboarding on Monday, a payslip that's wrong, a manager who wants to let someone go by Friday. Flow reads it to an HR manager privately and sends the answer.",
  keywords: ['HR manager email', 'onboarding email', 'payroll questions', 'leave requests', 'employee relations inbox'],
  updated: '2026-11-28',
  hero: {
    line: "She starts on Monday. The laptop doesn't.",
    lead: 'IT needs a form, payroll needs a bank account, and the new colleague needs someone to say where to come. All three are in your mail, behind sixty questions about unused holiday.',
  },
  problem: [
    "People ask HR what's on the intranet, and they're right to, since it's a person they want to ask. Sixty times in November.",
    'Under these lie the three that change a life: a sick note for six weeks, a warning letter, a pregnancy told early.',
  ],
  solution: [
    'Take the sixty by ear and short: five days carry over, until March. The greeting on top is warm because yours is.',
    "The three wait for a shut door. Put them to four, when the small room's free, and they'll come together.",
  ],
  features: {
    heading: 'Hello, holiday, goodbye',
    items: [
      {
        name: 'Short and still kind',
        text: 'Five spoken words become a mail with a name at both ends.',
      },
      {
        name: 'First day, complete',
        text: 'Forward the form to IT and a line to payroll, one after the other.',
      },
      {
        name: 'Probation dates',
        text: 'A thread comes back two weeks before the six months are over.',
      },
      {
        name: 'Sick notes and silence',
        text: 'Private mode keeps them off the speaker in a shared office.',
      },
      {
        name: 'Who was promised part time',
        text: 'Find the agreement by name, months later, in the very words.',
      },
      {
        name: 'Interviews',
        text: "Hear Thursday's gaps and put the candidate in one.",
      },
    ],
  },
  benefits: [
    'New people find a chair and a laptop',
    'Holiday questions are answered on the day',
    'Probation never ends by accident',
    'Hard letters get a shut door and a clear head',
    'Managers ask you before and not after',
  ],
  call: {
    line: 'Answer ten holiday questions before coffee.',
    text: 'Type or talk. The first thirty spoken answers are a present.',
  },
  day: [
    {
      at: '08:00',
      from: 'IT',
      asks: 'No form, no laptop.',
      does: '"Forward it to Kwame and say please sign this today". It\'s one signature.',
    },
    {
      at: '09:35',
      from: 'An engineer',
      asks: 'How many days can I carry over?',
      does: '"Tell him five days until the end of March". Number eleven this week.',
    },
    {
      at: '11:20',
      from: 'A team lead',
      asks: "I'd like to end his probation by Friday.",
      does: 'That\'s a talk. "Am I free at two on Thursday". No. You offer four today.',
    },
    {
      at: '15:00',
      from: 'A colleague in sales',
      asks: "Nobody knows yet, but I'm expecting.",
      does: '"Say congratulations, and that I will call tomorrow". Quietly, by earphone.',
    },
    {
      at: '18:45',
      from: "The parents' council",
      asks: 'Could you take the minutes again?',
      does: '"Decline politely". Seven years are enough.',
    },
  ],
  assumes: { mailsADay: 45, minutesEach: 2, dollarsAnHour: 45 },
  calculation:
    "Applications that run through a hiring tool aren't counted, nor are newsletters on wellbeing. Ninety seconds for a holiday question, more for a person.",
  questions: [
    {
      ask: 'Is personal data of employees safe in it?',
      answer:
        "The mail is in your company's Google account already. The copy is encrypted on a machine that your IT runs. What may be done with it is for your data protection rules.",
    },
    {
      ask: 'Could employees ask Flow directly?',
      answer: "No. It isn't a chatbot and answers nobody by itself. They ask you.",
    },
    {
      ask: 'Does it keep a file for each person?',
      answer:
        "No. Ask about somebody, and it counts and quotes your own mail at that moment. Nothing of it is kept, and that's on purpose.",
    },
  ],
  examples: [
    {
      say: 'Tell him five days until the end of March',
      state: 'mail',
      command: 'reply:words',
      with: 'words: five days until the end of March',
      flow: 'Number eleven has his answer, with a hello and a name.',
    },
    {
      say: 'Am I free at two on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 14:00',
      flow: "No, there's an interview. You hear its title.",
    },
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'The speaker says nothing of the sick note. You read it.',
    },
  ],
} satisfies Job;
