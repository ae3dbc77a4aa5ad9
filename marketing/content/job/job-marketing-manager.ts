import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-marketing-manager',
  title: 'Marketing Manager',
  plural: 'Marketing Managers',
  group: 'other',
  description:
    'A launch has nine suppliers and one marketing manager. Flow reads who waits for the logo, the copy or the budget code, and sends each of them your line.',
  keywords: ['marketing manager email', 'campaign launch', 'agency briefing', 'asset requests', 'content approvals'],
  updated: '2026-11-27',
  hero: {
    line: 'The printer needs bleed. The launch needs you.',
    lead: "Thirteen days to go. The printer wants three millimetres, the translator wants context, and someone from sales wants the deck 'in a nicer blue'.",
  },
  problem: [
    'A launch is a set of small answers. None is hard. All of them stop somebody.',
    'You give them at night, after the meetings about the launch, and so the printer loses a day for a thing you knew at nine.',
  ],
  solution: [
    "Answer on the way to the meeting about it. The printer hears 'three, all round' with a greeting on top, and loses nothing.",
    "Whatever isn't a launch gets moved behind it. The blue deck reappears on the day after, as does the survey, as does your expense report.",
  ],
  features: {
    heading: 'Thirteen days out',
    items: [
      {
        name: 'Stopped people first',
        text: "Suppliers who wait for you are played before everyone who'd like to share a thought.",
      },
      {
        name: 'After the launch, please',
        text: 'One sentence sends a thread to the morning after, at nine.',
      },
      {
        name: 'Budget code, once more',
        text: 'Look up the mail with the code in it and read it off.',
      },
      {
        name: 'Proofs have come',
        text: "You learn what's attached by name. The proof has a v4 in it, and you asked for v5.",
      },
      {
        name: 'Influencer replies',
        text: 'Give them until Thursday. The ones who say nothing come back by themselves.',
      },
      {
        name: 'Tool newsletters',
        text: 'Leave them one by one, as they speak up.',
      },
    ],
  },
  benefits: [
    'Printers print on the day they had free',
    "The translator knows that 'lead' isn't a metal",
    'Sales gets the blue it deserves, later',
    'Launch week has evenings in it',
    'Nobody asks twice for the logo',
  ],
  call: {
    line: "Free the printer before your ten o'clock.",
    text: 'Signup takes a Google account. The printer takes three millimetres.',
  },
  day: [
    {
      at: '08:40',
      from: 'The printer',
      asks: 'Bleed: two or three millimetres? Plates at ten.',
      does: '"Reply that it is three all round". Plates at ten.',
    },
    {
      at: '09:55',
      from: 'The translator',
      asks: "Is 'lead' a metal or a person here?",
      does: '"Tell her it is a person who might buy".',
    },
    {
      at: '12:15',
      from: 'A sales director',
      asks: 'Could the deck be a nicer blue?',
      does: '"Snooze it until Monday at nine". It may pass.',
    },
    {
      at: '14:35',
      from: 'The trade fair',
      asks: "Last call for your stand's power plan.",
      does: '"Any deadline". Today, five. You send it along to the stand builder.',
    },
    {
      at: '19:30',
      from: 'Your sister',
      asks: 'Can you make the invitation look nice?',
      does: 'There\'s no escape. "Reply that you get two versions on Sunday".',
    },
  ],

  calculation:
    'Supplier and colleague mail in a launch month, halved for the quiet ones. No tool alerts, no newsletters on how to do newsletters.',
  questions: [
    {
      ask: 'Can I send campaigns with it?',
      answer: 'No. It writes mail from person to person. Lists, segments and tests belong in your mail tool.',
    },
    {
      ask: 'Does it have templates for recurring answers?',
      answer: 'No templates and no snippets. You say it again, which takes about as long as finding a template.',
    },
    {
      ask: 'Will it summarise a long agency thread?',
      answer: "It gives the gist out of the mail's own sentences. It won't compose an opinion on it.",
    },
  ],
  examples: [
    {
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
      flow: "The gist of the agency's page, drawn from its own sentences.",
    },
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'One file, with v4 in its name. You can say something before ten.',
    },
    {
      say: 'Email Priya about the power plan',
      state: 'mail',
      command: 'new:who',
      with: 'who: Priya; subject: the power plan',
      flow: 'A new mail to your stand builder is open and waits for your words.',
    },
  ],
} satisfies Job;
