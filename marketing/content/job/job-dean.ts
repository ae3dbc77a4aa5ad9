import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-dean',
  title: 'Dean',
  plural: 'Deans',
  group: 'other',
  description:
    'A dean answers chairs, donors and a provost who wants a number by five. Flow reads each faculty mail down to its request and takes the ruling you speak.',
  keywords: [
    'dean email',
    'academic administration inbox',
    'faculty hiring',
    'tenure file',
    'provost requests',
    'donor correspondence',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'The chair of history would like a word. Again.',
    lead: 'Nine departments believe that they get less than the other eight. Each says so in a page and a half, with the history of the matter since 1998.',
  },
  problem: [
    "The provost needs enrolment by five. A donor's widow asks where the plaque went. Two tenure files lack an outside letter, and the candidate in chemistry has a counteroffer from Ann Arbor.",
    'You were a scholar once. Now you read mail in the pauses of receptions, smiling.',
  ],
  solution: [
    'Ask for the request alone and skip the history since 1998. Rule in a sentence, or say which associate dean takes it, and walk to the next reception.',
    "The counteroffer can't wait for the committee cycle. You'll hear it first, because a person is waiting on you, and Ann Arbor is quick.",
  ],
  features: {
    heading: 'Nine departments, one pair of ears',
    items: [
      {
        name: 'Page and a half, in a line',
        text: 'Whatever the chair writes, you get the one sentence that wants something.',
      },
      {
        name: 'Outside letters, by their date',
        text: "Referees who haven't written by the eighth come back to you in person.",
      },
      {
        name: 'Associate deans get the rest',
        text: 'Delegating is a name and a remark, dictated between two handshakes.',
      },
      {
        name: 'Donors, in your own tone',
        text: 'The greeting you use for Mrs. Albright is the one that goes on top.',
      },
      {
        name: 'What I granted history in May',
        text: 'Look up your own words before the chair quotes them to you.',
      },
    ],
  },
  benefits: [
    'Candidates hear from you before Ann Arbor calls back',
    'Chairs get a ruling, so they can be cross and go on',
    'Tenure files reach the committee complete',
    "Widows aren't kept waiting about a plaque",
    'Receptions are for talking again',
  ],
  call: {
    line: 'Rule on three departments before the toast.',
    text: 'The trial mailbox is made up and has no tenure. You may find that restful.',
  },
  day: [
    {
      at: '08:05',
      from: 'Chemistry, the search chair',
      asks: 'Our first choice has a counteroffer. Can we add a lab technician?',
      does: '"Tell her yes to the technician, for three years". Chemistry can phone by nine.',
    },
    {
      at: '10:30',
      from: 'The chair of history',
      asks: 'On the long record of underinvestment in my department.',
      does: '"What\'s the ask". One half-time post. You file it for the budget round.',
    },
    {
      at: '14:00',
      from: "The provost's office",
      asks: 'Enrolment by programme, today, by five.',
      does: '"Delegate it to Ruben". He has the table already.',
    },
    {
      at: '16:20',
      from: 'Mrs. Albright',
      asks: "The bench with my husband's name has moved. Where to?",
      does: 'You walk over and look. "Reply that it stands under the lindens now".',
    },
    {
      at: '20:40',
      from: 'Your old doctoral adviser',
      asks: 'Are you still writing?',
      does: 'You leave that one unread a while. "Mark it unread".',
    },
  ],
  assumes: { mailsADay: 50, minutesEach: 2.5, dollarsAnHour: 110 },
  calculation:
    "Requests from departments, the provost's side and donors. Senate minutes aren't in, and you wouldn't read them by ear anyway.",
  questions: [
    {
      ask: 'Can my assistant and I both use it on my mailbox?',
      answer:
        'Each of you signs in with an account of your own, and a queue belongs to one account. It has no shared inbox to offer.',
    },
    {
      ask: 'Are personnel matters safe in it?',
      answer:
        'The mail stays with Google, and the working copy is encrypted on a machine the university runs. Your counsel and your records office set the rules for the rest.',
    },
    {
      ask: 'Does it keep promises straight between departments?',
      answer:
        'Those made by mail. It notes what you granted and what was granted to you, with the sentence. What history was told at a reception, it never heard.',
    },
  ],
  examples: [
    {
      say: 'Delegate it to Ruben',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Ruben',
      flow: "The provost's request goes to your associate dean, after you've heard it.",
    },
    {
      say: 'Mark it unread',
      state: 'mail',
      command: 'mark-unread',
      flow: "The note from your adviser stays bold until you're ready for it.",
    },
    {
      say: 'Find the letter from Albright since June',
      state: 'mail',
      command: 'search',
      with: 'words: the letter from Albright since June',
      flow: 'Her mails since June, newest at the top.',
    },
  ],
} satisfies Job;
