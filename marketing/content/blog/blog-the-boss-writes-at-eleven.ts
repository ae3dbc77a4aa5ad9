import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-the-boss-writes-at-eleven',
  title: 'The boss writes at eleven at night, and means nothing by it',
  topic: 'leadership',
  published: '2026-11-27',
  description:
    'Eight studies found that people who get a late work mail think it is more urgent than its sender does. One added line closes most of the gap.',
  keywords: [
    'email urgency bias',
    'after hours email',
    'late night email',
    'response expectations',
    'manager email habits',
    'email at night',
  ],
  updated: '2026-11-27',
  hero: {
    line: "She sent it and slept. He didn't.",
    lead: 'It was an idea for the shipping problem. You typed it so as not to forget it, put the phone face down, and slept like a stone. Forty kilometres away somebody sat up in bed.',
  },
  problem: [
    "People in charge often write when the day's noise is over. It's when they can think. They'd be astonished to hear that anyone feels driven by it. 'They can answer tomorrow,' they say, and they mean it.",
    "They mean it. They just don't write it.",
  ],
  sections: [
    {
      heading: 'A gap with a name',
      paragraphs: [
        'Laura Giurge and Vanessa Bohns have looked at both ends of such letters. In eight studies, mostly on work mail that was not urgent and came outside working hours, they found that those who get the mail overestimate how soon the sender expects an answer. They call it the email urgency bias. [cornell]',
        'It is strongest in the evening and at weekends, and may stretch into the working day. And it does harm: it made more stress for the readers than the senders thought it would. [cornell]',
        "The title of the paper says the rest. It begins 'You don't need to answer right away'.",
      ],
    },
    {
      heading: 'Why both sides are honest',
      paragraphs: [
        "For the writer, sending is an end. The thought is out, the desk is clear. For the reader the same letter is a beginning. Something is open that was not open before, and it has a superior's name on it.",
        'One account of the research puts it in just those terms. The sender gets a sense of closure from the mail. The reader gets a wish for closure, and the only way to it is to reply. [inc]',
        "There is also a quieter reason. In many places a quick answer has come to stand for keenness, in the way that a late light in the office once did. [inc] Nobody decreed it. It's simply what people think that others think.",
      ],
    },
    {
      heading: 'The line that mends it',
      paragraphs: [
        'The remedy that was tested is so small that it feels like a trick. The sender says what he expects. Where the expectation was made clear, the gap shrank. [cornell]',
        "'No need to look at this before Monday.' Nine words. Note that they're about the reader, and not about you. 'I'm only writing now because I'm on a train' is an excuse. 'Monday is fine' is a time.",
        'It must be true, of course. The first person who is asked at eight in the morning whether he has seen it will tell the others, and the line is worth nothing from then on.',
      ],
    },
    {
      heading: 'The better remedy',
      paragraphs: [
        "Better than a line on a late letter is a letter that isn't late. Nearly every mail program can send in the morning what you write at night. The thought is out of your head, which was the whole point, and it lands at eight, when it's worth something.",
        'There are two objections. One is that a pile of scheduled letters falls at eight like coal. It does, so spread them, and ask of each if it was needed. Some will look odd by daylight. That is the second gain: a letter that waits can be taken back.',
        "The other objection is honesty. Isn't it a pretence, to seem to be at work at eight when you were at work at eleven. It would be, if anyone cared when you work. What they care about is when they must.",
      ],
    },
    {
      heading: 'What the studies do not show',
      paragraphs: [
        'They were about mail that was not urgent, and on what people expect and feel. They did not follow a company for a year to see if fewer people left. That would be a large study, and we know of none.',
        "They also do not say that nobody should work at night. Some people like it: those with small children, those in other zones, those who wake up at eleven. The problem is not the hour at which one works. It's the hour at which one rings somebody else's bell.",
        'And where a job truly has to answer at night, no line helps. Then it has to be said, shared out, and paid.',
      ],
    },
    {
      heading: 'Say it once for all',
      paragraphs: [
        "A line on each letter is good. A sentence to the whole team is better, since it works on days when you forget the line. Something like this: I write at odd times. Unless the subject says 'today', you needn't look until your own next working day. If it burns, I'll ring.",
        "The last clause carries the rest. A team believes that mail can wait when it knows how the thing that can't wait will arrive. Without such a door, every letter might be the burning one.",
        "Then do what you wrote. Ring when it burns. Don't mention in the morning what you sent at night. And when somebody answers at midnight all the same, don't praise it.",
      ],
    },
  ],
  solution: [
    "Senders know how little they expect. Readers don't, and fill the gap with the worst. The evidence for that is good, and so is the evidence for the cure, which is to say what you expect. Let letters land in the morning where you can, say 'Monday is fine' where you can't, and have one door for what burns.",
  ],
  features: {
    heading: 'A quiet evening for the team',
    items: [
      {
        name: 'Write now, land at eight',
        text: 'Time the letter for their morning. Look at it once more at seven, if you like.',
      },
      { name: 'Put the time in the first line', text: "'For Tuesday.' 'No rush, this week.' 'Today, please.'" },
      { name: 'Give fire a door', text: "Say how you'll reach people when it can't wait. A call, and nothing else." },
      { name: "Don't reward midnight", text: 'Answer late replies in the morning, without a word on the hour.' },
      {
        name: 'Check after a month',
        text: "Ask two people whether they still look at night. If they do, ask what they're afraid of.",
      },
    ],
  },
  benefits: [
    "Ideas leave your head and disturb nobody's",
    "'Today' means today, because the rest does not",
    'Some letters die overnight, and deserve to',
    'People sleep, and it costs you nine words',
    "You find out what really is urgent. It's little",
  ],
  call: {
    line: 'Let it land at eight.',
    text: 'With Flow you can say at night that a letter goes in the morning, and take it back before it does.',
  },
  questions: [
    {
      ask: 'Should a company switch mail off at night?',
      answer: 'Some do. These studies neither speak for nor against it. They show that clear expectations help.',
    },
    {
      ask: 'What about people in another time zone?',
      answer: 'Their night is in your day, so the same rule holds the other way round. Time it, or say when.',
    },
    {
      ask: "I'm not the boss. Does it concern me?",
      answer: "It does. Colleagues read each other's late mail with the same bias, only a little less of it.",
    },
  ],
  examples: [
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: "The idea is out of your head, and in nobody's bed.",
    },
    {
      say: 'Send it Monday at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-23 08:00',
      flow: 'Monday is fine, and now the letter says so by itself.',
    },
  ],
  sources: [
    {
      name: 'cornell',
      publisher: 'Cornell Chronicle, on Giurge and Bohns',
      title: 'Set expectations to reduce email stress',
      url: 'https://news.cornell.edu/node/322477',
      published: '2021',
      read: '2026-11-27',
    },
    {
      name: 'inc',
      publisher: 'Inc., Jeff Haden',
      title: 'Why emotionally intelligent leaders refuse to send non-urgent emails outside normal work hours',
      url: 'https://www.inc.com/jeff-haden/emotionally-intelligence-leaders-productive-respect-employee-boundaries-when-to-send-emails.html',
      published: '2021',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
