import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-read-it-aloud',
  title: "Read it aloud before you send: the tone you can't hear",
  topic: 'leadership',
  published: '2026-11-27',
  description:
    'Senders expected 97 % of their tone to come across. 84 % did. Why writers mishear themselves, and the oldest editing trick there is, tested in a laboratory.',
  keywords: [
    'email tone',
    'misunderstood email',
    'sarcasm in email',
    'egocentrism over email',
    'read aloud',
    'email communication for managers',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'You wrote it warmly. It arrived at room temperature.',
    lead: "'Fine.' You meant that it was fine. She has spent the afternoon on that word, and her team has spent it on her.",
  },
  problem: [
    "A leader's mail is read more closely than it is written. You dash off six words between two calls. Eleven people look at them for weather.",
    "Most advice on tone is about politeness. Say please, avoid capitals. The deeper trouble is that you can't hear your own letter, because you already know how it sounds.",
  ],
  sections: [
    {
      heading: 'The experiments',
      paragraphs: [
        'Justin Kruger, Nicholas Epley and two colleagues asked people to send short statements by email, some of them meant in earnest and some sarcastic. The senders guessed how many would be taken as they were meant. In the first study they expected 97 %, and the readers got 84 % right. [knowt]',
        "In all there were five experiments, published in 2005, and they point one way. People believe that they can convey feeling and tone by mail better than they can. The reason is egocentrism in the plain sense of the word: it's hard to leave your own view. You 'hear' the line in your head as ironic or kind, and can't easily imagine it without that voice. [kruger]",
        "The gap runs in both directions. Readers, too, are surer of what they've understood than they should be. [ego]",
      ],
    },
    {
      heading: 'The trick',
      paragraphs: [
        'Here is the part that should be on every office wall. In one of the studies people had to read their message aloud before it went, in a tone that did not fit: a sarcastic line in a serious voice, or a serious line as if it were a joke. After that their overconfidence was gone. [psych]',
        "Think about why. As long as you read silently, your own voice plays over the words. Say them flat, and the voice is off. What's left is what she will get.",
        "You don't need a laboratory for this. You need a door that closes, or a machine that reads in an even tone and has no idea what you meant.",
      ],
    },
    {
      heading: 'What the experiments do not show',
      paragraphs: [
        "The messages were short and made to order, and the test case was sarcasm, which is the hardest of all. The figure is no law of email. For a letter such as 'the meeting is at ten', tone hardly matters, and the number would be another.",
        "You'll also find other figures quoted from the same work, such as 'no better than chance'. There were several experiments with different tasks. Don't trust any single number. Nor does it help to know each other: the gap was there whether the two were friends or not. [digest]",
        "It is also from 2005. Since then we've had twenty years of small yellow faces. Whether they close the gap is a fair question, to which these studies have no answer.",
      ],
    },
    {
      heading: 'Why it weighs more from above',
      paragraphs: [
        "What follows is argument, and not evidence. Rank turns tone up. A colleague's 'fine' is a word. From the person who signs the rises, it's a report on how one stands.",
        "Two things make it worse. People in charge write short, because there's much of it. And people below don't ask back. If your peer's letter is odd, you call. If your manager's is odd, you talk to three others, and by then it has grown.",
        "So a manager's terse letter is cheap for the sender and dear for the house. That is the wrong way round, and the sender is the only one who can mend it.",
      ],
    },
    {
      heading: 'Short does not have to be cold',
      paragraphs: [
        "The remedy is not length. Long letters from above frighten people too. It's a handful of words that carry what the voice would have carried.",
        "Say what kind of letter it is. 'Only thinking aloud, no action.' 'A real question, not a hint.' 'I'm pleased with this.' That's six words or fewer, and they do the work of a face.",
        "Say when you want it. A request without a time is read as 'now' by the anxious and 'never' by the rest.",
        'Put praise in writing and blame in the room. If you do one thing after this article, let it be that. What hurts needs a voice, so that the hurt is no larger than you meant it. What delights can stand by itself, and will be read again.',
        "And drop irony in writing altogether, however well you know each other. It's a pity. It's also what the evidence is most clear about.",
      ],
    },
    {
      heading: 'When you are the reader',
      paragraphs: [
        'The same results are a reason for mercy. The odd letter that you got was probably written by somebody who heard music in it. Before you answer, read it aloud once in the kindest voice that the words allow. If they still allow nothing kind, pick up the phone.',
      ],
    },
  ],
  solution: [
    "We hear our own letters with a voice that doesn't travel. Experiments of twenty years ago measured how far it fails to travel, and found that hearing the words in a flat voice takes the illusion away. So hear them. Aloud, evenly, before they go. Then add the few words that your face would have added.",
  ],
  features: {
    heading: 'Five habits for people whose mail is read twice',
    items: [
      {
        name: 'Hear it flat',
        text: 'Read the letter aloud with no expression, or have it read to you. Where you wince, she will.',
      },
      { name: 'Name the kind', text: 'Start with what it is: a question, a decision, a thought, thanks.' },
      { name: 'Give a time', text: 'By Friday. Whenever. Before you go home.' },
      { name: 'Blame by voice', text: 'Nothing that hurts goes in writing first.' },
      { name: 'Ask one person', text: "Once a month, ask somebody who'll say it how your letters sound." },
    ],
  },
  benefits: [
    'Fewer people ask each other what you meant',
    "Your 'fine' means fine",
    'Praise is kept and read again',
    'Hard news comes in a voice, and is the size you meant',
    "You catch your own irony while it's still yours",
  ],
  call: {
    line: 'Hear your letter before she does.',
    text: 'Flow reads every dictated reply back in an even voice and sends it only on your word. It has no idea what you meant, which is the point.',
  },
  questions: [
    {
      ask: 'Do emoji help?',
      answer: "Perhaps. These experiments can't tell, and a smile from above has odd meanings of its own.",
    },
    {
      ask: "Isn't this just about sarcasm?",
      answer:
        "The tests were mostly. The mechanism, hearing one's own voice in the words, would hold for warmth and for anger. That last step is reasoning.",
    },
    {
      ask: 'Must I read every mail aloud?',
      answer: 'No. The ones that more than one person will read, and the ones with a feeling in them.',
    },
  ],
  examples: [
    {
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
      flow: 'You hear the draft as she will, without your face.',
    },
    { say: 'Scratch that', state: 'ready', command: 'scratch', flow: 'The line with the wink in it is gone.' },
  ],
  sources: [
    {
      name: 'knowt',
      publisher: 'Knowt, study notes',
      title: 'Egocentrism over e-mail, communication effectiveness',
      url: 'https://knowt.com/note/3dababcf-e39c-42d4-a3ab-9c0f81d3debf/Study-Notes-on-Egocentrism-Over-E-Mail-',
      read: '2026-11-27',
    },
    {
      name: 'kruger',
      publisher: 'Journal of Personality and Social Psychology 89, Kruger and others',
      title: 'Egocentrism over e-mail: can we communicate as well as we think?',
      url: 'https://www.researchgate.net/publication/7378566_Egocentrism_over_e-mail_Can_we_communicate_as_well_as_we_think',
      published: '2005',
      read: '2026-11-27',
    },
    {
      name: 'ego',
      publisher: 'Schoolboy Heart, quoting the Monitor on Psychology',
      title: 'E-mails and egos',
      url: 'https://schoolboyheart.blogspot.com/2006/02/e-mails-and-egos.html',
      published: '2006-02',
      read: '2026-11-27',
    },
    {
      name: 'digest',
      publisher: 'Psychiatry Fun, on Kruger and others',
      title: 'Oops, how sarcastic emails fall flat',
      url: 'https://psychiatryfun.blogspot.com/2006/03/oops-how-sarcastic-emails-fall-flat.html',
      published: '2006-03',
      read: '2026-11-27',
    },
    {
      name: 'psych',
      publisher: 'Psychology Today',
      title: 'The ego in cyberspace',
      url: 'https://psychologytoday.com/au/articles/200505/the-ego-in-cyberspace',
      published: '2005-05-01',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
