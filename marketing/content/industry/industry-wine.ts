import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-wine',
  title: 'Wine',
  adjective: 'wine',
  plural: 'Wineries and wine merchants',
  description:
    'Allocations, sample requests and label approvals, heard between the rows. Flow lets a winery answer its mail without leaving the barrel hall.',
  keywords: ['winery email', 'wine merchant inbox', 'allocation requests', 'sample requests', 'cellar door bookings'],
  updated: '2026-11-27',
  hero: {
    line: 'The pump-over finishes before the inbox does.',
    lead: 'Your forearms are purple and the importer in Copenhagen wants thirty cases of the old vines. You tell him yes from the top of the tank.',
  },
  problem: [
    "For eleven months the vines set the pace. Mail doesn't respect that. It peaks in harvest, when allocations are fought over and nobody owns a dry hand.",
    'A sommelier asks about the dry riesling. The bottler shifts his lorry. A club member moved house and wants her case sent on. All of it reads the same on a sticky phone in a shed.',
  ],
  solution: [
    "Leave the phone on the barrel and listen. The importer's letter comes before the cork catalogue, and what he quoted from last year is left out.",
    "Say how many cases, and to whom. If you hear 'thirteen' where you meant thirty, correct that word and nothing else.",
  ],
  features: {
    heading: 'From bud break to bottling',
    items: [
      {
        name: 'Cases counted aloud',
        text: 'Every quantity in a reply is spoken back to you before it goes to the trade.',
      },
      {
        name: 'Sample boxes on their way',
        text: 'Start a letter to the warehouse by naming the person and the parcel.',
      },
      {
        name: 'Tastings in the diary',
        text: "Put a visit on Google Calendar with the guest's name while you rinse a glass.",
      },
      {
        name: 'Vintages by name',
        text: 'Look up what the importer wrote on the earlier vintage, across all your mail.',
      },
      {
        name: 'The hillside gap',
        text: 'No bars up at the top parcel. What you said there is delivered at the press house.',
      },
      {
        name: 'Harvest mode of your own',
        text: 'Push all newsletters to a Saturday after the last grapes are in.',
      },
    ],
  },
  benefits: [
    'Importers get a number the day they ask',
    'The bottling line and the lorry meet',
    'Visitors find a host who expects them',
    'Club members keep their patience and their case',
    'Harvest ends without a heap of letters',
  ],
  mails: [
    {
      name: 'The allocation plea',
      text: 'A restaurant would like twelve of the wine of which you made ninety.',
    },
    {
      name: 'The sample request',
      text: 'Two bottles each, by Friday, for a list that closes on Saturday.',
    },
    {
      name: 'The label question',
      text: 'The authority wants the sulphite line larger by half a millimetre.',
    },
    {
      name: "The bottler's slot",
      text: 'Wednesday became Monday, and the glass is still in a port.',
    },
    {
      name: 'The letter with a corkscrew in it',
      text: 'He drank your magnum on a birthday and wants to tell you about it.',
    },
  ],
  call: {
    line: 'Pour first, then press play.',
    text: 'Thirty credits are yours to begin with. Trellis wire needs more paperwork than this.',
  },
  questions: [
    {
      ask: 'Will it keep stock or club records?',
      answer: 'No. Counting bottles is left to your cellar book. Flow deals with the people who ask for them.',
    },
    {
      ask: 'Can it cope with French names?',
      answer:
        'Playback is English, so Gewürztraminer may sound odd. Names in your contacts help when you say who a letter is for.',
    },
    {
      ask: 'What does it hear in a cellar with an echo?',
      answer: 'Short orders, mostly. For long letters find a corner with barrels, or use the keyboard.',
    },
  ],
  examples: [
    {
      say: 'Tell him we can take thirty cases',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can take thirty cases',
      flow: "The importer's answer holds the figure, and it's spoken to you before it leaves.",
    },
    {
      say: 'Email Priya about the sample boxes',
      state: 'mail',
      command: 'new:who',
      with: 'who: Priya; subject: the sample boxes',
      flow: 'A new letter to the warehouse opens with its subject in place.',
    },
    {
      say: 'Schedule a tasting with Ana on Thursday at one',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 13:00; title: tasting; with: Ana',
      flow: "One o'clock on Thursday is Ana's, and your calendar shows it.",
    },
  ],
} satisfies Industry;
