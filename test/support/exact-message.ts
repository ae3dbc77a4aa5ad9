// The property of every built message: exactly the confirmed recipients, and at most one header of each kind.
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { Draft } from '#domain/draft.ts';
import { MessageId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { buildMessage, type Envelope, messageIdsIn } from '#server/sending/build-message.ts';

/** fast-check prints the seed of a failing run. */
export const runsOf = (numRuns: number): fc.Parameters<[Draft, Envelope]> => ({ numRuns });

/** Varies recipients, names, subjects, texts and references, including hostile ones. */
export const exactly = (base: Draft, envelope: Envelope) =>
  fc.asyncProperty(draftLike(base), envelopeLike(envelope), async (draft, given) => {
    const sendable = Draft.safeParse(draft).success && draft.to.length + draft.cc.length + draft.bcc.length > 0;
    const built = await buildMessage(draft, withContents(given, draft)).catch((error: unknown) => error);
    if (!sendable) return built instanceof Problem;
    if (!Buffer.isBuffer(built)) return false;
    const mail = await PostalMime.parse(built);
    return (
      same(mail.to, draft.to) &&
      same(mail.cc, draft.cc) &&
      same(mail.bcc, draft.bcc) &&
      sameFiles(mail.attachments, draft.files) &&
      mail.from?.address === given.from.email &&
      once(mail.headers.map(({ key }) => key)) &&
      mail.headers.every(({ key }) => known.has(key)) &&
      (mail.subject ?? '') === draft.subject &&
      (mail.inReplyTo ?? null) === (given.threading?.messageId ?? null)
    );
  });

const hostile = fc.constantFrom(
  '\r\nBcc: eve@evil.example',
  '\nTo: eve@evil.example',
  '\0',
  '"',
  '\\',
  '<eve@evil.example>',
  'a@b.example, eve@evil.example;',
  '=?utf-8?B?ZXZlQGV2aWwuZXhhbXBsZQ==?=',
  '=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=',
  '\u202e',
  '\u2028Bcc: eve@evil.example',
  '(comment)',
  'group: eve@evil.example;',
);
const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), hostile, fc.string({ maxLength: 80 }));
const mixed = fc.array(words, { maxLength: 3 }).map((parts) => parts.join(''));
const email = fc.oneof(
  { weight: 6, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: mixed },
  { weight: 1, arbitrary: fc.tuple(fc.emailAddress(), hostile).map((parts) => parts.join('')) },
);
const plainName = fc.string({ unit: 'grapheme', maxLength: 40 });
const recipients = fc.array(fc.record({ name: fc.oneof(plainName, mixed), email }), { maxLength: 5 });

const fileName = fc.oneof(
  fc.constantFrom('plan.pdf', '../../etc/passwd', 'Übersicht 2026.xlsx', 'a;b="c".txt'),
  plainName,
  mixed,
);
const files = fc.array(
  fc.record({
    messageId: fc.constant(MessageId.parse('m1')),
    nth: fc.nat(20),
    name: fileName,
    size: fc.nat(5000),
  }),
  { maxLength: 3 },
);

const draftLike = (base: Draft) =>
  fc
    .record({
      to: recipients,
      cc: recipients,
      bcc: recipients,
      files,
      subject: fc.oneof(plainName, mixed),
      text: fc.string({ unit: 'grapheme' }),
    })
    .map((some) => ({ ...base, ...some }));

const envelopeLike = (base: Envelope) =>
  fc
    .record({
      field: mixed,
      ids: fc.array(
        fc.string({ maxLength: 20 }).map((id) => `<${id}@x.example>`),
        { maxLength: 40 },
      ),
    })
    .map(({ field, ids }): Envelope => {
      const [messageId = null, ...references] = messageIdsIn(`${ids.join(' ')} ${field}`);
      return { ...base, threading: messageId === null ? null : { messageId, references } };
    });

/** A file's content is its name, so no file can replace another. Their types are hostile too. */
const withContents = (envelope: Envelope, draft: Draft): Envelope => ({
  ...envelope,
  files: draft.files.map(({ name, size }) => ({
    type: types[size % types.length] ?? '',
    content: Buffer.from(name),
  })),
});

const types = [
  'application/pdf',
  'text/html',
  'message/rfc822',
  'multipart/mixed; boundary=x',
  'a/b\r\nBcc: eve@evil.example',
  '',
];

type Addresses = readonly { address?: string | undefined }[];

const same = (actual: Addresses | undefined, given: readonly { email: string }[]): boolean =>
  JSON.stringify((actual ?? []).map(({ address }) => address?.toLowerCase()).toSorted()) ===
  JSON.stringify([...new Set(given.map((one) => one.email.toLowerCase()))].toSorted());

const sameFiles = (
  actual: readonly { filename: string | null; content: string | ArrayBuffer | Uint8Array }[],
  given: readonly { name: string }[],
): boolean =>
  actual.length === given.length &&
  actual.every(({ filename, content }, nth) => {
    const name = given[nth]?.name ?? '';
    const bytes = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString();
    return filename === name && bytes.replace(/\r?\n$/, '') === name;
  });

const once = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

const known: ReadonlySet<string> = new Set([
  'from',
  'to',
  'cc',
  'bcc',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'mime-version',
  'content-type',
  'x-flow-sending',
]);
