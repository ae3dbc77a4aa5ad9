import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-the-people-in-between',
  title: 'The people in between: what a company loses when everyone is at home',
  topic: 'remote',
  published: '2026-11-27',
  description:
    'Records of 61,182 Microsoft employees show groups growing tighter and bridges fewer once all were remote. Why weak ties matter, and how to keep some by mail.',
  keywords: [
    'remote work collaboration',
    'weak ties',
    'silos remote work',
    'Microsoft remote study',
    'async communication',
    'remote networking',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'You know your team better. You know nobody else.',
    lead: "There was a man in purchasing whose name you never learned. You met him at the kettle. Once he said 'we've dropped that supplier', and saved you a month. You haven't met him for two years.",
  },
  problem: [
    'When a company goes home, the work goes on. Often it goes on better. Your team talks more than before, knows what to do and does it.',
    "What goes missing is hard to notice, because it is made of things that you don't get to hear.",
  ],
  sections: [
    {
      heading: 'A natural experiment',
      paragraphs: [
        'In 2020 Microsoft sent its people home in a matter of days. Some had been working from home before. That gave a rare chance: one could compare the two, and tell the effect of everyone being remote from the effect of all else in that year. Longqi Yang and ten colleagues used the mail, calendars, messages, calls and hours of 61,182 American employees over the first six months of the year. [yang]',
        'Nobody read the content. What was counted is who was in touch with whom, and how. [haas]',
      ],
    },
    {
      heading: 'What came out',
      paragraphs: [
        'The network of collaboration became more static and more siloed. There were fewer bridges between parts that had little to do with each other. [yang]',
        'Each person spent more of their time with strong ties and less with weak ones. Strong ties, the authors note, are good for passing on what one knows. Weak ones are where the new comes from. [cats]',
        'And talk moved from the spoken to the written: less by calls and meetings, more by mail and messages. [yang] Meeting hours fell. [haas] Together, they conclude, it may become harder to get hold of new information and to share it. [yang]',
      ],
    },
    {
      heading: 'The kettle, explained',
      paragraphs: [
        "There is an old idea in sociology that fits this well. Your friends know what you know. It's the acquaintance who knows something else. For a job, a rumour or an idea you need the people at the edge, the ones that you'd not think of inviting.",
        "An office makes such ties by accident. Corridors, lifts, a queue. No one plans it, so no one misses it when it's planned away. A calendar has no entry for the man in purchasing.",
        "Remote tools do the reverse of a corridor. They're excellent for people whom you look for. They can't show you the ones whom you don't.",
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "It doesn't show that output fell. The paper measures contact. That less contact across groups leads to worse ideas is likely, but it would show up after years, and the data cover half of one.",
        'It was one company, in America, in the strangest year. People were not only at home. They were at home and afraid. The design takes out much of this, and no design takes out all.',
        "It's about everybody being remote. If some days are spent together, the corridor may be saved, or it may be that on those days everyone sits in calls. The study can't tell.",
        "It isn't a plea for the office either. A commute is a high price for a kettle. But if you don't pay it, you should know what you're not getting.",
      ],
    },
    {
      heading: 'Written bridges',
      paragraphs: [
        'Since talk has become writing, the bridges have to be written. That sounds dreary and can be rather fun. It needs a small amount of planned waste.',
        "The first kind is the letter of one line to someone two steps away. 'I saw your note on the supplier. Does that hold for Spain as well?' It takes a minute. It isn't about your task. It's how the kettle works, with a name in the first line.",
        "The second is the note that anybody may read. Each team writes a page a month: what we did, what went wrong, what we'd like to know. It goes to all. Most will skim it. One in purchasing will answer.",
        "The third is the introduction. You know two people who don't know each other and ought to. Write to both, with two sentences on why. It's the cheapest gift in a company, and it makes a bridge that isn't yours to keep up.",
        "The fourth is going away: a fortnight with another team, a task shared with a group that you've nothing to do with. This one needs a boss.",
      ],
    },
    {
      heading: 'Who keeps them',
      paragraphs: [
        "In most places the bridges were kept by a few people who did it by nature. They knew someone everywhere, brought cake, and were thought of as chatty. Remote work took their corridor away. If you lead, find out who they were. It's worth more than a tool to give them half a day a week and a reason.",
        'And watch for the newcomers. They have no weak ties to lose, which means that they have none at all. A list of nine people outside of the team, to be met by name in the first month, is the least one can do.',
      ],
    },
    {
      heading: 'When you are sought',
      paragraphs: [
        "Bridges have two ends. The odd line from a stranger in another department looks like a disturbance. It's low on anyone's list, and easy to let lie. If there's one sort of mail that one should answer out of turn, it may be that one. Two sentences are enough.",
      ],
    },
  ],
  solution: [
    'When everybody is remote, teams draw closer and the company comes apart at the seams. The evidence comes from one firm in one year, and is as good as such evidence gets. Weak ties used to come by accident. Now they have to be written: a line, a page, an introduction, and an answer to the stranger.',
  ],
  features: {
    heading: 'A month of small bridges',
    items: [
      {
        name: 'List nine',
        text: "Nine people outside of your team with whom you've spoken in two years. If you can't find nine, that's the finding.",
      },
      { name: 'One line a week', text: "To one of them, on something that isn't your task." },
      { name: 'One introduction', text: 'Two people who ought to know each other. Two sentences.' },
      { name: 'One page', text: 'What your team did, got wrong and would like to know. To everyone.' },
      { name: 'Answer strangers first', text: 'For a month, letters from other departments come before your own.' },
    ],
  },
  benefits: [
    'You hear of the dropped supplier in time',
    'Newcomers know somebody beyond their screen',
    'Strangers in the firm have names again',
    'The chatty are recognised as what they are',
    'Ideas come in from the side',
  ],
  call: {
    line: 'Write to the man in purchasing.',
    text: "With Flow a one-line letter takes one line of talk. Whom to write to, you'll have to remember yourself.",
  },
  questions: [
    {
      ask: 'Does remote work make companies less creative?',
      answer:
        "This study doesn't measure that. It measures ties, and finds fewer of the kind which tend to carry new things.",
    },
    {
      ask: "Don't random video chats do the job?",
      answer:
        "Perhaps, for some. We've no evidence on them here. A question with a reason seems to us less embarrassing.",
    },
    {
      ask: 'Is mail the right means for it?',
      answer: "It's a mild one. It asks for no time in the calendar, and it can be answered by a shy person.",
    },
  ],
  examples: [
    {
      say: 'Email Priya about the supplier in Spain',
      state: 'mail',
      command: 'new:who',
      with: 'who: Priya; subject: the supplier in Spain',
      flow: 'A letter to somebody two steps away is begun in four seconds.',
    },
    {
      say: 'Forward it to Dana and say you two should know each other',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: you two should know each other',
      flow: 'The cheapest gift in a company is on its way.',
    },
  ],
  sources: [
    {
      name: 'yang',
      publisher: 'Nature Human Behaviour 6, Yang and others',
      title: 'The effects of remote work on collaboration among information workers',
      url: 'https://pubmed.ncbi.nlm.nih.gov/34504299/',
      published: '2021-09-09',
      read: '2026-11-27',
    },
    {
      name: 'haas',
      publisher: 'UC Berkeley Haas Newsroom',
      title: 'When everyone works remotely, communication and collaboration suffer',
      url: 'https://newsroom.haas.berkeley.edu/research/when-everyone-works-remotely-communication-and-collaboration-suffer-study-finds/',
      published: '2021-09',
      read: '2026-11-27',
    },
    {
      name: 'cats',
      publisher: "Anthony's notes, quoting the paper",
      title: 'How we work',
      url: 'https://www.tnrnet.com/Anthony/cats-art/277-7.html',
      published: '2021',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
