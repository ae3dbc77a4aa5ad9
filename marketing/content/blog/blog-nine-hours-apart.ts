import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-nine-hours-apart',
  title: 'Nine hours apart: writing to somebody who is asleep',
  topic: 'remote',
  published: '2026-11-27',
  description:
    'Across time zones each question costs a day. How to write mail that can be answered without you, hand work over at dusk, and share the bad hours fairly.',
  keywords: [
    'time zones remote team',
    'asynchronous communication',
    'handover email',
    'working across time zones',
    'remote team email',
    'async writing',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'You ask at five. She answers while you sleep.',
    lead: "'Which one do you mean?' It's a fair question, and four words long. You read it at breakfast, answer at once, and she sees it tomorrow. The four words have cost a day.",
  },
  problem: [
    "Within one city, a bad mail costs a minute: she looks up and asks. Across nine hours the same mail costs a night. It isn't that people write worse there. It's that mistakes have become dear.",
    'So a team that is spread over the globe is a school of writing. Most of what it teaches would do the rest of us good.',
  ],
  sections: [
    {
      heading: 'The currency is the round',
      paragraphs: [
        "In one place one counts hours. Far apart one counts rounds. A round is a question and an answer, and there's about one in a day. Something that takes five rounds takes a week, even if it is ten minutes' work.",
        "This changes what's clever. To ask a quick question is no longer quick. To guess may be cheaper than to ask. To write a page in place of a line is cheap, if it saves a round.",
      ],
    },
    {
      heading: 'Ask as if no one were awake',
      paragraphs: [
        'GitLab, a software firm without offices, has a question in its handbook that does most of the work. How would I present this, or move it forward, if nobody else in the company were awake. [embrace]',
        "It's a good question because it's uncomfortable. You can't say 'let's talk'. You can't lean on her knowing. You have to put in what she'd need, and then you notice that you didn't know it yourself.",
        "In the same place the firm says plainly that documents come first: it isn't possible to work out of step without things being written down. [embrace] They are a firm that sells this way of working, and so has its reasons. The argument stands on its own feet.",
      ],
    },
    {
      heading: 'The letter that needs no round',
      paragraphs: [
        "First say what you want, in a verb. Approve, choose, send, or nothing at all. Then give what's needed for it: the file, the figure, the reason. Not a pointer to a thread of forty, but the three lines from it.",
        "Then take away her questions. Read your letter as she will, at seven in the morning with half of a coffee, and ask what she'd ask. Answer it. It's a small act of theatre, and it saves a day each time.",
        "Then offer a default. 'If I don't hear from you by your noon, I'll take the blue one.' It turns a stop into a choice: she can say no, and if she says nothing the work goes on. It needs a team in which a default is no insult. It also needs you to mean it.",
        'And say which parts can wait. A letter with one urgent and four other matters in it is answered for the four others.',
      ],
    },
    {
      heading: 'Handing over at dusk',
      paragraphs: [
        "Sailors and nurses know the thing that office people must learn: the handover. At the end of your day somebody else's begins, and the work could go on if it were passed on well.",
        "A good one has four lines. What I did. What's open. What I'd do next. What to beware of. It's written in the last ten minutes, when one has the least wish to. Write it all the same. It's the best ten minutes that you give to the whole.",
        "The third line is the most left out. We tell what is, and are too polite to say what we'd do. But she has less in her head than you have. 'I'd begin with the test' is a gift, and she's free to leave it.",
      ],
    },
    {
      heading: 'Sharing the bad hours',
      paragraphs: [
        "Some things need voices. A quarrel, a beginning, bad news, an idea that isn't one yet. For these somebody has to be up at an odd hour. The question is who.",
        "If it's always the same side, they'll notice before you do. GitLab tells its leaders to rotate meetings over the zones, and to record them for those who couldn't be there. [commit] It's simple fairness, and it has a second effect. The ones who have sat in a call at eleven at night call fewer of them.",
        "Keep a list. Who was up at a bad hour this quarter, and how often. It's a number that tells more about power in a team than any chart.",
      ],
    },
    {
      heading: 'Rest in a team that never sleeps',
      paragraphs: [
        "There is always somebody at work. That's the charm of it and the danger. If each letter is answered when it lands, then nobody has a night.",
        "So the hour of sending must mean nothing. Say it to each other. A mail that arrives at three has been written at noon, by someone who expects it to be read at nine. Time it for her morning, if you can. It's a courtesy like closing a door quietly.",
      ],
    },
    {
      heading: "What can't be done in writing",
      paragraphs: [
        "One shouldn't praise it too much. Trust grows slowly in writing. Tone gets lost. Those who write well in the language of the team have more power than they should, and those who think by talking have less.",
        "Against this there's no trick but to know it. Meet once a year, if there's money. Let people send a spoken note where they would rather. Read odd letters kindly. And if a thread has had its third round without getting on, stop writing. Somebody gets up early.",
      ],
    },
  ],
  solution: [
    'Nine hours apart, the unit of cost is a round. Write so that none is needed: the verb first, the facts within, her questions answered, and a default. Hand over in four lines at dusk. Share the calls that fall at night, and count them. And let the hour at which a mail arrives mean nothing at all.',
  ],
  features: {
    heading: 'A fortnight of fewer rounds',
    items: [
      { name: 'Count rounds', text: 'For three matters, note how many rounds each takes.' },
      { name: 'Verb, facts, default', text: 'Write every letter across zones in that order.' },
      { name: 'Ask her question first', text: "Before you send, write down what she'd ask. Answer it in the letter." },
      { name: 'Four lines at dusk', text: 'Did, open, next, beware. Daily, ten minutes.' },
      { name: 'List the nights', text: 'Who was up when. Look at it together at the end of the month.' },
    ],
  },
  benefits: [
    'Matters that took a week take two days',
    'Mornings begin with work and not with questions',
    'Silence no longer stops anything',
    'Bad hours are shared by number',
    'Letters to people in the same room get better too',
  ],
  call: {
    line: 'Write it now, for her morning.',
    text: 'Flow can hold a letter until an hour that you name, and remind you only if she stays silent. Her calendar it knows only as far as Google shows you that.',
  },
  questions: [
    {
      ask: "Isn't it quicker just to call?",
      answer: "If she's awake, often yes. This is about the nine hours in which she's not.",
    },
    {
      ask: 'Are defaults not pushy?',
      answer: 'They can be. Name a fair hour, pick the choice that can be undone, and accept the no with a good grace.',
    },
    {
      ask: 'Does it hold for two or three hours as well?',
      answer: 'The same, at a lower price. Each round costs you an afternoon in place of a night.',
    },
  ],
  examples: [
    {
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'It leaves, and you hear of it only if she is silent.',
    },
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: 'It closes the door quietly.',
    },
  ],
  sources: [
    {
      name: 'embrace',
      publisher: 'GitLab, a copy of its handbook page',
      title: 'Embracing asynchronous communication',
      url: 'https://www.people.rbdc.net/source/company/culture/all-remote/asynchronous/index.html.md',
      read: '2026-11-27',
    },
    {
      name: 'commit',
      publisher: 'GitLab handbook, a change to the page on meetings',
      title: 'Update file asynchronous.md',
      url: 'https://gitlab.com/gitlab-com/content-sites/handbook/commit/8660b734',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
