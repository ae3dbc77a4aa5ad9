import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-it-manager',
  title: 'IT Manager',
  plural: 'IT Managers',
  group: 'other',
  description:
    "A printer, a phishing test, a licence that ends tonight, and the boss's new phone. Flow reads an IT manager what's burning and keeps vendors' mail in its place.",
  keywords: [
    'IT manager email',
    'helpdesk escalations',
    'licence renewal',
    'phishing reports',
    'vendor emails',
    'self-hosted mail tools',
  ],
  updated: '2026-11-27',
  hero: {
    line: "It's the printer. It was always the printer.",
    lead: "You're on the floor of the comms room with a torch, tracing a cable someone labelled 'do not'. On the phone in your pocket are a renewal, a joiner without a login, and the managing director's brother's laptop.",
  },
  problem: [
    'People mail you since the ticket system asks them questions. Vendors mail you since you once scanned a badge. Devices mail you because you told them to.',
    "What can't wait looks like all that: one line from accounts about an invoice with a strange address.",
  ],
  solution: [
    "From the comms room floor you can hear the lot. Anyone who expects you goes first. Devices go in a sweep. Accounts gets a plain answer: don't click, I'm coming.",
    "Licences and certificates have dates, and their threads come back by themselves while there's still a week.",
  ],
  features: {
    heading: 'Under the desk, over the ceiling',
    items: [
      {
        name: 'Strange senders',
        text: 'An address that imitates one you know is called out. You heard it here before accounts clicked.',
      },
      {
        name: 'Sweeps with a way back',
        text: 'All mails of a device older than a month. You see the number first, and one undo has them again.',
      },
      {
        name: "Certificates that don't lapse",
        text: "Give the thread the Monday before. That Monday it's on top.",
      },
      {
        name: 'Yours to run',
        text: "It's hosted on one machine, as free software, behind what you already guard.",
      },
      {
        name: 'No agent on the desktops',
        text: "It's a page in the browser. There's nothing to package.",
      },
      {
        name: 'Badge scans regretted',
        text: 'Unsubscribe per vendor, as you hear them.',
      },
    ],
  },
  benefits: [
    'Accounts asks before it clicks',
    'Joiners have a login on the first morning',
    'Certificates are renewed in daylight',
    'Devices speak once a month',
    'You finish tracing the cable',
  ],
  call: {
    line: 'Hear the queue from under the desk.',
    text: 'Host it on the spare box. Thirty credits are in every new account.',
  },
  day: [
    {
      at: '08:10',
      from: 'HR',
      asks: 'New colleague starts in ten minutes. Login?',
      does: '"Forward it to Ravi and say please set her up now". For once it was HR.',
    },
    {
      at: '09:25',
      from: 'Accounts',
      asks: 'This invoice looks odd, shall I open it?',
      does: '"Reply that you should not open it, I am on my way".',
    },
    {
      at: '11:40',
      from: 'A backup appliance',
      asks: 'Job completed, 412 times.',
      does: '"Archive everything from Veeam older than a month".',
    },
    {
      at: '14:15',
      from: 'The domain registrar',
      asks: 'Certificate expires in 21 days.',
      does: '"Remind me on Monday at nine".',
    },
    {
      at: '17:30',
      from: 'The managing director',
      asks: "My brother's laptop is slow.",
      does: 'That\'s a sort of request. "Snooze it until tomorrow at five".',
    },
  ],
  assumes: { mailsADay: 35, minutesEach: 1.5, dollarsAnHour: 50 },
  calculation: "Tickets have their tool and devices have their sweep. This is the rest, and it's a long rest.",
  questions: [
    {
      ask: 'What does it need to run?',
      answer: "One machine, a Google project of your own, and somebody who reads the guide. That's you.",
    },
    {
      ask: 'Can we roll it out to a Microsoft tenant?',
      answer: "No. It reads Gmail and Google Calendar, so it's for Workspace shops or accounts.",
    },
    {
      ask: 'Does it replace our mail filter?',
      answer:
        'No. It warns of look-alike addresses at reading time. Filtering and quarantine stay with Google and your gateway.',
    },
  ],
  examples: [
    {
      say: 'Reply that you should not open it, I am on my way',
      state: 'mail',
      command: 'reply:words',
      with: 'words: you should not open it, I am on my way',
      flow: "Accounts has it in writing while you're still on the stairs.",
    },
    {
      say: 'Spam',
      state: 'mail',
      command: 'spam',
      flow: 'The odd invoice is reported and gone from your queue.',
    },
    {
      say: 'Archive everything from Veeam older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Veeam; day: 2026-10-17',
      flow: "You hear how many jobs completed, agree, and don't hear of them again.",
    },
  ],
} satisfies Job;
