import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-physician',
  title: 'Physician',
  plural: 'Physicians',
  group: 'other',
  description:
    "Between two patients a physician has four minutes and nine mails. Flow reads the practice's questions aloud and takes short answers while you wash your hands.",
  keywords: ['physician email', 'doctor inbox', 'practice email', 'on-call swaps', 'hands-free email'],
  updated: '2026-11-27',
  hero: {
    line: 'Four minutes until room two. Nine unread.',
    lead: "The lab wants a callback, a colleague wants your Saturday, and the medical board wants proof of forty credits. You're at the sink.",
  },
  problem: [
    'The patient portal is its own burden. This is the other pile: rota swaps, referral letters from friends of friends, drug reps, a committee you joined in a weak moment.',
    "You reach it at nine at night, in the kitchen, tired, one thumb at a time. Or you don't reach it, and your Saturday gets decided for you.",
  ],
  solution: [
    "At the sink, on the stairs, in the car between clinic and ward: that's where Flow has its place. You listen, you say five words, and the mail is dealt with.",
    "What calls for thought goes to Thursday's admin hour. It leaves your sight today and will be there on Thursday, above everything else.",
  ],
  features: {
    heading: 'Clinic days in small gaps',
    items: [
      {
        name: 'On call, traded in writing',
        text: 'Agree to the swap by voice and have it on your calendar one sentence later.',
      },
      {
        name: 'Board credits, not forgotten',
        text: 'The reminder for your licence sits on a date you chose, weeks ahead.',
      },
      {
        name: 'Reps, politely gone',
        text: 'One word ends the lunch invitations, list by list.',
      },
      {
        name: "The committee's hundred pages",
        text: 'Hear who asks you for what. Often the answer is nobody, nothing.',
      },
      {
        name: 'Car between sites',
        text: "Tell Flow that you're driving, and it leaves out whatever would need your eyes.",
      },
    ],
  },
  benefits: [
    'Your Saturday is decided by you',
    'Evenings hold dinner instead of a kitchen inbox',
    'Colleagues get their answer between patients',
    'Licence proofs leave weeks before the deadline',
    'Admin hour starts with the list already made',
  ],
  call: {
    line: 'Wash your hands of nine mails.',
    text: "You'll find thirty credits in the account. Archiving and snoozing don't touch them.",
  },
  day: [
    {
      at: '07:15',
      from: 'Dr. Feld, partner',
      asks: "Can you take Saturday? I'd do your Christmas Eve.",
      does: 'A very good trade. "Say yes, and thank you for Christmas Eve".',
    },
    {
      at: '10:40',
      from: 'The practice manager',
      asks: 'Flu clinic: mornings or evenings next week?',
      does: '"Reply that evenings work better". Parents come after work.',
    },
    {
      at: '12:55',
      from: 'The medical board',
      asks: 'Please upload proof of your continuing education.',
      does: '"Remind me on Friday at one".',
    },
    {
      at: '16:20',
      from: 'A drug representative',
      asks: 'Lunch for the whole team?',
      does: '"Unsubscribe". Your team prefers soup.',
    },
    {
      at: '19:50',
      from: 'Your old roommate',
      asks: 'My mother has a rash, may I send a picture?',
      does: 'That\'s better on the phone. "Tell him I will call tonight".',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 120 },
  calculation:
    "The patient portal has its own hours and isn't in here. These are mails among people: partners, staff, boards, friends with rashes.",
  questions: [
    {
      ask: 'Should patient information go through it?',
      answer:
        "That depends on your clinic's rules. If such mail is in your Gmail already, Flow puts a copy on a machine you or the clinic guard, and nowhere else.",
    },
    {
      ask: 'Does it write into the chart?',
      answer: "No. It has no link to any record system, and it doesn't see your portal messages.",
    },
    {
      ask: 'Is its dictation good enough for medical terms?',
      answer:
        'Not for a letter. The built-in recogniser is rough, so keep spoken replies short and plain, and type drug names.',
    },
  ],
  examples: [
    {
      say: "I'm driving",
      state: 'mail',
      command: 'driving',
      with: 'on: true',
      flow: "Long mails, and all that needs your eyes, wait until you've parked.",
    },
    {
      say: 'Reply that evenings work better',
      state: 'mail',
      command: 'reply:words',
      with: 'words: evenings work better',
      flow: 'The practice manager has her flu clinic.',
    },
    {
      say: 'Remind me on Friday at one',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-20 13:00',
      flow: "The board's letter is back in your lunch break, before its deadline.",
    },
  ],
} satisfies Job;
