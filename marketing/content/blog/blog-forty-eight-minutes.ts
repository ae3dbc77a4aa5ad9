import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-forty-eight-minutes',
  title: 'Forty-eight minutes: how the working day got longer at home',
  topic: 'remote',
  published: '2026-11-27',
  description:
    'Mail and calendars of three million people show what lockdown did to the working day: it grew by 48.5 minutes from end to end. What that means, and what not.',
  keywords: [
    'working from home hours',
    'remote work longer days',
    'NBER remote work study',
    'workday span',
    'email after hours remote',
    'work life boundaries',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The commute is gone. Where did it go.',
    lead: "You used to have forty minutes in a train, twice. Now you have a kitchen. You start when you wake up, and somehow it's seven again.",
  },
  problem: [
    'Nearly everyone who moved home for work will tell you that the days got longer. Nearly every manager will tell you that nothing proves it. Both can be held up against a rather large set of data.',
  ],
  sections: [
    {
      heading: 'Three million calendars',
      paragraphs: [
        'In the summer of 2020 five researchers around Harvard Business School and New York University published a working paper. They had records of meetings and mail, without names or content, of 3,143,270 people in 21,478 firms, in 16 cities of America, Europe and the Middle East. [insider]',
        "They compared the eight weeks before each city's lockdown with the eight weeks after. [insider] That is a clean cut. The virus closed the offices on a date, so that one can see what changed at the date.",
      ],
    },
    {
      heading: 'What changed',
      paragraphs: [
        "There were 12.9 % more meetings per person, with 13.5 % more people in each. [nber] But meetings became a fifth shorter, so that people spent 11.5 % less time in them per day. [nber] It's the opposite of what most of us remember.",
        'Internal mail grew by some five per cent in the first weeks, and then went back to near where it had been. [insider]',
        'And the working day, counted from the first mail or meeting to the last, grew by 48.5 minutes, or 8.2 %. [nber] It did not go back in the time that they watched. The mail sent outside working hours rose by about 8 %. [insider]',
      ],
    },
    {
      heading: "What a long day is, and isn't",
      paragraphs: [
        "Read the measure again: from first to last. It's the span of the day and not the work in it. If you answer a mail at eight, take your child to school, do gymnastics at noon and write the last line at seven, then your span is eleven hours, and you may have worked six.",
        "So the paper doesn't show that people worked 48 minutes more. It shows that work touched 48 more minutes of the day. For some this was freedom: the same work, spread round a life. For others it was the same eight hours with the edges gone.",
        "The data can't tell the two apart. You can, in your own case, within a week.",
      ],
    },
    {
      heading: "Other things it doesn't show",
      paragraphs: [
        "It was the spring of 2020. People were at home with children, fear and a bad chair. What lockdown did isn't what working from home does. Later studies of people who chose it find other things, good and bad.",
        "It's a working paper, and the data are from one supplier of mail and calendars. And it ends after eight weeks. Whether the 48 minutes stayed is a question for others.",
      ],
    },
    {
      heading: 'Where the edges were',
      paragraphs: [
        "Think of what a commute does, beside being late. It ends the day. There's a train at 17.52, and it doesn't care about your thread. You stand up in the middle of a sentence and it's all right, as everyone has a train.",
        "At home no one stands up. There is no moment at which not answering is normal. Each single mail at half past six is reasonable. It takes two minutes, and you're there anyhow. Seven such mails are your evening.",
        "The same at the other end. The first look used to be at the office, in a coat. Now it's in bed.",
        'An office, whatever else is wrong with it, was a machine for making edges. Those who leave it have to build their own. Hardly anyone was told.',
      ],
    },
    {
      heading: 'Building an edge',
      paragraphs: [
        'An edge needs three things: a time, an act, and somebody who sees it.',
        "The time is easy, and worthless alone. 'I stop at six' has been said by everybody.",
        "The act makes it real. Close the machine and put it in a drawer. Change your shoes. Walk round the block, even in the rain, and come back as someone who's at home. It's silly, and it works like a bell.",
        "The somebody is the strongest. 'I'll pick you up at six' beats any program. If there's nobody at hand, then a colleague will do: we both write 'done' at six, and nothing after.",
        "In the morning it's the same, turned round. No look before the act. If the act is coffee at the table, then mail comes after the coffee. You won't miss anything. Nobody got fired between seven and seven twenty.",
      ],
    },
    {
      heading: 'For a team',
      paragraphs: [
        'Say what the hours are for being reached, and that all others are free to be used, or not. Say it in writing. Those who like to work at nine in the evening may do so, and should let the letters leave in the morning.',
        "Don't count presence by the first and last green dot. What you count you'll get: a span of eleven hours.",
        "And give the forty minutes away on purpose. If someone saves eighty minutes of train, she'll give some to the firm without a word. Let her choose how much.",
      ],
    },
  ],
  solution: [
    "When offices closed, the working day of three million people grew by 48 minutes from end to end, though meetings took less of it. That's not the same as more work. It's a day without edges. An office made them for you. At home you need a time, an act, and somebody who sees it.",
  ],
  features: {
    heading: 'Measure and mend in a week',
    items: [
      {
        name: 'Note first and last',
        text: 'For five days, write down when you first and last touched work. Nothing else.',
      },
      { name: 'Mark it', text: 'On the evening of each day: was it freedom or leak.' },
      { name: 'Choose one edge', text: 'Morning or evening, not both.' },
      { name: 'Give it an act', text: 'Something with your feet or hands, at a fixed minute.' },
      { name: 'Give it a witness', text: 'Tell one person, and ask to be asked.' },
    ],
  },
  benefits: [
    'You know your span, and if you like it',
    "There's an hour at which not answering is normal",
    "Mornings begin with something that isn't work",
    "The train's forty minutes are given to someone by name",
    'Late workers and early ones stop waking each other',
  ],
  call: {
    line: 'Done at six, said aloud.',
    text: 'With Flow a thread can be told to come back at eight tomorrow, and a late letter to leave then, so that stopping costs nothing.',
  },
  questions: [
    {
      ask: 'Do people at home work more?',
      answer: "This paper can't say. It measured the span of the day in the first weeks of 2020, and that grew.",
    },
    {
      ask: 'Is it bad to spread work over a long day?',
      answer:
        "Not if you chose it. Many parents did, gladly. The test is if there's an hour at which nobody can reach you.",
    },
    {
      ask: 'Do late mails harm others?',
      answer: 'They may, even when you expect nothing. Let them leave in the morning.',
    },
  ],
  examples: [
    {
      say: 'Bring it back tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: "It's out of the evening, and you can stand up.",
    },
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: 'You wrote it at nine. It arrives at eight.',
    },
  ],
  sources: [
    {
      name: 'insider',
      publisher: 'Business Insider Australia, on DeFilippis and others',
      title: "We're working longer hours during the pandemic, but spending less time in meetings",
      url: 'https://www.businessinsider.com.au/harvard-researchers-studied-3-million-peoples-pandemic-work-schedules-2020-8',
      published: '2020-08',
      read: '2026-11-27',
    },
    {
      name: 'nber',
      publisher: 'Causal Claims, abstract of NBER working paper 27612',
      title: 'Collaborating during coronavirus',
      url: 'https://causalclaims.trfetzer.com/paper/w27612.html',
      published: '2020-07',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
