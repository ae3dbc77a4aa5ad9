/** A small mailbox for tests, and a writer of plain messages. */
import type { Seed, SeedAccount, SeedMail } from '#emulators/seed/seed.ts';

export const ada = 'ada@small.example';
export const ben = 'ben@small.example';

export type MessageContent = {
  from?: string;
  to?: string;
  cc?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  inReplyTo?: string;
  headers?: string[];
  /** Name and content of an attached text file. */
  file?: { name: string; content: string };
};

export const mailOf = (words: MessageContent): Uint8Array => {
  const head = [
    `From: ${words.from ?? 'Cleo Marsh <cleo@far.example>'}`,
    `To: ${words.to ?? ada}`,
    ...(words.cc ? [`Cc: ${words.cc}`] : []),
    `Subject: ${words.subject ?? 'Nothing much'}`,
    ...(words.messageId ? [`Message-ID: ${words.messageId}`] : []),
    ...(words.inReplyTo ? [`In-Reply-To: ${words.inReplyTo}`, `References: ${words.inReplyTo}`] : []),
    ...(words.headers ?? []),
    'MIME-Version: 1.0',
  ];
  const text = words.text ?? 'A few plain words.';
  const body = words.file ? withFile(text, words.file) : ['Content-Type: text/plain; charset=utf-8', '', text];
  return Buffer.from([...head, ...body, ''].join('\r\n'), 'utf8');
};

/** Two accounts. Ada has `count` messages, one an hour, the newest an hour old. Ben has one. */
export const smallSeed = (now: Date, count = 5): Seed => {
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const mail = Array.from({ length: count }, (_, at): SeedMail => {
    const number = count - at;
    const raw = mailOf({
      subject: `Letter ${number}`,
      text: `The text of letter ${number}.`,
      messageId: `<l${number}@far.example>`,
    });
    return { mailbox: ada, threadKey: `letter-${number}`, labels: ['INBOX', 'UNREAD'], at: hoursAgo(at + 1), raw };
  });
  const toBen: SeedMail = {
    mailbox: ben,
    threadKey: 'hello',
    labels: ['INBOX'],
    at: hoursAgo(2),
    raw: mailOf({ to: ben, subject: 'Only for Ben' }),
  };
  return {
    accounts: [account(ada, 'Ada', '100000000000000000001'), account(ben, 'Ben', '100000000000000000002')],
    labels: { [ada]: ['Board papers'] },
    mail: [...mail, toBen],
  };
};

const account = (email: string, givenName: string, sub: string): SeedAccount => ({
  sub,
  email,
  name: `${givenName} Small`,
  givenName,
  familyName: 'Small',
  locale: 'en-GB',
});

const withFile = (text: string, { name, content }: { name: string; content: string }): string[] => [
  'Content-Type: multipart/mixed; boundary="edge"',
  '',
  '--edge',
  'Content-Type: text/plain; charset=utf-8',
  '',
  text,
  '--edge',
  `Content-Type: text/csv; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(content, 'utf8').toString('base64'),
  '--edge--',
];
