import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-cto',
  title: 'Chief Technology Officer',
  plural: 'Chief Technology Officers',
  group: 'executive',
  description:
    "Vendor renewals, an audit finding, a candidate to close, and a site that's slow. Flow puts the humans in a CTO's mailbox ahead of the machines that shout.",
  keywords: [
    'CTO email',
    'chief technology officer inbox',
    'vendor renewals',
    'incident email',
    'technical due diligence',
    'self-hosted email client',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The database renewal auto-renews. Tonight, it turns out.',
    lead: 'Your inbox is an alert channel with people in it. One of those people is procurement, who mentions in a last line that the notice period ends at midnight.',
  },
  problem: [
    'You moved alerts to chat years ago and they moved back in. Around them: a postmortem to read, a staff engineer who is thinking of leaving, and three vendors named after Greek gods.',
    'Then the sales team promises single sign-on by March, and copies you as if it had been your idea.',
  ],
  solution: [
    "Let the machines go in one command, after a look at how many there are. What's left is played with the people you answer most in front.",
    "You reply in the walk between the architecture review and the board call. Say 'no, not before May', hear it in context, send. Should you regret the tone, ten seconds are yours.",
  ],
  features: {
    heading: 'An inbox with its own backpressure',
    items: [
      {
        name: 'Alerts drained in bulk',
        text: 'Archive all that a tool sent since last month. One undo restores it if the graph was in there.',
      },
      {
        name: 'Renewals with a fuse',
        text: 'Put a contract thread on the morning sixty days before, and forget it with a clear conscience.',
      },
      {
        name: 'Runs on your own hardware',
        text: 'Self-host it from source, read the code, put it behind your own proxy.',
      },
      {
        name: 'On-device by default',
        text: 'Commands are understood on the laptop. No language model is involved unless your host connects one and you turn it on.',
      },
      {
        name: 'Keys for all of it',
        text: "You'll use letters before you ever speak. Nobody will judge you.",
      },
      {
        name: 'Promises traced',
        text: 'Look up what was said to the customer about single sign-on before the call, not in it.',
      },
    ],
  },
  benefits: [
    'Renewals are chosen rather than discovered',
    'The staff engineer gets an answer the same morning',
    'Sales hears May while March can still be unsaid',
    'Alerts stop hiding the auditors',
    'Security has one outside processor less to review',
  ],
  call: {
    line: 'Read the source, then the inbox.',
    text: "It's free software, so you may start with the repository. Or with the demo.",
  },
  day: [
    {
      at: '08:05',
      from: 'Procurement',
      asks: 'The database contract renews unless we give notice today.',
      does: '"Reply that we give notice, and will talk about a year". That got their attention.',
    },
    {
      at: '09:15',
      from: 'Monitoring',
      asks: '212 notifications about one slow disk.',
      does: '"Archive everything from Datadog". You\'re asked once, with the count.',
    },
    {
      at: '11:45',
      from: 'A staff engineer',
      asks: "Do you have half an hour this week? It's about next year.",
      does: 'You know that sentence. "Am I free at three on Thursday", and you offer it.',
    },
    {
      at: '14:10',
      from: 'The head of sales',
      asks: 'Customer expects SSO in March, I said probably.',
      does: '"Tell him May, and please correct it today". Short is kind.',
    },
    {
      at: '21:30',
      from: 'The climbing gym',
      asks: 'Your pass expires on Sunday.',
      does: '"Remind me on Saturday at ten".',
    },
  ],

  calculation: 'Alerts are left out, since they need a rule and no reading. People, contracts and audits are in.',
  questions: [
    {
      ask: 'Which model reads our mail?',
      answer:
        "None by default. Rules on the device handle commands and summaries. If you connect a model, it only sees words of a command that wasn't understood.",
    },
    {
      ask: 'Does it integrate with our ticketing and chat?',
      answer: "No. Gmail and Google Calendar, and that's all. We'd rather say so here than in the second call.",
    },
    {
      ask: 'What do we need to run it?',
      answer:
        'One machine and a Google project of your own. Tokens, drafts and spoken words are encrypted at rest on it.',
    },
  ],
  examples: [
    {
      say: 'Archive everything from Datadog',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Datadog',
      flow: 'Flow says how many mails that is, and waits for your yes.',
    },
    {
      say: 'Am I free at three on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 15:00',
      flow: "Yes, or the name of what's in the way.",
    },
    {
      say: 'Tell him May, and please correct it today',
      state: 'mail',
      command: 'reply:words',
      with: 'words: May, and please correct it today',
      flow: 'Six words for the head of sales, heard before they leave.',
    },
  ],
} satisfies Job;
