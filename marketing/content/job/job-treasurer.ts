import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-treasurer',
  title: 'Treasurer',
  plural: 'Treasurers',
  group: 'other',
  description:
    'Cash positions by nine, a payment cut-off at three, a bank that changed its form. Flow reads a treasurer the mails with a clock on them before the rest.',
  keywords: ['treasurer email', 'treasury inbox', 'cash position', 'payment fraud', 'bank covenant', 'liquidity'],
  updated: '2026-11-27',
  hero: {
    line: 'The cut-off is three. The signatory is skiing.',
    lead: "Eleven bank accounts, five currencies, and a wire that needs a second signature. Flow says which of this morning's mails moves money and which only talks about it.",
  },
  problem: [
    "Before nine you build the cash position from what subsidiaries send. One sends a picture of a screen. Two send yesterday's. A broker has a view on the yen.",
    "And then there's the mail from a supplier with new bank details, which is either true or the most expensive message of the year.",
  ],
  solution: [
    "Flow puts the people first and the market notes after. While the position loads you've heard which subsidiary is short, and by how much.",
    "A sender whose address looks like a known one, but isn't, gets a spoken warning. You pick up the phone and ring the number that's on file.",
  ],
  features: {
    heading: 'Money has hours, so do mails',
    items: [
      {
        name: 'Look-alike senders called out',
        text: "One letter in the supplier's domain has changed. Flow tells you before you act.",
      },
      {
        name: 'Cut-offs on the calendar',
        text: 'Block the half hour before the wire run, today or on the day of the big one.',
      },
      {
        name: 'The covenant date',
        text: "The compliance certificate snoozes to the week it's due and not a day later.",
      },
      {
        name: 'Bank correspondence, found',
        text: 'Search for the bank and the month when rating analysts ask what was agreed.',
      },
      {
        name: 'Market notes, gone',
        text: "Unsubscribe from a desk's commentary in one word, after one question.",
      },
      {
        name: 'Amounts said back',
        text: 'Dictated sums are spoken again before the mail goes, currency and all.',
      },
    ],
  },
  benefits: [
    'Position is done while the coffee is warm',
    'New bank details meet a phone call first',
    "Certificates go out the week they're due",
    'Subsidiaries know by ten who gets funded',
    'Your view on the yen is your own',
  ],
  call: {
    line: 'Hear what has to move before three.',
    text: 'The first thirty credits are on the house. No wire needed.',
  },
  day: [
    {
      at: '07:45',
      from: 'The Mexican subsidiary',
      asks: "We're short by 2.1 million pesos on Friday.",
      does: '"Tell her the funding comes on Thursday". She can pay her people.',
    },
    {
      at: '09:20',
      from: 'A relationship banker',
      asks: 'The KYC form has a new version. Could you sign it again?',
      does: 'Fourth time. "Forward it to Ines and say please prepare this for my signature".',
    },
    {
      at: '11:10',
      from: 'A steel supplier',
      asks: 'Please note our new bank account.',
      does: 'Flow points at the sender\'s odd address. "Spam". Then you ring the real one.',
    },
    {
      at: '14:20',
      from: 'Payables',
      asks: "Second signatory is unreachable and cut-off's at three.",
      does: '"Reply that I will sign at half past two". You walk over.',
    },
    {
      at: '18:00',
      from: 'The ski resort',
      asks: 'Your lift passes for February.',
      does: '"Star it". You\'re next, and you\'ll leave a deputy.',
    },
  ],
  assumes: { mailsADay: 30, minutesEach: 2.5, dollarsAnHour: 85 },
  calculation:
    "Bank statements by machine and market commentary aren't counted. Requests from subsidiaries, banks and payables are.",
  questions: [
    {
      ask: 'Can it release a payment?',
      answer: 'No. It has no tie to your bank or treasury system. A payment needs your usual hands and tokens.',
    },
    {
      ask: 'Does a spoken warning mean fraud?',
      answer: 'It means the address imitates one you know. The judgment, and the call back, are yours.',
    },
    {
      ask: 'Will it hold on to account numbers?',
      answer:
        'They stay in the mail, where they are today. What Flow copies is encrypted on the machine you host it on.',
    },
  ],
  examples: [
    {
      say: 'Tell her the funding comes on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the funding comes on Thursday',
      flow: 'A two-line mail to Monterrey, read to you first.',
    },
    {
      say: 'Block tomorrow from two to three for the wire run',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-18 14:00-15:00; title: wire run',
      flow: "Tomorrow's hour before the cut-off is yours.",
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: "One question from Flow, and the desk's daily view on the yen stops.",
    },
  ],
} satisfies Job;
