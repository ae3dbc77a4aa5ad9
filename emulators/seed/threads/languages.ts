import { pdf } from '#emulators/seed/pdf.ts';
import { alex, camille, marcus, odile, type Person, stranger } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayMonth, longDay, weekday, year } from '#emulators/seed/words.ts';

const tanaka: Person = stranger(
  '田中 美咲',
  'm.tanaka@kazehaya.example',
  'Asia/Tokyo',
  '風早物流株式会社\n経営企画部 田中 美咲',
  'plain',
);
const layla: Person = stranger(
  'ليلى حداد',
  'layla.haddad@bahrmarkaz.example',
  'Asia/Dubai',
  'ليلى حداد\nمديرة التطوير، مركز البحر للخدمات اللوجستية',
  'gmail',
);
const pilar = stranger(
  'Pilar Muñoz',
  'pilar.munoz@transcosta.example',
  'Europe/Madrid',
  'Pilar Muñoz Ferrer\nDirectora de Operaciones, TransCosta',
  'outlook',
);
const joana = stranger('Joana Figueiredo', 'joana.figueiredo@northwind.example', 'Europe/Lisbon', 'Joana', 'gmail');
const caretaker = stranger(
  'Hausmeister Brodersen',
  'brodersen@elbspeicher.example',
  'Europe/Berlin',
  'Brodersen, Haustechnik',
  'plain',
);

export const languages: ThreadWriter[] = [
  (on) => ({
    key: 'nebenkosten',
    subject: `Nebenkostenabrechnung ${year(on.now, -1)}, Kehrwieder 8`,
    state: 'read',
    messages: [
      {
        from: marcus,
        at: on.work(1, '09:50'),
        charset: 'iso-8859-1',
        encoding: 'quoted-printable',
        text: `Sehr geehrter Herr Moreau,

anbei erhalten Sie die Abrechnung der Nebenkosten für das vergangene Jahr. Es ergibt sich eine Nachzahlung in Höhe von 6.214,80 Euro, im Wesentlichen durch Fernwärme und den zweiten Reinigungstag.

Bitte überweisen Sie den Betrag bis zum ${dayMonth(on.work(-12, '12:00'), 'de-DE')}. Ferner bitten wir um Rückmeldung, ob Sie die Option auf das fünfte Obergeschoss (310 m²) zum Jahresende ziehen möchten; ein anderer Interessent hat sich bereits gemeldet.

Mit freundlichen Grüßen`,
        attachments: [
          {
            name: 'Nebenkosten Kehrwieder 8.pdf',
            type: 'application/pdf',
            bytes: pdf(['Nebenkostenabrechnung', 'Nachzahlung: 6.214,80 EUR']),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'aufzug',
    subject: 'Aufzug B steht, heute Techniker',
    state: 'archived',
    messages: [
      {
        from: caretaker,
        at: on.work(6, '07:12'),
        text: `Moin, Aufzug B steckt im dritten, keiner drin. Techniker kommt zwischen 10 und 12. Bitte die Leute über die Treppe schicken und niemanden mit dem Klavier.`,
      },
    ],
  }),
  (on) => ({
    key: 'maman',
    subject: 'Le train, les enfants et la confiture',
    state: 'unread',
    messages: [
      {
        from: odile,
        cc: [camille],
        at: on.work(0, '07:20'),
        encoding: 'base64',
        text: `Mon chéri,

Je voudrais réserver le train pour le long week-end avant que les prix ne deviennent indécents. Aujourd’hui c’est encore 89 euros l’aller, hier c’était 74. Tu me dis oui ou non avant ${weekday(on.work(-1, '12:00'), 'fr-FR')} soir ?

Julien m’a raconté pour la chaise. Quatre cent quatre-vingts euros, pour s’asseoir ! Ton père s’asseyait sur des caisses et il n’a jamais eu mal au dos.

J’apporte six pots de confiture de mirabelles et le pull de Théo, qui sera trop petit, je le sais déjà.

Je t’embrasse,
Maman`,
      },
    ],
  }),
  (on) => ({
    key: 'transcosta',
    subject: '¿Una demostración en Valencia?',
    state: 'read',
    messages: [
      {
        from: pilar,
        at: on.work(2, '13:12'),
        text: `Estimado Sr. Moreau:

Amara Osei, de Helio, me habló de ustedes con un entusiasmo que en ella es poco habitual. Gestionamos 380 furgonetas entre Castellón y Almería y seguimos planificando con pizarras.

¿Podría alguien de su equipo hacernos una demostración en Valencia la semana del ${dayMonth(on.work(-11, '12:00'), 'es-ES')}? Necesitaríamos saber además si la aplicación existe en castellano y cuánto costaría, aproximadamente, para 45 planificadores.

Quedo a la espera de su respuesta. Un saludo cordial,`,
      },
    ],
  }),
  (on) => ({
    key: 'joana-fundo',
    subject: 'Fundo de maneio do escritório de Lisboa',
    state: 'archived',
    messages: [
      {
        from: joana,
        at: on.work(4, '15:40'),
        text: `Olá Alex,

O fundo de maneio do escritório acabou outra vez a meio do mês: gastámos 640 euros, dos quais 212 em cápsulas de café para os auditores. Posso pedir à Maya um aumento para 900 euros por mês?

Aproveito para dizer que o novo andar cheira a tinta mas a vista é magnífica.`,
      },
      {
        from: alex,
        at: on.work(4, '18:05'),
        text: `Olá Joana, sim, podes pedir com a minha bênção. E compra uma máquina a sério em vez de cápsulas.`,
      },
    ],
  }),
  (on) => ({
    key: 'kazehaya',
    subject: '配車計画システムのご相談',
    state: 'read',
    messages: [
      {
        from: tanaka,
        at: on.work(1, '08:40'),
        charset: 'iso-2022-jp',
        encoding: '7bit',
        text: `モロー様

突然のご連絡失礼いたします。風早物流の田中と申します。

弊社では関東地方で二百六十台の配送車を運行しており、御社の配車計画システムに大変興味を持っております。

つきましては、来月東京にいらっしゃるご予定はございますでしょうか。難しい場合は、オンラインで三十分ほどお時間をいただければ幸いです。

なお、英語でのご返信で問題ございません。

何卒よろしくお願い申し上げます。`,
      },
    ],
  }),
  (on) => ({
    key: 'bahrmarkaz',
    subject: 'دعوة للمشاركة في مؤتمر الموانئ',
    state: 'read',
    messages: [
      {
        from: layla,
        at: on.work(3, '08:25'),
        text: `السيد أليكس مورو المحترم،

يسعدنا دعوتكم لإلقاء كلمة في مؤتمر الموانئ الذكية في دبي يوم ${longDay(on.work(-30, '09:00'), 'ar-u-nu-latn')}. سيحضر المؤتمر نحو 400 مشارك من شركات الشحن والتخطيط.

نتحمل تكاليف السفر والإقامة لثلاث ليال. هل يمكنكم تأكيد المشاركة خلال أسبوعين؟

مع خالص التحية والتقدير`,
        html: `<div dir="rtl" style="text-align:right;font-size:15px"><p>السيد أليكس مورو المحترم،</p><p>يسعدنا دعوتكم لإلقاء كلمة في مؤتمر الموانئ الذكية في دبي يوم ${longDay(on.work(-30, '09:00'), 'ar-u-nu-latn')}. سيحضر المؤتمر نحو 400 مشارك من شركات الشحن والتخطيط.</p><p>نتحمل تكاليف السفر والإقامة لثلاث ليال. هل يمكنكم تأكيد المشاركة خلال أسبوعين؟</p><p>مع خالص التحية والتقدير</p><p>ليلى حداد<br>مديرة التطوير، مركز البحر للخدمات اللوجستية</p></div>`,
      },
    ],
  }),
  (on) => ({
    key: 'stadtwerke-danke',
    subject: 'Kick-off Pilot Lünen',
    state: 'archived',
    messages: [
      {
        from: stranger(
          'Dr. Sabine Overbeck',
          's.overbeck@stadtwerke-luenen.example',
          'Europe/Berlin',
          'Dr. Sabine Overbeck\nBereichsleitung Netzservice, Stadtwerke Lünen',
          'outlook',
        ),
        at: on.work(3, '11:05'),
        text: `Hallo Herr Moreau,

der Vertrag ist durch unsere Gremien, was bei uns als kleines Wunder gilt. Zum Kick-off am ${longDay(on.work(-12, '10:00'), 'de-DE')} erwarten wir Ihr Team um 10 Uhr an der Pforte, Parkplätze sind reserviert.

Eine Bitte noch: Unser Betriebsrat möchte vorab schriftlich wissen, dass keine Fahrerbewertungen erzeugt werden. Reichen Ihnen dafür zwei Wochen?`,
      },
      {
        from: alex,
        at: on.work(3, '12:30'),
        text: `Hallo Frau Dr. Overbeck, zwei Tage reichen. Wei Zhang schickt Ihnen die Erklärung, ich unterschreibe sie selbst. Auf einen guten Start in Lünen`,
      },
    ],
  }),
];
