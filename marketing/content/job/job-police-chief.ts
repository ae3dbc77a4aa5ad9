import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-police-chief',
  title: 'Police Chief',
  plural: 'Police Chiefs',
  group: 'other',
  description:
    "A police chief's mail is council, press, union and a mother who wants a callback. Flow reads who waits, takes your direction, and dates each follow-up.",
  keywords: [
    'police chief email',
    'law enforcement administration',
    'council requests',
    'command staff inbox',
    'community complaints',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A mother wrote. So did nine council members.',
    lead: "The council wants numbers on speeding, the union wants a meeting about vests, and she wants to know why nobody has come about her son's bike. You're on your way to a graduation.",
  },
  problem: [
    "Operations reach you by radio. Everything else comes as mail, and it's the everything else that ends careers: a deadline from the records office, a reporter's second request.",
    "It reaches you at stop lights, which you, of all people, don't read at.",
  ],
  solution: [
    "Tell Flow you're driving and it keeps to what can be heard. Captains get their orders in a sentence each. The mother gets your word that someone will ring today, and you get a reminder, in case nobody has.",
    'Mail with a legal clock is asked for its date before you reach the parking lot. Then it lies with your counsel, with one line from you.',
  ],
  features: {
    heading: 'Off the radio, on the record',
    items: [
      {
        name: 'Eyes on the road',
        text: 'In driving mode anything that wants a look is refused until later.',
      },
      {
        name: 'Callback, checked',
        text: "She should have heard by four. If the thread is still silent, you're told.",
      },
      {
        name: 'The records clock',
        text: 'Ask what the deadline is, hear it with the sentence it stands in.',
      },
      {
        name: 'Captains, by name',
        text: 'Delegate with a remark and let go.',
      },
      {
        name: 'The second request',
        text: 'Find what the reporter asked first, and what was answered.',
      },
      {
        name: 'Vendors of drones',
        text: "Block the sender. It's quieter than a restraining order.",
      },
    ],
  },
  benefits: [
    'The mother gets her call',
    'Records requests go out before the clock does',
    'Captains know what you want by briefing',
    'The union hears a date, and it stands',
    'You arrive at graduation on time, and present',
  ],
  call: {
    line: 'Park, and hear the first nine.',
    text: "It costs nothing to begin, and the practice mailbox is in nobody's jurisdiction.",
  },
  day: [
    {
      at: '07:05',
      from: 'Captain Ruiz, patrol',
      asks: 'Two short on nights through Sunday. Overtime?',
      does: '"Tell her overtime is approved through Sunday".',
    },
    {
      at: '09:40',
      from: 'Council member Hale',
      asks: 'Speeding on Mill Road: how many stops this year?',
      does: '"Forward it to traffic and say please send me the count by three".',
    },
    {
      at: '11:15',
      from: 'A mother on Vine Street',
      asks: "My son's bike, nine days, nobody has called.",
      does: '"Reply that an officer will call you today". Then you ring the desk yourself.',
    },
    {
      at: '14:30',
      from: 'The records office',
      asks: 'Response is due within five business days.',
      does: '"Forward it to legal and say please confirm the date".',
    },
    {
      at: '19:10',
      from: 'Your daughter',
      asks: 'Are you coming to the recital or are you the police?',
      does: 'Both. "Reply that I sit in row three, without the hat".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2, dollarsAnHour: 75 },
  calculation: "Command mail in a mid-sized city. Dispatch, alerts and case systems aren't mail and aren't here.",
  questions: [
    {
      ask: 'May criminal justice data pass through it?',
      answer:
        "Your state's and the federal rules on such data decide, and they're strict. If it may not be in your Gmail, it may not be here. Flow holds no approval of that kind.",
    },
    {
      ask: 'Is driving mode safe?',
      answer: "It does without your eyes. It can't judge traffic, so what you listen to on the way is still your call.",
    },
    {
      ask: 'Could somebody at the station listen in?',
      answer:
        'An earpiece solves most of that, and private mode the rest. Words and tokens are kept encrypted on your own machine.',
    },
  ],
  examples: [
    {
      say: "I'm driving",
      state: 'mail',
      command: 'driving',
      with: 'on: true',
      flow: "Long mails wait until you've parked, and so do acts on many mails at once.",
    },
    {
      say: 'Tell her overtime is approved through Sunday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: overtime is approved through Sunday',
      flow: 'Captain Ruiz can fill the nights.',
    },
    {
      say: "Remind me if she doesn't answer by four",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 16:00; unlessAnswered: true',
      flow: 'Should the thread stay silent until four, you hear of Vine Street again.',
    },
  ],
} satisfies Job;
