/** The demo company reads like a month of a real executive: counts, kinds, dates and unique sentences. */
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCompany } from './company.ts';
import { daysUntil } from './dates.ts';
import { alex, maya, ops } from './people.ts';
import type { Seed, SeedMail } from './seed.ts';
import type { ThreadSeed } from './thread.ts';
import { writers } from './threads/writers.ts';

const now = new Date('2026-11-20T14:05:00Z');
const moments = [
  now,
  new Date('2026-11-22T09:00:00Z'),
  new Date('2026-11-23T05:00:00Z'),
  new Date('2026-11-23T07:10:00Z'),
  new Date('2026-03-29T22:30:00Z'),
  new Date('2027-01-01T00:05:00Z'),
  new Date('2028-02-29T11:59:00Z'),
];

type Parsed = { mail: SeedMail; email: Email; source: string };

const seed: Seed = seedCompany(now);
let parsed: Parsed[] = [];

beforeAll(async () => {
  parsed = await Promise.all(
    seed.mail.map(async (mail) => ({
      mail,
      email: await PostalMime.parse(mail.raw),
      source: Buffer.from(mail.raw).toString('latin1'),
    })),
  );
});

describe('the demo company’s month', () => {
  test('gives each of the three people a mailbox of the right size', () => {
    const counts = (address: string) => {
      const mail = seed.mail.filter((each) => each.mailbox === address);
      return { threads: new Set(mail.map((each) => each.threadKey)).size, messages: mail.length };
    };
    expect(counts(alex.email).threads).toBeGreaterThanOrEqual(125);
    expect(counts(alex.email).threads).toBeLessThanOrEqual(140);
    expect(counts(alex.email).messages).toBeGreaterThanOrEqual(190);
    expect(counts(ops.email).threads).toBeGreaterThanOrEqual(12);
    expect(counts(maya.email).threads).toBeGreaterThanOrEqual(8);
  });

  test('leaves more than fifty mails in the inbox, over half of them unread', () => {
    const inbox = threads(alex.email).filter((thread) => thread.some((mail) => mail.labels.includes('INBOX')));
    const unread = inbox.filter((thread) => thread.some((mail) => mail.labels.includes('UNREAD')));
    expect(inbox.length).toBeGreaterThanOrEqual(60);
    expect(inbox.length).toBeLessThanOrEqual(72);
    expect(unread.length / inbox.length).toBeGreaterThan(0.5);
    expect(unread.length / inbox.length).toBeLessThan(0.62);
  });

  test('is dense in the last three days and reaches back a month', () => {
    const ages = seed.mail.filter((mail) => mail.mailbox === alex.email).map((mail) => daysBefore(mail.at));
    expect(ages.filter((age) => age < 3).length).toBeGreaterThan(80);
    expect(Math.max(...ages)).toBeGreaterThan(28);
    expect(Math.max(...ages)).toBeLessThan(36);
  });

  test('has long threads, and threads in which Alex has answered', () => {
    const all = threads(alex.email);
    expect(all.filter((thread) => thread.length >= 6 && thread.length <= 12).length).toBeGreaterThanOrEqual(4);
    expect(all.filter((thread) => thread.some((mail) => mail.labels.includes('SENT'))).length).toBeGreaterThan(30);
  });

  test.each(moments)('has no future mail and keeps threads in order at %s', (moment) => {
    const { mail } = seedCompany(moment);
    expect(mail.filter((each) => each.at >= moment)).toEqual([]);
    for (const thread of group(mail)) {
      const times = thread.map((each) => each.at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  test('has mail only at working hours', () => {
    const hours = parsed
      .filter(({ email }) => email.from?.address?.endsWith('@northwind.example'))
      .map(({ mail }) =>
        Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Berlin' }).format(mail.at)),
      );
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...hours)).toBeLessThanOrEqual(21);
  });

  test('is byte-identical for the same start', () => {
    const again = seedCompany(new Date(now));
    expect(again.mail.map((mail) => Buffer.from(mail.raw).toString('base64'))).toEqual(
      seed.mail.map((mail) => Buffer.from(mail.raw).toString('base64')),
    );
  });
});

describe('the demo company’s kinds of mail', () => {
  const kinds: [kind: string, least: number, is: (each: Parsed) => boolean][] = [
    ['newsletters with one-click unsubscribe', 14, ({ source }) => /^List-Unsubscribe-Post:/m.test(source)],
    ['promotions', 7, ({ mail }) => mail.labels.includes('CATEGORY_PROMOTIONS')],
    ['notices', 25, ({ mail }) => mail.labels.includes('CATEGORY_UPDATES')],
    ['social notices', 2, ({ mail }) => mail.labels.includes('CATEGORY_SOCIAL')],
    ['a mailing list', 4, ({ mail }) => mail.labels.includes('CATEGORY_FORUMS')],
    ['PDF attachments', 12, ({ email }) => email.attachments.some((file) => file.mimeType === 'application/pdf')],
    ['Word attachments', 4, ({ email }) => email.attachments.some((file) => file.filename?.endsWith('.docx'))],
    [
      'inline pictures',
      1,
      ({ email }) => email.attachments.some((file) => file.contentId && file.mimeType === 'image/png'),
    ],
    ['invitations', 5, ({ source }) => source.includes('method=REQUEST')],
    ['a cancellation', 1, ({ source }) => source.includes('method=CANCEL')],
    ['an answer to an invitation', 1, ({ source }) => source.includes('method=REPLY')],
    ['a bounce', 1, ({ source }) => source.includes('multipart/report')],
    ['automatic replies', 2, ({ source }) => /^Auto-Submitted: auto-replied/m.test(source)],
    ['ISO-8859-1', 5, ({ source }) => source.includes('charset=iso-8859-1')],
    ['ISO-2022-JP', 1, ({ source }) => source.includes('charset=iso-2022-jp')],
    ['format=flowed', 3, ({ source }) => source.includes('format=flowed')],
    ['8bit bodies', 1, ({ source }) => source.includes('Content-Transfer-Encoding: 8bit')],
    ['base64 bodies', 1, ({ source }) => /text\/plain[^\n]*\n[^\n]*base64/.test(source)],
    ['text only', 40, ({ email }) => Boolean(email.text) && !email.html],
    ['HTML only', 3, ({ source }) => !source.includes('text/plain') && source.includes('text/html')],
    ['right to left', 1, ({ email }) => /[\u0600-\u06ff]{3}/.test(email.text ?? '')],
    ['counting pixels', 12, ({ source }) => source.includes('track.')],
    ['a spoofed name', 1, ({ source }) => source.includes('dkim=fail')],
    ['orders hidden in HTML', 1, ({ email }) => /font-size:0.*ignore your previous/.test(email.html ?? '')],
    ['very short mails', 10, ({ email }) => ownWords(email).trim().length < 70],
    ['very long mails', 1, ({ email }) => ownWords(email).split(/\s+/).length > 600],
  ];

  test.each(kinds)('include %s', (_, least, is) => {
    expect(parsed.filter(is).length).toBeGreaterThanOrEqual(least);
  });

  test('include at least fourteen people who write more than once', () => {
    const senders = Map.groupBy(
      unique().filter(({ source }) => !/^(List-Id|Auto-Submitted)/m.test(source)),
      ({ email }) => email.from?.address ?? '',
    );
    expect([...senders.values()].filter((mails) => mails.length > 1).length).toBeGreaterThanOrEqual(14);
  });
});

describe('each message of the demo company', () => {
  test('parses without loss of sender, receiver, subject and body', () => {
    for (const { email, source } of parsed) {
      expect(email.from?.address).toMatch(/@[a-z0-9.-]+\.example$/);
      expect(email.to?.length).toBeGreaterThan(0);
      expect(email.subject).toBeTruthy();
      expect(`${email.text ?? ''}${email.html ?? ''}`.trim().length, source.slice(0, 300)).toBeGreaterThan(0);
      expect(`${email.subject}${email.text}${email.html}`).not.toContain('\ufffd');
      expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });

  test('has a Date header that equals the internal date', () => {
    for (const { mail, email } of parsed) {
      expect(new Date(email.date ?? 0).getTime()).toBe(Math.floor(mail.at.getTime() / 1000) * 1000);
    }
  });

  test('names its predecessors in References and In-Reply-To', () => {
    for (const thread of group(seed.mail)) {
      const mails = thread.map((mail) => parsed.find((each) => each.mail === mail)?.email);
      const ids = mails.map((email) => email?.messageId ?? '');
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, email] of mails.entries()) {
        expect(email?.inReplyTo).toBe(ids[index - 1]);
        expect(email?.references?.split(/\s+/) ?? []).toEqual(ids.slice(0, index));
      }
    }
  });

  test('uses example domains only', () => {
    const hosts = parsed.flatMap(({ email }) =>
      [...(email.html ?? '').matchAll(/https?:\/\/([a-z0-9.-]+)/g)].map((matches) => matches[1]),
    );
    expect(hosts.filter((host) => !/\.example$|^www\.w3\.org$/.test(host ?? ''))).toEqual([]);
  });

  test('shares no sentence with another', () => {
    const owners = new Map<string, string>();
    const repeated: string[] = [];
    for (const { email, mail } of unique()) {
      for (const sentence of sentences(ownWords(email))) {
        const owner = owners.get(sentence);
        if (owner && owner !== email.messageId) repeated.push(`${mail.threadKey}: ${sentence}`);
        owners.set(sentence, email.messageId ?? '');
      }
    }
    expect(repeated).toEqual([]);
    expect(owners.size).toBeGreaterThan(900);
  });

  test('names weekdays that fit their dates', () => {
    const matches = moments.flatMap((moment) => {
      const weekdays = weekdaysAround(moment);
      return writers.flatMap((write) => namedDays(write(daysUntil(moment)), weekdays));
    });
    expect(matches.length).toBeGreaterThan(200);
    expect(matches.filter((day) => day.weekday !== day.really)).toEqual([]);
  });
});

const daysBefore = (at: Date): number => (now.getTime() - at.getTime()) / 86_400_000;

const group = (mail: SeedMail[]): SeedMail[][] => [
  ...Map.groupBy(mail, (each) => `${each.mailbox} ${each.threadKey}`).values(),
];

const threads = (address: string): SeedMail[][] => group(seed.mail.filter((mail) => mail.mailbox === address));

/** Each message once: several mailboxes may hold a copy. */
const unique = (): Parsed[] => [...new Map(parsed.map((each) => [each.email.messageId, each])).values()];

const signatures = writers
  .flatMap((write) => write(daysUntil(now)).messages.flatMap((message) => message.from.signature.split('\n\n')))
  .map((signature) => signature.replaceAll(/\s+/g, ' '))
  .filter(Boolean)
  // 'Alex' is also part of longer names.
  .sort((a, b) => b.length - a.length);

/** The body without history, signature and footer. */
const ownWords = (email: Email): string => {
  const text =
    email.text ||
    (email.html ?? '').replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '').replaceAll(/<[^>]+>/g, '\n');
  const own = (text.split(/^_{20,}$/m)[0] ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('>') && !/^(On|Am|Le) .*(wrote|schrieb .*|a écrit) ?:$/.test(line))
    .join('\n');
  const paragraphs = own
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').replace(/^-- /, '').trim());
  const kept = signatures.reduce((words, signature) => words.replaceAll(signature, ''), paragraphs.join('\n'));
  return kept.replaceAll(/Unsubscribe\s*\|\s*View in browser/g, '');
};

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?:…؟])\s+|(?<=。)|\n/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= 4 || /^[^ ]{12,}$/.test(sentence));

/** Phrases like 'Friday 27 November' or 'Freitag, 27. November', with their true weekday. */
const namedDays = (thread: ThreadSeed, weekdays: Map<string, string>) => {
  const text = thread.messages.map((message) => `${message.text} ${message.html ?? ''}`).join('\n');
  const names = new Set(weekdays.values());
  return [...text.matchAll(/(\p{L}+),? (\d{1,2}\.? \p{L}+)/gu)]
    .map(([, weekday = '', date = '']) => ({ key: thread.key, weekday, date, really: weekdays.get(date) }))
    .filter(({ weekday, really }) => names.has(weekday) && really !== undefined);
};

/** '27 November' to 'Friday', '27. November' to 'Freitag', for the days around a moment. */
const weekdaysAround = (moment: Date): Map<string, string> => {
  const days = Array.from({ length: 120 }, (_, index) => new Date(moment.getTime() + (index - 55) * 86_400_000));
  return new Map(
    ['en-GB', 'de-DE', 'fr-FR'].flatMap((locale) => {
      const words = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...options });
      const [date, weekday] = [words({ day: 'numeric', month: 'long' }), words({ weekday: 'long' })];
      return days.map((day): [string, string] => [date.format(day), weekday.format(day)]);
    }),
  );
};
