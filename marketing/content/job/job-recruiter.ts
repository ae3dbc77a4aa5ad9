import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-recruiter',
  title: 'Recruiter',
  plural: 'Recruiters',
  group: 'other',
  description:
    'Candidates cool by the hour. Flow reads a recruiter every reply between two screens, books the panel, and nudges the hiring manager who has gone quiet.',
  keywords: [
    'recruiter email',
    'candidate communication',
    'interview scheduling',
    'hiring manager follow up',
    'offer letter',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'She has another offer. It ends on Friday.',
    lead: 'The best one in the pipeline wrote at noon. Your panel is on holiday, the hiring manager is in a workshop, and you are on a screen with somebody who calls it a journey.',
  },
  problem: [
    'Hiring is a relay in which nobody looks behind. A candidate waits for you, you wait for a manager, the manager waits for a form that you sent on Monday.',
    'Every hour of it is felt at the other end by a person who has told their parents about the interview. And your inbox is four hundred applications deep in the same subject line.',
  ],
  solution: [
    'Between screens you put in an earphone. Flow plays the candidates who answered, not the portal that announces them, and you reply as you would on the telephone.',
    'The managers who owe you feedback come back by themselves after two days, unless they have written. You chase fewer people and catch more of them.',
  ],
  features: {
    heading: 'Faster than the other offer',
    items: [
      {
        name: 'People before portals',
        text: 'A reply from a person in the process plays ahead of the job board’s daily digest.',
      },
      {
        name: 'Feedback with a fuse',
        text: 'Give the manager until Wednesday. If the scorecard comes, the fuse goes out.',
      },
      {
        name: 'Slots by voice',
        text: 'Ask for your own gaps on Thursday while you have the candidate on the line.',
      },
      {
        name: 'A decent no',
        text: 'Two honest sentences with a name at the top. It takes eight seconds, so they get one.',
      },
      {
        name: 'Private by default',
        text: 'Salaries and reasons for leaving stay on the machine that your company keeps.',
      },
    ],
  },
  benefits: [
    'Nobody hears of your decision from a template',
    'Offers go out before the rival’s deadline',
    'Managers answer, because you noticed',
    'Four hundred applications do not hide one reply',
    'Screens end, and the answer is gone by the next',
  ],
  call: {
    line: 'Write to her before your next screen.',
    text: 'Thirty credits are enough for thirty people to hear from you today.',
  },
  day: [
    {
      at: '08:45',
      from: 'Lina, backend candidate',
      asks: 'The other company wants a yes by Friday. Where do I stand?',
      does: '"Tell her we decide on Wednesday, and I call her tonight". She writes back with a time.',
    },
    {
      at: '10:30',
      from: 'The hiring manager',
      asks: 'No mail from him, and that is the point.',
      does: 'You had said "remind me if he does not answer by Tuesday". It is Tuesday, and up he comes.',
    },
    {
      at: '13:20',
      from: 'A panel member',
      asks: 'I must drop out of the two o\u2019clock. Sorry.',
      does: '"Forward it to Jonas and say could you step in at two". He can.',
    },
    {
      at: '15:00',
      from: 'A candidate you turned down in spring',
      asks: 'You said I should write again. I did the course.',
      does: 'He gets a star, and you smile. "Star it".',
    },
    {
      at: '18:10',
      from: 'Your running group',
      asks: 'Six at the bridge?',
      does: '"Say yes". Shoes are under the desk.',
    },
  ],
  calculation:
    'We count mails to and from people in a process, three minutes each with the looking-up. The digests of job boards are not in it.',
  questions: [
    {
      ask: 'Does it plug into our applicant system?',
      answer: 'No. It handles the mail around it. Scorecards stay where your process has them.',
    },
    {
      ask: 'Will it judge candidates?',
      answer: 'No. It orders mail by who waits for you. It has no view on people, and no model that could have one.',
    },
    {
      ask: 'Can it offer candidates a page to pick a slot?',
      answer: 'Not today. It tells you your own openings, and you name two of them in the reply.',
    },
  ],
  examples: [
    {
      say: 'Tell her we decide on Wednesday, and I call her tonight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we decide on Wednesday, and I call her tonight',
      flow: 'Lina has it while the other offer is still only an offer.',
    },
    {
      say: 'Find time with Ana and Tom on Thursday',
      state: 'mail',
      command: 'event:find',
      with: 'time: 2026-11-19; with: Ana; with: Tom',
      flow: 'Two interviewers, one free hour, before the candidate has hung up.',
    },
    {
      say: 'Remind me if he does not answer by Thursday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'No scorecard by then, and the thread is the first thing you hear.',
    },
  ],
} satisfies Job;
