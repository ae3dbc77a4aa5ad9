import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-support-manager',
  title: 'Support Manager',
  plural: 'Support Managers',
  group: 'other',
  description:
    "The tickets have a tool. A support manager's own mail has the rest: escalations, shift gaps, engineers. Flow reads it while you walk the floor.",
  keywords: ['support manager email', 'escalations', 'customer support lead', 'shift coverage', 'CSAT'],
  updated: '2026-11-27',
  hero: {
    line: "The queue is green. Your inbox isn't.",
    lead: "On the wall, response times look fine. In your mail a customer has found the CEO, two of the late shift are sick, and engineering closed the bug as 'works here'.",
  },
  problem: [
    "Everything that doesn't fit in a ticket comes to you as a letter. It's long, it's late, and it quotes the ticket from the start.",
    'And you lead by walking around. Sit down to read, and three hands go up.',
  ],
  solution: [
    'Put one ear on the mail while you go from desk to desk. The escalation plays with its last message only, and you answer it between two raised hands.',
    "Engineering gets the thread back with your line, and it's due in your queue again tomorrow at nine unless somebody has written.",
  ],
  features: {
    heading: 'Walking the floor, one ear in',
    items: [
      {
        name: 'Escalations without the ticket',
        text: 'Two hundred lines of history are skipped. You hear what the customer wrote last.',
      },
      {
        name: 'Late shift, filled',
        text: 'Ask someone by voice, and get a ping if nobody says yes by noon.',
      },
      {
        name: 'Bugs that come back',
        text: 'The closed one returns on its own if engineering is silent.',
      },
      {
        name: 'Praise, saved up',
        text: "Star what's kind, and read it out on Friday.",
      },
      {
        name: 'Robots by the hundred',
        text: 'Each tool writes you a summary. Archive a month of those in one go.',
      },
    ],
  },
  benefits: [
    'Customers who found the CEO get you instead',
    'Late shift is full before lunch',
    'Engineering explains itself within the day',
    'Raised hands are seen',
    'Friday starts with something kind',
  ],
  call: {
    line: 'Walk the floor. Let one ear work.',
    text: 'You can try it now, on letters from people who never were.',
  },
  day: [
    {
      at: '09:05',
      from: "The CEO's assistant",
      asks: 'A Mr. Bauer wrote to him. Can you take it?',
      does: '"Reply that I have it, and will call him by eleven".',
    },
    {
      at: '10:30',
      from: 'Two of the late shift',
      asks: 'Sick, sorry. Both of us had the fish.',
      does: '"Forward it to Wanda and say can you find two for tonight".',
    },
    {
      at: '13:40',
      from: 'Engineering',
      asks: 'Closing 8812, works here.',
      does: '"Tell him it fails on a phone, please try that". You\'ve six customers who\'ll film it.',
    },
    {
      at: '16:00',
      from: 'Finance',
      asks: 'Refunds are up 4 %, please comment.',
      does: '"Snooze it until tomorrow at nine", with the figures beside you.',
    },
    {
      at: '17:55',
      from: 'A customer',
      asks: 'Wanda was wonderful. I was awful. Tell her.',
      does: '"Star it", for Friday.',
    },
  ],

  calculation: "No tickets in here at all, or the sum would be absurd. It's what reaches you by name.",
  questions: [
    {
      ask: 'Can Flow answer tickets?',
      answer: "No. It isn't a help desk and sends nothing by itself. It reads your own Gmail.",
    },
    {
      ask: 'Does it work for a shared support address?',
      answer: "Shared inboxes aren't part of it. One person, one account, one queue.",
    },
    {
      ask: "On the floor I can't talk to my phone.",
      answer: "You needn't. One key per command, typed sentences for the rest, and the reading in one ear.",
    },
  ],
  examples: [
    {
      say: 'Remind me tomorrow at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-18 09:00',
      flow: 'Bug 8812 is back with your morning coffee.',
    },
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'For once you want the history, and you get it from the start.',
    },
    {
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
      flow: "A number, a question, and the tools' weekly wisdom is gone.",
    },
  ],
} satisfies Job;
