import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-account-executive',
  title: 'Account executive',
  plural: 'Account Executives',
  group: 'sales',
  description:
    'Buyers go quiet between demos. Flow lets an account executive answer pricing questions, chase redlines and book the next call by voice, from the car park.',
  keywords: ['account executive email', 'sales follow-up', 'book demo by voice', 'quota', 'deal inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Your champion wrote while you were demoing.',
    lead: 'The call ended well, and three other deals moved meanwhile. Flow plays you what buyers sent, you dictate the reply on the walk to the car, and the next step is on the calendar.',
  },
  problem: [
    'Legal on their side has redlines. Procurement asks for a discount before quarter end. A prospect who loved the pilot has not answered since the ninth, and you only notice on Friday, when the forecast is due.',
    'None of this is hard to answer. It simply lands during calls, and a cold thread costs more than a bad one.',
  ],
  solution: [
    'Between two meetings you press play. Flow starts with the people whom you write back to most, so buyers come ahead of webinars. You say the number or the date, hear the draft, and let it go.',
    'For the silent ones, give a day. If they write sooner, the follow-up is gone by itself, and you never chase someone who already said yes.',
  ],
  features: {
    heading: 'Tuned to a pipeline',
    items: [
      {
        name: 'Momentum on a promise',
        text: 'Any mail you send can carry a date for the chase. The date dies the moment an answer comes in.',
      },
      {
        name: 'Redlines reach the right desk',
        text: 'Pass the marked-up order form to counsel with one line of your own, attachments and all.',
      },
      {
        name: 'Names it has heard before',
        text: 'Flow knows the contacts you write to, so "email Priya about the renewal" opens a draft to the right person.',
      },
      {
        name: 'Free slots, spoken',
        text: 'A buyer asks for half an hour? Hear your gaps and put the call in while you lock the door.',
      },
      {
        name: 'Territory noise turned down',
        text: 'Archive the day\'s digests in one sentence, and take it all back with "undo" should one have mattered.',
      },
      {
        name: 'Old threads on demand',
        text: 'What did their IT team demand in March? Ask, and the mail that says so is on the screen.',
      },
    ],
  },
  benefits: [
    'Questions from buyers are answered the same hour',
    'No deal goes dark because Friday was full',
    'Next steps are booked before the memory fades',
    'Your tone stays yours, down to the sign-off',
    'Driving between visits becomes selling time',
    'A price said wrong is heard before anyone sees it',
  ],
  call: {
    line: 'Leave the next demo with nothing to type.',
    text: 'The trial costs nothing and asks for no card, even at quarter end.',
  },
  day: [
    {
      at: '08:20',
      from: 'A champion at a logistics firm',
      asks: "Finance wants the three-year price before their ten o'clock.",
      does: '"Reply the three year price is the one on page two, and I can talk at half past nine". Sent before the first espresso.',
    },
    {
      at: '10:50',
      from: 'Their general counsel',
      asks: 'Redlines to clauses four, nine and eleven.',
      does: '"Forward it to Nadia and say can we live with clause nine". Your lawyer has the file.',
    },
    {
      at: '13:05',
      from: 'A prospect',
      asks: 'Could we see it again with our operations lead next week?',
      does: '"When am I free on Monday", then one more sentence and the call is set.',
    },
    {
      at: '15:30',
      from: 'Sales operations',
      asks: 'Close dates for four deals are in the past.',
      does: 'You are about to walk on stage. "Snooze it until six".',
    },
    {
      at: '18:05',
      from: 'A buyer, after nine silent days',
      asks: 'Sorry, budget round. We would like to go ahead.',
      does: 'The chase you had set goes away unrung. "Reply that is great news, I will send the order form tonight".',
    },
  ],
  calculation:
    'Sellers differ most in volume: an enterprise seller has fewer threads and longer ones. Count your own sent folder of last week, and the sum is yours.',
  questions: [
    {
      ask: 'Does it log to my CRM?',
      answer:
        'There is no connection to a CRM. If yours picks mail up from Gmail, it sees what Flow sends, because those are ordinary Gmail messages in your own sent folder.',
    },
    {
      ask: 'Can it send a sequence to a hundred leads?',
      answer:
        'No, and it will not. Flow answers and follows up with people one by one. For outreach in bulk a mail merge tool is the better choice.',
    },
    {
      ask: 'Will buyers notice that I spoke the mail?',
      answer: 'They get your words with your usual greeting and name. Nothing in the mail mentions Flow.',
    },
  ],
  examples: [
    {
      say: 'Remind me if she does not answer by Friday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The thread returns on Friday morning, but only if the buyer stays silent.',
    },
    {
      say: 'Schedule a demo with Priya Monday at three',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-23 15:00; title: demo; with: Priya',
      flow: 'Flow names the time, tells you about clashes, and holds the invitation a moment before Priya hears of it.',
    },
    {
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
      flow: 'You hear how many there are and from whom. A plain yes is enough, and one word brings them back.',
    },
  ],
} satisfies Job;
