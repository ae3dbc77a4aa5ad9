import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-when-the-helper-is-right',
  title: 'When the helper is usually right: the trouble with good advice',
  topic: 'ai',
  published: '2026-11-27',
  description:
    'Doctors shown computer advice got better on balance, and sometimes swapped a right answer for a wrong one. What automation bias means for a helpful inbox.',
  keywords: [
    'automation bias',
    'over-reliance on AI',
    'decision support',
    'AI suggestions',
    'trust in automation',
    'AI at work',
  ],
  updated: '2026-11-27',
  hero: {
    line: "It's been right all week. It's Friday.",
    lead: "The suggested reply says 'Sounds good'. It usually does sound good. You have pressed it before you've noticed that she asked you to choose between two dates.",
  },
  problem: [
    'A bad helper is no danger. You look at everything it does, and after a week you throw it out. A good helper is another matter. It earns your trust honestly, and then, once in a while, it spends it.',
    'Those who study pilots and doctors have known this for a long time, and have a dry name for it: automation bias.',
  ],
  sections: [
    {
      heading: 'Twenty-six doctors',
      paragraphs: [
        "A neat experiment was published in 2014 by Kate Goddard and two colleagues. Twenty-six British general practitioners were each given twenty made-up cases and asked what they would prescribe. Then they saw a computer's advice, and could change their mind. In six of the twenty, the advice was wrong on purpose. [cases]",
        'On balance the advice helped. The doctors were right in 50.38 % of the cases before it and in 58.27 % after it, and they changed their prescription in 22.5 % of all cases. [cases]',
        "But some of those changes went in the wrong direction: in 5.2 % of all cases a doctor had it right, saw the wrong advice, and switched. [cases] That's automation bias in its purest form. It's not laziness. They had done the work, and had the answer in their hand.",
      ],
    },
    {
      heading: 'What reviews of the field say',
      paragraphs: [
        'The same group had earlier looked at the literature as a whole. Of 13,821 papers that they found, 74 met their criteria. Over-reliance was made stronger by workload, by the difficulty of the task and by time pressure, and was also shaped by trust, confidence and experience. Training could reduce it, and so could stressing that the user is accountable. So could design: where the advice stands on the screen, and whether it gives information or a recommendation. [review]',
        'A second review, by David Lyell and Enrico Coiera, took up a belief that one finds in textbooks, namely that this only happens to people who do several things at once. Of 890 papers 40 were fit for it. They found the bias in single tasks as well, above all where checking the advice was complicated. [lyell]',
        'That last point is the key to the whole thing. We lean on advice in proportion to how tiresome it would be to check.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        "Prescribing isn't mail, and general practitioners are not you. Nobody has shown that suggested replies cost this or that many misunderstandings a year. If somebody tells you such a number, ask where it's from.",
        'The experiment was small, and its cases were on paper. With a real patient in the chair, doctors may be more stubborn, or more tired.',
        "And the balance was positive. It would be a poor reading to say 'so don't use advice'. The right reading is that help has a price, which is paid in a coin that you don't see.",
      ],
    },
    {
      heading: 'From the clinic to the inbox',
      paragraphs: [
        "Look at how mail helpers are built, with the reviews in mind. The advice stands in the middle of the screen, in the colour that says 'press me'. It comes just when the load is highest. To check it you'd have to read the letter, which is what you hoped to avoid. And it's a recommendation, not information: it says 'reply this', and not 'she asks which of two dates'.",
        'Each of these choices is pleasant. Each is also, by the reviews, one that feeds the bias. Nobody meant it so. A helper that is easy to accept is simply what people like in the first week.',
      ],
    },
    {
      heading: 'A helper that tells',
      paragraphs: [
        "The reviews suggest a better shape. Let the machine tell and the human decide. 'She offers the ninth or the twelfth, and wants to know by noon.' That's as quick to take in as a proposed reply. But you're still the one who answers, so you are still awake.",
        "Let checking be cheap. If the helper says that there's a deadline, the sentence should be right there. If it takes one glance to verify, people do it. If it takes opening a thread of nineteen, nobody does, nor would you.",
        "Let the last step cost something small. A word, a key, a second of delay. Not as a punishment. It's the moment in which one hears oneself agree.",
      ],
    },
    {
      heading: 'Keeping yourself awake',
      paragraphs: [
        "Even with a poor tool there are defences. The best is to decide before you look. Read the letter, know your answer, then see what's suggested. In the experiment that order was built in, and it's the reason that we know about the switches at all.",
        "The second is to be wrong on purpose, now and then. Once a week, take five suggestions that you'd accept and check them to the bottom. If all five hold, good. If one does not, you've learned more than from a month of nodding.",
        "The third is for teams: don't praise the speed at which someone clears an inbox with a helper. You'd be paying for the nod.",
      ],
    },
  ],
  solution: [
    "Good advice makes people better on the whole, and makes them drop right answers some of the time. It's strongest where checking is hard and time is short, which is a fair description of an inbox. Prefer helpers that inform to helpers that decide, keep the check within one glance, and know your answer before you see theirs.",
  ],
  features: {
    heading: 'A week of deciding first',
    items: [
      { name: 'Cover the suggestion', text: 'A strip of paper will do. Or switch suggestions off.' },
      { name: 'Say your answer', text: 'Half aloud, before you look.' },
      { name: 'Then look', text: 'If they differ, find out which of you is wrong. Keep a tally.' },
      { name: 'Audit five', text: 'On Friday take five that you accepted, and check them to the bottom.' },
      { name: 'Keep what earned it', text: 'Leave on what helped. Move the rest out of your way.' },
    ],
  },
  benefits: [
    'You find out how good the helper is, and at what',
    'Two dates get one of two answers',
    'Suggestions become a second opinion again',
    'Fridays have fewer odd replies in them',
    'The team is measured by answers and not by speed',
  ],
  call: {
    line: 'Answer it yourself, only faster.',
    text: 'Flow tells you what a letter asks, in its own words, and writes what you say. It suggests no replies and sends none by itself.',
  },
  questions: [
    {
      ask: 'Is automation bias the same as laziness?',
      answer:
        "No. In the experiment doctors had done the thinking and still switched. It's closer to politeness towards a machine that has usually been right.",
    },
    {
      ask: 'Does more experience protect me?',
      answer:
        'In the experiment with the prescriptions, those with less clinical experience switched more. [cases] Knowing the computer helper did not protect. So it helps to know your trade, and not to know the tool.',
    },
    {
      ask: 'Then are suggested replies bad?',
      answer: "They save time, and for 'thanks' nothing can go wrong. For letters with a choice in them, decide first.",
    },
  ],
  examples: [
    {
      say: 'What do they want from me',
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'You hear the choice between two dates, and the choice stays yours.',
    },
    {
      say: 'Tell her the twelfth is better',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the twelfth is better',
      flow: 'Your own answer, in a sentence, read back before it goes.',
    },
  ],
  sources: [
    {
      name: 'cases',
      publisher: 'International Journal of Medical Informatics, Goddard, Roudsari and Wyatt, abstract',
      title: 'Automation bias: empirical results assessing influencing factors',
      url: 'https://www.shengsci.com/wenxian/2529437.html',
      published: '2014',
      read: '2026-11-27',
    },
    {
      name: 'review',
      publisher: 'Journal of the American Medical Informatics Association 19, Goddard and others, abstract',
      title: 'Automation bias: a systematic review',
      url: 'https://www.ethicalpsychology.com/',
      published: '2011',
      read: '2026-11-27',
    },
    {
      name: 'lyell',
      publisher: 'Journal of the American Medical Informatics Association, Lyell and Coiera, abstract',
      title: 'Automation bias and verification complexity: a systematic review',
      url: 'https://eld.bl.uk/catalog/100115021542_0x000001',
      published: '2016',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
