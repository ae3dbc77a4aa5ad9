import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-developer-advocate',
  title: 'Developer Advocate',
  plural: 'Developer Advocates',
  group: 'other',
  description:
    'Call for papers, a bug report in a thank-you note, a flight to the next meetup. Flow reads a developer advocate the person in it and answers between talks.',
  keywords: [
    'developer advocate email',
    'devrel inbox',
    'conference talks',
    'call for proposals',
    'community questions',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Your slides work. The venue's adapter doesn't.",
    lead: "You're on in eleven minutes. The organiser moved you to the small room, a developer in Recife has found a real bug, and marketing would like 'a quick thread'.",
  },
  problem: [
    'Being reachable is the job, so everybody reaches you: maintainers, students, an organiser who needs a bio of fifty words. A tenth of it is a defect report disguised as a compliment.',
    "You read it in green rooms with the lapel microphone already on. The snippet in somebody's mail is wrong by one line, the line is from your own tutorial, and you're announced.",
  ],
  solution: [
    "Play the queue while the stage is being wired. The bug goes to the SDK team in the reporter's own words, and Recife has your thanks before you're called.",
    "A call for papers gets its evening, blocked by saying so. The request for 'a quick thread' comes back tomorrow, after the keynote and after coffee.",
  ],
  features: {
    heading: 'Green room to corridor track',
    items: [
      {
        name: 'The bug in the compliment',
        text: "Ask what they want of you. It's in sentence five, below the praise for your livestream.",
      },
      {
        name: 'Passed on verbatim',
        text: 'Forward it with your remark. The SDK team reads the reporter, not your memory of her.',
      },
      {
        name: 'Papers close tonight',
        text: "A conference's deadline becomes a reminder for the evening before, wherever you sleep.",
      },
      {
        name: 'What the docs team promised',
        text: 'Find the mail on the broken quickstart, and quote its date in the corridor.',
      },
      {
        name: 'A key for each command',
        text: 'Single letters and a palette, for the front row and for people who live in a terminal.',
      },
      {
        name: 'Issue notifications',
        text: 'Archive a month of one sender at once, and take it back at once.',
      },
    ],
  },
  benefits: [
    'Reporters hear that someone listened',
    'Maintainers get the steps, in the original',
    'Talks are submitted before midnight, any midnight',
    'Sample code is mended before the next workshop',
    "Notifications don't outnumber people",
  ],
  call: {
    line: "Clear the green room's worth of mail.",
    text: 'Clone it and read the source, or begin with thirty credits. The adapter is on you.',
  },
  day: [
    {
      at: '08:30',
      from: 'The organiser',
      asks: "You're in room B now, adapter is HDMI only.",
      does: '"Say thanks, I have one with me".',
    },
    {
      at: '10:05',
      from: 'A developer in Recife',
      asks: 'Love it, really.',
      does: 'It isn\'t only that. "What\'s the ask". The SDK hangs on two proxies.',
    },
    {
      at: '10:09',
      from: 'Product marketing',
      asks: 'Could you do a quick thread on the launch?',
      does: '"Snooze it until tomorrow at ten".',
    },
    {
      at: '15:20',
      from: 'A conference in Porto',
      asks: 'Proposals close tonight, anywhere on Earth.',
      does: '"Remind me at nine tonight".',
    },
    {
      at: '22:15',
      from: "Your meetup's co-host",
      asks: 'Pizza: who does the count?',
      does: '"Reply that I do the pizza". A tradition.',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 1.5, dollarsAnHour: 65 },
  calculation: 'Issue trackers and chat have clocks of their own. Here are mails by people, at ninety seconds each.',
  questions: [
    {
      ask: 'Does it connect to code hosts or chat?',
      answer: 'No. It sees what they mail you and no more. You can archive those by sender.',
    },
    {
      ask: 'Can I script it?',
      answer:
        'Not by a published interface. The source is free, so you may build one, and then it is yours to keep working.',
    },
    {
      ask: 'Does speech go to a cloud?',
      answer:
        "Commands are understood on the device. There's no language model unless the host adds one and you switch it on.",
    },
  ],
  examples: [
    {
      say: 'Remind me at nine tonight',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 21:00',
      flow: "Porto's call is back with three hours to midnight, yours at least.",
    },
    {
      say: 'Forward it to Sunil and say she has the steps in it',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Sunil; words: she has the steps in it',
      flow: "Sunil reads Recife's own words with your line on top.",
    },
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: "A count, a yes, and people are what's left.",
    },
  ],
} satisfies Job;
