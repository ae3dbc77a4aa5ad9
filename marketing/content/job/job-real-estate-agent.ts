import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-real-estate-agent',
  title: 'Real Estate Agent',
  plural: 'Real Estate Agents',
  group: 'sales',
  description:
    "Offers come in while a real estate agent shows the next house. Flow reads them between two driveways and gets your counter out before the other agent's.",
  keywords: ['real estate agent email', 'offer response', 'showing requests', 'realtor inbox', 'listing email'],
  updated: '2026-11-27',
  hero: {
    line: "Two offers on Maple. You're showing Birch.",
    lead: "A buyer loves the yard, a seller wants news by five, and the lockbox won't open. Your phone has buzzed nine times since the driveway.",
  },
  problem: [
    "Houses sell in hours, and the hours are the ones you spend in other people's kitchens. You can't read with a couple behind you. You can't not read, either.",
    "The inspection contingency ends Thursday, the lender wants a pay stub from someone who never checks mail, and six 'just looking' people would like Saturday.",
  ],
  solution: [
    "Lock up, sit in the car, say start. The offer is there, with what they ask in the seller's place. Call your seller, then dictate the counter before you've left the street.",
    "Saturday sorts itself by voice: hear when you're free, offer that, book it. And the pay stub gets asked for again on Wednesday, unless it turned up.",
  ],
  features: {
    heading: 'Between lockbox and closing table',
    items: [
      {
        name: 'Money before maybe',
        text: 'Those who wait for your word play first, and portal alerts afterwards.',
      },
      {
        name: 'Contingency days',
        text: 'Hang the thread on the day before it ends. It comes back with time for a phone call.',
      },
      {
        name: 'Saturday by the hour',
        text: "Ask when you're free and place a showing in the gap.",
      },
      {
        name: 'Quiet buyers',
        text: "A thread returns if they haven't written since the open house.",
      },
      {
        name: 'What the seller agreed to',
        text: 'Find her sentence about the washer before somebody promises it.',
      },
      {
        name: 'Portals, cleared',
        text: 'Send a week of alerts to the archive in one go. You can undo it.',
      },
    ],
  },
  benefits: [
    'Your counter is in while theirs is being typed',
    'No contingency lapses over a long showing',
    'Saturdays fill without a texting war',
    'Sellers hear from you by five, as promised',
    'The couple in the kitchen has all of you',
  ],
  call: {
    line: "Answer Maple from Birch's driveway.",
    text: 'No contract, no card, and thirty credits for the first weekend.',
  },
  day: [
    {
      at: '09:10',
      from: "A buyer's agent",
      asks: "612,000, closing in thirty days, they'd like the washer.",
      does: '"Tell him we are at six twenty and the washer stays". Your seller nodded on the phone.',
    },
    {
      at: '11:35',
      from: 'The lender',
      asks: 'Still missing his October pay stub.',
      does: '"Forward it to Mr. Reyes and say please send this today".',
    },
    {
      at: '14:00',
      from: 'A couple from the open house',
      asks: 'Could we see Maple once more, with her father?',
      does: '"When am I free on Friday". Four o\'clock, and you offer it.',
    },
    {
      at: '16:45',
      from: 'The seller on Birch',
      asks: 'Any news?',
      does: '"Reply that two couples came and one was measuring". She\'ll sleep.',
    },
    {
      at: '20:20',
      from: 'The neighbourhood watch',
      asks: 'Who has a ladder?',
      does: 'You, with your name on it. "Forward it to Ray and say it is in my garage".',
    },
  ],

  calculation:
    "Portal alerts and mass mail from brokerages aren't counted. The hourly figure spreads commissions over the hours you really work.",
  questions: [
    {
      ask: 'Will Flow send automatic replies to leads?',
      answer: "No. Each answer is one you spoke or typed. For instant replies to strangers you'd need another tool.",
    },
    {
      ask: 'Does it book showings in the listing service?',
      answer: 'It books your own Google Calendar and can invite people. The showing system has its own buttons.',
    },
    {
      ask: 'Can I dictate a counteroffer?',
      answer:
        "The mail about it, yes, and you'll hear the number first. The signed form goes through your usual software.",
    },
  ],
  examples: [
    {
      say: 'When am I free on Friday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-20',
      flow: 'The gaps in your Friday, so you can offer the father one.',
    },
    {
      say: 'Tell him we are at six twenty and the washer stays',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we are at six twenty and the washer stays',
      flow: 'Your counter is in a draft and spoken to you before it goes.',
    },
    {
      say: 'No wait, bring it back',
      state: 'mail',
      command: 'undo',
      flow: 'The alert you archived too fast is in the inbox again.',
    },
  ],
} satisfies Job;
