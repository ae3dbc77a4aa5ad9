import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-sixteen-billion-mails',
  title: 'What sixteen billion mails say about answering',
  topic: 'productivity',
  published: '2026-11-27',
  description:
    'A study of two million people shows what happens when mail piles up. People answer a smaller share, more briefly and no slower. What to make of it.',
  keywords: [
    'email overload',
    'email reply time',
    'how fast to reply',
    'email response rate',
    'inbox overload study',
    'short replies',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'More came in. The answers got shorter.',
    lead: "You have a feeling that you used to write proper replies. You probably did. There's a very large study which suggests why you stopped, and it isn't your manners.",
  },
  problem: [
    "Most of what is said about mail comes from asking people. They're asked how many they get, how it feels, how soon they reply. People are poor witnesses to things they do forty times a day.",
    "So it's refreshing when somebody counts. In 2015 a group at the University of Southern California and Yahoo Labs did, on a very large scale.",
  ],
  sections: [
    {
      heading: 'How they counted',
      paragraphs: [
        'Farshad Kooti and his colleagues looked at more than two million people who exchanged sixteen billion mails over several months. They studied pairs: how long it took one to answer the other, and how long the answer was. [kooti]',
        'Nobody read the letters. What counted was who, when and how much. That is a limit and a strength. You learn nothing about whether an answer was any good, but you learn what happened, and not what people wish had happened.',
      ],
    },
    {
      heading: 'What happens under load',
      paragraphs: [
        'As people get more mail in a day, they answer a smaller part of it, and their answers become shorter. [kooti] So far, so human.',
        'The surprise is in the third finding. They do not become slower. Their speed stays as it is, and they may even answer faster. [kooti]',
        "Put the three together, and you can see somebody at work. When the pile grows, people don't work through it more slowly. They choose, cut and keep the pace. They triage, in the old sense of the field hospital, without ever having decided to.",
      ],
    },
    {
      heading: 'The three quiet choices',
      paragraphs: [
        "The first choice is whom to leave out. It's the most important of the three and the least thought about. Under load some people get nothing, and nobody has told them that they're waiting for nothing.",
        "The second is what to leave out. A short answer isn't a worse one. Ten words with a day in them beat a page. But there are things that don't fit into ten words: a refusal with its reason, thanks that mean something, a question back. They are what goes missing first.",
        "The third is not to slow down. This one looks like diligence. But if the pace is kept at any load, then something else gives way, and it's the thinking between opening and answering.",
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "It doesn't show that fast and short is good, or bad. It only shows that people under load do it.",
        "It was about pairs of people who do write back to each other. Your inbox is different: much in it comes from machines, which want no answer, and from groups, where it's not plain who should reply.",
        "It is from 2015. Chat has since taken many of the ten-word answers away. What stays in mail may be the part that can't be short. And a mean over two million people says little about one nurse or one notary.",
        "There's also a question of cause. On busy days more mail comes in and more is going on. The study can't know if it was the mail that made the answers short, or the day.",
      ],
    },
    {
      heading: 'Choosing on purpose',
      paragraphs: [
        "If load makes you choose anyway, do it with your eyes open. That's the whole use of the study.",
        "Choose whom to leave out, and tell them. 'I can't do this, and I don't want to keep you waiting' is an answer. It takes eight seconds, and it's far kinder than what happens by itself.",
        "Choose what may be short. Most of it may. A date, a yes, a name: give those in a line and don't apologise. The apology is longer than the answer.",
        "Then choose the few that may not. In every day's mail there are two or three letters where the ten-word answer does damage: to somebody who's unsure, to somebody who's angry, to somebody who did well. They should get the time that the others saved. If you never slow down for anybody, these are the ones who pay.",
      ],
    },
    {
      heading: 'For those who write to the overloaded',
      paragraphs: [
        'The study is just as useful from the other end. If the person you write to is drowning, then the chance of an answer falls, and its length too. So make it possible to answer you in ten words.',
        "Ask one thing. Put it first. Offer the answer: 'Is Thursday fine, or shall I take Friday.' A question to which 'Thursday' is a full reply will be answered on the worst of days. A letter with three questions and some background will be answered on a good day, which is never.",
        "And don't take shortness for coldness. On the evidence, it's weather.",
      ],
    },
    {
      heading: 'A word on the unanswered',
      paragraphs: [
        "Every mailbox has a layer of letters that got no reply, because on the day they came there were others. They're not decided, only passed over. After two weeks one is ashamed to answer, and after four it's impossible.",
        "It's never impossible. 'I should have answered this in October. The short answer is no.' People are glad of it out of all proportion. Of everything in this article, that's the easiest thing to try by tonight.",
      ],
    },
  ],
  solution: [
    "When mail piles up, people answer less of it, in fewer words, and just as fast. That is a sensible reflex, and it has victims. Choose them yourself: say no early to the ones you can't serve, be short without shame with the many, and slow down for the two or three whom shortness hurts.",
  ],
  features: {
    heading: 'Triage with open eyes',
    items: [
      {
        name: 'First pass, no answers',
        text: "Go through the day's mail once and only ask: must I, may I be short, or must I not be.",
      },
      { name: 'Say the noes', text: 'Send a one-line no to whoever would wait in vain.' },
      { name: 'Short ones in a row', text: 'Answer all that fits in a line, one after the other.' },
      { name: 'Slow for two', text: 'Take the two or three which need it, stand up, sit down again, and write.' },
      { name: 'One old debt', text: 'Answer one letter from last month. One a day is enough.' },
    ],
  },
  benefits: [
    "Nobody waits for an answer that isn't coming",
    'Short replies stop feeling like a failure',
    'The unsure and the angry get a proper letter',
    'You ask others so that ten words will do',
    "October's letters are fewer each week",
  ],
  call: {
    line: "Decide, don't drift.",
    text: 'Flow plays mail one at a time, people first, so the choice about each is yours and takes a word.',
  },
  questions: [
    {
      ask: 'How fast should I reply?',
      answer:
        "The study doesn't say how fast one should. It says how fast people do, which under load hardly changes. By when the other needs it is the better question.",
    },
    {
      ask: 'Are short replies rude?',
      answer: 'Not by themselves. Add the one word that makes it human, which is often the name.',
    },
    {
      ask: 'Does this hold for chat?',
      answer: "It wasn't looked at. One would guess that it's much the same, only more so.",
    },
  ],
  examples: [
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'The no goes out today, and nobody waits.',
    },
    {
      say: 'Only the important ones',
      state: 'resting',
      command: 'pass',
      with: 'keep: true',
      flow: 'The first pass is for the few that must not be short.',
    },
  ],
  sources: [
    {
      name: 'kooti',
      publisher: 'World Wide Web Conference 2015, Kooti and others',
      title: 'Evolution of conversations in the age of email overload',
      url: 'https://ar5iv.org/html/1504.00704',
      published: '2015',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
