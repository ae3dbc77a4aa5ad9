import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-interior-design',
  title: 'Interior design',
  adjective: 'interior design',
  plural: 'Interior designers and decorators',
  description:
    "Swatch approvals, delivery slips and a sofa that won't turn, heard on the stairs. Flow lets designers answer the client while the fabric is in their hands.",
  keywords: [
    'interior design email',
    'decorator inbox',
    'furniture delivery email',
    'fabric approval email',
    'client revisions email',
    'design studio email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The sofa is lovely. The stairs are narrow.',
    lead: "Two men and a velvet three-seater are stuck on the second landing. The client, in Oslo, asks if the green is the green. You answer her with your back against the wall, and it's the green.",
  },
  problem: [
    'Rooms are made of decisions, and decisions come by mail. Ivory or bone. Brass or brass. A husband, copied late, would like to revisit the tap.',
    'The workroom needs a yes today or it loses its place in the loom. The yes is in the thread. It was said about the other fabric. Nobody in the thread noticed, as everyone was in three other threads.',
  ],
  solution: [
    'Ask what she said about the lining, and hear her sentence with its date. Then tell the workroom, in yours.',
    "The tap can be revisited on Thursday. Put it there and it'll stay there, out of the inbox, until the morning on which you want to think of taps.",
  ],
  features: {
    heading: 'Landing by landing',
    items: [
      { name: 'Her words, with a date', text: 'What the client agreed to is quoted from the mail itself.' },
      { name: "The loom's last day", text: "Ask for the deadline in the workroom's letter." },
      { name: 'Rooms as labels', text: 'Library, nursery, hall: each thread has its room.' },
      { name: 'Hands full of velvet', text: 'Earphone in, and not a screen to hold.' },
      { name: 'Husbands on copy', text: "Know who's reading before you call the tap brave." },
      { name: 'Trade cards', text: 'Unsubscribe from the house that sends cushions daily.' },
    ],
  },
  benefits: [
    'Looms start on a real yes',
    'Green stays green',
    'Taps are revisited once',
    'Deliveries meet somebody with a key',
    'The invoice matches what was agreed in March',
  ],
  mails: [
    { name: 'The swatch', text: 'Approved by daylight, doubted by lamp.' },
    { name: 'The lead time', text: 'Twelve weeks, then a tulip holiday, then twelve.' },
    { name: 'The landing', text: 'Measured in inches, delivered in centimetres.' },
    { name: 'The husband', text: 'He has found a cheaper tap.' },
    { name: 'The thank-you', text: 'Feet on the new ottoman, and a spaniel.' },
  ],
  call: {
    line: 'Turn it on its side, and breathe.',
    text: 'Try it first on people that we invented, who will never revisit a thing.',
  },
  questions: [
    {
      ask: 'Can it make a purchase order?',
      answer: 'No. It writes letters. Orders and budgets live in your own tool.',
    },
    {
      ask: 'Can it show me the pictures clients send?',
      answer: 'It says that they came. Look at them on the screen, in daylight if you can.',
    },
    {
      ask: 'Does quoting a client prove anything?',
      answer: 'It gives you the sentence and the day from your own mail. What it proves is for others.',
    },
  ],
  examples: [
    {
      say: 'What did Ana say about the lining',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Ana say about the lining',
      flow: "Ana's line is read out with its day, or you hear that there is none.",
    },
    {
      say: 'Reply that the green is the one from the large swatch',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the green is the one from the large swatch',
      flow: 'Oslo can sleep, and so can the velvet.',
    },
    {
      say: 'Snooze it until Thursday at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 09:00',
      flow: 'The tap is out of the room until Thursday.',
    },
  ],
} satisfies Industry;
