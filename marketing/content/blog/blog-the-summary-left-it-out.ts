import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-the-summary-left-it-out',
  title: 'The summary left it out: how short versions go wrong',
  topic: 'ai',
  published: '2026-11-27',
  description:
    'Journalists checked how AI assistants retell the news and found trouble in about half the answers. What that teaches about summaries of mail.',
  keywords: [
    'AI summaries accuracy',
    'email summary',
    'AI summarisation errors',
    'BBC AI study',
    'trust AI summary',
    'summarise email thread',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Six lines, all true, and the wrong ones.',
    lead: "The thread had nineteen letters. The short version says that all agree on the venue. They do. It doesn't say that in letter fourteen somebody asked for your signature by Friday.",
  },
  problem: [
    "We like summaries because they look finished. There are bullet points, there's a calm voice, there is nothing left to do. It feels like having read.",
    'How often is it like having read. For news, there is by now a decent answer. For your mail there is none. But one can learn from the first about the second.',
  ],
  sections: [
    {
      heading: 'What the broadcasters found',
      paragraphs: [
        'At the start of 2025 the BBC asked four well-known assistants about a hundred stories in the news and had the answers judged by its own journalists, each an expert on the topic. Significant problems of some kind were found in 51 % of the answers. [bbc] Of those that cited the BBC, 19 % brought in errors of fact: wrong statements, numbers or dates. [bbc]',
        "The detail that should stay with you concerns quotations. Of the quotes said to come from the BBC's articles, 13 % had been changed or were not in the article at all. [bbc]",
        'In October of that year a larger study followed. 22 public broadcasters in 18 countries and 14 languages judged more than 3,000 answers. At least one significant issue was found in 45 %, serious trouble with sources in 31 %, and major errors of accuracy in 20 %. [ebu] There were some gains since the first round.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'These were questions about the news, not about mail. The assistants had to find their sources, and much of the trouble lay there. A tool that is handed one thread has an easier task: all it needs is on the table.',
        "It was a snapshot of four products in one year. By the time you read this they'll have changed. And journalists judging machines that use their work are not neutral parties, though they said how they judged.",
        "So don't carry the percentages over. Carry over the kinds of error.",
      ],
    },
    {
      heading: 'Three ways to go wrong',
      paragraphs: [
        "The first is the plain error. A date is off, a name is swapped, 'not' is lost. It's the one that people look for, and it's the least harmful, since sooner or later it bumps into the world.",
        "The second is the mended sentence. The quote has been tidied until it says a little more than was said. In mail this is worse than in the news. 'We might be able to' and 'we can' are one word apart, and there's a contract between them.",
        "The third is leaving out. Every summary leaves things out, which is what it's for. But what is minor in a thread of nineteen can be the only thing that concerns you. The machine knows what the thread is about. It doesn't know what you are about.",
      ],
    },
    {
      heading: 'Why mail is a hard case',
      paragraphs: [
        "News is written to be summed up. The main point is on top, by training. Mail is the reverse. People begin with thanks, wander through three matters, and put the request in the last line, after 'oh, and'.",
        "News has one reader who is everybody. A mail has you. 'Could someone send me the plan' is background for five people and a task for the sixth.",
        "And with news you don't act on each item. With mail the whole question is whether to act. A summary with no error in it that makes you think there's nothing to do has failed in the only way that counts.",
      ],
    },
    {
      heading: 'Extract or retell',
      paragraphs: [
        'There are two ways of making a thing shorter. One is to take sentences out of it as they are. The other is to tell it again in new words.',
        "The first is clumsy. It has bad joints, and it can miss the point. But everything in it was written by the person whose name is on it, and you can find the place. It can leave out. It can't make up.",
        "The second reads well. It joins what's far apart, which is a real gift in a long thread. It can also do all three of the things above, in a voice that never wavers.",
        "For a first look at something long that you'll read anyway, either will do. For 'what do they want from me and by when', take the first. You want her words.",
      ],
    },
    {
      heading: 'How to use them well',
      paragraphs: [
        "Use a summary to decide what to read, and not instead of reading. 'This is about the venue, and I'm not on the committee' is a fine use. 'So I needn't look' is a step further, and you should know that you took it.",
        "Ask narrow questions. 'What is asked of me' gives better answers than 'sum it up', because there's less to leave out, and since you'd notice nonsense.",
        "Go to the place. If a line matters, open the letter at that line. Where a tool can't show you the place, it's telling you a story.",
        "Read to the end whatever has money, blame or a signature in it. It's ten letters a week. You have the time.",
      ],
    },
  ],
  solution: [
    "Short versions of the news, made by machines and judged by those who wrote it, had serious trouble in around half the cases in 2025. Mail is easier in one respect and harder in several. Use summaries to choose what to read, prefer the writer's own sentences when you have to act, and remember that the worst error is the one that isn't there.",
  ],
  features: {
    heading: 'Test a summary tool in an hour',
    items: [
      { name: 'Take five old threads', text: 'Choose ones that you know well, in which you had something to do.' },
      { name: 'Write your line first', text: 'For each, what was asked of you, and by when.' },
      { name: 'Ask the tool', text: "First 'sum it up', then 'what's asked of me'. Compare." },
      { name: 'Look for the missing', text: "Don't look for errors. Look for your line." },
      { name: 'Check one quote', text: 'Take any sentence in quotes, and find it in the thread.' },
    ],
  },
  benefits: [
    'You know what the tool leaves out before it matters',
    'Narrow questions replace the big one',
    'You read less, and you read the right things to the end',
    "'We might' stays 'we might'",
    'Somebody gets her signature on Friday',
  ],
  call: {
    line: 'Hear the line itself.',
    text: "Ask Flow what a mail wants, and it quotes the sentence. It sums up by rules, from the mail's own words, and says so if it finds nothing.",
  },
  questions: [
    {
      ask: 'Are summaries of mail as bad as those of news?',
      answer:
        "We don't know. The studies were about news. The kinds of error are the same, and how often they occur may differ a good deal.",
    },
    {
      ask: 'Is a quote always safe?',
      answer:
        "It's safe from invention if the tool really copies. It can still be the wrong sentence. That's why you go to the place.",
    },
    {
      ask: 'Should a team ban them?',
      answer: "Rather agree on what they're for: choosing what to read, yes; deciding what to do, no.",
    },
  ],
  examples: [
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'The sentence with the request is read as it was written.',
    },
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'It has a signature in it, so you hear it to its end.',
    },
  ],
  sources: [
    {
      name: 'bbc',
      publisher: "Daily8, reporting the BBC's release",
      title: 'Groundbreaking BBC research shows issues with over half the answers from AI assistants',
      url: 'https://www.daily8.com/en/article/8296c294b848b5f58310330a1351f932',
      published: '2025-02',
      read: '2026-11-27',
    },
    {
      name: 'ebu',
      publisher: 'Library Learning Space, on the EBU and BBC study',
      title: 'AI assistants routinely misrepresent news content',
      url: 'https://librarylearningspace.com/?p=29189',
      published: '2025-10-22',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
