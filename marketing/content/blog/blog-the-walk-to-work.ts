import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-the-walk-to-work',
  title: 'The walk to work that leads back home: in praise of the fake commute',
  topic: 'remote',
  published: '2026-11-27',
  description:
    'Commuters who use the trip to think ahead about work suffer less from it. What a study of 1,736 people says about the gap between home and work.',
  keywords: [
    'fake commute',
    'working from home routine',
    'commuting role transition',
    'start work ritual',
    'remote work boundaries',
    'morning routine work',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Eleven steps from bed to desk. Too few.',
    lead: "At 8.58 you're a father with jam on his sleeve. At 9.00 you're the head of claims. Nothing has happened in between but a door.",
  },
  problem: [
    'No one has ever written a song in praise of the commute. It makes people late, tired and poor. When it vanished, the first weeks felt like a holiday.',
    "And then some began to walk round the block before nine, and couldn't say why.",
  ],
  sections: [
    {
      heading: 'What a commute is for',
      paragraphs: [
        "Jon Jachimowicz and four colleagues had been at work on that question since well before anyone was sent home. They looked at the trip to work as a passage between two roles. Over three field studies with 1,736 people, one of which changed what people did for four weeks, they asked who suffers from a long commute and who doesn't. [cambridge]",
        'Long trips in the morning were worse for people who have less self-control, and for those whose work and family pull against each other. They were less content with their job, and left it more often. [cambridge]',
        "Then comes the interesting part. Some people used the trip to think about the work ahead: what they'd do, whom they would meet, what role they were about to step into. These suffered less from the length of the way. [cambridge] The authors have a stately term for it, role-clarifying prospection. We'd say: getting into it.",
        'It helped those the most whose work and family were most at odds. [cambridge] That makes sense. The farther apart the two shores are, the more you need a ferry.',
      ],
    },
    {
      heading: 'From train to kitchen',
      paragraphs: [
        "Now for a leap that the study does not make. It was about people who commute. It says that within the passage some do something useful. It doesn't say that people without a passage should build one.",
        "But it suggests what is missing. If crossing over takes something, and if thinking ahead is what does it, then the one who has no way at all hasn't saved the effort. He does the crossing at his desk, with the first three mails, and in front of other people.",
        "An earlier version of the same paper puts it rather well: on the way you hold neither role for certain, and that is unpleasant. [umich] At home it's the reverse. You hold both at once. Many will know that this isn't pleasant either.",
      ],
    },
    {
      heading: 'How the morning goes wrong',
      paragraphs: [
        "It begins with the phone. Before you have spoken to anyone in your own house you've read what somebody wants. From then on you are at work, in your pyjamas, with people asking you for milk.",
        "The day's first task is then chosen by whoever wrote last. You come to the desk with somebody else's plan. The better one, your own, would have taken four minutes in the shower.",
        "And there is the child at the door at ten past nine. He's seen you all the time. How should he know that you left.",
      ],
    },
    {
      heading: 'Building a ferry',
      paragraphs: [
        "It doesn't need to be a walk. It needs to take ten minutes, to be the same each day, and to have no screen in it.",
        "A walk is the best, though, since it's hard to do anything else on it. Out of the door, round, in again. You go out as one and come in as the other. If there are children, they've seen you leave. It sounds absurd. It's about as absurd as a tie.",
        "On the way, think of three things. What would make today a good one. Whom do I meet, and who am I to them. What is the first thing I shall do when I sit down. The third is the most useful. It's a plan with a place and a time, and you'll do it without having to decide.",
        "What you don't do on the way is look at the mail. If you must hear something, then music. A ferry on which one is already in the meeting is a desk with wind.",
      ],
    },
    {
      heading: 'The way back',
      paragraphs: [
        'The study was about mornings. The evening is the more urgent half for many, and there we have nothing to cite but sense.',
        "Shut the day with a line for tomorrow: this is where I am, this comes first. Then the same walk, in the other direction. Think of who's at home and what they've had for a day.",
        'Come in by the door, and say hello.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "The studies lean partly on what people report about themselves. Those who think ahead on the train may be people who have things in hand anyway, though the four weeks' trial speaks against that being all of it.",
        "Nobody has compared fake commuters with others, as far as we know. We found no trial of a walk round the block. If it does nothing for you after a fortnight, you've had a fortnight of walks.",
        "And some don't need it. There are people who slip from role to role as an otter does from bank to water. If you're one of them, you'll have stopped reading at the pyjamas.",
      ],
    },
  ],
  solution: [
    "A commute is a bad means to a good end. What helps in it is thinking ahead to who you're about to be. Without the trip, the crossing still has to be made, and it's better made on foot than in the first three mails. Ten minutes, no screen, three thoughts, in at the same door.",
  ],
  features: {
    heading: 'A fortnight of ferries',
    items: [
      { name: 'No mail before the door', text: 'The phone stays where it charged until you have been out.' },
      { name: 'Ten minutes, same way', text: "So that you needn't think about the way." },
      { name: 'Three thoughts', text: "What makes it good, who am I to whom, what's first." },
      { name: 'Sit down and do the first', text: 'Before you open anything else.' },
      { name: 'Back by the same way', text: 'In the evening, after one line for tomorrow.' },
    ],
  },
  benefits: [
    'The first hour has your own plan in it',
    'Your children see you leave, and come back',
    "Mail meets somebody who's dressed",
    'Evenings begin at a door',
    'It costs ten minutes, and the price of shoes',
  ],
  call: {
    line: 'First the walk, then the mail.',
    text: "When you're back, Flow can play what came in overnight, people first. It's better that it waits for your first thing.",
  },
  questions: [
    {
      ask: 'Is there proof that a fake commute works?',
      answer: "No. There's good evidence on what helps real commuters, and a reasonable guess from there.",
    },
    { ask: 'May I listen to mail on the walk?', answer: 'On the second round. The first is for getting there.' },
    { ask: 'Where would I find ten minutes?', answer: "You've lately had forty, in a train. See who got them." },
  ],
  examples: [
    {
      say: 'What came in overnight',
      state: 'resting',
      command: 'start',
      flow: "You're back, you've done your first thing, and now it may begin.",
    },
    {
      say: 'Note to self: start with the Dahl claim',
      state: 'mail',
      command: 'note:words',
      with: 'words: start with the Dahl claim',
      flow: 'The line for tomorrow is written before the walk home.',
    },
  ],
  sources: [
    {
      name: 'cambridge',
      publisher: 'Organization Science, accepted version at Cambridge, Jachimowicz and others',
      title: 'Between home and work: commuting as an opportunity for role transitions',
      url: 'https://www.repository.cam.ac.uk/items/b557ed8a-f940-4e47-86f1-1616793c9d9f',
      published: '2021',
      read: '2026-11-27',
    },
    {
      name: 'umich',
      publisher: 'Center for Positive Organizations, University of Michigan',
      title: 'Between home and work, abstract of the working paper',
      url: 'https://positiveorgs.bus.umich.edu/articles/between-home-and-work-commuting-as-an-opportunity-for-role-transitions/',
      published: '2018-08',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
