import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-ux-researcher',
  title: 'UX Researcher',
  plural: 'UX Researchers',
  group: 'other',
  description:
    'Participants cancel, a product team wants findings before the study ran. Flow reads a UX researcher the no-shows first and rebooks them between two sessions.',
  keywords: ['UX researcher email', 'participant recruiting', 'user interviews', 'usability study', 'research ops'],
  updated: '2026-11-27',
  hero: {
    line: 'Participant five is stuck in a tunnel. Literally.',
    lead: "Session four ended early, six is in ten minutes, and five wrote from a train that isn't moving. A product manager asks for the key insight so far. So far is four.",
  },
  problem: [
    'Research looks like talking. Much of it is arranging to talk, with strangers who mean well and have children.',
    "You can't look at mail in a session, since looking away is the one thing you mustn't do. So every gap between two is spent on the screen instead of on your notes.",
  ],
  solution: [
    "In the gap, keep writing your notes and listen. Five would take Thursday at three. You ask your calendar, it's free, and the invitation goes before six has found the link.",
    "The product manager gets an honest line: four of eight, nothing yet, Friday. It's the sort of thing that's easier to say than to type.",
  ],
  features: {
    heading: 'Ten minutes between two strangers',
    items: [
      {
        name: 'No-shows in front',
        text: "A person who writes about today's slot is played ahead of the tool digests.",
      },
      {
        name: 'Free at three, then booked',
        text: 'Ask, and place it. Two sentences and both of you have it.',
      },
      {
        name: 'Consent forms, chased',
        text: "Unless it's come back by tomorrow, you're told before the session and not in it.",
      },
      {
        name: 'Incentives',
        text: "Finance wants names. Forward with a line and think of five's children.",
      },
      {
        name: 'A thought worth keeping',
        text: "Say it as a note to self before it's gone.",
      },
      {
        name: 'Findings, not feelings',
        text: 'What did support write about the export? Hear their sentence.',
      },
    ],
  },
  benefits: [
    'Slots are filled again the same day',
    "Notes are written while they're warm",
    'Consent is signed before the first question',
    'Product hears Friday, and hears it once',
    'You look at people when they speak',
  ],
  call: {
    line: 'Rebook participant five before six arrives.',
    text: 'Eight sessions, thirty credits, no incentive needed.',
  },
  day: [
    {
      at: '09:50',
      from: 'Participant five',
      asks: 'Train stopped in a tunnel. Thursday instead?',
      does: '"Am I free at three on Thursday". You are.',
    },
    {
      at: '11:15',
      from: 'A product manager',
      asks: 'Key insight so far?',
      does: '"Tell him four of eight are done, and findings come on Friday".',
    },
    {
      at: '13:30',
      from: 'The recruiter',
      asks: 'Two of segment B dropped out. Widen the ages?',
      does: '"Reply that up to fifty-five is fine".',
    },
    {
      at: '15:45',
      from: 'Legal',
      asks: 'Consent wording has changed, use version three.',
      does: '"Star it". It goes into the kit before tomorrow\'s first.',
    },
    {
      at: '18:30',
      from: 'Improv class',
      asks: "You're host tonight. What's the topic?",
      does: '"Tell her it is tunnels". It could be nothing else.',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 60 },
  calculation: 'A week with a study in the field. Weeks of analysis have less mail and more sticky notes.',
  questions: [
    {
      ask: 'Does it record or transcribe sessions?',
      answer: "No. It keeps no recordings, and it isn't for interviews. Use the tool your consent form names.",
    },
    {
      ask: 'Are there booking links for participants?',
      answer: 'No. You book by voice or by hand in your own calendar. A scheduler with links stays useful beside it.',
    },
    {
      ask: "Where do participants' addresses end up?",
      answer:
        'In your Gmail as now, and encrypted on the machine that hosts Flow. Nothing is made of them, and there are no profiles.',
    },
  ],
  examples: [
    {
      say: 'Note to self: four of them looked for export under share',
      state: 'mail',
      command: 'note:words',
      with: 'words: four of them looked for export under share',
      flow: 'The observation is kept, and the queue carries on.',
    },
    {
      say: 'Schedule a session with Imani on Thursday at three',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 15:00; title: session; with: Imani',
      flow: "Thursday at three, with Imani's name, and a hold before she's told.",
    },
    {
      say: 'Reply that up to fifty-five is fine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: up to fifty-five is fine',
      flow: 'The recruiter can ring the next on the list.',
    },
  ],
} satisfies Job;
