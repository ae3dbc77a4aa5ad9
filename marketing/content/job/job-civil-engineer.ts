import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-civil-engineer',
  title: 'Civil Engineer',
  plural: 'Civil Engineers',
  group: 'other',
  description:
    'Between a culvert and a council meeting, a civil engineer gets forty mails about levels. Flow reads out the question and carries your answer from the truck.',
  keywords: [
    'civil engineer email',
    'site engineer inbox',
    'permit deadlines',
    'survey queries',
    'field engineer mail',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Rain at four. The culvert isn't poured.",
    lead: "You're in a pickup at the edge of a cutting. The batching plant, the county and the surveyor all want an answer before the front comes in.",
  },
  problem: [
    'A road is made of permits and levels, and both arrive by mail. One says the benchmark is off by twelve millimetres. Another says the lane closure ends at six, not eight.',
    'Between those come bulletins, safety posters, and a discussion of the summer barbecue with thirty-one replies.',
  ],
  solution: [
    'With the heater on and the phone in its holder, let Flow go through them. Levels and closures concern you now and come out in front.',
    'The barbecue thread, all thirty-one of it, is muted in three words. It will go on without you, and so will the coleslaw.',
  ],
  features: {
    heading: 'From chainage 0+000 to home',
    items: [
      {
        name: 'Pour or wait, in one line',
        text: 'Tell the plant to hold the second truck, and hear it said back over the wipers.',
      },
      {
        name: 'Closures have an end',
        text: 'Have the permit come back the morning before it lapses.',
      },
      {
        name: 'Lost benchmark, found',
        text: "Search for the surveyor's levels by name and month. The June set was right.",
      },
      {
        name: 'Muddy hands allowed',
        text: 'You can run the whole queue by voice, and nothing wants your thumb.',
      },
      {
        name: 'Threads about coleslaw',
        text: 'Mute what has stopped being work, without making a speech of it.',
      },
    ],
  },
  benefits: [
    'The plant knows before the truck is loaded',
    'Lane closures end on paper when they end on asphalt',
    'Levels are traced to whoever measured them',
    'The county hears back the same day',
    'Your gloves stay on until home',
  ],
  call: {
    line: 'Try it with the engine off and the rain on.',
    text: 'Nothing to install in the truck. It runs in the browser of the phone you have.',
  },
  day: [
    {
      at: '06:35',
      from: 'The batching plant',
      asks: 'Second truck at two? Forecast looks bad.',
      does: '"Reply that we pour one load only, and hold the second".',
    },
    {
      at: '08:10',
      from: 'The surveyor',
      asks: 'Benchmark 7 is twelve low against June.',
      does: '"Tell her the June levels are right". She did think so.',
    },
    {
      at: '11:00',
      from: 'The county engineer',
      asks: 'Lane closure ends at six tonight, please confirm.',
      does: '"Say yes, we are off the road by half past five". The cones know nothing yet.',
    },
    {
      at: '14:25',
      from: 'Head office',
      asks: 'Summer barbecue: coleslaw or potato salad?',
      does: '"Mute this thread".',
    },
    {
      at: '17:40',
      from: 'Your daughter',
      asks: 'Can you explain moments for my physics test?',
      does: 'At last, a question about statics. "Say yes".',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 60 },
  calculation: 'Field days and desk days are averaged. Automated bulletins and anything about salad are not counted.',
  questions: [
    {
      ask: 'Will it understand me with machines around?',
      answer:
        "Commands come through well when you're in the cab. For dictation next to a roller, wait until it has passed, or type.",
    },
    {
      ask: 'Can it read a plan or a level table?',
      answer: "No. Files aren't opened aloud. A level that's typed into the mail is spoken.",
    },
    {
      ask: 'Does it work without coverage in a cutting?',
      answer: "It does with mail that has been loaded already. Replies queue on the phone and go when you're up top.",
    },
  ],
  examples: [
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: 'Thirty-one opinions on coleslaw stop reaching your inbox.',
    },
    {
      say: 'Tell her the June levels are right',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the June levels are right',
      flow: 'The surveyor can set out before the rain.',
    },
    {
      say: 'Remind me at half past four',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 16:30',
      flow: "The closure's mail is back while there's time to pull the cones.",
    },
  ],
} satisfies Job;
