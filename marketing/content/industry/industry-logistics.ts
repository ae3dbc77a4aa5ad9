import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-logistics',
  title: 'Logistics',
  adjective: 'logistics',
  plural: 'Carriers, warehouses and freight forwarders',
  description:
    'Missed docks, customs papers and driver delays, heard on the warehouse floor. Flow gives logistics teams one voice for a hundred moving parts.',
  keywords: ['logistics email', 'freight forwarder inbox', 'warehouse email', 'dock appointments', 'carrier delays'],
  updated: '2026-11-27',
  hero: {
    line: 'Dock nine is full of dishwashers.',
    lead: 'A truck waits at the gate with no slot, and its dispatcher has written twice. You hear it between racks, give him dock four at eleven, and the lane is clear again.',
  },
  problem: [
    'A shipment has one box and six people who write about it. The shipper wants proof. The broker lacks a code. The driver stands somewhere near a bridge.',
    'Trackers add their own chorus: departed, arrived, departed. In that hum a customer asks, for the second time, where her pallet is.',
  ],
  solution: [
    'Trackers lie low until the people are through. You hear the customer, and you hear her only once, without the five mails she pasted below.',
    'Say what is true: on the truck, at the bridge, tomorrow by ten. The broker gets the invoice passed on as you walk to the next aisle.',
  ],
  features: {
    heading: 'From gate to gate',
    items: [
      {
        name: 'Slots by voice',
        text: 'Give a dock and an hour while you look at the dock.',
      },
      {
        name: 'Papers to the broker',
        text: 'The invoice moves on with its file and a line from you.',
      },
      {
        name: 'Machine mail in bulk',
        text: "Clear a sender's old notices after a single question.",
      },
      {
        name: 'Lanes as labels',
        text: 'Each customer or lane has a Gmail label, filled by voice.',
      },
      {
        name: "The carrier's promise",
        text: 'He says Wednesday. If Wednesday is mute, you hear about it.',
      },
      {
        name: 'Steel roof, no bars',
        text: 'Orders spoken at the far end of the hall are kept and sent by the office door.',
      },
    ],
  },
  benefits: [
    'Trucks stop idling at the gate',
    "The second 'where is it' never comes",
    'Brokers have the code before the border',
    'Status robots no longer hide customers',
    'A shift ends with an honest list',
  ],
  mails: [
    {
      name: 'The gate call',
      text: 'Wrong day, right truck, angry driver.',
    },
    {
      name: 'The missing code',
      text: 'Ten digits, and customs accept nine of them.',
    },
    {
      name: 'The proof of delivery',
      text: 'Signed by somebody whose name may be Bob.',
    },
    {
      name: 'The short count',
      text: 'Twenty-three pallets left. Twenty-two and a half came.',
    },
    {
      name: 'The rate request',
      text: 'Three lanes, from Monday, and the lowest one wins.',
    },
  ],
  call: {
    line: 'Free the dock, then the inbox.',
    text: "It starts with thirty credits. That's fewer than the dishwashers.",
  },
  questions: [
    {
      ask: 'Can it update our warehouse system?',
      answer: "No, it's joined to Gmail and Google Calendar only. The scan stays a scan.",
    },
    {
      ask: 'Do forklifts drown it?',
      answer: 'Sometimes they will. A headset helps, and every order has a key.',
    },
    {
      ask: "Are our customers' mails sent to a speech company?",
      answer: 'Not by default. Flow hears you on your own machine and keeps no recording.',
    },
  ],
  examples: [
    {
      say: 'Reply that dock four is free at eleven',
      state: 'mail',
      command: 'reply:words',
      with: 'words: dock four is free at eleven',
      flow: "The dispatcher's draft has dock and hour, which you hear before he does.",
    },
    {
      say: 'Archive everything from Portway older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Portway; day: 2026-10-17',
      flow: "Portway's old tracking notices leave the inbox, once you say yes to the count.",
    },
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'Flow names the invoice and the packing list, so you know that one is missing.',
    },
  ],
} satisfies Industry;
