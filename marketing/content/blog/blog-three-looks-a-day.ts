import type { Blog } from '#marketing/families/blog.ts';
import { sources } from '#marketing/sources.ts';

export const page = {
  id: 'blog-three-looks-a-day',
  title: 'Three looks a day: what a small trial says about email and stress',
  topic: 'productivity',
  published: '2026-11-27',
  description:
    'A trial with 124 adults found that three looks at the mailbox a day felt better than no limit. What it shows, what it does not, and how to try it for a week.',
  keywords: ['checking email', 'email stress', 'email batching', 'three times a day', 'inbox habits'],
  updated: '2026-11-27',
  hero: {
    line: 'The mailbox can wait until eleven.',
    lead: 'Everybody has read the advice to look at email less often. Fewer have read the trial behind it. It is short, it is honest about its limits, and it can be copied at home within a week.',
  },
  problem: [
    'Ask people how often they look at their mail and they guess low. The look itself is cheap: a glance at a phone, two seconds in a lift. What it costs comes after, when a half-read question from the landlord sits in your mind during a meeting about something else.',
    'Most advice on this stays at the level of willpower. Be strong, close the tab. That fails by Tuesday. A better start is to ask what was measured, and under which conditions.',
  ],
  sections: [
    {
      heading: 'What the two researchers did',
      paragraphs: [
        'Kostadin Kushlev and Elizabeth Dunn of the University of British Columbia asked 124 adults to change one habit for two weeks. In one week they were to look at their mail three times a day, with the program closed and notices off in between. In the other they could look as often as they liked. Half began with the strict week and half with the free one. [ubyssey]',
        'That swap is the strength of the design. Each person is compared with themselves, so a calm person in a calm job does not spoil the sum. Every evening they answered questions about their day.',
      ],
    },
    {
      heading: 'What came out',
      paragraphs: [
        'In the limited week people reported less daily stress. Less stress, in turn, went along with feeling better in general. The number of looks alone did not make people happier by itself: the gain ran through stress. [kushlev]',
        'One more finding deserves a frame on the wall. People found the limit hard to keep. Most of them said that it took effort to stay away, although staying away was what made the week lighter. [indy]',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'It does not show that three is a magic number. The researchers picked three because it is low and possible. Two or five were never tried.',
        'It is a small trial with students among the people, and stress was what they said it was. Nobody counted heartbeats. A later line of work has even found that people who saved their mail up for a few blocks were not calmer for it, and that the total time in the mailbox mattered more. [scholar]',
        'So the fair reading is modest. Fewer interruptions help many people, how you feel about the wait matters, and a rule that makes you anxious will not make you calm.',
      ],
    },
    {
      heading: 'Why three looks fail in real offices',
      paragraphs: [
        'Two things break the habit. The first is fear of the one mail that cannot wait: a sick child, an angry customer, a plane that does not fly. The second is that a look never ends. You open the box to check on one thing, and twenty minutes later you are choosing a photo for the team page.',
        'The first has a plain cure. Decide which people may reach you at any hour, and give them another way in, such as a phone call. Then everything else may wait without guilt, because the worst case has a door of its own.',
        'The second is harder. A look needs an end. Surgeons count their tools when they close, and a look at the mail can close in the same way: every thread that you opened has been answered, given a date, handed on or let go. If you only read, you have not looked. You have merely worried on a schedule.',
      ],
    },
    {
      heading: 'Choosing the hours',
      paragraphs: [
        'Do not begin with the first hour of the day. It is often the best you have, and other people should not plan it for you. Half past ten is a good first look: those who wrote in the evening have waited a night, and those who wrote at nine have waited little.',
        'The second look belongs after lunch, when deep work is hard anyway. The third comes an hour before you stop, and not at the very end. A mail that you find at five minutes to six goes home with you.',
        'If your job is to answer, as in support or sales, three looks are not for you. Try the same idea on a smaller scale. Work in blocks of forty minutes with the box closed for the first thirty.',
      ],
    },
    {
      heading: 'Telling the others',
      paragraphs: [
        'A habit that surprises people makes enemies. One line in your signature is enough: I read mail at half past ten, two and five; if it burns, call me. It sounds stern when you write it. After a week most people envy it.',
        'Tell your manager first, and offer to stop after a week if anything was missed. What you miss is mostly the small warm feeling of being needed at once, and that one is worth missing on purpose.',
      ],
    },
  ],
  solution: [
    'The trial does not promise a new life. It says that a limit you choose yourself can take the edge off a working day, and that the hard part is keeping it. So make keeping it easy. Fix the hours, give emergencies a door, and end each look with every opened thread decided.',
  ],
  features: {
    heading: 'A week to try it',
    items: [
      {
        name: 'Count first',
        text: 'For two normal days, make a mark on paper at every look. Do not change anything. The number is your before.',
      },
      {
        name: 'Name the emergencies',
        text: 'Write down who may disturb you and how. Five names are plenty.',
      },
      {
        name: 'Set three alarms',
        text: 'An alarm for the start of each look, and one for its end after half an hour.',
      },
      {
        name: 'Close every look',
        text: 'Leave no thread half read. If it needs thought, give it a day and let it go until then.',
      },
      {
        name: 'Ask yourself each evening',
        text: 'How tense was today, from one to ten? Write it beside the marks. On Friday, compare.',
      },
    ],
  },
  benefits: [
    'You learn your own number, and not the one in an article',
    'Colleagues learn when an answer comes, so they ask less often',
    'Evenings have no mail in them, for five days at least',
    'If it does not suit you, a week is all it cost',
    'The habit of closing a look stays, even if the limit goes',
  ],
  call: {
    line: 'Make the look at half past ten a short one.',
    text: 'Flow reads the queue aloud and waits for a verdict on each thread, which is one way to give a look an end.',
  },
  questions: [
    {
      ask: 'Is three times a day proven to be best?',
      answer: 'No. It was compared with no limit and with nothing else. Use it as a starting point.',
    },
    {
      ask: 'Should notices be off in between?',
      answer:
        'They were off in the limited week of the trial. A banner that you do not open is still a look, only without the reading.',
    },
    {
      ask: 'What about chat?',
      answer:
        'The trial was about email. If your team asks its questions in chat, a quiet mailbox changes little, and the same week is worth trying there.',
    },
  ],
  examples: [
    {
      say: 'What came in overnight',
      state: 'resting',
      command: 'start',
      flow: 'The first look begins with the people who wait for you.',
    },
    {
      say: 'Snooze it until two',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 14:00',
      flow: 'The thread is gone until your second look.',
    },
  ],
  sources: [
    {
      name: 'ubyssey',
      publisher: 'The Ubyssey',
      title: 'Checking email causes stress',
      url: 'https://www.ubyssey.ca/news/checking-email-causes-stress-823/',
      read: '2026-11-27',
    },
    sources.kushlev,
    {
      name: 'indy',
      publisher: 'indy100',
      title: 'Want to feel less stressed? Try this',
      url: 'https://www.indy100.com/science-tech/want-to-feel-less-stressed-try-this-7257686',
      read: '2026-11-27',
    },
    {
      name: 'scholar',
      publisher: 'Semantic Scholar, works that cite the trial',
      title: 'Email duration, batching and self-interruption',
      url: 'https://www.semanticscholar.org/paper/Checking-email-less-frequently-reduces-stress-Kushlev-Dunn/cbf357a42ebe471a6287b2bf84e2833f3be21696',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
