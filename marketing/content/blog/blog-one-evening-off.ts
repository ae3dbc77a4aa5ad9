import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-one-evening-off',
  title: 'One evening off, and the whole team had to change',
  topic: 'leadership',
  published: '2026-11-27',
  description:
    'A professor asked consultants for one predictable evening a week. It sounded small. What happened, why it had to be a team rule, and how to try it in a month.',
  keywords: [
    'predictable time off',
    'Leslie Perlow',
    'Sleeping with your smartphone',
    'team email rules',
    'always on culture',
    'work life balance teams',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Wednesday, six o'clock. Nobody look.",
    lead: "One evening a week without mail. Not each evening, nor a right in the law. One, known beforehand, for everybody in turn. They said that it couldn't be done.",
  },
  problem: [
    "Nearly everyone has tried to look at mail less. Nearly everyone has failed by Thursday. Then we conclude that we're weak, buy a book about habits, and fail by Wednesday.",
    "A study at a large consulting firm suggests another reading. It isn't you. It's the nine others.",
  ],
  sections: [
    {
      heading: 'The most unlikely place',
      paragraphs: [
        'Leslie Perlow of Harvard chose the Boston Consulting Group on purpose. It had 75 offices in 42 countries in 2011 and a name as a pressure cooker. If the culture could be shifted there, she thought, it could be shifted anywhere. [wharton]',
        "A survey of 1,600 managers and professionals came first, of whom 92 % said that they worked at least fifty hours a week. [wharton] On top of it came another twenty to twenty-five hours in which they weren't working, but kept an eye on their mail in case something came. [wharton]",
        'Those second hours are the interesting ones. Nobody bills them. They look like a family dinner.',
      ],
    },
    {
      heading: 'How it began',
      paragraphs: [
        "The managing partner in Boston didn't want his own team touched, and let her look for another. She found a young partner with two small children and a third on the way. With his team she asked for one thing: a single evening a week on which each person would be off, and know it in advance. [tnw]",
        'The team first agreed that they all wanted it. Then they had to find out how, and met regularly to talk about what stood in the way. [tnw]',
        "That's the whole machinery. A shared goal, a regular talk, and permission from above. When a consultant was off on Wednesday from six, a colleague took over in case of an emergency. [suite]",
      ],
    },
    {
      heading: 'What they found out',
      paragraphs: [
        'The clients, it turned out, were not the ones who demanded it. Most of what was sent at night went between teammates. [suite] They had done it to each other.',
        'Perlow calls it the cycle of responsiveness. Something comes up at a bad hour, for a good reason, and somebody helpful answers. So people learn that he can be reached. So more is sent. In the end everybody must be reachable because everybody is. [hbs]',
        'The talk had to be about more than evenings. To keep Wednesday free, the team had to know who was doing what, what could wait, and what had been promised to whom. Each week they asked: did you take the night, when did you leave, how much did you work after it. [biz] In order to answer, they had to plan.',
        'It grew. One report of 2012 speaks of more than nine hundred teams in the firm which used it. [biz]',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "It was one firm, of ambitious and well-paid people, with a researcher in the room and a partner behind it. That's a fine place for such a trial to succeed. A hospital ward would be another matter.",
        'There was no lottery that gave some teams the evening and others not, at least not in what we read. Teams which took it up may have been happier to start with.',
        "And it's the author's own account, in a book and in the firm's interest too. None of this makes it false. It makes it a good story with data in it.",
        "Note also how modest it was. People were still on call on the other evenings. Perlow said of it that it doesn't make a tough job easy. [suite]",
      ],
    },
    {
      heading: "Why alone you can't",
      paragraphs: [
        "Here's the lesson that we'd carry away, whatever the numbers. Reachability is not a habit of one person. It's a deal among many, and nobody remembers having made it.",
        "If you alone switch off, two things happen. Your part of the work falls on whoever didn't. And you don't rest, as you can't know what is coming. It's the not knowing that costs, and it goes on with the phone in the drawer.",
        "If all agree, the second vanishes. You know that Ana has it. Ana knows that it's only tonight.",
        'So the right unit is the smallest group that hands work to each other. Four people are enough. A whole firm is too many, since nobody can break a promise to a firm.',
      ],
    },
    {
      heading: 'What to expect',
      paragraphs: [
        "In the first week it'll feel foolish. Somebody cheats with a good excuse. This is the moment on which everything hangs: if the talk on Friday passes over it, it's done for.",
        "In the third week you'll meet the real reasons. A client who was told 'any time'. A file that only one person understands. A manager who thinks aloud by mail. Each of these was there before. You only couldn't see it.",
        'By the second month the evening is no longer the point.',
      ],
    },
  ],
  solution: [
    "Nobody gets out of the always-on game alone, for it's a deal and not a weakness. A small team can get out for one evening, if the evening is fixed, covered, and spoken about each week. What the evening teaches, about who knows what and what can wait, is worth more than the sleep.",
  ],
  features: {
    heading: 'Four weeks, one evening',
    items: [
      { name: 'Pick the unit', text: 'Four to eight people who hand work to each other.' },
      { name: 'Fix the evenings', text: 'One each a week, in the calendar, from six. It may not be moved.' },
      { name: 'Name the cover', text: "For each evening, the one person who'll act if it burns." },
      {
        name: 'Ten minutes on Friday',
        text: 'Did you take it, when did you leave, what got in the way. No blame, no skipping.',
      },
      { name: 'Mend one cause a week', text: 'Take the reason that came up most, and change it.' },
    ],
  },
  benefits: [
    'You can buy theatre tickets',
    'Two people understand each file',
    "Clients hear 'tomorrow', and turn out to be fine with it",
    'Managers notice how much they think aloud',
    'The talk on Friday becomes about the work',
  ],
  call: {
    line: 'Keep Wednesday free.',
    text: 'Flow can put a thread away until tomorrow at eight, or remind you only if nobody answers. The promise to each other you have to make yourselves.',
  },
  questions: [
    {
      ask: "Isn't one evening far too little?",
      answer:
        "It was chosen because it's little. It's small enough for nobody to refuse, and large enough to force a plan.",
    },
    {
      ask: 'What if our clients truly need us at night?',
      answer: "Then cover it by turns, and say so. That's the same idea with a bell.",
    },
    {
      ask: 'Does it need the boss?',
      answer: "It needs permission that's meant. In the study it was a partner who wanted it for himself.",
    },
  ],
  examples: [
    {
      say: 'Snooze it until tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: "It's gone for the evening, and there in the morning.",
    },
    {
      say: 'Forward it to Ana and say please take this tonight',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Ana; words: please take this tonight',
      flow: 'The cover has it, with your line on top.',
    },
  ],
  sources: [
    {
      name: 'wharton',
      publisher: 'Knowledge at Wharton',
      title: 'Sleeping with your smartphone',
      url: 'https://knowledge.wharton.upenn.edu/article.cfm?articleid=3045',
      read: '2026-11-27',
    },
    {
      name: 'tnw',
      publisher: 'The Next Web, Nir Eyal',
      title: 'This is how to repair a toxic work culture',
      url: 'https://thenextweb.com/growth-quarters/2020/03/02/this-is-how-to-repair-a-toxic-work-culture-syndication/',
      published: '2020-03-02',
      read: '2026-11-27',
    },
    {
      name: 'suite',
      publisher: 'Business Suite Online',
      title: "Put the smartphone down, it'll be okay",
      url: 'https://businessuiteonline.com/put-the-smartphone-down-itll-be-okay',
      read: '2026-11-27',
    },
    {
      name: 'hbs',
      publisher: 'Harvard Business School, Perlow and Porter, abstract',
      title: 'Making time off predictable, and required',
      url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=36809',
      published: '2009-10',
      read: '2026-11-27',
    },
    {
      name: 'biz',
      publisher: 'Silicon Valley Business Journal, Jim Pawlak',
      title: 'Cutting work-related smartphone habit with predictable time off',
      url: 'https://www.bizjournals.com/sanjose/print-edition/2012/05/11/cutting-work-related-smartphone-habit.html',
      published: '2012-05-11',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
