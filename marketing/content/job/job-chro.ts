import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-chro',
  title: 'Chief Human Resources Officer',
  plural: 'CHROs',
  group: 'executive',
  description:
    'A CHRO reads mail that must be answered today and must never be overheard. Flow speaks in one ear, goes silent on command, and keeps each word at home.',
  keywords: [
    'CHRO email',
    'chief human resources officer',
    'confidential HR email',
    'works council',
    'people operations inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Some mails shouldn't be read by the coffee machine.",
    lead: "A leaver's settlement, a complaint about a director, and the pay round. You get to them between two floors, with people on the stairs who would love to see your screen.",
  },
  problem: [
    'Your mail weighs more than it reads. Three lines from an employee can be the start of a case, and the reply you give today may be exhibit two next year.',
    "And around it the ordinary week goes on: merit budgets, the works council's questions, a benefits broker with a webinar.",
  ],
  solution: [
    "Wear one earphone and nobody sees what you're reading. When the lift fills up, two words stop the voice while the text stays on your phone.",
    'Replies of this weight get said, heard back, slept on. Save the draft, or let it wait until morning, and send it when you still agree with yourself.',
  ],
  features: {
    heading: 'Discretion as a daily routine',
    items: [
      {
        name: 'Quiet at once',
        text: 'Private mode keeps contents off the loudspeaker when somebody walks in.',
      },
      {
        name: 'Nothing leaves in anger',
        text: "The answer to the director is read aloud to you, and then held once more before it's gone.",
      },
      {
        name: 'The case by name',
        text: 'Find every mail of that conversation since March, without asking IT to look.',
      },
      {
        name: 'Pay round on the right days',
        text: 'Threads about merit snooze until the committee has met.',
      },
      {
        name: 'Named recipients',
        text: "You hear who's on copy. A manager who shouldn't be there stands out.",
      },
      {
        name: 'Brokers and webinars',
        text: 'One unsubscribe each. They were never urgent.',
      },
    ],
  },
  benefits: [
    'Employees in trouble hear from you the same day',
    'Sensitive replies are calm and on record',
    'Managers get a ruling while it still helps',
    'Nobody reads over your shoulder',
    'The works council has its answer before the meeting',
  ],
  call: {
    line: 'Take the stairs and one earphone.',
    text: 'Begin in the invented mailbox. Nobody in it can be overheard.',
  },
  day: [
    {
      at: '07:55',
      from: 'An employee in finance',
      asks: 'May I speak with you about my director? In confidence.',
      does: '"Say yes, I can see you at two today". You pick the room without a window.',
    },
    {
      at: '09:30',
      from: 'The works council',
      asks: 'We expect the shift model in writing by Friday.',
      does: '"Any deadline", you ask, since the mail has three pages. Friday, noon.',
    },
    {
      at: '12:10',
      from: 'A regional head',
      asks: 'Can I offer her 8 % outside the round?',
      does: '"Tell him not before the committee". He\'ll live.',
    },
    {
      at: '15:45',
      from: 'Employment counsel',
      asks: 'Draft settlement for your comments.',
      does: 'This one is for a desk and a closed door. "Snooze it until five".',
    },
    {
      at: '18:30',
      from: 'A colleague who left in May',
      asks: 'Found something. Thank you for the reference.',
      does: '"Star it". There aren\'t many like it.',
    },
  ],

  calculation:
    "Cases take longer than two and a half minutes, and approvals far less. The benefits broker isn't counted at all.",
  questions: [
    {
      ask: 'Who could see what I dictate?',
      answer:
        "It's turned into text on your device. What's stored sits encrypted on the machine your company hosts, and no recording is kept. Who runs that machine is a question to ask IT.",
    },
    {
      ask: 'Does Flow connect to our HR system?',
      answer: 'No. Personnel files and their access rights stay where they are.',
    },
    {
      ask: 'Is it allowed for employee data with us?',
      answer:
        "We can't say that for you. Your data protection officer and, in some countries, your works council decide.",
    },
  ],
  examples: [
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: "Flow finds the date in the council's three pages and speaks the sentence around it.",
    },
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'The voice stops. The text stays on your phone.',
    },
    {
      say: 'Save draft',
      state: 'ready',
      command: 'save',
      flow: 'Your answer to the director rests in Gmail until tomorrow.',
    },
  ],
} satisfies Job;
