/** Shops, clubs and charities that have Alex's address. */
import { card, dark, digest, issueMessage, letter, shop } from '#emulators/seed/newsletter.ts';
import { machine } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayMonth, longDay, month, weekday } from '#emulators/seed/words.ts';

const fernweh = machine(
  'Fernweh Travel',
  'deals@fernweh-travel.example',
  'Fernweh Travel BV, Amsterdam. Prices per person in a double room.',
);
const cork = machine(
  'Kork & Kegel',
  'keller@kork-kegel.example',
  'Kork & Kegel Weinhandel, Hamburg-Ottensen. Abgabe nur an Erwachsene.',
);
const stride = machine('Stride Supply', 'coach@stridesupply.example', 'Stride Supply Co. We also fix zips.');
const hafenkante = machine(
  'Hafenkante Kultur',
  'post@hafenkante.example',
  'Hafenkante erscheint einmal in der Woche, außer wenn Fußball ist.',
);
const boats = machine(
  'Open Boats',
  'crew@openboats.example',
  'Open Boats is a registered charity. Giving is tax deductible in Germany.',
);
const miles = machine('Aerolusa Miles', 'miles@aerolusa.example', 'Aerolusa Miles, membership ending in 4471.');
const drift = machine('Drift Coffee', 'roastery@driftcoffee.example', 'Drift Coffee Roasters, a pier in Bremerhaven.');
const perksy = machine(
  'Jess from Perksy',
  'jess@mail.perksy.example',
  'Perksy Inc. If this is not relevant, reply "no" and I shall weep quietly.',
);
const promotion = ['CATEGORY_PROMOTIONS'];

export const privateNewsletters: ThreadWriter[] = [
  (on) => ({
    key: 'fernweh-porto',
    subject: 'Your weekend in Porto, from €129 ✈️',
    state: 'unread',
    labels: promotion,
    messages: [
      issueMessage(
        {
          from: fernweh,
          subject: 'Your weekend in Porto, from €129 ✈️',
          at: on.work(0, '07:05'),
          preheader: 'Two nights, one river, far too many custard tarts',
          title: 'Porto is calling',
          intro: 'Leave on Friday, be back at your desk before anybody notices.',
          stories: [
            {
              heading: 'Ribeira lofts',
              text: 'Balcony over the Douro, breakfast until noon. From 129 euros.',
              link: 'https://fernweh-travel.example/ribeira',
            },
            {
              heading: 'A cellar that sleeps six',
              text: 'Once full of port, now full of pillows. From 154 euros.',
              link: 'https://fernweh-travel.example/cellar',
            },
            {
              heading: 'Surf in Matosinhos',
              text: 'Wetsuit, board and humiliation included. From 171 euros.',
              link: 'https://fernweh-travel.example/surf',
            },
          ],
          htmlOnly: true,
        },
        shop,
      ),
    ],
  }),
  (on) => ({
    key: 'wine-shop',
    subject: 'Sechs Flaschen, ein Winzer, kein Etikett',
    state: 'unread',
    labels: promotion,
    messages: [
      issueMessage(
        {
          from: cork,
          subject: 'Sechs Flaschen, ein Winzer, kein Etikett',
          at: on.work(0, '06:50'),
          preheader: 'Unser Blindpaket ist zurück',
          title: 'Das Blindpaket ist zurück',
          intro: 'Sie trinken, Sie raten, wir verraten es erst eine Woche später.',
          stories: [
            {
              heading: 'Paket Weiß',
              text: 'Drei Rieslinge, zwei Burgunder und etwas, das selbst unseren Kellermeister verwirrt hat. 79 Euro.',
              link: 'https://kork-kegel.example/weiss',
            },
            {
              heading: 'Paket Rot',
              text: 'Vom Kaiserstuhl bis zur Ahr, alle unter vierzehn Umdrehungen. 86 Euro.',
              link: 'https://kork-kegel.example/rot',
            },
          ],
        },
        shop,
      ),
    ],
  }),
  (on) => ({
    key: 'running-shoes',
    subject: 'Your shoes have run 712 km. They would like to retire.',
    state: 'archived',
    labels: promotion,
    messages: [
      issueMessage(
        {
          from: stride,
          subject: 'Your shoes have run 712 km. They would like to retire.',
          at: on.work(6, '18:00'),
          preheader: 'Foam forgets after about 700 kilometres',
          title: 'Time for a new pair?',
          intro: 'You logged your last pair with us in spring, and foam has a memory like the rest of us: it fades.',
          stories: [
            {
              heading: 'The same again',
              text: 'Model Brook 4 in your size is back in three colours, one of them sensible.',
              link: 'https://stridesupply.example/brook',
            },
            {
              heading: 'Trade-in',
              text: 'Bring the old ones to the Altona store and get 15 euros off; we shred them into playgrounds.',
            },
          ],
          htmlOnly: true,
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'hafenkante',
    subject: 'Was läuft: Quartett, Kranballett, Krimi im Keller',
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: hafenkante,
          subject: 'Was läuft: Quartett, Kranballett, Krimi im Keller',
          at: on.work(2, '09:00'),
          preheader: 'Fünf Abende, für die es noch Karten gibt',
          title: 'Was läuft am Hafen',
          intro: `Die Woche bis ${longDay(on.work(-3, '12:00'), 'de-DE')} in drei Empfehlungen.`,
          stories: [
            {
              heading: 'Elbe-Quartett',
              text: 'Spielt Janáček in der Lagerhalle 5, es ist kalt, bringen Sie eine Decke mit.',
              link: 'https://hafenkante.example/quartett',
            },
            {
              heading: 'Kranballett',
              text: 'Zwei Hafenkräne tanzen zu Ravel. Das ist kein Scherz, die Kranführerin hat Ballett studiert.',
            },
            {
              heading: 'Krimi im Keller',
              text: 'Autorinnen lesen dort, wo es tropft. Eintritt 9 Euro, Glühwein extra.',
            },
          ],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'open-boats',
    subject: 'What your 60 euros did on the water',
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: boats,
          subject: 'What your 60 euros did on the water',
          at: on.sunday(2, '10:30'),
          preheader: 'Eighteen life jackets and a working engine',
          title: 'Thank you from the crew',
          intro: `In ${month(on.now, -1)} we were out on nineteen nights.`,
          stories: [
            {
              heading: 'Nadir, 11, from the second boat',
              text: 'asked the helmsman whether whales mind being photographed. They were both too tired to know. He now goes to school in Catania.',
            },
            {
              heading: 'The engine',
              text: 'Donations like yours paid for a rebuilt diesel that starts at the first try, which our mechanic Ludo regards as a personal insult to his skills.',
            },
            {
              heading: 'If you can',
              text: 'Winter storage of the hull costs 4,300 euros and we are 900 short.',
              link: 'https://openboats.example/winter',
            },
          ],
        },
        letter,
      ),
    ],
  }),
  (on) => ({
    key: 'aerolusa-miles',
    subject: '2,140 miles expire soon',
    state: 'archived',
    labels: promotion,
    messages: [
      issueMessage(
        {
          from: miles,
          subject: '2,140 miles expire soon',
          at: on.sunday(1, '05:55'),
          preheader: 'Use them for seats, socks or a good deed',
          title: 'Miles do not keep for ever',
          intro: `Of your 48,310 miles, 2,140 expire on ${dayMonth(on.work(-11, '12:00'))}.`,
          stories: [
            {
              heading: 'Upgrade Lisbon',
              text: 'Your booking on flight AL 471 to Lisbon can be upgraded for 2,000 miles and 45 euros.',
              link: 'https://aerolusa.example/upgrade',
            },
            { heading: 'Give them away', text: 'Donate the rest to doctors who fly to places without a lounge.' },
          ],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'drift-coffee',
    subject: 'Roasted on Tuesday, gone by Friday',
    state: 'archived',
    labels: promotion,
    messages: [
      issueMessage(
        {
          from: drift,
          subject: 'Roasted on Tuesday, gone by Friday',
          at: on.work(10, '12:00'),
          preheader: '90 bags of a very odd Ethiopian',
          title: 'LOT 61 / GUJI',
          intro: 'Ninety bags. Tastes of apricot and slightly of printer ink, in a good way.',
          stories: [
            {
              heading: 'Whole bean, 250 g',
              text: '14.50 each, two bags at most per household because of the usual suspects.',
              link: 'https://driftcoffee.example/61',
            },
            { heading: 'Office drum', text: 'Five kilos for people whose meetings start at eight.' },
          ],
        },
        dark,
      ),
    ],
  }),
  (on) => ({
    key: 'perksy-cold',
    subject: 'Quick one, Alex 👋',
    state: 'unread',
    labels: promotion,
    messages: [
      issueMessage(
        {
          from: perksy,
          subject: 'Quick one, Alex 👋',
          at: on.work(1, '14:44'),
          preheader: '3 minutes to happier people',
          title: 'Hi Alex,',
          intro:
            'I noticed that Northwind is growing (congrats on Stadtwerke Lünen!) and that growing teams often struggle with fruit.',
          stories: [
            {
              heading: '',
              text: 'Perksy delivers fruit, gym passes and therapy through one invoice. Companies of your size save 9 hours of admin a month, or so they tell us when we ask nicely.',
            },
            {
              heading: '',
              text: `Worth a call of ten minutes on ${weekday(on.work(-3, '12:00'))} or ${weekday(on.work(-4, '12:00'))}?`,
              link: 'https://perksy.example/jess',
            },
          ],
        },
        letter,
      ),
    ],
  }),
  (on) => ({
    key: 'perksy-again',
    subject: 'Re: Quick one, Alex 👋',
    state: 'archived',
    labels: promotion,
    messages: [
      {
        from: perksy,
        at: on.work(7, '14:40'),
        text: `Bumping this to the top of your inbox! Did my note about bananas get lost? Totally understand if now is a bad moment; I will try again next week and the week after that, because my manager has a dashboard.`,
        headers: [['List-Unsubscribe', '<mailto:stop@mail.perksy.example>']],
      },
    ],
  }),
];
