import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-controller',
  title: 'Financial Controller',
  plural: 'Financial Controllers',
  group: 'other',
  description:
    "At month end a controller waits for accruals, recs and one last approval. Flow reads who has answered, nudges who hasn't, and gives you the screen back.",
  keywords: [
    'financial controller email',
    'month-end close',
    'accruals',
    'reconciliations',
    'close checklist',
    'intercompany',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Day three. Belgium still hasn't posted its accruals.",
    lead: 'The trial balance is open on one screen and intercompany is out by 4,118. The person who can explain it answered an hour ago, somewhere under twenty-two other mails.',
  },
  problem: [
    "Close is a relay, and you hold the stopwatch. Each entity hands over by mail: 'posted', 'nearly', 'which rate did we use'. Whoever is late says nothing at all.",
    "So you tab out of the ledger to look. Nothing. You tab back, and you've lost the line you were tracing.",
  ],
  solution: [
    'Leave the ledger where it is. Flow says who wrote and what they want while your eyes stay on the variance.',
    "Silence is handled too. When you ask Ghent for accruals you also say until when you'll wait, and the thread comes back only if Ghent doesn't.",
  ],
  features: {
    heading: 'Working days one to five',
    items: [
      {
        name: 'The question about the rate',
        text: "Answer with one figure by voice. It's read back to you before it leaves.",
      },
      {
        name: 'Late entities surface',
        text: "A reminder hangs on the missing answer, so there's no chase list to keep.",
      },
      {
        name: 'Cut-off mails later',
        text: "Vendor statements snooze until day six, when you'll want them.",
      },
      {
        name: 'Evidence for the file',
        text: 'Look for the approval from March when audit asks, and hear the sentence that gave it.',
      },
      {
        name: 'One booking for the flash call',
        text: "Move it by an hour when the numbers aren't there. Guests hear it from the invitation.",
      },
    ],
  },
  benefits: [
    'The hard close lands on the day you promised',
    'You trace a variance from start to end in one go',
    'Entities learn that your dates are meant',
    'Approvals can be found when the auditors come',
    "Nobody emails 'any update' on your behalf",
  ],
  call: {
    line: 'Ask Ghent once. Then look at the ledger.',
    text: "Thirty credits to start with. You won't have to accrue for them.",
  },
  day: [
    {
      at: '08:10',
      from: 'Ghent, accounts',
      asks: 'Posting accruals now. Which rate for the dollar invoices?',
      does: '"Reply that it is the month-end rate, 1.0820". The number is read to you before it goes.',
    },
    {
      at: '10:30',
      from: 'Group consolidation',
      asks: 'Intercompany with Austria is out by 4,118.',
      does: 'It\'s a timing thing, and Vienna can prove it. "Forward it to Katrin and say can you check the credit note".',
    },
    {
      at: '13:45',
      from: 'The CFO',
      asks: 'When do I see the flash?',
      does: '"Tell him the flash comes at five". He\'ll ask again at four.',
    },
    {
      at: '15:20',
      from: 'A software vendor',
      asks: 'Statement of account attached, kindly confirm.',
      does: '"Snooze it until Monday at nine", well after day five.',
    },
    {
      at: '17:50',
      from: 'The bakery',
      asks: 'Your birthday cake order is ready.',
      does: 'It\'s for the payables team. "Star it".',
    },
  ],
  assumes: { mailsADay: 35, minutesEach: 2.5, dollarsAnHour: 65 },
  calculation:
    "The close week is heavier than this and the third week lighter. The count is an average month's day, without system alerts from the ledger.",
  questions: [
    {
      ask: 'Will Flow read figures out of a spreadsheet?',
      answer: 'No. Attachments are named, not opened aloud. A number that stands in the mail itself is spoken.',
    },
    {
      ask: 'Can a colleague approve through my voice?',
      answer: 'Whoever sits at your open session could, as with any open mailbox. Lock the screen when you get coffee.',
    },
    {
      ask: 'Do my approvals leave a trace?',
      answer: "The sent mail is the trace, in Gmail. Flow's own history also shows what you did and when.",
    },
  ],
  examples: [
    {
      say: 'Reply that it is the month-end rate, 1.0820',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is the month-end rate, 1.0820',
      flow: 'The rate goes to Ghent as spoken, and you hear it back first.',
    },
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'Flow counts the robot mails, asks once, and clears them.',
    },
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The flash call starts an hour later. Attendees are told after a short hold.',
    },
  ],
} satisfies Job;
