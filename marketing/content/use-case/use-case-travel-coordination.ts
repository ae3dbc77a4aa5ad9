import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-travel-coordination',
  title: 'Travel arrangements',
  readers: 'Those with a boarding pass somewhere in the inbox',
  description:
    'Bookings, gate changes and hotel mails come at bad moments. Ask for the one you need, hear it at the gate, and let those who fetch you know that you run late.',
  keywords: [
    'travel email',
    'find booking confirmation',
    'trip planning email',
    'flight confirmation',
    'hotel booking',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Gate 22, two bags, no free hand.',
    lead: "Every trip is twenty mails from firms you'll write to once. Flow finds the one with the door code while you drag a suitcase, and sends the two lines that people wait for.",
  },
  problem: [
    'The booking number is in the mail from the airline, unless it is in the one from the agent. The hotel sent three: thanks, get ready, and how was it.',
    'You search with one finger at the belt, where everyone is in a hurry, and the mail loads as far as a picture of a beach.',
  ],
  solution: [
    'You ask and it is read, letters and digits too. Earbuds in, handle in one hand, passport in the other.',
    'Those who wait for you get word as soon as the board changes. One sentence to the driver, one to the host, both heard before they go.',
  ],
  features: {
    heading: 'On the way, by ear',
    items: [
      {
        name: 'The mail with the code',
        text: 'Name the hotel and the month, and hear the line you need.',
      },
      {
        name: 'A label for the trip',
        text: "File all twenty under one name as they come. Back home, that's your expense claim.",
      },
      {
        name: 'Into the calendar',
        text: 'Book the train as an entry with the hour that the mail names.',
      },
      {
        name: 'Late, with a reason',
        text: 'Tell the person at the other end, and attach no drama.',
      },
      {
        name: 'No signal, no matter',
        text: 'What was fetched before take-off can be read above the clouds.',
      },
    ],
  },
  benefits: [
    'The code is known before the taxi stops',
    "Your host isn't standing in the rain",
    "Twenty firms don't mix with your work",
    'The claim is sorted when you land',
    'Both hands stay on the luggage',
  ],
  before: [
    {
      who: '06:10, kitchen',
      words: 'You forward four mails to yourself, so they are on top.',
    },
    {
      who: '09:35, belt',
      words: 'They are no longer on top.',
    },
    {
      who: '13:20, taxi',
      words: 'The driver asks for the street. You have the postcode of the head office.',
    },
    {
      who: '14:00, a doorstep',
      words: 'The code is in a mail that asks you to download an app.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'New, from Coastline Rail: your train at 9.40 is cancelled, the next leaves at 10.55.',
    },
    {
      who: 'you',
      say: 'Forward it to Beatriz and say I arrive at quarter past two',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Beatriz; words: I arrive at quarter past two',
    },
    {
      who: 'flow',
      words: "To Beatriz: 'I arrive at quarter past two.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Leaving now. Anything else for the trip?',
    },
    {
      who: 'you',
      say: 'Find the door code from Casa Miro',
      state: 'mail',
      command: 'search',
      with: 'words: the door code from Casa Miro',
    },
    {
      who: 'flow',
      words: "One mail, of the third of November. 'Your code is 4 4 0 9, then the bell.'",
    },
    {
      who: 'you',
      say: 'File it under Lisbon',
      state: 'opened',
      command: 'move:Label_Lisbon',
      labels: ['Lisbon'],
    },
  ],
  call: {
    line: 'Find the door code with full hands.',
    text: 'A made-up trip to Lisbon is in the practice inbox, delays included.',
  },
  questions: [
    {
      ask: 'Does Flow book tickets?',
      answer:
        'No. It neither buys nor changes anything with an airline or hotel. It finds, reads, files and writes mail.',
    },
    {
      ask: 'Does it make an itinerary by itself?',
      answer:
        "No. What you want in the calendar, you say. Google may add flights on its own, and those you'll hear as well.",
    },
    {
      ask: 'Can I use it abroad without roaming?',
      answer: 'What has been fetched stays readable, and what you order leaves when you next have a network.',
    },
  ],
  examples: [
    {
      say: 'Schedule train to Lisbon on Friday at ten',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 10:00; title: train to Lisbon',
      flow: 'The entry stands in your calendar, with a warning if something is there already.',
    },
    {
      say: 'Snooze it until Thursday evening',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 18:00',
      flow: 'The packing list is back on the evening before.',
    },
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'The names of the files are read, so you know that the pass is there.',
    },
  ],
} satisfies UseCase;
