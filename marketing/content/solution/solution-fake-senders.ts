import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-fake-senders',
  title: 'Mail that pretends to be from somebody',
  readers: 'People who sign off money and move it',
  description:
    'A boss with a new address, a bank one letter off, a link that says one thing and goes elsewhere. Flow names what does not fit before you act on the mail.',
  keywords: ['phishing', 'fake sender email', 'spoofed email', 'invoice fraud', 'check suspicious email'],
  updated: '2026-11-27',
  hero: {
    line: 'The name was right. The address was not.',
    lead: 'It reads like your director, short and in a rush. The letters behind the name belong to a mailbox made last night. On a small screen you only see the name.',
  },
  problem: [
    'Fraud by mail lives on haste. Somebody needs gift cards before five, a supplier has changed banks, a parcel waits for three euro. The trick is not clever code, it is a Friday afternoon.',
    'Listening makes it worse, you might think: a voice reads the false name as smoothly as the real one. It would, if nothing checked the mail first.',
  ],
  solution: [
    'Flow compares the sender with the people you really write to. A known name from an unknown address is said aloud, and so is an address that imitates a familiar one with a swapped letter.',
    'A link whose text shows another place than the one it leads to is named in full. And when your answer would go somewhere else than to the sender, you hear that before a word is sent.',
  ],
  steps: [
    { name: 'It arrives', text: 'A friendly name, an urgent tone, an address from nowhere.' },
    { name: 'Flow compares', text: 'With your contacts, with your past mail, with the rules of look-alike letters.' },
    { name: 'You hear the doubt', text: 'It comes before the text does, in one plain sentence.' },
    { name: 'You call them', text: 'On the number you have always had, and not the one in the mail.' },
  ],
  features: {
    heading: 'What gets pointed out',
    items: [
      {
        name: 'Same name, other mailbox',
        text: 'If your partner suddenly writes from a free address, it is the first thing you learn.',
      },
      {
        name: 'Letters in disguise',
        text: 'A one for an l, a Cyrillic a, two short strokes that look like an m.',
      },
      {
        name: 'Answers that bend away',
        text: 'Some mails ask that replies go to a third address. A spoken yes is not enough to send there.',
      },
      {
        name: 'Hidden text stays unread',
        text: 'Lines that a mail hides from your eyes are not read to your ears.',
      },
      {
        name: 'Mail gives no orders',
        text: 'A sentence in a mail that tells Flow to forward something is only a sentence.',
      },
    ],
  },
  benefits: [
    'Haste meets a second look',
    'New bank details get a telephone call',
    'One swapped letter is heard aloud',
    'First-time recipients need a tap or a number',
    'Pictures do not tell the sender that you opened it',
  ],
  call: {
    line: 'Meet a fake in the made-up mailbox.',
    text: 'One of its mails is not what it seems. Listen for it.',
  },
  questions: [
    {
      ask: 'Does Flow catch every fraud?',
      answer:
        'No. A mail from a colleague whose account was broken into looks right in every way that a program can check. Money needs a call, always.',
    },
    {
      ask: 'Does it replace the spam filter of Gmail?',
      answer: 'It adds to it. Gmail filters first. Flow speaks up about what came through and looks odd.',
    },
    {
      ask: 'Who sees the mail while it is checked?',
      answer: 'Only the machine that runs your Flow. The checks are rules, and they ask no service outside.',
    },
  ],
  examples: [
    {
      say: 'Spam',
      state: 'mail',
      command: 'spam',
      flow: 'The mail goes to spam at Gmail, and you are on the next one.',
    },
    {
      say: 'Are there any links',
      state: 'mail',
      command: 'inquiry:links',
      flow: 'You hear how many there are and which places they truly lead to.',
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'You hear four of those the mail went to and how many more, which often tells more than the text.',
    },
  ],
} satisfies Solution;
