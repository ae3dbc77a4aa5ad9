import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-litigator',
  title: 'Litigator',
  plural: 'Litigators',
  group: 'consulting',
  description:
    "A litigator reads mail in courthouse corridors. Flow reads opposing counsel's latest letter to you, takes a short answer, and says when you're due in court.",
  keywords: ['litigator email', 'trial lawyer inbox', 'opposing counsel', 'meet and confer', 'hearing calendar'],
  updated: '2026-11-27',
  hero: {
    line: 'All rise. Then forty unread from opposing counsel.',
    lead: "You came out of a two-hour hearing. They used it to send a meet-and-confer letter, a corrected letter, and a complaint that you haven't replied to either.",
  },
  problem: [
    "Opposing counsel writes at length because length is the point. Underneath the history of everybody's good faith there's one ask: four more depositions, or a date.",
    'Meanwhile your expert needs a yes to fly, the client wants to know how it went, and the associate has drafted a reply brief nobody told her was due tomorrow.',
  ],
  solution: [
    'On the courthouse steps Flow gives you the ask out of their letter, with the sentence it comes from. What they quoted from you last month is left out.',
    "You dictate three plain lines while walking. They're read back with every recipient named, and nothing goes until you say so. You can still call it back for ten seconds after that.",
  ],
  features: {
    heading: 'Between calendar call and the car park',
    items: [
      {
        name: 'The ask without the adjectives',
        text: 'Two pages of indignation, one request. You hear the request.',
      },
      {
        name: 'Next appearance',
        text: "Ask when you're on, and the day's entries come back in order.",
      },
      {
        name: 'Trial week cleared',
        text: 'Block the days before openings by voice, and hear which calls they fall on.',
      },
      {
        name: "The expert's own words",
        text: 'Ask about her opinion on the valve, and hear her sentence with its date.',
      },
      {
        name: 'Reply all, on purpose',
        text: 'It happens only when you use those words. The default answers one person.',
      },
    ],
  },
  benefits: [
    "Stipulations get agreed in the corridor, while everyone's there",
    'The client hears the result from you first',
    'Angry first drafts never get past the read-back',
    'Experts book flights while seats are left',
    'Prep time is on the calendar, with a fence',
  ],
  call: {
    line: 'Take the next letter on the courthouse steps.',
    text: 'A made-up mailbox is open to you without an account. Nothing you say in it is discoverable.',
  },
  day: [
    {
      at: '07:20',
      from: 'The associate',
      asks: 'Reply brief is due tomorrow. Do we argue waiver or skip it?',
      does: '"Tell her we argue waiver, but in one page". She can start before you\'re through security.',
    },
    {
      at: '11:50',
      from: 'Opposing counsel',
      asks: 'Following our call, we request four further depositions.',
      does: 'Two at most. "Reply that we can agree to two, and only remotely".',
    },
    {
      at: '12:15',
      from: 'The client',
      asks: 'How did it go?',
      does: 'That\'s a phone call. "Remind me at one" puts it right after the sandwich.',
    },
    {
      at: '15:30',
      from: 'Dr. Lindqvist, expert',
      asks: 'Should I book the flight for the ninth?',
      does: '"Say yes, please book the ninth". She likes the aisle.',
    },
    {
      at: '20:10',
      from: 'The marathon club',
      asks: 'Long run on Sunday, you in?',
      does: 'Trial is in three weeks. "Decline politely".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 3, dollarsAnHour: 250 },
  calculation:
    'Letters from the other side, client questions and team decisions make up the count. The rate is a billing rate on the low side; put in yours.',
  questions: [
    {
      ask: 'Is what I say at court kept as a recording?',
      answer:
        "No recording is kept. Words are turned into text on your device, and what's stored is encrypted on the machine your firm runs Flow on.",
    },
    {
      ask: 'Will it draft an argument for me?',
      answer:
        'No. It writes down what you say and adds your greeting and sign-off. Arguments come from you and the associate.',
    },
    {
      ask: 'What if the courthouse has no signal?',
      answer:
        "What you've already loaded stays playable. Answers wait on the phone and leave in order once you're outside.",
    },
  ],
  examples: [
    {
      say: 'Reply that we can agree to two, and only remotely',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can agree to two, and only remotely',
      flow: 'Your counteroffer stands in a draft to opposing counsel, word for word.',
    },
    {
      say: 'What did Lindqvist say about the valve',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Lindqvist say about the valve',
      flow: 'Flow finds her mails on it and starts with the newest.',
    },
    {
      say: 'Block Friday morning',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 09:00-12:00',
      flow: 'Friday until noon is yours for the openings, and clashes are named.',
    },
  ],
} satisfies Job;
