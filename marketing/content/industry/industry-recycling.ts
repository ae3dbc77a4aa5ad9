import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-recycling',
  title: 'Recycling',
  adjective: 'recycling',
  plural: 'Waste and recycling companies',
  description:
    'Missed bins, rejected loads and scrap prices, heard in the yard before the gate opens. Flow lets a recycling firm answer residents and mills in turn.',
  keywords: [
    'recycling company email',
    'waste management inbox',
    'missed collection email',
    'scrap prices',
    'transfer station email',
    'contaminated loads',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Somebody put a boat in the paper bank.',
    lead: "The mill has turned back your eleven o'clock: too much plastic in the bales. The driver asks where to take it. You tell him from the weighbridge window, while the next lorry rolls on to the plate.",
  },
  problem: [
    'Waste has two ends and both of them write. At one end a street wants to know why its bins are still full. At the other a mill has a moisture meter and a form for rejects. In the middle is your yard, with four belts and one phone.',
    'The form has a limit of two days. The street has none, and it is louder.',
  ],
  solution: [
    'Listen at the window. The driver gets his address in a sentence that you hear before he does. The reject form is put on tomorrow morning, when the photographs from the belt are there.',
    'Then the street, one bin after another. Most of the answers are a day and a sorry, and you can say those while you wave a lorry on.',
  ],
  features: {
    heading: 'Over the weighbridge',
    items: [
      {
        name: 'Drivers before dealers',
        text: 'Whoever stands with a running engine is heard ahead of the offers of balers.',
      },
      { name: 'Tonnes twice', text: 'A weight that you speak is spoken back before it becomes a letter.' },
      { name: "The mill's two days", text: 'Ask a reject note for its limit and hear the line.' },
      { name: 'Streets as labels', text: "Keep each round's letters under the name of the round." },
      { name: 'Prices on Friday', text: 'Let the scrap lists wait and come back together.' },
      { name: 'The boat', text: 'Hand the odd ones on to the man with the grab.' },
    ],
  },
  benefits: [
    'Turned-back loads have a place to go',
    'Rejects are answered inside their limit',
    'Streets hear a day instead of nothing',
    'The yard phone can ring less',
    'Scrap is sold on purpose and not by habit',
  ],
  mails: [
    { name: 'The missed bin', text: 'It was out by six. She has a film of it.' },
    { name: 'The reject note', text: 'Eleven per thousand too many, with a photo of one yoghurt pot.' },
    { name: 'The price list', text: 'Mixed is down, copper is up, and so is the theft of it.' },
    { name: 'The permit officer', text: "She'd like to smell it for herself on Thursday." },
    { name: 'The school visit', text: 'Thirty children, thirty vests, one magnet.' },
  ],
  call: {
    line: 'Weigh out with nothing in the tray.',
    text: 'The trial is thirty credits long. Commands such as archive and snooze take none of them.',
  },
  questions: [
    {
      ask: 'Does it know our rounds and bins?',
      answer: 'No. Routes are in your own system. It handles what people write to you about them.',
    },
    {
      ask: 'Can I use it in a yard full of shredders?',
      answer: 'Close the window for speaking. Outside, captions and keys are the better way.',
    },
    {
      ask: 'May the whole office answer complaints in it?',
      answer: "Each of you can, from your own mailbox. One shared box for complaints isn't supported.",
    },
  ],
  examples: [
    {
      say: 'Tell him the load goes to the north yard',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the load goes to the north yard',
      flow: 'The driver reads where to go, and you have heard it first.',
    },
    {
      say: 'Snooze it until tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: 'The reject form is on top again in the morning, well inside its two days.',
    },
    {
      say: 'Say thanks',
      state: 'mail',
      command: 'short:thanks',
      with: 'reply: thanks',
      flow: 'The school gets a short thank-you for the drawing of the magnet.',
    },
  ],
} satisfies Industry;
