import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-cmo',
  title: 'Chief Marketing Officer',
  plural: 'Chief Marketing Officers',
  group: 'executive',
  description:
    'A CMO signs off copy, budgets and a logo on a van, all before the campaign goes live. Flow reads what needs a verdict and takes yours in a sentence.',
  keywords: ['CMO email', 'chief marketing officer inbox', 'campaign approval', 'brand sign-off', 'agency feedback'],
  updated: '2026-11-27',
  hero: {
    line: 'Final_v7_really. They need your yes by noon.',
    lead: "The agency has the film, legal has a comment on the claim, and the media slot can be cancelled until twelve. You're in a cab between a retail partner and the board.",
  },
  problem: [
    "Everyone has an opinion on marketing, and all of them write. The founder's neighbour dislikes the green. Sales wants a one-pager. Regional teams have 'localised' the tagline again.",
    "What gets buried is the line that costs money: a media booking, an influencer's contract, a claim that legal won't clear.",
  ],
  solution: [
    'Flow plays the approvals ahead of the opinions. You say what stays, what goes and who decides the rest, and each verdict is one mail that nobody can read two ways.',
    "For the work you must see with your own eyes, give it an hour. The cut comes back at six, when there's a large screen near you.",
  ],
  features: {
    heading: 'Campaign week, on two wheels',
    items: [
      {
        name: 'Verdict before the slot lapses',
        text: 'Say the film can run with the shorter claim, and the buyer has it in writing.',
      },
      {
        name: 'The last round only',
        text: 'Six rounds of agency mail sit under the latest. You hear the latest.',
      },
      {
        name: 'Regional questions delegated',
        text: 'Hand over to the brand lead with one remark, and the thread is off your list.',
      },
      {
        name: 'Pitches, mostly unsubscribed',
        text: 'The platform that found you at the trade fair leaves for good.',
      },
      {
        name: 'Numbers on request',
        text: 'Ask what performance said about cost per lead, and get her own words and the day.',
      },
    ],
  },
  benefits: [
    'Slots are booked at the price you were offered',
    'Agencies stop guessing what you liked',
    "Legal's comment arrives before print, not after",
    'The brand lead leads',
    'You look at the film on a screen worth it',
  ],
  call: {
    line: 'Give a verdict from the back seat.',
    text: 'In the sample mailbox nothing you approve can go on air.',
  },
  day: [
    {
      at: '07:50',
      from: 'The agency producer',
      asks: 'Final cut in the link, media needs go or no by noon.',
      does: 'You saw it last night. "Reply that it can run with the shorter claim".',
    },
    {
      at: '09:40',
      from: 'Legal',
      asks: "'Number one' has no proof behind it.",
      does: '"Forward it to Camille and say please use the softer line". She saw that coming.',
    },
    {
      at: '12:30',
      from: 'The CEO',
      asks: "Saw a competitor on the tram. Why aren't we on trams?",
      does: 'A fair question with a dull answer. "Snooze it until five".',
    },
    {
      at: '15:00',
      from: 'Germany',
      asks: "We've changed the tagline, it rhymes now.",
      does: '"Tell him the tagline stays as it is". You soften that by phone.',
    },
    {
      at: '18:45',
      from: "Your daughter's school",
      asks: 'Who could print the posters for the play?',
      does: 'Obviously you. "Tell her I will print forty".',
    },
  ],

  calculation:
    'Decisions and questions, not reports from tools or the copies of every agency round. The rate is a guess at salary and bonus in a mid-sized company.',
  questions: [
    {
      ask: 'Will Flow show me the artwork?',
      answer: "A voice can't judge a green, and Flow doesn't try. Use it for the words around the work.",
    },
    {
      ask: 'Can it post or schedule a campaign?',
      answer: "No. There's no link to ad platforms, social accounts or your approval tool.",
    },
    {
      ask: 'Does it write in our brand voice?',
      answer:
        'It writes in yours. What you dictate is kept as you said it, between the greeting and the close that you tend to use.',
    },
  ],
  examples: [
    {
      say: 'Reply that it can run with the shorter claim',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it can run with the shorter claim',
      flow: 'The producer gets a clear go, with its one condition.',
    },
    {
      say: 'What did Camille say about the tagline',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Camille say about the tagline',
      flow: "Her sentence on it, and the day she wrote it, or word that there's none.",
    },
    {
      say: 'Snooze it until five',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 17:00',
      flow: 'The tram comes round again when you have the answer.',
    },
  ],
} satisfies Job;
