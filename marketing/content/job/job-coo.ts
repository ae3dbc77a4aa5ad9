import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-coo',
  title: 'Chief Operating Officer',
  plural: 'Chief Operating Officers',
  group: 'executive',
  description:
    "Whatever breaks between two departments lands with the COO. Flow reads out where it's stuck, hands it to an owner and brings it back if nobody moves.",
  keywords: [
    'COO email',
    'chief operating officer inbox',
    'escalation email',
    'cross-functional decisions',
    'weekly operating review',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Nobody owns it. So it's in your inbox.",
    lead: "Billing says it's product. Product says it's support. A customer in Ohio has had two invoices and no login since Friday, and all three departments copied you.",
  },
  problem: [
    'Your mail is made of gaps. Each one is small, has an owner who thinks otherwise, and costs a day for every day it sits.',
    "By Wednesday you've written 'who has this?' fourteen times, and you keep in your head which of them got a name.",
  ],
  solution: [
    "You hear the last message of a quarrel and who's been copied on it. Then you name one person and one day, aloud, and that goes to all of them.",
    "An owner who goes quiet makes the thread ring on the date you set. You won't have to remember fourteen of them.",
  ],
  features: {
    heading: 'One owner, one date, next',
    items: [
      {
        name: 'Who has this',
        text: 'The names on the thread, spoken, so you can choose one of them.',
      },
      {
        name: 'Assigned by sentence',
        text: "Pass it on with a remark of your own, and you've let go of it properly.",
      },
      {
        name: 'Dates that bite',
        text: 'Silence by Thursday brings it to the top. Progress keeps it away.',
      },
      {
        name: 'Operating review prepared',
        text: 'Search the week for each red item and play what its owner wrote last.',
      },
      {
        name: 'Friday block',
        text: 'Protect two hours for the metrics by saying so on Monday.',
      },
    ],
  },
  benefits: [
    'Ohio has a login by lunch',
    'Gaps get a name before they get a committee',
    'Departments learn that copying you means a decision',
    'The weekly review opens with facts',
    'Your memory is free for people',
  ],
  call: {
    line: 'Give fourteen loose ends fourteen owners.',
    text: 'Deciding who owns something takes you a second. Thirty credits cover the saying of it.',
  },
  day: [
    {
      at: '08:00',
      from: 'Support, tier two',
      asks: 'Customer in Ohio invoiced twice, locked out since Friday.',
      does: '"Reply all that Marisol owns this until noon". Three departments breathe out.',
    },
    {
      at: '10:20',
      from: 'The Leeds office',
      asks: 'Lease needs a decision: renew, or move in with Manchester?',
      does: 'You want the numbers first. "Forward it to Devon and say what would moving cost us".',
    },
    {
      at: '13:15',
      from: 'HR',
      asks: 'Headcount freeze: does it cover replacements?',
      does: '"Tell her replacements are fine, and new roles are not". Rumours end here.',
    },
    {
      at: '16:00',
      from: 'The logistics partner',
      asks: 'Service level was 91 this month.',
      does: 'Not for email. "Schedule a call with Okonkwo on Thursday at eleven".',
    },
    {
      at: '19:20',
      from: 'Your running partner',
      asks: 'Hills or flat on Saturday?',
      does: '"Say flat is fine". You\'ve had hills all week.',
    },
  ],

  calculation:
    'Escalations and open decisions, no dashboards. Half of them take thirty seconds, and some take ten minutes; the mean is what stands here.',
  questions: [
    {
      ask: 'Does it track who owns which action?',
      answer:
        'Not across the company. It notes promises from your own mail, and holds reminders on a thread, with the option that an answer cancels them.',
    },
    {
      ask: 'Can my chief of staff work the same queue?',
      answer:
        'It serves one account per sign-in, so no shared queue. Handing over single threads by forward is a sentence.',
    },
    {
      ask: 'How do I avoid a reply-all accident?',
      answer:
        "A plain reply goes to one person. All of them hear from you only when you say 'reply all', and you hear the list first.",
    },
  ],
  examples: [
    {
      say: 'Reply all that Marisol owns this until noon',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: Marisol owns this until noon',
      flow: 'Everybody on the Ohio thread reads one name and one hour.',
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'Four people by name, and five more. It has spread to three departments.',
    },
    {
      say: "Remind me if he doesn't answer by Thursday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: "If Manchester's numbers arrive sooner, the reminder dissolves.",
    },
  ],
} satisfies Job;
