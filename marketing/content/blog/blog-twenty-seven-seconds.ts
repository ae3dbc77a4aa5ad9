import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-twenty-seven-seconds',
  title: 'Twenty-seven seconds: what talking to your car leaves behind',
  topic: 'industry',
  published: '2026-11-27',
  description:
    'Hands-free is not risk-free. A study found drivers distracted for up to 27 seconds after a voice command. What it measured, and rules for the road.',
  keywords: [
    'hands-free driving distraction',
    'AAA voice study',
    'texting by voice while driving',
    'field workers driving',
    'driver distraction',
    'voice assistant car',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Hands on the wheel. Mind on Thursday.',
    lead: "You've said 'reply that Thursday is fine', your hands never moved, and the road is clear. For the next quarter of a mile, part of you is still on Thursday.",
  },
  problem: [
    'Fitters, nurses, salespeople and vets live in their cars. For them the promise of voice is very great: the drive is the one hour of the day with nothing to do but steer.',
    "We make a program that one talks to. So it's better that you hear the objection from us. There's good evidence that talking to a machine takes something from driving, even with both hands on the wheel and both eyes on the road.",
  ],
  sections: [
    {
      heading: 'What was measured',
      paragraphs: [
        "The AAA Foundation for Traffic Safety, together with researchers at the University of Utah, has looked at this in several steps. The report of 2013 measured brain activity, eye movement and other signs, and concluded that speech systems in cars can overload a driver's attention. [utah]",
        'They made a scale of five. Listening to the radio or to a book was in the first category. A telephone call was in the second, and a message dictated to a system that makes no errors in the third. From the second on, the Foundation spoke of potential danger. [digital]',
        'In a later study, with ten cars of the 2015 model year and three kinds of phone, they asked how long it lasts. In the worst systems the distraction went on for up to 27 seconds after the task was over, and in the best still for more than 15. [laopinion] At 25 miles an hour, the speed in the trial, 27 seconds are nearly three football fields. [laopinion]',
      ],
    },
    {
      heading: 'Why it lingers',
      paragraphs: [
        "The task is over when you stop talking. The thinking isn't. You wonder if it understood. You go over what you said. Then you have to build up the street again in your head: who was behind, was that light green.",
        'The researchers warned expressly of the red light. It seems a safe moment to send something. The light changes, you drive off, and your mind is still in the letter. [laopinion]',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "These are measures of attention, and not of crashes. Nobody counted accidents here. The step from one to the other is plausible, but it's a step.",
        'The systems were those of about 2015. Many of them misunderstood, and being misunderstood is tiring. Part of what was measured may be the badness of machines. The scale suggests as much: the systems differed a lot from each other.',
        'Nor does it say that listening is dangerous. The radio was in the mildest category. It seems to be the back and forth that costs, the choosing and wording, more than the hearing.',
        "And it's no law. What's permitted differs from country to country, and your employer may have stricter rules, with good reason.",
      ],
    },
    {
      heading: 'The belief that does the harm',
      paragraphs: [
        "In figures which the same club published, 71 % of the public held that hands-free was safer than hand-held, and half of those who use it said that it doesn't distract them at all. [calif]",
        "There's the trap. With a phone in the hand one feels the danger. Without it one feels competent. A risk that can't be felt gets taken more often.",
      ],
    },
    {
      heading: 'Rules for people who drive for work',
      paragraphs: [
        "We'd suggest four, for firms and for oneself. They are drawn from the above by plain reasoning, and are stricter than the law in most places.",
        "Listen, don't compose. Hearing a letter is close to the radio. Wording an answer isn't. If an answer forms itself, good. Say it when you stand.",
        "Short or nothing. If you must speak, let it be an order of two words, to which you don't need to hear the answer. 'Next.' 'Pause.' A sentence with a price in it is for the lay-by.",
        'Never in the first mile or the last. The start and the arrival are where streets are busiest and minds fullest. Set it up before you pull out, and stop it before you turn in.',
        "Stop for what matters. If a letter makes you want to answer at once, that's the sign to park, and not the sign to answer.",
      ],
    },
    {
      heading: 'What a firm can do',
      paragraphs: [
        'Plan ten minutes between visits, and say what they are for. A fitter with no gap will make one at seventy miles an hour. Ten minutes in a lay-by are cheaper than anything else on this page.',
        "Don't ring people who you know are driving. It's the simplest rule of all, and the boss is the one who breaks it.",
        "And don't praise a quick reply from the road. Ask where it was written.",
      ],
    },
  ],
  solution: [
    'Talking to a machine while driving takes attention, and goes on taking it for a while after the talking is over. The evidence is about attention and some ten years old, and good enough to act on. Hear your mail if you must. Word your answers when the wheels stand still.',
  ],
  features: {
    heading: 'A week on the road',
    items: [
      { name: 'Set up before you go', text: "Choose what you'll listen to while you're parked." },
      { name: 'Ears only', text: 'For a week, speak no sentence to any device in motion.' },
      { name: 'Stop once an hour', text: 'Five minutes, engine off, and answer what has gathered.' },
      { name: 'Notice the afterglow', text: "After a phone call, count to twenty-seven. See what you'd missed." },
      { name: 'Agree on it', text: 'Tell the office that you answer on the hour, and why.' },
    ],
  },
  benefits: [
    'Answers are better, because they were thought of standing',
    'The office learns when you can be reached',
    'You arrive knowing how you got there',
    'Customers hear from you before you ring their bell',
    'The last mile has all of you',
  ],
  call: {
    line: 'Hear it driving. Answer it parked.',
    text: "Flow has a cautious mode for the car in which it does less on purpose. It doesn't claim that talking at the wheel is safe.",
  },
  questions: [
    {
      ask: 'Is hands-free better than holding a phone?',
      answer: "Probably, since you see the road. The point of the studies is that better isn't the same as harmless.",
    },
    {
      ask: 'Can I listen to mail while I drive?',
      answer:
        'Listening alone was among the mildest things on the scale. Your law, your firm and the traffic come first.',
    },
    {
      ask: 'Have newer systems solved it?',
      answer:
        'They make fewer errors, and that should help. We know of no reason to think that wording a letter has become free.',
    },
  ],
  examples: [
    {
      say: "I'm driving",
      state: 'mail',
      command: 'driving',
      with: 'on: true',
      flow: 'Flow does less from here on: short orders only, and no long letters.',
    },
    { say: 'Pause', state: 'mail', command: 'pause', flow: "It's quiet at once, and stays where it was." },
  ],
  sources: [
    {
      name: 'utah',
      publisher: 'University of Utah, Psychology',
      title: "Note on David Strayer's study for the American Automobile Association",
      url: 'https://psych.utah.edu/legal.php',
      published: '2013',
      read: '2026-11-27',
    },
    {
      name: 'digital',
      publisher: 'Digital Trends',
      title: 'AAA research shows dangers of hands-free distractions',
      url: 'https://www.digitaltrends.com/cars/aaa-research-shows-dangers-of-hands-free-distractions/',
      published: '2015',
      read: '2026-11-27',
    },
    {
      name: 'laopinion',
      publisher: 'La Opinion, Business Wire',
      title: 'AAA: new hands-free technologies pose hidden dangers for drivers',
      url: 'https://laopinion.com/latinowire/aaa-new-hands-free-technologies-pose-hidden-dangers-for-drivers/',
      published: '2015',
      read: '2026-11-27',
    },
    {
      name: 'calif',
      publisher: 'Automobile Club of Southern California',
      title: 'Think you know all about distracted driving?',
      url: 'https://news.aaa-calif.com/news/think-you-know-all-about-distracted-driving-think-again-says-aaa',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
