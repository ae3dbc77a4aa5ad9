import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-everyone-means-nobody',
  title: 'To: everyone. The surest way to get no answer',
  topic: 'leadership',
  published: '2026-11-27',
  description:
    'A made-up student asked 240 people one easy question. Those who saw other names in the address line answered less. How to ask so that somebody replies.',
  keywords: [
    'cc email',
    'reply all',
    'diffusion of responsibility',
    'group email',
    'get replies to email',
    'bystander effect email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Five people got it. Each saw the other four.',
    lead: 'You wanted to be sure, so you asked them all. By Thursday you have an answer from nobody, and two of them have asked each other who will.',
  },
  problem: [
    "A question to a group feels safe. Somebody will know, somebody will be in, somebody will be kind. It's the same thought that makes people shout 'is there a doctor', and it fails for the same reason.",
    'Psychologists have had a name for the reason since about 1970. It was a nice idea to test it on mail.',
  ],
  sections: [
    {
      heading: "Sarah Feldman's question",
      paragraphs: [
        "Greg Barron and Eldad Yechiam, at the Technion in Haifa, made up a student by the name of Sarah Feldman and gave her an address. She wrote to 240 people at the institute, from researchers to students, and asked whether it had a faculty of biology. It's a question that any of them could answer. [sarah]",
        'Half of them got the letter alone. The other half saw four more names in the address line. Of those addressed alone, 74 % answered, against about half of those in company. [sarah]',
        'The quality went the same way. Of the single ones, nearly a third gave an answer that the researchers called very helpful, with more in it than a yes. In company it was 16 %. [sarah]',
      ],
    },
    {
      heading: 'What it means',
      paragraphs: [
        'Barron himself put the lesson in one line: the more people are asked, the smaller the share who reply. He was not surprised by it, since it had been known of bystanders for decades, under the name of diffusion of responsibility. [hbs]',
        "He had hit on it by wanting an address that two people knew. Was it better to write one letter to both, or two letters. One letter is less work for everybody. But each would see the other's name, and think that the other would do it. [hbs]",
        "There's arithmetic here that deserves a second look. Five people at half each would still give you two or three answers, which is more than one person at three quarters. If all you want is any answer, the crowd may serve. If you want this person's answer, or a good one, or if all five are to do something, the crowd is the wrong tool. And you've spent the time of five.",
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "The question came from a stranger, and was easy, and mattered to nobody. Inside a team people know each other and will be asked about it at lunch. The effect may be weaker there. It's hardly likely to turn round.",
        'It was in one place, over twenty years ago, in a time when people got less mail. Later tests agree only in part. One from 2005, with 0, 1, 14 or 49 other names, found that many names lowered the response, but not in step with their number. [blair] Another, which asked people to fill in a survey, found no clear difference. [survey]',
        'And it is about asking, not about telling. A note that the car park is closed can go to everybody at once. Nobody has to do anything with it, apart from park elsewhere.',
      ],
    },
    {
      heading: 'How a leader makes it worse',
      paragraphs: [
        "Managers write to groups more than others do, and often for a decent reason: they don't want to single anyone out. 'Could one of you look at this.' It sounds like trust. It works like fog.",
        "The careful ones wait, lest they push ahead. The busy ones wait since they're busy. The one who does it in the end is always the same, and she has begun to notice.",
        "Copies do the same in small. Each name in copy tells the person in the first line that he's being watched, and tells the others that they are not responsible. It's an odd tool which makes one person nervous and four idle.",
      ],
    },
    {
      heading: 'Ask one',
      paragraphs: [
        "The cure is to choose. Before you write, decide whose it is. If you don't know, then that is the first question, and it goes to one person as well: 'Ana, is this yours, and if not, whose?'",
        'Put one name in the first line, and the same name in the first words. Say what you want, and by when. Leave the rest out, or tell them later what came of it.',
        "When a group truly must each do something, write to each. It's five letters with one sentence changed. It feels like a waste and it's the reverse: you'll get five answers, and chase none.",
        'When you want a volunteer, ask aloud, in a room, and wait. Silence in a room has faces in it. Silence in a mailbox is only silence.',
      ],
    },
    {
      heading: 'When you are one of five',
      paragraphs: [
        "If you're in the address line and it could be yours, say so in one line to all: 'I'll take it.' It takes four seconds, and frees four people. If it isn't yours but you know whose it is, say that.",
        "If you're always the one who takes it, stop for a month. Not out of spite. The person who writes to five will never learn to write to one as long as it works.",
      ],
    },
  ],
  solution: [
    'A request to many is a request to none in particular. In the experiment with the student, a single name in the address line brought half as many answers again, and better ones. So decide whose it is, write to that one, and say by when. Tell the others afterwards, in a letter that asks for nothing.',
  ],
  features: {
    heading: "Before you press 'to all'",
    items: [
      { name: 'Whose is it', text: "If you can't name one person, ask one person who can." },
      { name: 'One name on top', text: 'In the address line and in the first words. Others get the result.' },
      { name: 'A verb and a day', text: "'Please send me the count by Thursday.' Not 'thoughts'." },
      { name: 'Five tasks, five letters', text: 'Change one sentence and send it five times.' },
      { name: "Say 'I'll take it'", text: "When you're in the crowd, end the waiting for everybody." },
    ],
  },
  benefits: [
    'More of your questions come back with an answer',
    'The same helpful person is not asked for everything',
    'Copy lists get shorter by themselves',
    'People know that a letter from you means them',
    'Group mails are news again, and not errands',
  ],
  call: {
    line: 'Ask one, and see.',
    text: 'Flow can tell you who else is on a mail before you answer it, and can remind you only if that one person stays silent.',
  },
  questions: [
    {
      ask: "Isn't it rude to leave people out?",
      answer: "It's rude to ask five for what one can give. Tell the four what came of it.",
    },
    {
      ask: "What about a shared address such as 'support'?",
      answer:
        "There it's somebody's turn by plan, so the responsibility has been settled before the mail came. That's a different case.",
    },
    {
      ask: 'Did the numbers hold in other tests?',
      answer:
        'Partly. One later test points the same way, and one found nothing. The direction is likely. The size of the effect is open.',
    },
  ],
  examples: [
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'You hear four of the crowd and how many more, before you wait for it.',
    },
    {
      say: 'Tell her I will take it',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I will take it',
      flow: 'Four seconds, and four people are free.',
    },
  ],
  sources: [
    {
      name: 'sarah',
      publisher: 'Johntop, after New Scientist, on Barron and Yechiam',
      title: 'In cyberspace, e-mail addresses act like virtual spectators',
      url: 'https://johntop.ru/2021/09/in-cyberspace-e-mail-addresses-act-like-virtual.html',
      read: '2026-11-27',
    },
    {
      name: 'blair',
      publisher: 'Basic and Applied Social Psychology 27, Blair, Thompson and Wuensch, abstract',
      title: 'Electronic helping behavior: the virtual presence of others makes a difference',
      url: 'https://docslib.org/doc/2926955/electronic-helping-behavior-the-virtual-presence',
      published: '2005',
      read: '2026-11-27',
    },
    {
      name: 'survey',
      publisher: 'Paper Explained, abstract',
      title: 'The impact of recipient list size and priority signs on electronic helping behavior',
      url: 'https://paperexplained.cn/articles/paper/detail/dc8266b1f7d1dd5fbe3840a5571552aadf63947e',
      read: '2026-11-27',
    },
    {
      name: 'hbs',
      publisher: 'Harvard Business School Working Knowledge',
      title: 'Why your e-mail requests are ignored',
      url: 'https://hbswk.hbs.edu/archive/why-your-e-mail-requests-are-ignored',
      published: '2004-03-01',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
