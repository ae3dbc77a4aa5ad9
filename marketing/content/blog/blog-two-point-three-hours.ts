import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-two-point-three-hours',
  title: "2.3 hours: where a lawyer's day goes, and which part is mail's fault",
  topic: 'industry',
  published: '2026-11-27',
  description:
    'Data from a practice tool put billable work at 2.3 hours of eight. What that number counts and leaves out, and what a small firm can learn from it.',
  keywords: [
    'lawyer billable hours',
    'utilization rate',
    'law firm productivity',
    'legal email',
    'small law firm time management',
    'Clio legal trends',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Eight hours at the desk. Two on the clock.',
    lead: 'You were there at eight and left after six. You had no lunch to speak of. The time sheet says 2.3, and you sit there with the pen and try to think what the rest was.',
  },
  problem: [
    "No trade measures itself as lawyers do, and few like the result as little. A number has been going round for some years which seems to say that most of the day is lost. It's quoted with a shudder, and seldom with its source.",
    "It's worth looking at. It's sounder than its fans know, and says less than they think.",
  ],
  sections: [
    {
      heading: 'The number',
      paragraphs: [
        'It comes from a maker of software for law firms, in its yearly report. For the edition of 2017, data of over 60,000 users went in, without names, and with them a survey of nearly 3,000 lawyers. [clio]',
        'The average lawyer billed 2.3 hours of an eight-hour day, which is 29 %. [jurist] After discounts and unpaid bills, money came in for 1.6 hours. [clio]',
        'Where was the rest. According to the survey, administrative tasks took 48 % of the day, and finding clients took a third. [jurist] Administration meant billing, collecting, licences and training, the office and its machines. [atwork]',
      ],
    },
    {
      heading: 'What it counts',
      paragraphs: [
        'It counts what was recorded in one program by those who use it. The report is about the American trade. In a firm of nine hundred, with a department for each of these things, the numbers will look otherwise.',
        'It counts recorded time. Anyone who has kept a time sheet knows the hole in it. The six minutes on the phone at the station, the two answers from bed: they were work, for a client, and they were never written down. So some of the missing hours were not lost. They were given away.',
        'And it sets everything against eight hours. If you worked ten, the share is smaller still.',
      ],
    },
    {
      heading: 'What it leaves out',
      paragraphs: [
        "You'll notice that mail isn't in the list. There's no line for it, because it's in all of them. A letter to a client is billable. A letter to the bank is office. A letter to somebody who might become a client is marketing. All three were in the same inbox, between 9 and 9.20.",
        "That is mail's real part in the matter. It isn't that it takes so long. It cuts the day into such small pieces, of such different kinds, that nobody can write them down. A call has a beginning and an end. A morning of mail has neither.",
        "Nobody can tell you how many of the missing hours are mail. We've looked for a figure with a source and found none that holds.",
      ],
    },
    {
      heading: 'Six minutes, and what they do',
      paragraphs: [
        "Many firms record in units of six minutes. A reply takes two. So you either round up, which is unfair to the client, or leave it, which is unfair to yourself, or put four of them together and write 'correspondence', which the client will ask about.",
        "The unit pushes you to do mail in the worst way. If a two-minute answer can't be billed, then it's done in between. In between is everywhere. By noon you've been in eleven matters and recorded three.",
      ],
    },
    {
      heading: 'A better way to lose less',
      paragraphs: [
        "Batch by matter, and not by time of arrival. Open the matter, answer its four letters, write one entry: '0.3, letters to client, other side and court'. It's honest, it's clear, and it can be billed. The same four letters answered as they came are worth nothing on paper.",
        "Record at once. Not in the evening, least of all on Friday. The loss isn't in the work but in the gap between doing it and writing it. A spoken note at the end of each batch is enough.",
        "Give the office an hour. Bank, licences, the printer. If it has an hour of its own, it stays there. If it has none, it's in all the others.",
        'And look at who could have answered. Much of what comes into a matter asks when, where or whether something has arrived. A good assistant answers this better than you.',
      ],
    },
    {
      heading: 'What not to conclude',
      paragraphs: [
        "Don't conclude that five hours are wasted. Training isn't waste, and nor is the lunch that brings the next matter. A day with eight billable hours in it would be a firm with no next year.",
        "Don't conclude that a tool will fix it, either, though every maker of tools hopes that you do. The report was written by one, and this page by another. What can be fixed cheaply is the hole in the time sheet, and the crumbs between the pieces.",
        "The lawyers who do this well aren't faster. They know at any time which matter they're in.",
      ],
    },
  ],
  solution: [
    "The well-known 2.3 hours are real for American users of one program, and are partly a measure of what never gets written down. Mail isn't the thief. It's the knife that cuts the day so fine that it can't be recorded. Work by matter, record at the end of each, and give the office its own hour.",
  ],
  features: {
    heading: 'A fortnight, by matter',
    items: [
      {
        name: 'Sort before you answer',
        text: 'Look through the inbox once and only note which matter each belongs to.',
      },
      { name: 'One matter at a time', text: 'Open it, answer everything in it, close it.' },
      { name: 'Say the entry', text: 'At the end, one line: matter, minutes, what. Spoken or scribbled, but now.' },
      { name: 'Office at four', text: "Everything that isn't a matter or a client waits until then." },
      {
        name: 'Compare',
        text: 'After two weeks, set recorded time beside that of the two before. Nothing else has changed.',
      },
    ],
  },
  benefits: [
    'Letters turn into entries that a client can read',
    'Fewer six-minute gifts',
    "You know which matter you're in",
    'The printer gets one hour and no more',
    'Friday evening has no time sheet in it',
  ],
  call: {
    line: 'One matter, all its letters.',
    text: "With Flow you can find a matter's mail by name, hear it and answer it in a row, and leave yourself a note for the time sheet.",
  },
  questions: [
    {
      ask: 'Is 2.3 hours still true?',
      answer:
        "It's the figure of 2017, for the users of one program. Later editions give their own. Don't quote it without the year.",
    },
    {
      ask: 'May I bill for email?',
      answer: "Your engagement letter and your rules answer that. What we say is only that unrecorded time can't be.",
    },
    {
      ask: 'Is batching by matter slower for clients?',
      answer: "By an hour perhaps. Urgent letters still come first, and you'll know them as you sort.",
    },
  ],
  examples: [
    {
      say: 'Find everything from Hartwell since Monday',
      state: 'mail',
      command: 'search',
      with: 'words: everything from Hartwell since Monday',
      flow: "The matter's letters are in a row, so you can answer them in a row.",
    },
    {
      say: 'Note to self: Hartwell three letters eighteen minutes',
      state: 'mail',
      command: 'note:words',
      with: 'words: Hartwell three letters eighteen minutes',
      flow: 'The entry is written down before the next matter is open.',
    },
  ],
  sources: [
    {
      name: 'clio',
      publisher: 'Clio',
      title: 'Second annual Legal Trends Report',
      url: 'https://www.clio.com/about/press/second-annual-legal-trends-report-dives-deeper-state-legal-industry/',
      published: '2017',
      read: '2026-11-27',
    },
    {
      name: 'jurist',
      publisher: 'The National Jurist',
      title: 'Lawyers only bill 2.3 hours a day',
      url: 'https://www.nationaljurist.com/smartlawyer/lawyers-only-bill-23-hours-day-what-happens-rest-it',
      read: '2026-11-27',
    },
    {
      name: 'atwork',
      publisher: 'Attorney at Work, Dustin Cole',
      title: "Clio's 2017 Legal Trends Report has scary lessons for all",
      url: 'https://www.attorneyatwork.com/clio-report-scary/',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
