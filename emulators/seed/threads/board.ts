import { pdf } from '#emulators/seed/pdf.ts';
import { alex, dana, henrik, maya, nadia, priya, sofia, stranger, wei } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, dayMonth, dayName, longDay, month, onDay, quarter, weekday } from '#emulators/seed/words.ts';

const chair = stranger(
  'Eleanor Whitcombe',
  'eleanor@whitcombe-advisory.example',
  'Europe/London',
  'Eleanor Whitcombe',
  'plain',
);

export const board: ThreadWriter[] = [
  (on) => ({
    key: 'board-churn',
    subject: 'Board pack: two questions on churn',
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Board'],
    messages: [
      {
        from: priya,
        at: on.work(3, '16:20'),
        text: `Alex,

I have read the draft pack twice. Two questions on page 11.

One: does the 3.4% churn include pilots that were never going to convert? If so, the number punishes you for experiments.

Two: four of the nine lost customers are in logistics. Is that a pattern or a coincidence, and what will you tell the board if somebody notices before you say it?

I would rather have both answers before the pack is final ${onDay(on.moments.packDue, on.work(3, '16:20'))} than in the room.`,
      },
      {
        from: alex,
        cc: [maya],
        at: on.work(2, '08:40'),
        text: `Priya, fair on both. Maya is recomputing without pilots. On logistics I want to look at the exit interviews myself before I claim anything.`,
      },
      {
        from: maya,
        to: [alex, priya],
        at: on.work(1, '07:52'),
        text: `Recomputed: without pilots it is 2.1%, on 214 paying accounts. The definition goes into the footnote so that nobody has to trust us.`,
      },
      {
        from: priya,
        cc: [maya],
        at: on.work(0, '07:35'),
        text: `Thank you, Maya, that is the number I hoped for. Alex, the second question is still waiting: pattern or coincidence? One page is plenty, no deck, please.`,
      },
    ],
  }),
  (on) => ({
    key: 'pricing-review',
    subject: `Pricing review ${onDay(on.moments.nextMeeting, on.now)}: what I would like to decide`,
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Board'],
    messages: [
      {
        from: priya,
        cc: [nadia],
        at: on.work(0, '08:17'),
        text: `Alex, for our session at ${clock(on.moments.nextMeeting)} I would like to leave with one decision: does Helio keep the pilot price of €29 a seat after ${month(on.now, 4)}, yes or no.

Everything else (tiers, the usage idea, Nadia's bundles) can wait for ${quarter(on.now, 1)}. I led this exercise once at Corvane and we lost a year by deciding five things at once.`,
      },
    ],
  }),
  (on) => ({
    key: 'board-logistics',
    subject: `Board day ${longDay(on.moments.board)}: rooms, food, train times`,
    state: 'archived',
    labels: ['CATEGORY_PERSONAL', 'Board'],
    messages: [
      {
        from: sofia,
        to: [priya, henrik, chair],
        cc: [alex],
        at: on.work(9, '09:40'),
        text: `Dear all,

The board meets ${onDay(on.moments.board, on.work(9, '09:40'))} at 10:00 in Hamburg, fourth floor, Kehrwieder 8. Lunch at 12:30, end at 15:30 so that Eleanor makes her flight. Please tell me about allergies and whether you need a hotel for the night before.`,
      },
      {
        from: chair,
        to: [sofia],
        cc: [alex],
        at: on.work(9, '12:15'),
        quote: 'below',
        text: `No allergies, no hotel, and no sandwiches with seeds this time if it can be managed.`,
      },
      {
        from: henrik,
        to: [sofia],
        cc: [alex],
        at: on.work(8, '08:05'),
        text: `I arrive the evening before and shall need one night. Vegetarian, as always.`,
      },
      {
        from: priya,
        to: [sofia],
        cc: [alex],
        at: on.work(8, '09:14'),
        text: `Train from Copenhagen, there at 9:20. Please keep half an hour for the non-executive session without management; last time it vanished from the agenda.`,
      },
      {
        from: sofia,
        to: [priya, henrik, chair],
        cc: [alex],
        at: on.work(7, '10:22'),
        text: `All noted: one hotel night for Henrik, no seeds, half an hour for the non-executives at 15:00. The end moves to 15:45, and Eleanor's taxi waits downstairs.`,
      },
    ],
  }),
  (on) => ({
    key: 'fjordline-terms',
    subject: 'Extension: our indicative terms',
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'STARRED', 'Board'],
    messages: [
      {
        from: henrik,
        at: on.work(4, '17:45'),
        text: `Dear Alex,

Following our conversation in Oslo I am pleased to set out where our partnership stands.

We would lead an extension of €12 million at a pre-money valuation of €140 million. We ask for a one-times non-participating preference, a pro-rata right and an observer seat in addition to my own. We do not ask for a full ratchet; I mention it because another house probably will.

The round could close about six weeks after signing. Before our investment committee meets on ${longDay(on.work(-12, '09:00'))} I should like to understand two things: whether the existing angels participate, and whether you would accept the observer.

I shall be in Hamburg for the board in any case. Would you keep an hour on the evening before?`,
        attachments: [
          {
            name: 'Fjordline indicative terms.pdf',
            type: 'application/pdf',
            bytes: pdf([
              'Indicative terms, not binding',
              'Amount: EUR 12,000,000',
              'Pre-money: EUR 140,000,000',
              'Preference: 1x non-participating',
            ]),
          },
        ],
      },
      {
        from: alex,
        at: on.work(3, '07:55'),
        text: `Henrik, thank you, that is a clear paper. The evening works; Sofia will find a table. On the observer I want to hear Eleanor first. Angels: Dana says yes for her share, two others I will ask this week.`,
      },
      {
        from: henrik,
        at: on.work(0, '09:09'),
        text: `Understood. One small thing has changed: the committee now wants the angels' answer in writing, an e-mail suffices. Could you let me have the names and amounts by ${dayName(on.work(-3, '12:00'), on.work(0, '09:09'))}?`,
      },
    ],
  }),
  (on) => ({
    key: 'observer-seat',
    subject: 'The observer question',
    state: 'archived',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Board'],
    messages: [
      {
        from: alex,
        to: [chair],
        at: on.work(3, '08:10'),
        text: `Eleanor, Henrik asks for an observer beside his own seat. My instinct says no, my bank balance says maybe. What is yours?`,
      },
      {
        from: chair,
        at: on.work(2, '21:14'),
        flowed: true,
        text: `Alex,

An observer speaks as much as a director and answers for nothing. I have sat on six boards with one and enjoyed it on none of them.

If you must, then with three strings attached: no attendance at the closed session, no alternates, and the seat falls away once they hold less than eight per cent. Henrik will take that. He asked for it because his committee told him to ask for something.

Ring me at the weekend if you want to rehearse.`,
      },
    ],
  }),
  (on) => ({
    key: 'angels-participation',
    subject: 'Your share in the extension',
    state: 'archived',
    labels: ['CATEGORY_PERSONAL', 'Board'],
    messages: [
      {
        from: alex,
        to: [dana],
        at: on.work(5, '19:02'),
        text: `Dana, Henrik's people will lead 12 at 140 pre. You would need €180k to stay level. No pressure at all, but I have to give them names soon.`,
      },
      {
        from: dana,
        at: on.work(4, '07:20'),
        text: `I'm in for the full 180. Send paper when there is paper. And stop saying no pressure, you always say it right before applying some`,
      },
      {
        from: alex,
        at: on.work(4, '08:01'),
        text: `Noted, on the money and on the other thing.`,
      },
    ],
  }),
  (on) => ({
    key: 'pack-dry-run',
    subject: 'Dry run of the pack: who presents what',
    state: 'read',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Board'],
    messages: [
      {
        from: maya,
        to: [alex, wei, nadia],
        at: on.work(1, '13:30'),
        text: `Proposal for the dry run ${onDay(on.work(-1, '15:00'), on.work(1, '13:30'))} at 15:00 in Room 4, an hour, laptops shut:

Alex: the year in five minutes
Maya: numbers, cash, hiring
Nadia: product bets
Wei: Northgate and the lease`,
      },
      {
        from: wei,
        to: [maya],
        cc: [alex, nadia],
        at: on.work(1, '14:55'),
        text: `I need no more than four minutes and would prefer to go first, because Northgate's lawyers call at 15:30.`,
      },
      {
        from: nadia,
        to: [maya],
        cc: [alex, wei],
        at: on.work(1, '16:10'),
        text: `Fine for me. Alex, should the roadmap slide still show the mobile planner in ${quarter(on.now, 1)}? Rui is honest enough to say ${quarter(on.now, 2)} if anybody asks him.`,
      },
    ],
  }),
  (on) => ({
    key: 'investor-update-draft',
    subject: `Investor update ${month(on.now, -1)}, draft for your eyes`,
    state: 'archived',
    labels: ['CATEGORY_PERSONAL', 'Board'],
    messages: [
      {
        from: sofia,
        at: on.work(13, '14:20'),
        text: `Here is the monthly letter, cleaned up from your dictation. I took out the sentence about the competitor's haircut. Numbers are from Maya's sheet of ${dayMonth(on.work(14, '12:00'))}. Send from your account or from the investor alias?`,
      },
      {
        from: alex,
        at: on.work(13, '18:33'),
        text: `From mine. And pity about the haircut.`,
      },
    ],
  }),
  (on) => ({
    key: 'fund-letter',
    subject: `Fjordline Capital: letter to our portfolio companies`,
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      {
        from: henrik,
        at: on.work(11, '10:00'),
        text: `Dear founders and chief executives,

This is the letter I write every quarter and which, according to our own statistics, forty per cent of you read to the end.

The public markets have been kinder to software than I expected in spring. Multiples for companies growing above thirty per cent have widened to nine times forward revenue, while those below twenty still trade at four. The difference has rarely been larger, and it rewards those of you who spend on growth that can be proven.

Three observations from our thirty-one companies. First, net retention explains more of the valuation gap than growth itself. Second, the median sales cycle lengthened from 84 to 97 days, almost entirely because of security reviews. If you do not have your certificates in order, please get them. Third, those who raised prices by less than eight per cent lost nobody they would have kept anyway.

A word on hiring. Eleven companies froze recruitment during the summer and seven of those regret it today, since good platform engineers are once again hard to find. I do not conclude that you should hire more. I conclude that stopping and starting costs more than going slowly.

We shall hold our annual meeting in Bergen in the first week of June. Spouses are welcome, slides are not. You will receive a programme after Easter.

On our side there is one change. Ragnhild Moe becomes partner and will look after the industrial portfolio. Some of you know her from due diligence, where she asked the questions nobody could answer; she has not become milder.

With regards from a wet Oslo,`,
      },
    ],
  }),
  (on) => ({
    key: 'esop-minute',
    subject: 'Missing minute for the option grant',
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Board'],
    messages: [
      {
        from: wei,
        at: on.work(0, '09:52'),
        text: `Alex,

Regarding the auditors' first item: the option grant was approved by circular resolution, but Henrik's countersignature was never collected. I have prepared a ratifying resolution of one page.

Two choices. Either all directors sign electronically before ${weekday(on.work(-4, '12:00'))}, or we table it at the board. I recommend the former, as it would otherwise be minuted as an omission. May I send it out in your name?`,
      },
    ],
  }),
];
