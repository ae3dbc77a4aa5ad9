import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-insurance-broker',
  title: 'Insurance Broker',
  plural: 'Insurance Brokers',
  group: 'sales',
  description:
    "Renewals, certificates and a claim that can't wait: an insurance broker's mail has dates in it. Flow reads the date, nudges the underwriter, answers the client.",
  keywords: [
    'insurance broker email',
    'renewal dates',
    'certificate of insurance',
    'underwriter follow-up',
    'claims email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Cover ends at midnight. The underwriter is silent.',
    lead: "A trucking firm renews today, the quote was promised for Monday, and their yard manager needs a certificate before a gate opens. You're at a client's burnt kitchen.",
  },
  problem: [
    'You stand in the middle by trade. Clients send you half of the facts, carriers ask for the other half, and each side thinks the delay is you.',
    'Dates hide in schedules and footers. One you miss is cheap for nobody.',
  ],
  solution: [
    "You ask Flow for the date and it comes with its sentence. Then the underwriter gets a polite question, and a check in the afternoon in case he hasn't stirred.",
    'Certificates are a forward with two words to the desk that prints them. You hear it go, and you turn back to the kitchen.',
  ],
  features: {
    heading: 'The middle of three parties',
    items: [
      {
        name: 'Renewals ahead of time',
        text: 'Bring the thread back sixty days before expiry, when the market can still be asked.',
      },
      {
        name: 'Underwriters who go quiet',
        text: "Name the hour until which you'll wait. After that you're told.",
      },
      {
        name: 'Claims in front',
        text: "A client with smoke in the house is heard before a carrier's newsletter.",
      },
      {
        name: 'Certificates by forward',
        text: 'Two words on top and the desk knows which holder and which truck.',
      },
      {
        name: 'Declined on the record',
        text: 'Find the mail in which the client said no to flood cover.',
      },
      {
        name: "Carriers' bulletins",
        text: 'Snooze the pile to Friday, all in one.',
      },
    ],
  },
  benefits: [
    'Cover renews on the day, not around it',
    'The gate opens and the truck goes in',
    'Underwriters feel watched, in a friendly way',
    'A refusal of cover can be shown years later',
    "You're really present in the burnt kitchen",
  ],
  call: {
    line: "Nudge one underwriter from the client's yard.",
    text: 'A signup brings thirty credits, and cover starts at once.',
  },
  day: [
    {
      at: '08:15',
      from: 'A trucking client',
      asks: 'Gate at the port wants the certificate by ten.',
      does: '"Forward it to Denise and say certificate for the port please". It\'s at the gate by half past nine.',
    },
    {
      at: '10:40',
      from: 'A restaurant owner',
      asks: 'There was a fire in the kitchen. What now?',
      does: '"Tell her I am on my way". The camera is in your bag.',
    },
    {
      at: '13:05',
      from: 'The underwriter',
      asks: 'Need five years of loss runs before I quote.',
      does: '"Reply that you have them since Monday, page two". He does.',
    },
    {
      at: '15:50',
      from: 'A builder',
      asks: 'Thinking about leaving out the flood part.',
      does: '"Tell him I need that in writing, please".',
    },
    {
      at: '19:00',
      from: 'Your squash partner',
      asks: 'Court at eight, or are you out of puff?',
      does: '"Tell him I am out of puff, but not of pride".',
    },
  ],

  calculation:
    "Renewals bunch at the turn of the year and the half. This is the mean, without the carriers' bulletins and system notices.",
  questions: [
    {
      ask: 'Does it connect to our agency system?',
      answer: 'No. Policies, activities and certificates live there. Flow takes care of the mail about them.',
    },
    {
      ask: 'Can it compare two quotes?',
      answer: "No. Quotes come as files, and files aren't read. It tells you that both are there.",
    },
    {
      ask: 'May health details of clients go through it?',
      answer:
        "If they're in the mail, they're in the copy on your own machine, encrypted. Your licence and your carrier's rules decide what should be in a mail at all.",
    },
  ],
  examples: [
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'Midnight, says the schedule, and Flow speaks the line.',
    },
    {
      say: "Remind me if he doesn't answer by three",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 15:00; unlessAnswered: true',
      flow: 'The underwriter has until three. An answer makes it void.',
    },
    {
      say: 'Forward it to Denise and say certificate for the port please',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Denise; words: certificate for the port please',
      flow: 'Denise has holder and truck, and prints.',
    },
  ],
} satisfies Job;
