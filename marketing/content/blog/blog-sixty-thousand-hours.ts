import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-sixty-thousand-hours',
  title: 'Sixty thousand hours of chief executives, and what they did with mail',
  topic: 'leadership',
  published: '2026-11-27',
  description:
    'Assistants logged 27 chief executives for thirteen weeks each. How much of their time was mail, why they try to avoid it, and what smaller bosses can copy.',
  keywords: [
    'how CEOs manage time',
    'CEO email habits',
    'executive time management',
    'leadership email',
    'time study executives',
    'email for managers',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The calendar says strategy. The log says otherwise.',
    lead: "Ask somebody in charge where the week went, and you'll hear about customers and people. Ask the assistant who wrote it down in quarters of an hour.",
  },
  problem: [
    "Books on leadership are written from memory. That's why the people in them are so decisive. Nobody remembers the afternoon that went on eleven small things.",
    'One study did not ask for memories. It asked the assistants.',
  ],
  sections: [
    {
      heading: 'The log',
      paragraphs: [
        'Michael Porter and Nitin Nohria of Harvard began in 2006 to follow chief executives of large companies for thirteen weeks each, day and night. By 2018 they had some 60,000 hours of 27 people. [esc]',
        'The executives did not fill in the log. Their assistants did, in steps of fifteen minutes, seven days a week, and the executives checked it afterwards. [mgma]',
        'The firms were huge, with mean revenue of 13.1 billion dollars. [nowak] So these are not people like you and me. They are people with somebody at the door.',
      ],
    },
    {
      heading: 'Where the time went',
      paragraphs: [
        'They worked 9.7 hours on a weekday, did some business on 79 % of weekends and 70 % of holidays, and slept 6.9 hours. [gibsic]',
        'Meetings took 72 % of their working time. [gibsic] Of all their contact with others, 61 % was face to face, 15 % was by phone or in written letters, and 24 % was electronic. [gibsic]',
        'Then the figure which we find the most useful. 43 % of the time went on what furthered their own agenda, and 36 % on reacting to what came up. [gibsic] Over a third of the week of the most shielded people in business was spent in answering the door.',
      ],
    },
    {
      heading: 'What mail does to them',
      paragraphs: [
        'They avoid mail, says the summary. [gibsic] One can see a reason beyond the hours. A letter from the top sets things in motion whether it was meant to or not. A question becomes a project. A copy to three becomes a meeting of nine.',
        "And mail pulls downwards. It brings matters that others could decide, with all the detail needed to decide them. It's very tempting. Here at last is something that can be finished.",
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "These are 27 people, nearly all at the head of enormous companies, who had come to a workshop at one school and agreed to be watched. The log says what they did. It doesn't say that it was right. Nobody compared the busy with the idle, or the mail-lovers with the mail-haters.",
        "The last of the data are from before 2018. Meetings have since moved to screens, so the share that's face to face would be lower now, and we won't guess by how much.",
        "Averages hide much, too. The part of the time that furthered one's own agenda went from 14 % for one of them to 80 % for another. [inkl]",
      ],
    },
    {
      heading: 'What a smaller boss can copy',
      paragraphs: [
        "You've no assistant at the door. You have a hotel with forty rooms, or a school, or nineteen engineers. Some of it carries over all the same.",
        'The first thing is the log. Not for thirteen weeks. Three days will do, in half hours, written as you go and not in the evening. Two columns are enough: mine, and theirs. Most people are off by a good deal when they guess their own number.',
        'The second is an agenda of three lines. What do I want to have moved by the end of the month. The executives who were best with their time, Porter says, were driven by such a list and did not only react to requests. [bi] It has to be on paper, since the inbox is on a screen, and the screen wins.',
        "The third is to treat mail as the door, and not as the room. Doors need somebody at fixed times. They don't need somebody to stand in them all day.",
      ],
    },
    {
      heading: 'Mail that sends work back',
      paragraphs: [
        "There's one skill in which good bosses differ from overworked ones, and the log can't see it. It's the reply that returns the matter without unkindness. 'You're closer to this than I am. Which would you choose, and why.' It takes five seconds longer than deciding, the first time. By the tenth, people write to say what they've chosen.",
        "The opposite reply is 'leave it with me'. It's three words of poison. Everybody is relieved, and another hour of the week has moved to the second column.",
        "It helps to know what only you can decide. Money above a line, people, promises to outsiders. It's a short list in nearly every job. Everything else in the inbox belongs to somebody else, who only wants to hear that it's true.",
      ],
    },
    {
      heading: 'What copies tell you',
      paragraphs: [
        "One last use of a log. Count for a week the mail in which you are only in copy. Each is a small vote: somebody thinks that you'd want to know, or wants to be covered, or doesn't dare. The first kind you can thank for, and stop. The other two are about you.",
      ],
    },
  ],
  solution: [
    "The most shielded people in business spent over a third of their time on what came up, and only a part of it by mail. They didn't have better programs. They had a list of what they wanted, and somebody at the door. You can have the first. For the second, fix the hours of the door, and learn to send work back with a kind sentence.",
  ],
  features: {
    heading: 'Three days with two columns',
    items: [
      { name: 'Draw them', text: 'Mine, theirs. Half hours, in pencil, as you go.' },
      { name: 'Three lines first', text: 'Before the log, write what should have moved by the end of the month.' },
      { name: 'Fixed hours for the door', text: 'Two or three a day for mail, and closed in between.' },
      { name: 'Send two back', text: "Each day, return two matters with 'which would you choose'." },
      {
        name: 'Count the copies',
        text: "On the last day, sort them into wants me to know, wants cover, doesn't dare.",
      },
    ],
  },
  benefits: [
    'You know your own number, and not that of 27 strangers',
    "Three lines move, because they're on paper",
    'People begin to decide what they could decide all along',
    "Copies get fewer once you've asked about them",
    "The week resembles what you'd have said of it",
  ],
  call: {
    line: 'Open the door for twenty minutes.',
    text: 'Flow plays the people who wait for you first and lets you hand a matter on in a sentence, so that the door can be shut again.',
  },
  questions: [
    {
      ask: 'Is a quarter for mail a good target?',
      answer:
        "It's no target. The share in the log wasn't mail alone but all that was electronic, for 27 people with a staff.",
    },
    {
      ask: 'I answer fast, and my team likes it. Is that wrong?',
      answer:
        "Not by this study. Ask yourself what they'd do if you answered tomorrow. If the answer is 'decide', then wait.",
    },
    { ask: 'Do logs not make people vain?', answer: 'For about three days. Then they make people honest.' },
  ],
  examples: [
    {
      say: 'Reply that you are closer to this than I am and I would like your choice',
      state: 'mail',
      command: 'reply:words',
      with: 'words: you are closer to this than I am and I would like your choice',
      flow: 'The matter goes back where it can be decided, in a kind sentence.',
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: "It's with somebody who can finish it, and you hear the line before it goes.",
    },
  ],
  sources: [
    {
      name: 'esc',
      publisher: 'Executive Service Corps, on Porter and Nohria',
      title: 'How CEOs manage time, abstract',
      url: 'https://www.execservicecorps.org/ceosmanagetime',
      published: '2018',
      read: '2026-11-27',
    },
    {
      name: 'mgma',
      publisher: 'Medical Group Management Association',
      title: 'Test of time: Harvard study reveals how CEOs spend their days',
      url: 'https://mgma.com/articles/test-of-time-harvard-study-reveals-how-ceos-spend-their-days-on-and-off-work',
      published: '2018',
      read: '2026-11-27',
    },
    {
      name: 'gibsic',
      publisher: 'Gibs Information Centre',
      title: 'How CEOs manage time by Michael E. Porter and Nitin Nohria',
      url: 'https://gibsic.blog/2018/07/01/how-ceos-manage-time-by-michael-e-porter-and-nitin-nohria/',
      published: '2018-07-01',
      read: '2026-11-27',
    },
    {
      name: 'nowak',
      publisher: 'Achim Nowak',
      title: 'How do people who never have enough time manage their time?',
      url: 'https://achimnowak.com/how-do-people-who-never-have-enough-time-manage-their-time/',
      published: '2020-09-11',
      read: '2026-11-27',
    },
    {
      name: 'inkl',
      publisher: 'Inkl, CEO Daily',
      title: 'A study of how CEOs spend their time',
      url: 'https://inkl.com/news/ceo-time-management-iphone-china-tariffs-microsoft-ice-ceo-daily-for-june-19-2018',
      published: '2018-06-19',
      read: '2026-11-27',
    },
    {
      name: 'bi',
      publisher: 'Business Insider India',
      title: '11 common leadership traps',
      url: 'https://www.businessinsider.in/11-common-leadership-traps-that-are-sabotaging-your-success-as-a-manager-and-how-to-avoid-them/Executive-coach-Marshall-Goldsmith-Stop-trying-to-prove-how-smart-you-are/slideshow/68725570.cms',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
