import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-pr-manager',
  title: 'PR Manager',
  plural: 'PR Managers',
  group: 'other',
  description:
    "A reporter's deadline is in forty minutes and legal is at lunch. Flow reads a PR manager the question, passes it on, and sends your holding line in time.",
  keywords: ['PR manager email', 'press enquiries', 'media relations inbox', 'holding statement', 'embargo'],
  updated: '2026-11-27',
  hero: {
    line: "On deadline: four o'clock. It's twenty past three.",
    lead: "A reporter asks three things, two of which you may answer. The person who may answer the third is on a plane, and you're backstage with a speaker's microphone in hand.",
  },
  problem: [
    "Your inbox is other people's clock. An embargo lifts at six, a podcast wants a biography, and a trade paper has printed last year's logo.",
    'The forty who pitch you their awards write with the same urgency, and in the list they look just like the national desk.',
  ],
  solution: [
    'You hear the three questions behind the curtain. The holding line goes out in your phrasing, and the third question goes to the plane, to be read on landing.',
    "What's under embargo can be dictated now and leave at six sharp. You'll be on stage by then, looking as if nothing had happened.",
  ],
  features: {
    heading: 'When the clock is theirs',
    items: [
      {
        name: 'Deadline, spoken',
        text: "Ask when they need it. The answer is the reporter's own sentence.",
      },
      {
        name: 'Timed to the lift',
        text: 'Say that the mail leaves at six, and at six it does.',
      },
      {
        name: 'Words as approved',
        text: 'What legal cleared is what goes. You hear it once more before it does.',
      },
      {
        name: 'Reporters by name',
        text: 'Look up what she asked in spring, and what you told her then.',
      },
      {
        name: 'Awards and panels',
        text: 'Politely no, by voice. Or unsubscribe, with less poetry.',
      },
      {
        name: 'Correction requested',
        text: 'Ask the trade paper for the new logo, and be told if they sit on it.',
      },
    ],
  },
  benefits: [
    'The story has your line in it',
    'Embargoes lift once',
    'Legal sees only what needs legal',
    'You remember what you told her in spring',
    'Awards cost you a syllable each',
  ],
  call: {
    line: 'Give a holding line from behind the curtain.',
    text: 'Rehearse in the demo. Nobody in it can print what you say.',
  },
  day: [
    {
      at: '07:30',
      from: 'A trade paper',
      asks: "Here's our piece, out now.",
      does: 'Last year\'s logo. "Reply that the logo is from last year, new one below".',
    },
    {
      at: '11:20',
      from: 'A podcast',
      asks: 'Short biography of your CEO, 80 words?',
      does: '"Forward it to Lena and say eighty words please".',
    },
    {
      at: '15:20',
      from: 'A business reporter',
      asks: 'Three questions on the layoffs. Deadline four.',
      does: '"Reply that I will have a line for you by ten to four". Now you have half an hour.',
    },
    {
      at: '15:42',
      from: 'Legal',
      asks: "Fine, without the word 'never'.",
      does: "You take out 'never', hear the rest, and off it goes.",
    },
    {
      at: '20:00',
      from: 'An old colleague, now a reporter',
      asks: 'Off the record: how are you?',
      does: '"Say thanks". You\'ll tell her on Sunday, on no record at all.',
    },
  ],

  calculation:
    'Press, colleagues, agencies. The award committees are out of it. On a crisis day multiply by five and forgive the sum.',
  questions: [
    {
      ask: 'Will it distribute a press release?',
      answer: "No. It has no press lists and no mail merge. It's for the answers that go from you to one reporter.",
    },
    {
      ask: 'Could the embargoed text leak out of it?',
      answer:
        "It's stored encrypted on your own machine until its time. If you start a send, the hold gives you a few seconds to stop it.",
    },
    {
      ask: 'Does it monitor coverage?',
      answer: 'No. It reads alerts that your monitoring service mails you, like any other mail.',
    },
  ],
  examples: [
    {
      say: 'Send it today at six',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-17 18:00',
      flow: "It's on the clock, and leaves at six while you're on stage.",
    },
    {
      say: 'Hold',
      state: 'held',
      command: 'hold',
      flow: "The mail stays. Legal had said something about 'never'.",
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: "Four o'clock, in the reporter's own sentence.",
    },
  ],
} satisfies Job;
