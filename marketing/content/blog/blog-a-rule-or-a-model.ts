import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-a-rule-or-a-model',
  title: 'A rule or a model: which kind of cleverness belongs in your inbox',
  topic: 'ai',
  published: '2026-11-27',
  description:
    'Some mail tasks want a language model, and some want a rule that never surprises you. A plain way to tell them apart, with the questions to ask of any tool.',
  keywords: [
    'AI email assistant',
    'rules vs AI',
    'language model email',
    'email automation',
    'deterministic software',
    'AI inbox tools',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The kettle doesn't have opinions.",
    lead: "You press the switch, it boils. Much of what a mailbox needs is of that kind. Some of it isn't. The trouble starts when you can't tell which kind you've been given.",
  },
  problem: [
    'For some years now, every product that touches words has been given a language model, in the way that every product once got a clock. Some became better. Some now tell the time.',
    'This is not a piece against models. It is about a question that gets lost: for this task, would I want to be surprised.',
  ],
  sections: [
    {
      heading: 'Two kinds of machine',
      paragraphs: [
        "A rule does the same thing every time. If the sender is on this list, put the letter there. If a sentence holds a weekday and a verb such as 'send' or 'return', read it out. You can write a rule down, test it, and be right about what it'll do tomorrow.",
        "A language model continues text in a plausible way. It has read more than you ever will. Ask it twice, and you may get two answers. Both may be good. What you can't do is know beforehand.",
        "One is not higher than the other. A rule is a rail. A model is a horse. You'd not want to go over a moor by rail, nor send the seven-forty by horse.",
      ],
    },
    {
      heading: 'What a rule is good for',
      paragraphs: [
        "It's good where being wrong is worse than being dull. Sending, deleting, paying, inviting. Nobody wants an interesting interpretation of 'send it to Anna'.",
        "It's good where you need to trust it without looking. An alarm clock that's right most mornings is not an alarm clock.",
        "It's good where you have to explain afterwards. 'It was filed there since it came from the court' is an explanation. 'It seemed to belong there' isn't one, and in some trades you'll be asked.",
        "And it costs nearly nothing to run, on a small machine, without anyone else's computer in the room.",
      ],
    },
    {
      heading: 'What a model is good for',
      paragraphs: [
        "It's good where the input is wild. People say the same thing in a thousand ways: 'kick it to Thursday', 'not this week', 'let it come back when I'm in the office'. A rule that knows forty of them will meet the forty-first. Here a model can guess what you meant, and a good tool will ask, 'Thursday at nine?'",
        "It's good where several answers are right. A first draft, a friendlier tone, a heading. You were going to choose anyway.",
        "It's good where you can check at a glance. If the result is wrong, you'll see it, and it has cost you a second. That's the true test. Not how often is it right, but how soon will I notice when it's not.",
      ],
    },
    {
      heading: 'The dangerous middle',
      paragraphs: [
        "Between the two lies a group of tasks that look like model work and are really rule work, because you can't check them without doing them yourself.",
        "A summary is one. To know that nothing was left out, you'd have to read the letter. An 'important' mark is another: what it hid is exactly what you don't see. A third is the answer to 'did anyone ask me for something this week'. If it says no, you go home.",
        "With such tasks the error isn't a wrong word on the screen. It's silence. A tool that is silent in error should at least show its source: here's the sentence, from this mail, of that day. A sentence can be checked in a second. A paraphrase can't.",
      ],
    },
    {
      heading: 'Three questions',
      paragraphs: [
        'So for each thing that a tool does, ask three questions.',
        'Would I notice. If it went wrong at ten, would I know by noon. If not, you want a rule, or a source beside each answer.',
        "Can it be undone. A draft can be thrown away. A sent letter can't, and nor can a lost trust. The less it can be undone, the more you want a rail, and a human word at the end of it.",
        "Who else is reading. A rule needs no company. A model often runs on somebody else's machine, and then your letters travel. There may be good reasons. They should be said, and you should have been asked.",
      ],
    },
    {
      heading: 'What you should be told',
      paragraphs: [
        "You don't have to know how an engine works in order to drive. But you'd want to know if there's a driver. A maker should say in one sentence for each feature whether a model is at work, where it runs, what it sees and what it may do without you.",
        "If that sentence can't be found, assume the widest answer.",
        "It's also fair to ask what happens when the model is off. In a well-built tool most things go on as before. If nothing works, then it was never an assistant with a model. It was a model with a skin.",
      ],
    },
    {
      heading: 'Where this argument is weak',
      paragraphs: [
        "Models improve, and what's risky today may be dull in five years. The line between the two kinds will move. It's an argument about kinds of task, and not about this year's machines: if a thing can't be checked, then even a rare error matters, and rare errors are harder to notice than common ones.",
        "Rules fail too. They fail by being stupid: the forty-first way of saying Thursday, the newsletter that looks like a person. They fail in the same way each time, however, so that you learn it. That's what one means by trust in a tool. Not that it's never wrong, but that you know how.",
      ],
    },
  ],
  solution: [
    "Give rails to what can't be undone or can't be checked: sending, filing, promising, 'nothing for you today'. Give the horse what is wild and easy to look over: a clumsy sentence, a first draft. And ask of every tool which of the two you're riding.",
  ],
  features: {
    heading: 'Sort your own tools',
    items: [
      {
        name: 'List what they do',
        text: 'Take one tool and write its features in a column. Sending, sorting, summing up, drafting.',
      },
      { name: "Mark what can't be undone", text: 'Those need a rule and a last word from you.' },
      { name: "Mark what can't be checked", text: 'Those need a source you can see in a second.' },
      { name: 'Find the model', text: "Read where it runs and what it gets. If you can't find that, ask." },
      { name: 'Switch it off for a day', text: "See what stops. That's what you depend on." },
    ],
  },
  benefits: [
    'You know which results to look over and which not',
    'Silent errors have fewer places to hide',
    'You can say to a client where his letters go',
    'Nice drafts stay, and odd decisions leave',
    'You buy fewer clocks',
  ],
  call: {
    line: 'Ask it for the sentence.',
    text: 'Flow works by rules on your machine and quotes the mail it answers from. A language model is off unless its host adds one and you turn it on, and then it sees only words that Flow did not understand.',
  },
  questions: [
    {
      ask: 'So is AI in email a bad idea?',
      answer:
        "No. In drafts and in understanding odd wording it's a fine one. In decisions that nobody looks at, less so.",
    },
    {
      ask: "Can't one check a model with another model?",
      answer: "One can, and it finds some errors. It doesn't change the question of who notices the rest.",
    },
    {
      ask: "Isn't a rule just an old-fashioned model?",
      answer: 'In a way. The difference that matters is that you can read it.',
    },
  ],
  examples: [
    {
      say: 'What did Ana say about the deposit',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Ana say about the deposit',
      flow: "You get the sentence, who wrote it and when, or hear that there's none.",
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'The date is read in the words of the letter itself.',
    },
  ],
} satisfies Blog;
