import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-construction-manager',
  title: 'Construction Manager',
  plural: 'Construction Managers',
  group: 'other',
  description:
    "Subs who don't show, an inspector who does, a change order by noon. Flow reads a construction manager the mail over the noise and writes back what you say.",
  keywords: [
    'construction manager email',
    'change orders',
    'subcontractor coordination',
    'site inspection',
    'daily log',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Inspector at ten. Electrician says Thursday.',
    lead: "It's seven, the hoist is down and the drywall crew has nothing to hang on. Everyone who could fix that has sent an excuse by mail.",
  },
  problem: [
    "The site runs on who's coming. That news sits between delivery notices, a toolbox talk template and a change order with a price that expires at noon.",
    'You read it at the trailer, after walking up for it, and then you walk back down. Twice an hour, in boots.',
  ],
  solution: [
    'Stay by the hoist. Flow says what each sub wants to tell you, and it passes your answer on with the names you give it.',
    "A promise such as 'Thursday for sure' gets a check on Thursday at seven. If the electrician has written by then, you aren't bothered.",
  ],
  features: {
    heading: 'Everything you walk to the trailer for',
    items: [
      {
        name: 'Who is coming today',
        text: 'Morning mails from subs play before anything a machine has sent.',
      },
      {
        name: 'Change orders with a clock',
        text: "Ask for the deadline, and hear noon. Then approve, or hand it to the owner's rep.",
      },
      {
        name: 'Inspector on the calendar',
        text: "Accept the visit by voice, and add that you'll be ten minutes late.",
      },
      {
        name: 'In writing, from the slab',
        text: "'You told me to' ends where a sent mail begins.",
      },
      {
        name: 'Closeout, found by trade',
        text: "Search for the roofer's warranty years later, and don't dig through a box.",
      },
      {
        name: "Suppliers' flyers",
        text: "Archive the lot from one sender, once you've heard the count.",
      },
    ],
  },
  benefits: [
    'Crews know at seven where to start',
    'Change orders are answered before they cost more',
    'Thursday for sure has somebody checking',
    'Inspectors meet a person and not a lock',
    'Boots wear out slower',
  ],
  call: {
    line: 'Stand by the hoist. Hear the rest.',
    text: "Start on your break. It asks for no card, and dust doesn't matter.",
  },
  day: [
    {
      at: '06:50',
      from: 'The electrician',
      asks: "Can't make today, Thursday for sure.",
      does: '"Remind me if he doesn\'t answer by Thursday". And you move the drywall crew to level three.',
    },
    {
      at: '08:15',
      from: 'The city inspector',
      asks: "Framing inspection, ten o'clock.",
      does: "It's an invitation. You say you accept, and that the north gate is open.",
    },
    {
      at: '10:45',
      from: "The owner's rep",
      asks: 'Price for the extra door holds until noon. Go?',
      does: '"Reply that the door is a go, as quoted".',
    },
    {
      at: '13:30',
      from: 'The hoist company',
      asks: 'Technician between two and four.',
      does: '"Forward it to Luis and say please meet him at the gate".',
    },
    {
      at: '16:55',
      from: 'The little league',
      asks: "Field's too wet. Practice moved to Friday.",
      does: '"Schedule practice on Friday at five in the afternoon". You coach third base.',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2, dollarsAnHour: 60 },
  calculation: 'Subs, suppliers, owner and city. The daily log and the photo uploads are work too, but not this work.',
  questions: [
    {
      ask: 'Is it loud enough on a site?',
      answer:
        'Use an ear protector with a headset and it is. Without one, the captions are on the screen, and keys do the rest.',
    },
    {
      ask: 'Does it update the schedule or the log?',
      answer: "No. It touches Gmail and Google Calendar. Your project software won't notice it.",
    },
    {
      ask: 'Who signs a change order that I say yes to?',
      answer:
        'You, as before. A mail from you may bind the company, so agree with the owner what a yes by mail is worth.',
    },
  ],
  examples: [
    {
      say: 'Accept and tell them I will be ten minutes late',
      state: 'invited',
      command: 'event:answer',
      with: 'accepted; note: I will be ten minutes late',
      flow: 'The inspector sees yes, with your ten minutes.',
    },
    {
      say: 'Reply that the door is a go, as quoted',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the door is a go, as quoted',
      flow: "The owner's rep has it before noon, in your words.",
    },
    {
      say: 'Archive everything from Sunbelt older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Sunbelt; day: 2026-10-17',
      flow: "Old delivery notices go, after you've agreed to their number.",
    },
  ],
} satisfies Job;
