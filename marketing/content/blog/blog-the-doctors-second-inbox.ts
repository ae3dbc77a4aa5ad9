import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-the-doctors-second-inbox',
  title: "The doctor's second inbox: what the logs of primary care say",
  topic: 'industry',
  published: '2026-11-27',
  description:
    "Logs of thousands of doctors' inboxes show how long messages take, when they are read and what helps. Sober reading for anyone who runs a practice.",
  keywords: [
    'physician inbox',
    'in-basket messages',
    'patient portal messages',
    'primary care workload',
    'doctor burnout inbox',
    'EHR inbox time',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The last patient left. Forty messages didn't.",
    lead: 'Clinic ends at five. At ten to eight a doctor sits at her kitchen table and explains, for the third time today, that the potassium is fine.',
  },
  problem: [
    "Doctors complain of their inbox, and have done for years. It's easy to nod at that and go on. But theirs is one of the few inboxes in the world that keep a precise record, since everything happens in one system which writes down each click.",
    "So we know things about it that we don't know about any other trade's mail. Some of them are not what one expects.",
  ],
  sections: [
    {
      heading: 'How long it takes',
      paragraphs: [
        'A study of 1,275 primary care doctors in one large American group looked at a month of their inboxes. They spent 52 minutes on messages on a working day, and 19 of those minutes lay outside working hours. [inbox]',
        "What took the time was two things above all, in nearly equal parts: results, at 29 %, and messages that patients had begun, at 28 %. [inbox] It wasn't the circulars.",
        'Doctors differed a great deal. Those with the longest hours in the inbox looked at 200 messages a day, and those with the shortest at 109. [inbox]',
      ],
    },
    {
      heading: 'How it grew',
      paragraphs: [
        "At one American health system the mean number of patients' messages per clinician rose from 340 a quarter at the end of 2019 to 695 two years later, and visits fell meanwhile from 711 to 575. [cleveland]",
        "One would think that those with the most messages worked the longest evenings. The study looked for that. Each ten further messages went along with twelve more minutes of work outside hours, over a quarter. But between the groups with many and with few messages, there was no clear difference in that time. [cleveland] It's a finding to stop at. The evening work is there for nearly everybody, and messages are only a part of why.",
        'At the University of Michigan, 295 primary care doctors received almost 2.2 million items in 2023, about fifteen for each hour of clinic. [michigan] Results, calls, requests for repeats and papers to sign are all in that count. Those who worked fewer hours got more per hour. [michigan]',
        'The last sentence explains a lot. A part-time doctor has part-time hours and nearly full-time post.',
      ],
    },
    {
      heading: 'What has been tried',
      paragraphs: [
        'Interviews with 24 primary care doctors found a host of private tricks, and a few that groups had made together: time set aside, cover for absences, training, and teams which share the work. [tricks]',
        'At Michigan they tested one of the plainest. A short stretch of each clinic session was kept free for messages. Doctors felt better and less swamped, and neither visits nor billing fell in a way that could be measured. [mirage]',
        'Think about what that means. The time was being spent anyhow, at the kitchen table. Moving it into the day cost the clinic nothing that one could see.',
        'A commentary by doctors goes to the root: much of the volume is made by rules, by payers and by systems that send everything to the one person whose time appears to be free. The first cure, they say, is to stop low-value messages from arising. [unbearable]',
      ],
    },
    {
      heading: "What the figures don't show",
      paragraphs: [
        'They come from America, and mostly from large groups with one kind of record system. A practice in Leeds or Lyon will differ.',
        'They count time, and not weight. A minute on a normal blood count and a minute on a frightened mother are the same to a log.',
        "They don't say either that the messages are a bad thing. A patient who can write may not have to come. Some of that fall in visits may have been just this.",
        "And none of it is about email. Doctors' messages belong in the record system, with its rules and its safeguards, and not in a mailbox. What we say from here on is about the lesson for other people.",
      ],
    },
    {
      heading: "Lessons for any inbox that's part of a job",
      paragraphs: [
        'First: look where the time goes before you fix anything. It was results and patients, not noise. Most advice on inboxes fights noise.',
        "Second: put it in the day. Work that has no hour takes the hours that nobody owns. If answering is part of the job, then it's in the timetable, or it's in the evening.",
        "Third: share by kind. Not 'whoever has time', but 'results of this sort go to Ana'. Teams helped where the rule was known.",
        'Fourth: count per hour present, and not per person. Part-timers drown in silence.',
        "Fifth, and dearest: ask which messages need not exist. In most jobs some of the commonest come from a form that's unclear.",
      ],
    },
  ],
  solution: [
    "The best-measured inbox in the world shows that answering takes nearly an hour of a doctor's day, a third of it after hours, and that most of it is real work. What helped was neither speed nor will. It was giving the work an hour, sharing it by kind, and making less of it.",
  ],
  features: {
    heading: 'A month for a small practice or team',
    items: [
      { name: 'Log three days', text: 'Who wrote, what kind, how many minutes. On paper is fine.' },
      { name: 'Find the two kinds', text: "Of the doctors' time two kinds took more than half. Name yours. [inbox]" },
      { name: 'Give each an owner', text: 'By rule, with a stand-in.' },
      { name: 'Put it in the timetable', text: 'Twenty minutes, twice a day, for everybody who answers.' },
      { name: 'Remove one cause', text: "Rewrite one form, or one standard letter, so that it isn't asked about." },
    ],
  },
  benefits: [
    'The kitchen table is for supper',
    'Part-timers stop drowning',
    'Results have an owner, and patients have an answer',
    'One form less raises a hundred questions',
    'You argue about kinds and not about people',
  ],
  call: {
    line: 'Give the letters their twenty minutes.',
    text: "For ordinary mail, Flow reads a queue aloud and takes short answers. It isn't made for messages in a patient record.",
  },
  questions: [
    {
      ask: 'Is 52 minutes the true figure for doctors?',
      answer: "It's the figure for 1,275 doctors of one group, in one month. Other logs will give others.",
    },
    {
      ask: 'Did protected time reduce the messages?',
      answer: "It wasn't meant to. It moved the work into the day, and people felt the better for it.",
    },
    { ask: 'Can this be applied to email?', answer: 'The lessons can, with care. The numbers cannot.' },
  ],
  examples: [
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: "You hear the number and about how long it'll take, before your twenty minutes begin.",
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: "Results of this kind are Tom's, by rule.",
    },
  ],
  sources: [
    {
      name: 'inbox',
      publisher: 'Medluna, abstract of PMID 33063087',
      title: "Physicians' electronic inbox work patterns",
      url: 'https://medluna.com/article/33063087',
      published: '2020-10-16',
      read: '2026-11-27',
    },
    {
      name: 'cleveland',
      publisher: 'Cohort study at Cleveland Clinic Health System',
      title: 'Message volume and time on the record outside scheduled hours',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10973312',
      read: '2026-11-27',
    },
    {
      name: 'michigan',
      publisher: 'University of Michigan, Family Medicine',
      title: 'Study finds family medicine physicians receive highest number of in-basket messages',
      url: 'https://medicine.umich.edu/dept/family-medicine/news/archive/202501/university-michigan-study-finds-family-medicine-physicians-receive-highest-number-electronic-basket',
      published: '2025-01',
      read: '2026-11-27',
    },
    {
      name: 'tricks',
      publisher: 'Qualitative study of 24 primary care physicians',
      title: 'Strategies for managing electronic inboxes',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6991215',
      read: '2026-11-27',
    },
    {
      name: 'mirage',
      publisher: 'Mirage News, University of Michigan',
      title: 'Curbing primary care doctor burnout',
      url: 'https://www.miragenews.com/curbing-primary-care-doctor-burnout-what-it-1469827',
      read: '2026-11-27',
    },
    {
      name: 'unbearable',
      publisher: 'Journal of General Internal Medicine, commentary',
      title: 'The inbox has become unbearable',
      url: 'https://link.springer.com/article/10.1007/s11606-022-07766-0',
      published: '2022',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
