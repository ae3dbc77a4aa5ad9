import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-reference-letters',
  title: 'Letters of reference',
  readers: "Teachers and bosses who said 'with pleasure'",
  description:
    'You agreed to write a letter, the form is due on the first, and the facts lie in old mail. Find them, hold the date, and tell the applicant where it stands.',
  keywords: [
    'recommendation letter requests',
    'reference letter email',
    'letter of recommendation deadline',
    'referee email',
  ],
  updated: '2026-11-27',
  hero: {
    line: "You said 'with pleasure' in September.",
    lead: "A reference is a promise to somebody whose future hangs on a portal. Flow keeps the date for you, finds what you wrote about them before, and tells them the moment it's done.",
  },
  problem: [
    "The request comes with a smile, three links and the word 'December'. You answer with pleasure. It was a pleasure, in September.",
    'Then the portal writes from a no-reply address, twice, among the offers. On the last evening a very polite mail asks if you have by any chance seen it.',
  ],
  solution: [
    "When you agree, the thread gets its day, a week before the real one. It's back with links and all, on a morning when you can still think.",
    'What to say is half in your mailbox: the prize, the talk, the bad winter they got through. Ask for it. Then write the letter at a table, as it deserves.',
  ],
  features: {
    heading: 'A promise with a portal',
    items: [
      {
        name: 'A day of its own',
        text: 'A week ahead, back in the inbox, with the link in it.',
      },
      {
        name: 'Facts from the archive',
        text: 'Find what you wrote when they won the thing.',
      },
      {
        name: 'The link that counts',
        text: 'Ask what links there are, and which host they lead to.',
      },
      {
        name: 'Word to the candidate',
        text: "'It is in', said in one breath. They will remember it for years.",
      },
      {
        name: 'A kind no',
        text: "If you can't do it well, say so early and name somebody.",
      },
    ],
  },
  benefits: [
    'Letters arrive before the portal shuts',
    'They contain a real winter',
    'Nobody has to ask politely on the last night',
    "The portal's mails aren't lost among offers",
    "Those you couldn't help knew it in time",
  ],
  before: [
    {
      who: '14 September',
      words: "'Of course, with pleasure.'",
    },
    {
      who: '20 November',
      words: "'Reminder: action required', from no-reply. You archive it with the webinars.",
    },
    {
      who: '30 November, 22:15',
      words: "'I am so sorry to trouble you.'",
    },
    {
      who: '30 November, 23:50',
      words: 'Two paragraphs that could be about anyone.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Ines Achterberg. Could you write for her, until the first of December?',
    },
    {
      who: 'you',
      say: 'Reply that I can write the letter and it will be there by the thirtieth',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can write the letter and it will be there by the thirtieth',
    },
    {
      who: 'flow',
      words: "'I can write the letter and it will be there by the thirtieth.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and remind me on Monday at nine',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-23 09:00',
    },
    {
      who: 'flow',
      words: 'It leaves, and comes back on Monday at nine.',
    },
    {
      who: 'you',
      say: 'Find the talk by Ines from spring',
      state: 'mail',
      command: 'search',
      with: 'words: the talk by Ines from spring',
    },
    {
      who: 'flow',
      words: "One thread. You wrote: 'The best I have heard from a second-year.'",
    },
    {
      who: 'you',
      say: 'Star it',
      state: 'opened',
      command: 'star',
    },
  ],
  call: {
    line: "Keep September's promise in November.",
    text: 'In the demo a made-up student needs a letter. The portal is made up too, thank heaven.',
  },
  questions: [
    {
      ask: 'Does Flow write the letter?',
      answer: 'No. It can take dictation, but it invents no praise. A letter with a table and an hour is better.',
    },
    {
      ask: 'Can it upload to the portal?',
      answer: 'No. It tells you where the link leads. The form is filled in by you.',
    },
    {
      ask: 'Is it discreet?',
      answer: 'It speaks only in your ear, keeps no recording, and the mail is where it was.',
    },
  ],
  examples: [
    {
      say: 'Are there any links',
      state: 'mail',
      command: 'inquiry:links',
      flow: 'You hear how many, and where they lead.',
    },
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'An early, kind no, so they can ask another.',
    },
    {
      say: 'Tell her the letter is in',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the letter is in',
      flow: 'Five words that let somebody sleep.',
    },
  ],
} satisfies UseCase;
