import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-customer-success-manager',
  title: 'Customer Success Manager',
  plural: 'Customer Success Managers',
  group: 'sales',
  description:
    'A customer success manager reads tone for a living. Flow plays what your accounts wrote, catches the one gone quiet, and sends an answer before the check-in.',
  keywords: ['customer success email', 'renewal risk', 'QBR', 'account check-in', 'churn signals', 'onboarding email'],
  updated: '2026-11-27',
  hero: {
    line: "They stopped complaining. That's the bad sign.",
    lead: "Forty accounts, two of them loud, one on fire with thanks, and one that hasn't written since the champion left. You have ten minutes until a quarterly review.",
  },
  problem: [
    'Loud accounts fill the day. The quiet ones leave, on a Thursday, with a note to billing.',
    "You keep lists against that. They're right on the day you make them, and then a ticket, a webinar and somebody's birthday cake happen.",
  ],
  solution: [
    'Whenever you write to an account, say until when you want to hear back. The silence becomes a mail on top of your queue, with the old talk beneath it.',
    'And the loud ones get quick relief: their ask, in their words, in your ear, and your answer before the review starts.',
  ],
  features: {
    heading: 'Forty accounts, heard one by one',
    items: [
      {
        name: 'Silence with a deadline',
        text: 'Send and ask to be told if nothing comes by Friday, all in one sentence.',
      },
      {
        name: 'What they said about rollout',
        text: 'Search and ask before the call. They notice when you remember.',
      },
      {
        name: 'The ask below the anger',
        text: 'Three capital letters and a bug. You hear the bug.',
      },
      {
        name: 'Handed to the right desk',
        text: "Forward to product with one line, so the customer's own words travel along.",
      },
      {
        name: 'Reviews with time around them',
        text: 'Block the half hour before each QBR for reading.',
      },
      {
        name: 'Label by account',
        text: "One name, said once, keeps a customer's threads in a place.",
      },
    ],
  },
  benefits: [
    'Accounts that drift are called while they can be kept',
    'Reviews begin with what they told you',
    'Product hears customers in their own voice',
    'Loud is answered, quiet is noticed',
    'Renewal season holds fewer surprises',
  ],
  call: {
    line: 'Write to the account that went quiet.',
    text: 'Thirty credits last for a first round through your book.',
  },
  day: [
    {
      at: '08:50',
      from: 'The loudest account',
      asks: 'THIRD time the export fails.',
      does: '"Tell him the fix ships on Thursday, and I will watch it myself".',
    },
    {
      at: '10:05',
      from: 'A new champion',
      asks: 'I took over from Dana. Where do I start?',
      does: '"Reply that we can walk through it on Thursday at two". She\'s relieved.',
    },
    {
      at: '12:30',
      from: 'Billing',
      asks: 'Account 118 asks how to cancel.',
      does: "That's the quiet one. You phone, before lunch, standing.",
    },
    {
      at: '15:15',
      from: 'Product',
      asks: 'Could you name three customers for the beta?',
      does: '"Snooze it until four". After the review you\'ll know two.',
    },
    {
      at: '18:10',
      from: 'The pottery studio',
      asks: "Your bowl came out of the kiln. It's slightly oval.",
      does: '"Star it". So are you, by now.',
    },
  ],

  calculation: "Tickets have their own place and aren't counted. These are mails from people with a renewal date.",
  questions: [
    {
      ask: 'Does it score the health of an account?',
      answer:
        "No. It has no scores and builds no profiles of people. It tells you who hasn't replied to you, when you asked it to.",
    },
    {
      ask: 'Is there a link to our success platform?',
      answer: 'No. Calls, usage and scores remain in there, and notes are typed there.',
    },
    {
      ask: 'Can I send one mail to all forty?',
      answer: "Not with this. There's no mail merge and there are no templates. Each mail goes to those you name.",
    },
  ],
  examples: [
    {
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'It goes after its ten seconds. If Friday is silent, you hear about it.',
    },
    {
      say: 'What did Dana say about the rollout',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Dana say about the rollout',
      flow: "Her sentence, and the day she wrote it. Or that there's none.",
    },
    {
      say: 'File it under Meridian',
      state: 'mail',
      labels: ['Meridian'],
      command: 'move:Label_Meridian',
      flow: "The thread sits with the account's others.",
    },
  ],
} satisfies Job;
