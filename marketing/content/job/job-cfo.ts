import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-cfo',
  title: 'CFO',
  plural: 'Chief Financial Officers',
  group: 'executive',
  description:
    'Flow reads a CFO the figure, the date and the ask of each mail, and takes the answer out loud. Approvals go out between meetings, never by accident.',
  keywords: ['CFO email', 'approve invoices by voice', 'month-end close inbox', 'board questions', 'audit requests'],
  updated: '2026-11-27',
  hero: {
    line: "The close has a deadline. Your inbox shouldn't.",
    lead: 'Day four of the close, and everyone who needs a number from you writes at once. Flow reads each mail aloud while you walk to the next review, and your answer leaves when you say so.',
  },
  problem: [
    'Treasury wants the drawdown signed. The controller has a variance in freight. Two vendors ask for new terms, and a director has a question on page eleven of the pack.',
    'Each of them needs one sentence from you. That sentence sits under two pages of history, and it arrives while you stand in front of a slide.',
  ],
  solution: [
    'Flow puts people you usually answer first and plays them one by one. You hear who wrote, what they ask and by when. Say the decision in your own words. Flow turns it into a reply with your greeting and your name, reads it back, and waits.',
    'Nothing is signed off by a slip of the tongue. A reply leaves only on "send it", and for ten seconds after that one word still stops it.',
  ],
  features: {
    heading: 'Built around a finance day',
    items: [
      {
        name: 'The ask before the preamble',
        text: 'Long threads open with the newest question. Ask "what\'s the ask" and you hear that alone.',
      },
      {
        name: 'A decision becomes a letter',
        text: 'Name the amount and the condition. Flow keeps both word for word and adds only the courtesy around them.',
      },
      {
        name: 'Chasers that know when to stop',
        text: 'Set a nudge for the supplier who owes a credit note. If the credit note comes first, the nudge never rings.',
      },
      {
        name: 'Five years of threads, by ear',
        text: 'Ask for the lease amendment from the landlord, and the results appear while you still hold the phone.',
      },
      {
        name: 'Quiet for close week',
        text: 'Put off every newsletter until the books are shut. They come back together, on the morning you chose.',
      },
      {
        name: 'A calendar in the same breath',
        text: 'Hear what Thursday holds, keep two hours for the covenant model, move the budget review.',
      },
    ],
  },
  benefits: [
    'Approvals leave the same day, from the corridor',
    'The auditor waits for facts, and not for you',
    'A wrong amount is caught in the read-back',
    'Payroll and deal mail stay on a machine of your own',
    'The drive home ends with the queue at zero',
    'Every act of the quarter can be looked up in your history',
  ],
  call: {
    line: "Hear tomorrow's inbox tomorrow morning.",
    text: 'Start with thirty credits and no card, or try the made-up mailbox first.',
  },
  day: [
    {
      at: '07:10',
      from: 'The treasurer',
      asks: 'Draw four million on the revolver today, or wait for the Lyon receipts?',
      does: 'You say it in the car: "reply that we wait for Lyon until noon". Done before the garage.',
    },
    {
      at: '09:25',
      from: 'The audit partner',
      asks: 'Three samples from the revenue test have no delivery note.',
      does: '"Forward it to Dana and say please find these three today". Dana has it before the lift opens.',
    },
    {
      at: '12:40',
      from: 'A board member',
      asks: 'Why is freight up when volume is down?',
      does: 'You want the controller in the room for this one, so "snooze it until two".',
    },
    {
      at: '15:05',
      from: 'Procurement',
      asks: 'The software vendor offers three years at the old price if we sign by Friday.',
      does: '"Remind me on Thursday at nine". The offer stays on file with its date.',
    },
    {
      at: '18:30',
      from: "Your daughter's school",
      asks: 'The recital has moved to six on Wednesday.',
      does: '"Put the recital on my calendar Wednesday at six". That one was never going to wait for the close.',
    },
  ],
  assumes: { mailsADay: 45, minutesEach: 2.5, dollarsAnHour: 170 },
  calculation:
    'A finance chief answers less than they receive: we count the mails that need a decision, and leave the copies out. The rate is a salary with its costs, so put your own in its place.',
  questions: [
    {
      ask: 'Can Flow approve a payment for me?',
      answer:
        'No. It writes and sends the mail in which you approve. The payment itself stays in the system where your controls are, with its own four eyes.',
    },
    {
      ask: 'Who can read the mail of a finance chief then?',
      answer:
        'Flow runs on a machine that your company chooses. The mail lies there and with Google, the tokens are sealed, and no language model gets a word of it unless you switch one on.',
    },
    {
      ask: 'What if it mishears a number?',
      answer:
        'You hear the reply before it goes, with the amount in it. Say the right figure again, or type it. After sending you still have ten seconds to stop the mail.',
    },
  ],
  examples: [
    {
      say: 'Reply that I approve it, capped at forty thousand',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I approve it, capped at forty thousand',
      flow: 'Flow writes the reply to the vendor manager, reads it back with the cap in it, and asks whether to send.',
    },
    {
      say: "Remind me if the auditors don't answer by Thursday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'On Thursday at eight the thread is back on top, unless an answer came first.',
    },
    {
      say: 'Block tomorrow from two to four for the board deck',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-18 14:00-16:00; title: board deck',
      flow: 'The time is kept in your Google Calendar, and Flow names what it clashes with.',
    },
  ],
} satisfies Job;
