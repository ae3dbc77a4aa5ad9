import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-salons',
  title: 'Salons and spas',
  adjective: 'salon',
  plural: 'Hair salons, barbers and spas',
  description:
    'Late clients, colour questions and supplier deals, heard while the foils develop. Flow lets a stylist answer with tint on her gloves and the mirror in view.',
  keywords: [
    'salon email',
    'hairdresser inbox',
    'spa booking email',
    'barber shop email',
    'late cancellations',
    'beauty supplier email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Copper needs thirty minutes. So does Mrs Vane.',
    lead: 'The foils are on and the timer runs. Mrs Vane writes that her train stands in a field, and can she come at five. You hear it in one ear, with your eyes on the mirror, and yes, she can.',
  },
  problem: [
    "Hair people touch, talk and stand. There's no hour of the day with a desk in it. So the salon's mail is read on the bus, with a thumb that still smells of bleach.",
    'A bride sends eleven pictures. A client asks if the henna was a mistake. A wholesaler has three for two on a thing that nobody buys one of.',
  ],
  solution: [
    'Wait for the timer and listen with one ear. The bride comes whole, with the number of pictures told. The wholesaler can have a Sunday.',
    'What you promise is an hour and a name, and both are spoken back, so five stays five.',
  ],
  features: {
    heading: 'While the colour takes',
    items: [
      {
        name: 'The train in the field',
        text: 'Move her chair in your own calendar and let her know in the same breath.',
      },
      { name: 'Gloves stay on', text: 'Neither tint nor oil reaches a phone.' },
      { name: 'Pictures counted', text: 'Hear how many came and from whom, and look at them at the basin.' },
      { name: 'Wholesalers on Sunday', text: 'Their mail leaves the week as a bundle.' },
      { name: 'The old formula', text: 'Search for what you wrote to a client about her last copper.' },
      { name: 'No-shows', text: 'A short and civil line about the fee, said once and sent.' },
    ],
  },
  benefits: [
    'Late clients still get their chair',
    'Brides are answered while they still love the braid',
    'Henna is confessed before the bleach',
    'Sundays alone have wholesalers in them',
    'Your thumbs get the bus ride off',
  ],
  mails: [
    { name: 'The braid', text: 'Eleven pictures, three of them of a horse.' },
    { name: 'The late train', text: "She can see the church. She can't leave the carriage." },
    { name: 'The henna', text: 'It was two years ago. Or in August.' },
    { name: "The apprentice's mother", text: "She asks how her son is doing. He's doing the floor." },
    { name: 'The lease of the chair', text: 'Up in spring, by a little, with regards.' },
  ],
  call: {
    line: 'Rinse, towel, done.',
    text: "Test it over one colour, on a phone that you don't touch. The start is free for thirty replies.",
  },
  questions: [
    {
      ask: 'Does it take bookings online?',
      answer: 'No, there are no booking links. It moves things in your Google Calendar when you say so.',
    },
    {
      ask: 'Can I speak to it near clients?',
      answer: 'A short order is no worse than asking for the clips. For more, walk to the back.',
    },
    {
      ask: "Would it work for a spa where it's quiet?",
      answer: 'Yes, by captions and keys. Nobody on the table will know.',
    },
  ],
  examples: [
    {
      say: 'Tell her five is fine and the chair is free',
      state: 'mail',
      command: 'reply:words',
      with: 'words: five is fine and the chair is free',
      flow: "Mrs Vane's train is still in the field, and her chair is safe.",
    },
    {
      say: 'Move it to Thursday at five',
      state: 'event',
      command: 'event:move',
      with: 'to: 2026-11-19 17:00',
      flow: 'The appointment has its new hour, and its guest hears once the pause is over.',
    },
    {
      say: 'Snooze all newsletters until Sunday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-22 08:00; mailing: newsletter',
      flow: 'You hear how many there are, say yes, and the week is free of three for two.',
    },
  ],
} satisfies Industry;
