import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-nurse-manager',
  title: 'Nurse manager',
  plural: 'Nurse Managers',
  group: 'other',
  description:
    'Sick calls, swap requests and bed meetings reach a nurse manager on the move. Flow reads them between two rooms and takes the answer with your hands free.',
  keywords: ['nurse manager email', 'shift swap requests', 'staffing email', 'hands-free email', 'ward rota'],
  updated: '2026-11-27',
  hero: {
    line: 'Gloves on. The rota still needs you.',
    lead: 'A ward does not wait while you scroll. Flow tells you who called in sick, who offers to swap and what the bed meeting wants, and you answer on the way to bay three.',
  },
  problem: [
    'It is ten past six and the night charge nurse has written: one down for earlies. Bank staff reply to the whole list. Pharmacy moved a delivery. Infection control wants the hand hygiene audit by noon.',
    'You read all that on a phone, in a corridor, with one clean thumb. By the time you sit at a desk, handover has begun and four people wait for a yes.',
  ],
  solution: [
    'Put in one earbud before the round. Flow speaks the mails that wait for you first, and the copies to all wards last. Tell it what to write to whom, and it drafts the line, reads it back, and sends it once you agree.',
    'When a relative or a doctor stops you, say "pause". It stays quiet until you return, at the very sentence where you left off.',
  ],
  features: {
    heading: 'Made for a shift, not for a desk',
    items: [
      {
        name: 'Answers without touching glass',
        text: 'Your hands stay where they are. The screen can stay in your pocket, with every word there to check later.',
      },
      {
        name: 'One word for privacy',
        text: 'Say "private mode" at the bedside, and nothing of a mail is spoken until you lift it.',
      },
      {
        name: 'The swap, then the rota',
        text: 'Agree to a change of shift by voice and book it into your calendar with the next sentence.',
      },
      {
        name: 'Nudges for open slots',
        text: 'Nobody took the Sunday late? Flow brings the thread back tonight unless a volunteer writes first.',
      },
      {
        name: 'Noise goes to one side',
        text: 'Mute the car park thread. Leave the supplier list. They stop reaching your inbox from then on.',
      },
    ],
  },
  benefits: [
    'Gaps are filled before the day team arrives',
    'You look at patients instead of at a list',
    'Swaps are agreed in writing and dated',
    'The audit reminder turns up on the right morning',
    'Home time is home time, since nothing is left half read',
  ],
  call: {
    line: 'Do the next round with free hands.',
    text: 'The mail you try it on is invented, so it works in the staff room without signing in.',
  },
  day: [
    {
      at: '06:10',
      from: 'The night charge nurse',
      asks: 'Amira has a fever and cannot do the early. Can Jo come in?',
      does: 'While you park: "forward it to Jo and say can you take the early today".',
    },
    {
      at: '08:45',
      from: 'Infection control',
      asks: 'We still need the hand hygiene figures by noon.',
      does: '"Remind me at eleven" holds it until the round is over.',
    },
    {
      at: '11:20',
      from: 'A staff nurse',
      asks: 'May I swap Saturday with Tunde? He has agreed.',
      does: '"Say yes, that is fine with me". She has it in writing within the minute.',
    },
    {
      at: '14:00',
      from: 'Learning and development',
      asks: 'Three of your team are overdue for life support training.',
      does: 'You keep an hour free: "block Thursday from nine to ten for training".',
    },
    {
      at: '17:15',
      from: "A patient's son",
      asks: 'He thanks the night team and names two of them.',
      does: '"Star it", for the notice board tomorrow.',
    },
  ],
  assumes: { mailsADay: 30, minutesEach: 2, dollarsAnHour: 50 },
  calculation:
    'We leave out the rota system and the pager. What remains are mails that ask you something, and most of them want a single line back.',
  questions: [
    {
      ask: 'May I hear mail with patient names on the ward?',
      answer:
        'Your own rules on patient data decide that. Flow can be switched so that it shows the text and says none of it. The mail itself stays with Google and on the machine that your trust or clinic runs.',
    },
    {
      ask: 'Does it change the roster?',
      answer:
        'It reads and writes Gmail and Google Calendar. A roster program with its own login stays as it is, and you tell that one yourself.',
    },
    {
      ask: 'What happens in the lift, with no signal?',
      answer:
        'Flow keeps working on the device. What you decide there is carried out once the phone is back on the network, in the order you gave it.',
    },
  ],
  examples: [
    {
      say: 'Tell her I can cover until two',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can cover until two',
      flow: 'The line goes into a reply to the charge nurse. Flow reads it out and waits for your word.',
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'Flow asks once, tells the list to stop, and clears its mail away.',
    },
    {
      say: 'When is my first meeting tomorrow',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-18',
      flow: 'You hear its time and title, so you know whether handover can run long.',
    },
  ],
} satisfies Job;
