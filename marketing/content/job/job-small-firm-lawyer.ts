import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-small-firm-lawyer',
  title: 'Small-Firm Lawyer',
  plural: 'Small-Firm Lawyers',
  group: 'consulting',
  description:
    "In a firm of three you're counsel, partner and front desk. Flow reads a small-firm lawyer the client's question between two hearings and the court's date first.",
  keywords: ['small law firm email', 'solo attorney inbox', 'client intake', 'court notices', 'family law email'],
  updated: '2026-11-27',
  hero: {
    line: 'Partner, paralegal, receptionist. Today all three are you.',
    lead: 'Danielle has the flu. The phone rings, a custody hearing has been moved up, and a man from the bakery wants to know if he can sue over a fence.',
  },
  problem: [
    'In a large firm someone opens, someone sorts, someone answers. You do it in that order, by yourself, between a hearing and a closing.',
    "Clients of a small firm write to you and not to a firm. That's why they came. It's also why it's forty a day.",
  ],
  solution: [
    'On the way back from court have them read in the order of who needs you. The moved-up hearing is in front, and its hour goes to your calendar with the next thing you say.',
    'The fence gets a kind line and an appointment. Danielle gets well.',
  ],
  features: {
    heading: 'Three jobs between two hearings',
    items: [
      {
        name: 'Intake by ear',
        text: "The stranger's story is long. What he's asking is short, and you can have that alone.",
      },
      {
        name: 'Court notices, heard',
        text: 'A moved hearing plays early, with the date in it if you ask.',
      },
      {
        name: 'Client by client',
        text: "File it under the client's name as you listen, so Danielle finds it on Monday.",
      },
      {
        name: 'Conflict, checked by search',
        text: 'Has that name ever written to you? Ask before you call back.',
      },
      {
        name: "A retainer that isn't signed",
        text: "Comes back on Thursday unless it's signed and sent.",
      },
      {
        name: 'Plain words out',
        text: "Dictate as you'd speak across your desk. That's what they came for.",
      },
    ],
  },
  benefits: [
    'Clients hear from their lawyer, not from a form',
    'Hearings are on the calendar the minute they move',
    "Fences don't eat an afternoon",
    'Danielle returns to folders and not to piles',
    'Evenings are for your own custody of your children',
  ],
  call: {
    line: "Be all three until Danielle's back.",
    text: 'You can open the demo between two cases. No engagement letter.',
  },
  day: [
    {
      at: '08:05',
      from: 'Danielle',
      asks: "Fever. I'm so sorry.",
      does: '"Tell her get well soon, and I have the phones". You find the headset.',
    },
    {
      at: '09:30',
      from: 'The family court',
      asks: 'Hearing in Kim is moved to Thursday, 2 p.m.',
      does: '"Schedule the Kim hearing on Thursday at two".',
    },
    {
      at: '12:10',
      from: 'A man from the bakery',
      asks: 'Can I sue over eleven inches of fence?',
      does: '"Reply that you can, but let us talk before you do". He\'s free on Monday.',
    },
    {
      at: '15:25',
      from: 'Other side in Kim',
      asks: 'Would every second weekend do?',
      does: 'That\'s for Ms. Kim to say. "Forward it to Ms. Kim and say please call me about this".',
    },
    {
      at: '18:40',
      from: 'The bar association',
      asks: 'Last seats for ethics at breakfast.',
      does: '"Snooze it until Friday at noon". You need one more credit.',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2.5, dollarsAnHour: 130 },
  calculation:
    "Your own hour at a modest rate, and the reception's mail in with it. Those are minutes you can't bill to anyone.",
  questions: [
    {
      ask: 'Does it keep client mail confidential?',
      answer:
        "The mail is at Google already, and a copy is on the machine you host it on, encrypted. That may stand in your own office. Your bar's rules have the last word.",
    },
    {
      ask: 'Will it enter time or open matters?',
      answer: "No. There's no link to practice software. Gmail labels per client are as far as it goes.",
    },
    {
      ask: 'Can it run the conflict check?',
      answer: "It can search your mail for a name. That's no conflict check, and you'd not rely on it for one.",
    },
  ],
  examples: [
    {
      say: 'Schedule the Kim hearing on Thursday at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 14:00; title: Kim hearing',
      flow: 'Thursday at two is on the calendar, and the closing it collides with is named.',
    },
    {
      say: 'File it under Kim',
      state: 'mail',
      labels: ['Kim'],
      command: 'move:Label_Kim',
      flow: "The court's notice is where Danielle will look.",
    },
    {
      say: 'Reply that you can, but let us talk before you do',
      state: 'mail',
      command: 'reply:words',
      with: 'words: you can, but let us talk before you do',
      flow: 'The baker reads one honest sentence with your name under it.',
    },
  ],
} satisfies Job;
