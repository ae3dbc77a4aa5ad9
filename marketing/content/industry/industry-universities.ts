import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-universities',
  title: 'Universities',
  adjective: 'university',
  plural: 'Universities and colleges',
  description:
    'Committee papers, exam pleas and grant deadlines, heard on the way across campus. Flow helps a university answer people before it files reports.',
  keywords: ['university email', 'academic inbox', 'grant deadlines', 'student requests', 'faculty email'],
  updated: '2026-11-27',
  hero: {
    line: 'The lecture ends. The petitions begin.',
    lead: 'Between the lecture hall and the senate room lie nine minutes and a lawn. Flow uses them: a student with the flu, a reviewer who pulls out, a dean who needs a name by noon.',
  },
  problem: [
    "Campus mail goes to all. There is cake in chemistry, a lift is out of order, the parking rules have a new annex. Sixty such notes later, a first-year asks how to drop the course she can't bear.",
    "The grant office, too, has learned to write 'urgent'. Once a term, it is.",
  ],
  solution: [
    'What comes from a person to you is heard ahead of what came to all. Cake is for later.',
    "The student gets a kind, clear line under the plane trees. The call with the real closing date is put on Thursday's first hour, and there it stays.",
  ],
  features: {
    heading: 'Nine minutes of lawn',
    items: [
      {
        name: 'Students before circulars',
        text: 'A first name with a question goes ahead of the parking annex.',
      },
      {
        name: 'Closing dates, spoken',
        text: 'Ask for the deadline and hear the day that the funder wrote.',
      },
      {
        name: 'Committees you can mute',
        text: 'A thread about the agenda of the agenda can fall silent for good.',
      },
      {
        name: 'Nominations by noon',
        text: 'Answer the dean in a sentence, on foot.',
      },
      {
        name: 'Reviewers, nudged',
        text: "Only the ones who don't write come back to you.",
      },
      {
        name: 'Courses as labels',
        text: "Pleas, notes and doctor's letters of one course stay in one drawer.",
      },
    ],
  },
  benefits: [
    'First-years get a person and a reply',
    'Grant calls are met with days in hand',
    'Senate papers are known before the senate',
    'Office hours are for talking',
    'Cake is still found in time',
  ],
  mails: [
    {
      name: 'The plea',
      text: 'The grandmother, the bus and the printer, in one night.',
    },
    {
      name: 'The call for papers',
      text: 'Extended, again, and now really closed.',
    },
    {
      name: 'The nomination',
      text: 'A name by noon. Any name.',
    },
    {
      name: 'The reviewer',
      text: 'Honoured, thrilled, and unable.',
    },
    {
      name: 'The all-staff note',
      text: "The north lift. It's always the north lift.",
    },
  ],
  call: {
    line: 'Cross the lawn with nothing to type.',
    text: 'No card, thirty credits, and no committee has to approve a made-up mailbox.',
  },
  questions: [
    {
      ask: 'Our mail is on another system. Can we join?',
      answer: 'No, not today. Flow works with Gmail, so it suits campuses on Google Workspace.',
    },
    {
      ask: "Where do students' mails go?",
      answer:
        'They stay with Google, as now, and on the one machine you host. Your own rules decide if that is in order.',
    },
    {
      ask: 'Will it grade or judge a plea?',
      answer: "It won't. It reads the words and leaves mercy to you.",
    },
  ],
  examples: [
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: "The agenda of the agenda won't return to your inbox.",
    },
    {
      say: 'Reply that an extension until Monday is fine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: an extension until Monday is fine',
      flow: "The student has it in writing, after you've heard the day once.",
    },
    {
      say: 'When does my day start on Thursday',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-19',
      flow: 'You know how early the senate wants you.',
    },
  ],
} satisfies Industry;
