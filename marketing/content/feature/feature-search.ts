import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-search',
  title: 'Search in plain words',
  description:
    'Ask for a mail the way you remember it: a name, a month, a word, something attached. Flow looks through the whole account and reads you what it finds.',
  keywords: ['search email by voice', 'find old email', 'Gmail search', 'find attachment', 'email search'],
  updated: '2026-11-27',
  hero: {
    line: 'You remember the roof. Flow remembers the mail.',
    lead: 'It was a quote for slates, some time after Easter, from a man whose name begins with H. That is how memory works. A search box wants operators instead.',
  },
  problem: [
    'You know that the mail exists. You try the name, and get two hundred. You try the word, and it was called something else. You scroll, and on the phone you scroll longer.',
    'There are signs and colons that make it exact. Nobody recalls them while standing in an attic.',
  ],
  solution: [
    'Say what you have. People, times, words and things like attachments are told apart, and become conditions that you can see and take away one by one.',
    'The newest finds come first and can be walked through by voice. Open one, act on it, or narrow the list: only those with files, only from spring.',
  ],
  picture: {
    scene: 'search',
    alt: 'A list of found mails below a line with the spoken request; each condition stands as a chip that can be removed.',
    caption: 'One sentence became three conditions. Each can be dropped with a tap.',
  },
  steps: [
    { name: 'A scrap of memory', text: 'Who, roughly when, one word from it.' },
    { name: 'Conditions', text: 'Flow shows what it took from your sentence.' },
    { name: 'Finds', text: 'Newest on top, with sender and day.' },
    { name: 'Narrower', text: 'Say only with attachments, and the list shrinks.' },
  ],
  features: {
    heading: 'Looking without typing',
    items: [
      {
        name: 'Names that sound alike',
        text: 'Your own contacts help it hear Hollis and not hollies.',
      },
      {
        name: 'Seasons and spans',
        text: 'Since March, last week, between the holidays. All are ranges that it can count.',
      },
      {
        name: 'The whole account',
        text: 'Years back, archived mail included. The first look fetches it once and keeps it on your machine.',
      },
      {
        name: 'Act on the find',
        text: 'Forward, label or answer right from the list. Then step back to where you were.',
      },
      {
        name: 'Offline, within reach',
        text: 'Without a network it searches what this device holds, and says that it did.',
      },
    ],
  },
  limits: [
    'Words inside attached files are not searched.',
    'It finds what was written. A mail that only hints at the roof needs another word.',
  ],
  benefits: [
    'Old promises are a sentence away',
    'You can look things up with muddy hands',
    'Fewer mails that ask for what was sent before',
    'Conditions you can see, so no guessing why',
    'Your place in the queue waits for you',
  ],
  call: {
    line: 'Look for something you lost.',
    text: 'Typed searches are free. So is looking with keys.',
  },
  questions: [
    {
      ask: 'How far back does it go?',
      answer:
        'To the first mail in the account, once Flow has fetched the past. It tells you while it is still on the way.',
    },
    {
      ask: 'Are searches kept?',
      answer: 'Your own history may show that you searched. Nobody who runs the host can read what for.',
    },
    {
      ask: 'Can I use the signs of Gmail?',
      answer: 'Not as such. Say or type the same wish in words.',
    },
  ],
  examples: [
    {
      say: 'Find the quote from Hollis since August',
      state: 'mail',
      command: 'search',
      with: 'words: the quote from Hollis since August',
      flow: 'His mails since August that speak of a quote, newest first.',
    },
    {
      say: 'Find mails with attachments from Ruth',
      state: 'mail',
      command: 'search',
      with: 'words: mails with attachments from Ruth',
      flow: 'Only what Ruth sent with a file on it.',
    },
  ],
} satisfies Feature;
