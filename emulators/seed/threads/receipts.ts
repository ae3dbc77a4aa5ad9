import { card, digest, issueMessage, nestedTables } from '#emulators/seed/newsletter.ts';
import { pdf } from '#emulators/seed/pdf.ts';
import { alex, machine, maya, sofia } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayMonth, fullDate, isoDay, longDay, month } from '#emulators/seed/words.ts';

const nimbus = machine('Nimbus Cloud Billing', 'billing@nimbus-cloud.example', 'Nimbus Cloud Ltd, VAT IE 3628841 KH');
const cab = machine('Droschke', 'quittung@droschke.example', 'Droschke App GmbH, Berlin');
const rail = machine(
  'Nordbahn Tickets',
  'buchung@nordbahn.example',
  'Nordbahn AG. Bitte nicht auf diese Nachricht antworten.',
);
const restaurant = machine('Casa Tejo', 'contas@casatejo.example', 'Casa Tejo, Rua das Janelas Verdes, Lisboa');
const phone = machine('Hanse Mobil', 'rechnung@hansemobil.example', 'Hanse Mobil, Ihr Netz zwischen den Meeren.');
const books = machine('Felsenstein Buchhandlung', 'bestellung@felsenstein.example', 'Felsenstein, Bücher seit 1921.');
const caterer = machine('Löffel & Co.', 'rechnungen@loeffel-catering.example', 'Löffel & Co. Catering, Speicherstadt');
const esign = machine(
  'Inkwell Sign',
  'requests@inkwellsign.example',
  'Inkwell Sign keeps a sealed copy for ten years.',
);
const parcel = machine('Paketwerk', 'status@paketwerk.example', 'Paketwerk Logistik, Sendungsservice');
const furniture = machine('Studio Nordholm', 'orders@studio-nordholm.example', 'Studio Nordholm, Aarhus');
const receipt = ['CATEGORY_UPDATES', 'Receipts'];

export const receipts: ThreadWriter[] = [
  (on) => ({
    key: 'invoice-nimbus',
    subject: `Your Nimbus Cloud invoice for ${month(on.now, -1)} is ready`,
    state: 'archived',
    labels: receipt,
    messages: [
      {
        from: nimbus,
        to: [alex],
        cc: [maya],
        at: on.work(14, '04:12'),
        text: `Invoice NC-88213-07 of ${isoDay(on.work(14, '04:12'))}
Account: northwind-production
Compute 31,204.18 EUR
Storage 9,880.02 EUR
Logs 11,476.55 EUR
Network 2,339.25 EUR
Total 54,900.00 EUR, charged by direct debit in fourteen days.

Did you know? Log storage grew by 870% against the previous period.`,
        attachments: [
          {
            name: 'NC-88213-07.pdf',
            type: 'application/pdf',
            bytes: pdf(['Nimbus Cloud Ltd', 'Invoice NC-88213-07', 'Total: 54,900.00 EUR']),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'receipt-cab',
    subject: 'Ihre Fahrt am Abend: 18,40 €',
    state: 'archived',
    labels: receipt,
    messages: [
      issueMessage(
        {
          from: cab,
          subject: 'Ihre Fahrt am Abend: 18,40 €',
          at: on.work(4, '22:48'),
          preheader: 'Quittung für Fahrt 7711',
          title: 'Danke fürs Mitfahren',
          intro: `Fahrt am ${longDay(on.work(4, '22:20'), 'de-DE')}, 22:20 Uhr, mit Mehmet im Toyota.`,
          stories: [
            {
              heading: '18,40 €',
              text: 'Vom Alten Hafen 3 zur Milchstraße 12, 6,1 km, inklusive 7 % Umsatzsteuer. Bezahlt mit Karte auf -4471.',
            },
          ],
          headers: [],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'receipt-rail',
    subject: 'Buchungsbestätigung Hamburg - Berlin, Auftrag QX7PLM',
    state: 'archived',
    labels: ['CATEGORY_UPDATES', 'Travel'],
    messages: [
      {
        from: rail,
        at: on.work(13, '17:05'),
        charset: 'iso-8859-1',
        encoding: 'quoted-printable',
        text: `Guten Tag,

Ihre Reise am ${longDay(on.work(9, '08:00'), 'de-DE')}:
Hamburg Hbf ab 8:36, Gleis 8, Wagen 27, Platz 54 (Fenster, Ruhebereich)
Berlin Hbf an 10:22
Rückfahrt 18:38 ab Berlin, flexibel

Gesamtpreis 117,80 Euro. Das Ticket liegt als PDF bei; ausdrucken müssen Sie es nicht.`,
        attachments: [
          {
            name: 'Ticket QX7PLM.pdf',
            type: 'application/pdf',
            bytes: pdf(['Nordbahn', 'Auftrag QX7PLM', 'Hamburg - Berlin - Hamburg']),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'receipt-restaurant',
    subject: 'Factura Casa Tejo, mesa 9',
    state: 'archived',
    labels: receipt,
    messages: [
      {
        from: restaurant,
        at: on.sunday(4, '22:35'),
        text: `Obrigado pela visita! Factura FS 2210/9: 4 menus de degustação 192,00, vinho 58,00, café 7,20. Total 257,20 EUR, IVA incluído. Até à próxima, a Dona Graça manda cumprimentos.`,
        attachments: [
          { name: 'FS-2210-9.pdf', type: 'application/pdf', bytes: pdf(['Casa Tejo', 'Total 257,20 EUR']) },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'invoice-phone',
    subject: `Ihre Mobilfunkrechnung ${month(on.now, 0, 'de-DE')}`,
    state: 'archived',
    labels: receipt,
    messages: [
      issueMessage(
        {
          from: phone,
          subject: `Ihre Mobilfunkrechnung ${month(on.now, 0, 'de-DE')}`,
          at: on.work(3, '03:30'),
          preheader: 'Betrag 64,98 Euro, Abbuchung in sieben Tagen',
          title: 'Ihre Rechnung ist da',
          intro: 'Kundennummer 60 114 882, zwei Karten, ein Auslandspaket.',
          stories: [
            { heading: 'Grundpreis', text: '2 × 24,99 Euro' },
            { heading: 'Roaming Norwegen', text: '15,00 Euro für 3 Tage Oslo' },
            { heading: 'Summe', text: '64,98 Euro, wird abgebucht' },
          ],
          headers: [],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'order-books',
    subject: 'Ihre Bestellung liegt zur Abholung bereit',
    state: 'unread',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      {
        from: books,
        at: on.work(1, '11:25'),
        text: `Lieber Kunde, "Die Geschichte des Fahrplans" (Leinen, 38 Euro) und "Trommeln für Anfänger" (19,95 Euro) sind eingetroffen. Wir heben beides zehn Tage für Sie auf. Das zweite Buch hat eine Inès bestellt, wir fragen lieber nach: ist das in Ordnung?`,
      },
    ],
  }),
  (on) => ({
    key: 'invoice-caterer',
    subject: 'Rechnung 4402 und ein vergessener Topf',
    state: 'archived',
    labels: receipt,
    messages: [
      {
        from: caterer,
        to: [sofia],
        cc: [alex],
        at: on.work(2, '08:55'),
        text: `Guten Morgen, für das Sommerfest-Nachtreffen berechnen wir 46 Portionen zu je 17,50 Euro, zusammen 805,00 Euro zuzüglich Umsatzsteuer. Bei Ihnen müsste noch unser 40-Liter-Topf stehen. Wann dürfen wir ihn holen?`,
        attachments: [
          {
            name: 'Rechnung-4402.pdf',
            type: 'application/pdf',
            bytes: pdf(['Loeffel & Co.', 'Rechnung 4402', '805,00 EUR netto']),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'esign-nda',
    subject: 'Signature requested: mutual NDA with KadePort',
    state: 'unread',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: esign,
          subject: 'Signature requested: mutual NDA with KadePort',
          at: on.work(0, '09:33'),
          preheader: '2 pages, one signature, expires in 7 days',
          title: 'Wei Zhang sent you a document to sign',
          intro: `Mutual non-disclosure agreement between Northwind Planning GmbH and KadePort BV, two pages. The request lapses on ${dayMonth(on.work(-5, '12:00'))}.`,
          stories: [
            {
              heading: 'Note from the sender',
              text: 'Standard text, two-year term. Marit has signed already, with a fountain pen by the look of it.',
              link: 'https://inkwellsign.example/r/8812',
            },
          ],
          headers: [],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'parcel-chair',
    subject: 'Ihre Sendung kommt heute zwischen 13 und 15 Uhr',
    state: 'read',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      {
        from: parcel,
        at: on.work(0, '07:44'),
        text: `Sendung 0034 0991 2277 aus Aarhus (Gewicht 11,4 kg) ist im Zustellfahrzeug. Ablageort laut Ihrer Wahl: Nachbarin Frau Yildiz, zweiter Stock. Ändern können Sie das bis 11 Uhr unter paketwerk.example/s/2277.`,
      },
    ],
  }),
  (on) => ({
    key: 'order-lamp',
    subject: 'Order 20931 has left Aarhus',
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: furniture,
          subject: 'Order 20931 has left Aarhus',
          at: on.work(3, '15:12'),
          preheader: 'One lamp, well wrapped',
          title: 'Your lamp is on its way',
          intro: `Handed to the carrier on ${fullDate(on.work(3, '15:00'))}. It travels upright, like all sensible lamps.`,
          stories: [
            {
              heading: 'Floor lamp Ebbe, oiled oak',
              text: '1 piece, 349.00 EUR, bulb not included because we disagree about bulbs.',
            },
            {
              heading: 'Delivery',
              text: 'To Milchstraße 12, Hamburg, with a two-hour window announced on the morning itself.',
            },
          ],
          headers: [],
        },
        nestedTables,
      ),
    ],
  }),
];
