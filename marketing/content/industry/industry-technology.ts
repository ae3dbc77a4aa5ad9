import type { Industry } from '#marketing/families/industry.ts';
import { sources } from '#marketing/sources.ts';

export const page = {
  id: 'industry-technology',
  title: 'Technology',
  adjective: 'technology',
  plural: 'Software and technology companies',
  description:
    'Incident threads, review requests and vendor renewals, read out while the build runs. Flow is free software on your own box, with a key for each command.',
  keywords: [
    'tech company email',
    'developer email',
    'email by keyboard',
    'self-hosted email assistant',
    'incident email',
    'voice inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The build takes nine minutes. So does triage.',
    lead: 'Tests are running and there is nothing to do but wait. By the time they are green, the customer in Tallinn has her answer and the renewal has a date.',
  },
  problem: [
    "Most of what lands in an engineer's mailbox was written by a machine for a machine. Build passed. Build failed. Somebody mentioned you, then unmentioned you.",
    "Among four hundred of those sits a person: the auditor who wants evidence, the candidate with another offer, the customer whose export has been wrong since the last release. She won't write three times.",
  ],
  solution: [
    'People are played before robots. The heap from one repository goes with a sentence, after it has told you how many there are.',
    'You can type every command too, and a single key does most of them. Speaking is for the walk, keys are for the desk, and the state behind both is one.',
  ],
  features: {
    heading: 'Between commit and merge',
    items: [
      { name: 'Robots as a heap', text: 'Clear what one service sent in a month, in one act that can be taken back.' },
      {
        name: 'A key for everything',
        text: 'No feature is locked behind the microphone. Captions carry whatever is spoken.',
      },
      {
        name: 'Yours to read',
        text: 'The code is open, runs from one process on one machine, and calls no vendor of ours.',
      },
      {
        name: 'Postmortem mail, last message only',
        text: 'Quoted layers are dropped, so the newest line in the incident comes first.',
      },
      { name: 'Candidates with a clock', text: 'Ask to be told if she has not replied by Friday.' },
      { name: 'Offline in the tunnel', text: 'Act on what is loaded. The queue drains when the train comes up.' },
    ],
  },
  benefits: [
    'Green builds and an empty queue arrive together',
    'Customers hear from a person on the day they write',
    'Renewals are seen before the card is charged',
    'Robots no longer hide the auditor',
    'Deep work gets one less open tab',
  ],
  mails: [
    { name: 'The mention', text: 'You were pinged on line forty of a file that you last touched in spring.' },
    { name: 'The security questionnaire', text: 'Two hundred rows, and sales needs it by noon.' },
    { name: 'The renewal notice', text: 'Ninety seats, sixty users, and a window that closes on the first.' },
    { name: 'The bug from a big account', text: 'Steps to reproduce: none. Mood: clear.' },
    { name: 'The offer in play', text: 'Your favourite candidate has until Friday to say yes to somebody else.' },
  ],
  statistics: [
    {
      figure: '1.7 %',
      text: 'of survey answers named email as a cause of a bad day, when 5,971 developers at Microsoft described theirs. Meetings and interruptions weighed more. [meyer]',
    },
    {
      figure: '28 %',
      text: 'of the week went to mail, in an estimate of 2012 for people whose work is talk and thought. [mckinsey]',
    },
  ],
  call: {
    line: 'Start it in a second terminal.',
    text: 'The made-up mailbox needs no account. Thirty credits come later, with yours.',
  },
  questions: [
    {
      ask: 'Can I script it or call it from CI?',
      answer:
        "No public interface is promised today. It's a program for one person's mailbox, though the source is there to read.",
    },
    {
      ask: 'Does my mail train a model?',
      answer:
        'No. Speech and commands are handled by small models on your own machine, and the mail goes nowhere else.',
    },
    {
      ask: 'Chat is where we work. Does it hook in?',
      answer: "It doesn't. If a team lives in chat, Flow takes care of what outsiders send.",
    },
  ],
  examples: [
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'It counts the robot mail and asks. Your yes clears it, and one word brings it back.',
    },
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "If the candidate stays silent, her thread is on top on Friday. If she writes, you won't be bothered.",
    },
    {
      say: 'Reply that the export is fixed in the release on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the export is fixed in the release on Thursday',
      flow: 'Tallinn gets a reply with the day in it while your tests turn green.',
    },
  ],
  sources: [
    {
      name: 'meyer',
      publisher: 'Never Work in Theory, on Meyer and others',
      title: 'The daily life of software developers',
      url: 'https://neverworkintheory.org/2021/10/04/the-daily-life-of-software-developers.html',
      published: '2021-10-04',
      read: '2026-11-27',
    },
    sources.mckinsey,
  ],
} satisfies Industry;
