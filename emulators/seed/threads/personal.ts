import { alex, ben, camille, dana, sofia, stranger } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayMonth, dayName, longDay, onDay, ordinal, weekday } from '#emulators/seed/words.ts';

const school = stranger(
  'Frau Petersen',
  'sekretariat@schule-am-kanal.example',
  'Europe/Berlin',
  'Heike Petersen\nSchulbüro, Grundschule am Kanal',
  'outlook',
);
const dentist = stranger(
  'Praxis Dr. Lorenz',
  'termine@zahnarzt-lorenz.example',
  'Europe/Berlin',
  'Ihr Praxisteam Dr. Lorenz',
  'plain',
);
const heating = stranger(
  'Kowalski Heizung',
  'auftrag@kowalski-heizung.example',
  'Europe/Berlin',
  'Piotr Kowalski, Meisterbetrieb',
  'plain',
);
const cousin = stranger('Julien Moreau', 'julien@atelier-moreau.example', 'Europe/Paris', 'Ju', 'apple');

export const personal: ThreadWriter[] = [
  (on) => ({
    key: 'dinner-dana',
    subject: `Dinner on the ${ordinal(on.moments.dinner)}?`,
    state: 'unread',
    messages: [
      {
        from: dana,
        at: on.work(2, '20:05'),
        text: `I'm in Hamburg ${weekday(on.moments.dinner)} the ${ordinal(on.moments.dinner)}, one night only. Dinner with you and Camille? My treat if you promise not to mention valuations until the cheese`,
      },
      {
        from: alex,
        at: on.work(2, '20:31'),
        text: `Sounds lovely, let me check with Camille and come back to you.`,
        unsigned: true,
      },
      {
        from: dana,
        at: on.work(0, '07:26'),
        text: `Still checking? The fish place wants to know by noon tomorrow whether we are three or I'm a lonely woman with a book. Yes or no will do`,
      },
    ],
  }),
  (on) => ({
    key: 'camille-saturday',
    subject: 'Boiler, drums, your mother',
    state: 'unread',
    messages: [
      {
        from: camille,
        at: on.work(0, '09:41'),
        text: `Three things, you can answer with three words.

The boiler man can come ${onDay(on.work(-1, '08:00'), on.work(0, '09:41'))} between 8 and 10. Will you be at home or shall I move my first client?

Inès wants to change from violin to drums. I said we'd both think about it, meaning you say no.

Your mother asks if she should book the train for the long weekend. She has asked me twice now, so she has probably asked you four times.

Kisses. There is lasagne.`,
      },
    ],
  }),
  (on) => ({
    key: 'school-call',
    subject: 'Elterngespräch Théo',
    state: 'read',
    messages: [
      {
        from: school,
        to: [alex, camille],
        at: on.work(2, '11:20'),
        charset: 'iso-8859-1',
        encoding: 'quoted-printable',
        text: `Liebe Familie Moreau,

Frau Brinkmann würde gern mit Ihnen über Théos Fortschritte im Lesen sprechen. Es ist nichts Schlimmes, im Gegenteil: er liest den anderen Kindern in der Pause Fahrpläne vor.

Möglich wären ${weekday(on.work(-1, '17:00'), 'de-DE')} um 17:00 Uhr telefonisch oder ${weekday(on.work(-4, '08:00'), 'de-DE')} um 7:45 Uhr in der Schule. Welcher Termin passt Ihnen besser?`,
      },
      {
        from: camille,
        to: [alex],
        at: on.work(2, '12:02'),
        quote: 'none',
        text: `Timetables!! He's your son. I can only do the phone one, can you?`,
      },
    ],
  }),
  (on) => ({
    key: 'running-club',
    subject: `Long loop, ${dayMonth(on.sunday(0, '09:00'))}, 9:00`,
    state: 'unread',
    messages: [
      {
        from: ben,
        at: on.work(1, '21:12'),
        text: `Long loop ${onDay(on.sunday(0, '09:00'), on.work(1, '21:12'))}, 18 km, coffee at the lock. Petra's knee is back, mine is not, so nobody will be fast. Are you in? Last time you said yes and then sent a photo of an airport.`,
      },
    ],
  }),
  (on) => ({
    key: 'half-marathon',
    subject: 'We did it!!',
    state: 'archived',
    messages: [
      {
        from: ben,
        at: on.sunday(3, '17:50'),
        text: `1:52:40, and you looked almost human at the finish. The photographer wants 35 euros for the picture where I overtake a man dressed as a banana. I bought it.`,
      },
      { from: alex, at: on.sunday(3, '20:12'), text: `The banana overtook you back, for the record.`, unsigned: true },
    ],
  }),
  (on) => ({
    key: 'boiler-quote',
    subject: 'Kostenvoranschlag Heizungspumpe',
    state: 'archived',
    messages: [
      {
        from: heating,
        to: [alex, camille],
        at: on.work(5, '07:15'),
        text: `Guten Tag,

Pumpe ist hin, wie vermutet. Neue Pumpe 389,00, Einbau 2 Std. je 78,00, Anfahrt 29,00, zusammen 574,00 netto. Ersatzteil liegt hier. Bitte kurz Bescheid geben, dann komme ich vorbei.`,
      },
      {
        from: alex,
        at: on.work(5, '08:04'),
        text: `Bitte machen, Herr Kowalski. Den Termin nennt Ihnen meine Frau.`,
        unsigned: true,
      },
    ],
  }),
  (on) => ({
    key: 'dentist',
    subject: 'Ihr Termin zur Kontrolle',
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      {
        from: dentist,
        at: on.work(3, '08:00'),
        text: `Guten Tag, Ihr Kontrolltermin ist am ${longDay(on.work(-6, '08:20'), 'de-DE')} um 8:20 Uhr. Falls Sie verhindert sind, sagen Sie bitte mindestens 48 Stunden vorher ab, sonst müssen wir 60 Euro berechnen.`,
      },
    ],
  }),
  (on) => ({
    key: 'cousin-chair',
    subject: 'The walnut chair is finished',
    state: 'archived',
    messages: [
      {
        from: cousin,
        at: on.work(6, '19:33'),
        text: `Salut cousin! Your chair stands in the workshop and people keep sitting in it, so collect it soon. I had to replace one leg because the wood had opinions. 480 as agreed, cash makes my accountant sad, transfer makes me sad, you choose.`,
      },
      {
        from: alex,
        at: on.work(5, '21:10'),
        text: `Transfer, I have a CFO at home in my head. Can it travel with maman on the train or is it too proud for that?`,
        unsigned: true,
      },
      {
        from: cousin,
        at: on.work(5, '22:02'),
        text: `Too proud, and she'd sell it in Metz. I'm driving north in two weeks.`,
      },
    ],
  }),
  (on) => ({
    key: 'concert-tickets',
    subject: 'tickets?',
    state: 'archived',
    messages: [
      {
        from: camille,
        at: on.work(11, '12:45'),
        text: `Last four seats for the Elbe quartet, row 14, 48 each. Quick!`,
      },
      { from: alex, at: on.work(11, '12:47'), text: `Take them`, unsigned: true },
      { from: camille, at: on.work(11, '12:52'), text: `Taken. You're bringing Inès, I'm bringing a book.` },
    ],
  }),
  (on) => ({
    key: 'birthday-sofia',
    subject: 'Psst: birthday for Sofia',
    state: 'read',
    messages: [
      {
        from: stranger('Carla Pinto', 'carla@northwind.example', 'Europe/Lisbon', 'Carla, front desk Lisbon', 'gmail'),
        at: on.work(1, '12:05'),
        text: `Olá Alex! Sofia turns thirty ${onDay(on.work(-3, '12:00'), on.work(1, '12:05'))} and believes nobody knows. We collect for a weekend in Évora, so far €215 from nineteen people. Would you write three lines for the card? I need them ${onDay(on.work(-1, '12:00'), on.work(1, '12:05'))}, and please do not ask her to put it in your diary.`,
      },
    ],
  }),
  (on) => ({
    key: 'sofia-diary',
    subject: `Your ${weekday(on.work(-1, '12:00'))}, and four things I need`,
    state: 'unread',
    messages: [
      {
        from: sofia,
        at: on.work(0, '10:55'),
        text: `Hi Alex, the state of ${dayName(on.work(-1, '12:00'), on.work(0, '10:55'))}: 11:00 Tomas, 12:30 Amara (Italian place, booked), 15:00 dry run, 17:00 the school by phone.

I need from you:
1. Dublin, yes or no?
2. Window or aisle to Lisbon? Choosing is free until midnight, then it costs 18 euros.
3. A book for Henrik's evening. He reads everything except novels.
4. Permission to decline the panel on 'leadership and horses'.`,
      },
    ],
  }),
];
