import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-off-is-a-promise',
  title: "Off is a promise, and one person can't make it alone",
  topic: 'remote',
  published: '2026-11-27',
  description:
    'It is less the late mail that wears people out than waiting for it. What two studies and a French law say about being off, and how a team can promise it.',
  keywords: [
    'right to disconnect',
    'after hours email stress',
    'anticipatory stress',
    'email expectations',
    'remote team agreements',
    'burnout email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Nothing came. You looked all evening.',
    lead: 'No one wrote. There was nothing to answer, nothing was late, and at eleven you went to bed as tired as after a shift. You had been waiting for a mail, in case.',
  },
  problem: [
    "If late mail were the trouble, one could count it. Two letters, four minutes, and that's that. Many who complain of it get no more than that, and are ashamed to complain.",
    "They needn't be. The evidence suggests that it isn't the mail. It's being on.",
  ],
  sections: [
    {
      heading: 'Waiting is work',
      paragraphs: [
        'In 2016 Liuba Belkin, William Becker and Samantha Conroy published a study of 297 working adults. They looked at what people thought was expected of them after hours, and found that the expectation alone did harm. Those who felt that they had to be ready could let go less well and were more exhausted, whatever time the mail itself took. [colorado]',
        "They call it anticipatory stress. Note where it sits. It isn't in the sending or the reading. It's in the gap before, which may be filled with nothing at all.",
        'Nor does the expectation have to be stated. It can lie in a custom, or in what the boss does. [hca]',
      ],
    },
    {
      heading: 'It reaches the sofa',
      paragraphs: [
        "A later paper by the same authors, with Sarah Tuskey, looked at the other person on the sofa. Over three studies, one with 108 working adults and another with 138 couples, they followed a chain: expecting to watch one's mail made for anxiety, and anxiety went along with worse health and a worse time together, for the partner too. [softly]",
        "People who live with somebody who's on will not need the citation.",
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "Nearly all of it rests on what people say about themselves. Those who are anxious may see more expectation than there is. The couples help against that doubt, but don't remove it.",
        "The numbers are in the hundreds, in one country. And 'expectation' is a soft thing to measure: it's what I believe that others believe.",
        "It also doesn't follow that mail in the evening is bad for everybody. One of the authors said of herself that she likes her work, and isn't bothered. [bfo] She studies it all the same.",
      ],
    },
    {
      heading: 'What a law can do',
      paragraphs: [
        "France made a law of it. Since January 2017 firms with at least fifty employees have to negotiate on how the right to disconnect is used, and if they can't agree, must write a policy of their own. [natlaw]",
        "It's often told as a ban on mail after six, and it's nothing of the kind. It doesn't forbid writing or reading in the evening. It asks each firm to say how it's to be. [littler] The law doesn't even define the right. [natlaw]",
        "One can laugh at that. Or one can see that it has hold of the right end. If the harm comes from an unspoken expectation, then the cure is to speak it. What is said may differ from house to house. That it's said is the point.",
      ],
    },
    {
      heading: "Why you can't do it alone",
      paragraphs: [
        "You can switch off your phone. You can't switch off what you think that others think. So the person who goes offline by herself rests badly, and feels guilty on top.",
        "It takes a promise from the other side. 'After six nobody expects anything of you, and if it burns, somebody will call.' It's a sentence of twenty words. It can be given only by those who might otherwise write.",
        'And it has to be kept at a cost. The first time that something could have been quicker and the boss waits until morning, the promise becomes real. Before that it was a poster.',
      ],
    },
    {
      heading: "At home it's harder",
      paragraphs: [
        "In an office, 'off' had a look: a dark room, a coat that's gone. At home there's a green dot. It says that the machine is on, not that you are, and everyone reads it as the second.",
        'Zones make it worse. Somebody is always at work. A thread that goes round the world has no evening, so each member has to have one by arrangement.',
        "That's why remote teams need it in writing more than others do. Who can be reached when. By which way, if it can't wait. What happens to a mail that comes outside: nothing, until the next working morning. Half a page, and with names.",
      ],
    },
    {
      heading: 'Writing the half page',
      paragraphs: [
        "Start with the fire. What is a real emergency for us. List three, with who calls whom. If you can't find three, say so, and sleep.",
        "Then the hours, one line each. Not 'flexible'. 'Ana: eight to four, Lisbon time.' Anyone may work outside of them. Nobody may expect it.",
        "Then the habit of senders. Late letters leave in the morning, or say 'for tomorrow' in the first line.",
        'Last, a date on which to look at it again. Ask one question: have you waited for a mail in the evening this month. If anyone says yes, find out whose.',
      ],
    },
  ],
  solution: [
    "What wears people out after hours is less the mail than the readiness for it, and that comes from an expectation which nobody has spoken. A law can make firms speak. A team can do it in half a page: what burns, who's called, when each is off, and that nothing else is expected. Then keep it once, when it costs something.",
  ],
  features: {
    heading: 'Half a page by Friday',
    items: [
      { name: 'Three fires', text: "What can't wait, and who rings whom." },
      { name: 'Hours by name', text: 'One line for each person, with the zone.' },
      { name: "The senders' habit", text: "Leaves in the morning, or says 'for tomorrow'." },
      {
        name: 'Keep it once in public',
        text: 'Let something wait that could have been hurried, and say that you did.',
      },
      { name: 'Ask in a month', text: "'Have you waited for a mail in the evening.'" },
    ],
  },
  benefits: [
    'Quiet evenings are quiet',
    'A call means fire, and only fire',
    'The sofa has two people on it',
    "Late workers disturb nobody, and aren't disturbed",
    'The unspoken thing has been said',
  ],
  call: {
    line: 'Nothing until eight.',
    text: 'Flow can let a letter leave in the morning, and bring a thread back when the day begins. The promise is yours to give.',
  },
  questions: [
    {
      ask: "Isn't it enough to switch off notices?",
      answer: "It helps you not to hear. It doesn't take away the feeling that one ought to.",
    },
    {
      ask: 'Should there be a law?',
      answer:
        "That's politics, and not for us. The French one shows that a law can do no more than make people talk, and that this may be the thing that counts.",
    },
    {
      ask: 'What about jobs with real on-call duty?',
      answer: "There the expectation is spoken, shared and paid. That's the opposite of the problem.",
    },
  ],
  examples: [
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: "It's written, and it expects nothing of anyone tonight.",
    },
    {
      say: 'Snooze it until tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: 'The thread has its morning, and so have you.',
    },
  ],
  sources: [
    {
      name: 'colorado',
      publisher: 'Colorado State University',
      title: 'Anticipatory stress of after-hours email exhausting employees',
      url: 'https://source.colostate.edu/anticipatory-stress-of-after-hours-email-exhausting-employees/',
      read: '2026-11-27',
    },
    {
      name: 'hca',
      publisher: 'Human Resources Director',
      title: 'Workers suffering anticipatory stress from emails',
      url: 'https://www.hcamag.com/asia/news/general/workers-suffering-anticipatory-stress-from-emails/146957',
      read: '2026-11-27',
    },
    {
      name: 'softly',
      publisher: 'Journal of Management, Becker, Belkin, Conroy and Tuskey, on Scribd',
      title: 'Killing me softly',
      url: 'https://scribd.com/document/511888664/Killing-Me-Softly-Organizational-E-mail-Monitoring-Expectations-Impact-on-Employee-and-Significant-Other-Well-Being',
      published: '2019',
      read: '2026-11-27',
    },
    {
      name: 'bfo',
      publisher: 'BFO Health',
      title: 'After-hours work email no friend of the family',
      url: 'https://www.bfohealth.com/features/after-hours-work-email-no-friend-of-the-family/',
      read: '2026-11-27',
    },
    {
      name: 'natlaw',
      publisher: 'The National Law Review',
      title: 'Right to disconnect: new right for French employees',
      url: 'https://natlawreview.com/article/right-to-disconnect-new-right-french-employees',
      read: '2026-11-27',
    },
    {
      name: 'littler',
      publisher: 'Littler',
      title: 'Sorting out the truth about the right to disconnect in France',
      url: 'https://www.littler.com/it/node/528771',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
