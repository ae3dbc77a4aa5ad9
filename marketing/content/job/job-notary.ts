import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-notary',
  title: 'Notary',
  plural: 'Notaries',
  group: 'other',
  description:
    "A notary's mail is drafts, identity papers and banks that fax. Flow reads out which party still owes a paper before the signing and moves the appointment.",
  keywords: ['notary email', 'signing appointments', 'deed drafts', 'powers of attorney', 'notary office inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Four parties at ten. Three have passports.',
    lead: "The buyers sit in your waiting room. The seller's flight is late, the bank has sent its wording in a new version, and you read aloud for a living, so your voice is for the deed.",
  },
  problem: [
    "A signing needs all of it at one hour: people, papers, powers. What's missing is announced by mail, shortly before, to a person who's reading paragraph nine to someone.",
    "You can't glance at a phone in the middle of a deed. Nor should you.",
  ],
  solution: [
    "Between two signings you have a quarter of an hour and tired eyes. Listen for once. Who can't come, who sent what, which bank has changed a word.",
    'Then move the hour in the calendar. The parties you invited hear of it, once, after a pause in which you could still think better of it.',
  ],
  features: {
    heading: 'Between two deeds',
    items: [
      {
        name: 'Your voice has a rest',
        text: 'Every command has a key. Press, listen, and keep your throat for paragraph nine.',
      },
      {
        name: 'Papers named',
        text: "What's come with the mail is told you: a passport, two pages, or nothing.",
      },
      {
        name: 'Signings that move',
        text: 'Shift it by an hour. The invited are informed by one message.',
      },
      {
        name: 'Powers on their way',
        text: "The apostille from Lisbon gets a day. If it isn't in by then, you're told in time.",
      },
      {
        name: 'Which version',
        text: "Search for the bank's wording by month. The newest is first.",
      },
      {
        name: 'Quiet in the room',
        text: 'Say pause at the door, and nothing is spoken while parties are with you.',
      },
    ],
  },
  benefits: [
    'Parties sit down when all is there',
    "The bank's last wording is in the deed",
    "Nobody flies in for a signing that isn't",
    'Apostilles are chased in time',
    'Your voice lasts until the last deed',
  ],
  call: {
    line: 'Rest your voice for one quarter of an hour.',
    text: 'Nothing to sign, and no witness. A made-up mailbox is open to anybody.',
  },
  day: [
    {
      at: '08:30',
      from: 'The seller',
      asks: "Landed, but my case hasn't. Passport's in it.",
      does: '"Tell her an hour later is fine". It\'s happened to better people.',
    },
    {
      at: '09:40',
      from: 'The bank',
      asks: 'Please use our wording of the 16th.',
      does: '"Forward it to Mr. Pohl and say please put this into the draft".',
    },
    {
      at: '11:15',
      from: 'A daughter in Lisbon',
      asks: 'The apostille takes until Thursday, maybe.',
      does: '"Remind me if she doesn\'t answer by Thursday".',
    },
    {
      at: '14:50',
      from: 'An association',
      asks: 'Change of board, eleven signatures, when?',
      does: '"When am I free on Friday". There\'s room at two, for eleven pens.',
    },
    {
      at: '17:30',
      from: 'The madrigal choir',
      asks: 'Bass is ill. Could you?',
      does: 'After nine deeds. "Reply that I can, an octave lower than usual".',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2.5, dollarsAnHour: 80 },
  calculation:
    "The register's own notices and the court's channel aren't mail and aren't counted. Parties, banks and agents are.",
  questions: [
    {
      ask: 'Is it a channel for deeds or certified copies?',
      answer:
        "No. It's ordinary mail by voice and key. Certified channels, seals and registers are another world, and stay as they are.",
    },
    {
      ask: 'Does it check identities?',
      answer: "No. It warns of an address that imitates one you know. Who's sitting before you, you establish.",
    },
    {
      ask: "Where are parties' papers kept?",
      answer:
        'At Google, where your mail is. What Flow holds is encrypted on a machine you choose. Whether Gmail is right for your office, your supervising body will say.',
    },
  ],
  examples: [
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The signing is at eleven, and four parties are told together.',
    },
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'Two files from the bank, by name. One is the wording of the 16th.',
    },
    {
      say: 'Tell her an hour later is fine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: an hour later is fine',
      flow: 'The seller can wait for her suitcase in peace.',
    },
  ],
} satisfies Job;
