import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-product-manager',
  title: 'Product Manager',
  plural: 'Product Managers',
  group: 'other',
  description:
    'Product managers say no in writing all day. Flow reads out what each stakeholder really asks, so a kind no, a date or a question is sent before stand-up.',
  keywords: ['product manager email', 'stakeholder communication', 'feature requests', 'roadmap', 'release notes'],
  updated: '2026-11-27',
  hero: {
    line: 'Everybody has one small request. You have forty.',
    lead: "Sales promised an export. Support has nine tickets with the same word in them. Design wants to know if the empty state is really empty. All of it starts with 'quick question'.",
  },
  problem: [
    'Your work is deciding what not to do, and every decision arrives as a thread. If you do not answer, somebody reads it as a yes and puts it on a slide.',
    'Threads about scope have long memories. In the sixth reply hides the sentence that changed the spec, and it was written while you were in user interviews.',
  ],
  solution: [
    'Flow reads the new part only. You hear that legal moved the date, without the five replies in which they argued about it.',
    'Between two interviews you send three short truths: not this quarter, yes if it is behind the flag, show me the nine tickets. Each goes out as a decent mail.',
  ],
  features: {
    heading: 'Saying no, nicely and early',
    items: [
      {
        name: 'The sentence that moved the date',
        text: 'Ask whether there is a deadline. You get the line, and not the argument.',
      },
      {
        name: 'A no with a reason',
        text: 'Two spoken clauses, a greeting around them, and nobody feels brushed off.',
      },
      {
        name: 'One thread per bet',
        text: 'File it under the bet it belongs to by saying the name. Labels are the ones you have in Gmail.',
      },
      {
        name: 'Nudges for estimates',
        text: 'Engineering will look at it. If they have not by Monday, the thread looks at you.',
      },
      {
        name: 'Interview mode',
        text: 'Pause it with a word when the user joins. It is where you left it an hour later.',
      },
    ],
  },
  benefits: [
    'Silence is no longer taken for consent',
    'Scope changes reach you on the day they are written',
    'Stand-up starts with answers',
    'Nine tickets become one question',
    'Thinking time survives the afternoon',
  ],
  call: {
    line: 'Turn down three features before lunch.',
    text: 'Kindly. The made-up mailbox is good practice.',
  },
  day: [
    {
      at: '08:50',
      from: 'A key account manager',
      asks: 'I told them the export comes in March. It does, right?',
      does: '"Reply that March is not certain, and I call you at eleven". Better now than on a slide.',
    },
    {
      at: '10:10',
      from: 'The tech lead',
      asks: 'Two options for the migration, one ugly. Which?',
      does: 'You want to see the trade-offs on a screen. "Snooze it until two".',
    },
    {
      at: '11:35',
      from: 'Legal',
      asks: 'New wording for the consent screen, must be live before the first.',
      does: '"Any deadline", you ask, and there it is again in one sentence. It goes to design.',
    },
    {
      at: '15:20',
      from: 'A user from last week',
      asks: 'You asked how I do it today. I made a film of my screen.',
      does: 'Gold. "File it under Research", and you watch it before dinner.',
    },
    {
      at: '17:45',
      from: 'The landlord',
      asks: 'May the plumber come on Friday between eight and twelve?',
      does: '"Am I free on Friday at nine". You are, so he may.',
    },
  ],
  calculation:
    'Product people receive far more than this. We count only threads in which somebody waits for your call, at the cost of an experienced manager.',
  questions: [
    {
      ask: 'Does it connect to our ticket system or chat?',
      answer: 'No. It reads the mails that those tools send you, and lets you clear them in one go.',
    },
    {
      ask: 'Will it summarise a spec?',
      answer:
        'It summarises mails with sentences that stand in them. Documents that are linked or attached it leaves closed.',
    },
    {
      ask: 'How does it know what is new in a thread?',
      answer: 'By taking off what was quoted and starting after your own last message.',
    },
  ],
  examples: [
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'You hear the sentence with the first of the month in it.',
    },
    {
      say: 'File it under Research',
      state: 'mail',
      labels: ['Research'],
      command: 'move:Label_Research',
      flow: 'The film is where you keep the others.',
    },
    {
      say: 'Reply that March is not certain, and I call you at eleven',
      state: 'mail',
      command: 'reply:words',
      with: 'words: March is not certain, and I call you at eleven',
      flow: 'The account manager can still change the slide.',
    },
  ],
} satisfies Job;
