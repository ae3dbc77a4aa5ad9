import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-ciso',
  title: 'Chief Information Security Officer',
  plural: 'CISOs',
  group: 'executive',
  description:
    "A CISO reads questionnaires, findings and a board member's forwarded scare. Flow runs on your own machine, warns of look-alikes and reads the ask out plainly.",
  keywords: [
    'CISO email',
    'security questionnaires',
    'phishing',
    'self-hosted email assistant',
    'incident communication',
    'board reporting security',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Is it phishing. Is it the auditor. Yes.',
    lead: "A link to 'your evidence portal', a customer's 312 questions, and the chair of the board who's read something about quantum. You're between an incident review and a budget.",
  },
  problem: [
    'You tell everyone not to read mail in a hurry. Then you read yours in a lift.',
    "It's the ideal target: urgent by nature, external by half, with attachments by the dozen. And somewhere there's a researcher who found a real hole and has given you ninety days.",
  ],
  solution: [
    "Flow points out when a sender's domain is one letter off from one you know. Text in a mail is read, never obeyed, so a mail can't make it act.",
    'The researcher is answered today, in two civil lines. Question 1 to 312 goes to the person who has the sheet. The chair gets a time and a short talk.',
  ],
  features: {
    heading: 'Threat model: a Tuesday',
    items: [
      {
        name: 'One letter off',
        text: "Look-alike senders are named before you've formed an opinion.",
      },
      {
        name: 'Your perimeter',
        text: 'One machine, hosted by you. Tokens, drafts and spoken words are encrypted on it.',
      },
      {
        name: 'No voice on file',
        text: 'Speech is turned to text and no recording is kept.',
      },
      {
        name: 'Model off by default',
        text: 'None is asked unless your host connects one and the user agrees. It then gets a phrase Flow missed, and no mail.',
      },
      {
        name: 'A history of acts',
        text: 'What was archived, sent, undone, and at which minute.',
      },
      {
        name: 'The ninety days',
        text: "Put the researcher's thread on day sixty. It'll be there.",
      },
    ],
  },
  benefits: [
    'Researchers feel welcome and stay patient',
    'Questionnaires reach whoever keeps the answers',
    'The chair hears about quantum in ten minutes',
    'A spoofed portal is a story and not an incident',
    'You follow your own advice in lifts',
  ],
  call: {
    line: 'Review the code before it reviews your mail.',
    text: 'The source is public. So is a mailbox with made-up people, for a first look.',
  },
  day: [
    {
      at: '07:45',
      from: "'Evidence portal'",
      asks: 'Please sign in to confirm your audit slot.',
      does: 'Flow warns that the address only resembles the auditor\'s. "Spam".',
    },
    {
      at: '09:10',
      from: 'A security researcher',
      asks: 'Found an open redirect on your login. 90 days.',
      does: '"Reply that we confirm it, and will write again on Friday".',
    },
    {
      at: '11:30',
      from: "A customer's procurement",
      asks: 'Questionnaire attached: 312 items, due Monday.',
      does: '"Delegate it to Sasha". She has a sheet with 311 answers.',
    },
    {
      at: '14:05',
      from: 'The chair of the board',
      asks: 'Should I be afraid of quantum?',
      does: '"Schedule a call with Mr. Adler on Thursday at five".',
    },
    {
      at: '19:20',
      from: 'Your locksmithing club',
      asks: 'Bring your own padlock tonight.',
      does: '"Star it". There, nobody\'s in a hurry.',
    },
  ],

  calculation:
    "Alerts belong to a console and not to this sum. What's counted is people who want assurance, evidence or an hour.",
  questions: [
    {
      ask: 'Is Flow certified for anything?',
      answer:
        'We make no such claim on this page. You host it, you can read it, and you judge it by your own controls.',
    },
    {
      ask: 'Can a mail inject a command?',
      answer:
        "Commands come from what you say, type or press. A mail's text is only ever read out, whatever it asks for.",
    },
    {
      ask: 'What does Google still see?',
      answer:
        "What it sees today. It's your mail host, and an access grant to Flow is visible and revocable in its console.",
    },
  ],
  examples: [
    {
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
      flow: 'It says why this mail is where it is, so you can check the rule.',
    },
    {
      say: 'Delegate it to Sasha',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Sasha',
      flow: 'The 312 questions are on their way to the sheet, read to you first.',
    },
    {
      say: 'Reply that we confirm it, and will write again on Friday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we confirm it, and will write again on Friday',
      flow: 'The researcher has a date, which is most of what they want.',
    },
  ],
} satisfies Job;
