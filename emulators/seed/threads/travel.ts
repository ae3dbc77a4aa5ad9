import { card, issueMessage, nestedTables } from '#emulators/seed/newsletter.ts';
import { pdf } from '#emulators/seed/pdf.ts';
import { alex, machine, rui, sofia, stranger } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, dayMonth, fullDate, longDay, weekday } from '#emulators/seed/words.ts';

const aerolusa = machine(
  'Aerolusa',
  'booking@aerolusa.example',
  'Aerolusa Linhas Aéreas. Doors close twenty minutes before departure.',
);
const hotel = machine('Hotel Miradouro', 'reservas@hotelmiradouro.example', 'Hotel Miradouro da Graça, Lisboa');
const lost = stranger(
  'Baggage Tracing Oslo',
  'tracing@nordavia.example',
  'Europe/Oslo',
  'Nordavia baggage tracing',
  'plain',
);

export const travel: ThreadWriter[] = [
  (on) => ({
    key: 'flight-lisbon',
    subject: `Your booking K4TR9Z: Hamburg to Lisbon, ${dayMonth(on.moments.lisbonOut)}`,
    state: 'archived',
    labels: ['CATEGORY_UPDATES', 'Travel'],
    messages: [
      issueMessage(
        {
          from: aerolusa,
          subject: `Your booking K4TR9Z: Hamburg to Lisbon, ${dayMonth(on.moments.lisbonOut)}`,
          at: on.work(4, '12:20'),
          preheader: 'Itinerary and receipt, 312.60 EUR',
          title: 'Booking K4TR9Z is confirmed',
          intro: 'Passenger: MOREAU/ALEX. One cabin bag, no seat chosen yet.',
          stories: [
            {
              heading: `AL 471, ${longDay(on.moments.lisbonOut)}`,
              text: `Hamburg 07:05, Lisbon 09:35 local time, terminal 1.`,
            },
            {
              heading: `AL 478, ${longDay(on.moments.lisbonBack)}`,
              text: `Lisbon 18:40, Hamburg 23:10 local time. Check-in opens thirty-six hours earlier.`,
              link: 'https://aerolusa.example/b/K4TR9Z',
            },
            { heading: 'Paid', text: '312.60 EUR by card ending 4471' },
          ],
          headers: [],
        },
        nestedTables,
      ),
    ],
  }),
  (on) => ({
    key: 'hotel-lisbon',
    subject: 'Reserva confirmada / Booking confirmed 55120',
    state: 'archived',
    labels: ['CATEGORY_UPDATES', 'Travel'],
    messages: [
      issueMessage(
        {
          from: hotel,
          subject: 'Reserva confirmada / Booking confirmed 55120',
          at: on.work(4, '12:41'),
          preheader: 'One night with a view and a steep street',
          title: 'We look forward to seeing you',
          intro: `One night from ${fullDate(on.moments.lisbonOut)}, room on the river side, breakfast from six thirty.`,
          stories: [
            { heading: 'Rate', text: '164 EUR, city tax of 4 EUR payable at the desk' },
            {
              heading: 'Getting here',
              text: 'Tram 28 stops at the door, whenever it stops at all.',
              link: 'https://hotelmiradouro.example/map',
            },
          ],
          headers: [],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'lisbon-agenda',
    subject: `Lisbon on ${dayMonth(on.moments.lisbonOut)}: who gets which hour`,
    state: 'read',
    labels: ['CATEGORY_PERSONAL', 'Travel'],
    messages: [
      {
        from: rui,
        cc: [sofia],
        at: on.work(1, '18:02'),
        text: `Alex, when you are here on ${weekday(on.moments.lisbonOut)} the mobile team wants to show you the confirm-only prototype on a real phone in a real van. Driver is booked from 14:00 to 16:00, he is called Senhor Américo and he doesn't like software. Can you stay until the end of his tour, which is in Setúbal?`,
      },
      {
        from: sofia,
        to: [alex],
        cc: [rui],
        at: on.work(0, '09:07'),
        text: `Setúbal means back in town at 18:30 instead of 17:00, so the walk through the new floor would slide to the next morning at 8:30, before the notary at ten. Shall I rearrange?`,
      },
    ],
  }),
  (on) => ({
    key: 'lost-suitcase',
    subject: 'File OSLNV30117: your suitcase',
    state: 'archived',
    labels: ['CATEGORY_UPDATES', 'Travel'],
    messages: [
      {
        from: lost,
        at: on.work(22, '08:48'),
        text: `Dear passenger, your item (black, medium, ribbon in the colour orange) has been located in Tromsø, where you have not been. It flies to Hamburg tonight and will be delivered tomorrow between 9 and 14. Please have the tag at hand.`,
      },
      {
        from: alex,
        at: on.work(22, '09:15'),
        text: `Thank you, I hope it saw the northern lights. Tag 0220 714 338.`,
        unsigned: true,
      },
      {
        from: lost,
        at: on.work(21, '13:40'),
        text: `Delivered at ${clock(on.work(21, '13:25'))}, signed by C. Moreau. We close the file and apologise for the detour.`,
      },
    ],
  }),
  (on) => ({
    key: 'check-in-berlin',
    subject: 'Expense report Berlin, missing one receipt',
    state: 'archived',
    labels: ['CATEGORY_PERSONAL', 'Receipts'],
    messages: [
      {
        from: sofia,
        at: on.work(7, '16:05'),
        text: `Your Berlin day adds up to €171.30 but the lunch has no receipt. Was it the curry sausage you told everybody about? Then it's €4.90 and I shall write 'meal, standing'.`,
        attachments: [
          {
            name: 'expenses-berlin.pdf',
            type: 'application/pdf',
            bytes: pdf(['Expenses Berlin', 'Train 117.80', 'Taxi 48.60', 'Meal 4.90']),
          },
        ],
      },
      { from: alex, at: on.work(7, '17:30'), text: `Standing, with dignity.`, unsigned: true },
    ],
  }),
];
