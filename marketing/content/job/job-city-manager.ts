import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-city-manager',
  title: 'City Manager',
  plural: 'City Managers',
  group: 'other',
  description:
    'Council packets, a burst main, a resident with photos of a tree. Flow reads a city manager who asks for what and by which meeting, and takes your direction.',
  keywords: ['city manager email', 'council agenda', 'public records', 'resident complaints', 'municipal inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'The agenda closes at noon. The main burst.',
    lead: 'Public works is in a hole on Fourth Street, two council members want the same line item for opposite reasons, and the clerk needs the staff report before lunch.',
  },
  problem: [
    'Seven elected people can write to you at any hour and each may expect an answer the others get to see. Then there are the residents, who are right about the tree.',
    'Every mail you send is a record. So you weigh the words, at ten at night, on a couch.',
  ],
  solution: [
    "On the walk to Fourth Street, hear what each wants and by when. The clerk gets one o'clock. Council gets one and the same sentence, all seven together.",
    'Trees and potholes go to the department that owns them, with a remark that you want to know how it ends. On Friday you will, if nobody has told you sooner.',
  ],
  features: {
    heading: 'From the dais to the trench',
    items: [
      {
        name: 'One answer, seven members',
        text: 'Reply to all as a decision. You hear the names before it goes, and your attorney knows when reply-all is unwise under the open meetings law.',
      },
      {
        name: 'The ask behind the attachment',
        text: 'Ninety pages are attached. Two lines say what they want from you.',
      },
      {
        name: 'Staff reports on the calendar',
        text: 'Block the morning in which it has to be written.',
      },
      {
        name: 'Residents, routed',
        text: 'Forward with one sentence, and follow the thread by a date.',
      },
      {
        name: 'Found for a records request',
        text: 'Find what was written on the tree since spring, in your own mailbox.',
      },
      {
        name: 'Weighed, then sent',
        text: 'A draft can rest in Gmail overnight.',
      },
    ],
  },
  benefits: [
    'Council hears about the main from you',
    'The packet goes out complete',
    'The tree has an owner at city hall',
    "What's on record is what you meant",
    "Some evenings there's no couch and no phone",
  ],
  call: {
    line: 'Direct one department from the sidewalk.',
    text: "The demo's people are invented, and none of them votes.",
  },
  day: [
    {
      at: '06:50',
      from: 'Public works',
      asks: 'Main burst at Fourth and Elm, 300 homes dry.',
      does: '"Tell him bottled water goes to the school by nine".',
    },
    {
      at: '08:15',
      from: 'Council member Ortiz',
      asks: 'What do I tell people on Fourth?',
      does: '"Reply all that water is back by six, and bottles are at the school". All seven can say it.',
    },
    {
      at: '11:10',
      from: 'The city clerk',
      asks: 'Staff report on the lease, agenda closes at noon.',
      does: '"Reply that you have it by a quarter to twelve".',
    },
    {
      at: '14:40',
      from: 'A resident',
      asks: 'Your oak, my roof. Photos attached.',
      does: '"Forward it to Gene and say please look at this oak today".',
    },
    {
      at: '20:30',
      from: 'The community band',
      asks: 'We lack a triangle on Sunday.',
      does: 'One note, no minutes. "Tell them I will count the rests".',
    },
  ],
  assumes: { mailsADay: 55, minutesEach: 2, dollarsAnHour: 85 },
  calculation:
    "Council, departments, residents by name. The online complaint form has its own queue and isn't included.",
  questions: [
    {
      ask: 'Are our mails still public records?',
      answer:
        "What you send is in Gmail as before, so your retention goes on. Whether Flow's own history counts as a record is for your attorney to say.",
    },
    {
      ask: 'Can several staff work my inbox with it?',
      answer: 'No. One account, one person signed in. Work is passed on by forward.',
    },
    {
      ask: 'Must it run in a cloud?',
      answer: 'It may run on a machine in the basement of city hall, next to the parade banners.',
    },
  ],
  examples: [
    {
      say: 'Reply all that water is back by six, and bottles are at the school',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: water is back by six, and bottles are at the school',
      flow: "You hear all seven names, then the sentence, and then it's theirs.",
    },
    {
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
      flow: "You weigh each word once more before it's on record.",
    },
    {
      say: 'Undo the last two',
      state: 'mail',
      command: 'take-back:last',
      with: 'count: 2',
      flow: 'Two threads you filed too fast are in the inbox again.',
    },
  ],
} satisfies Job;
