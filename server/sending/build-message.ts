// Builds the RFC 5322 message of a draft: its recipients and no others, one header of each kind, text and HTML.
import MailComposer from 'nodemailer/lib/mail-composer';
import { Draft, draftLimits, recipientsOf } from '#domain/draft.ts';
import { areTooLarge, type DraftFile } from '#domain/draft-file.ts';
import type { Address } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { signedText } from '#domain/signature.ts';

export type Envelope = {
  from: Address;
  sendingId: string;
  at: Date;
  /** Threading headers of the message that the draft answers. */
  threading: Threading | null;
  quote: Quote | null;
  /** In the draft's order. */
  files: readonly FileContent[];
};

export type FileContent = { type: string; content: Uint8Array };

export type Threading = { messageId: string | null; references: string[] };

/** `lead` introduces the quoted text. `marked` prefixes each line, as replies do; forwards keep their text and `looks`. */
export type Quote = { lead: string; text: string; marked: boolean; rendered: Rendered | null };

/** Cleaned HTML, with its pictures by content id. */
export type Rendered = { html: string; pictures: readonly Picture[] };
export type Picture = { id: string; type: string; content: Uint8Array };

/** Identifies the message that a sending made. */
export const sendingHeader = 'X-Flow-Sending';

/** A longer chain keeps its first and newest ids. */
const mostReferences = 30;
/** Bytes of all text, quotation included. */
const mostBytes = 1024 * 1024;

/** Throws `draft.invalid` if the message would differ from what the person confirmed. */
export const buildMessage = async (
  draft: Draft,
  envelope: Envelope,
  { addressed: mustBe = true }: { addressed?: boolean } = {},
): Promise<Buffer> => {
  const { to, cc, bcc, subject, files, ...own } = checked(draft, mustBe);
  const text = signedText(own);
  const { threading } = envelope;
  const { quote } = envelope;
  const plain = withQuote(text, quote);
  if (Buffer.byteLength(plain) > mostBytes) throw new Problem('draft.invalid', { detail: 'too long' });
  const composer = new MailComposer({
    from: addressed(envelope.from),
    to: to.map(addressed),
    cc: cc.map(addressed),
    bcc: bcc.map(addressed),
    subject,
    text: plain,
    html: htmlOf(text, quote),
    date: envelope.at,
    messageId: `<${envelope.sendingId}@flow.invalid>`,
    ...(threading?.messageId ? { inReplyTo: threading.messageId, references: chain(threading) } : {}),
    headers: { [sendingHeader]: envelope.sendingId },
    attachments: [...picturesIn(quote), ...attached(files, envelope.files)],
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  // Gmail needs Bcc to deliver, and removes the header itself.
  message.keepBcc = true;
  return message.build();
};

/** Drops malformed ids. */
export const messageIdsIn = (field: string): string[] => field.match(/<[^\s<>"\p{Cc}]{1,900}>/gu) ?? [];

const checked = (draft: Draft, addressed: boolean): Draft => {
  const parsed = Draft.safeParse(draft);
  const count = recipientsOf(draft).length;
  if (areTooLarge(draft.files)) throw new Problem('draft.files-too-large');
  if (!parsed.success || (addressed && count === 0) || count > draftLimits.recipients)
    throw new Problem('draft.invalid');
  return parsed.data;
};

/** Unknown types travel as plain bytes. A parser would read a nested message type as part of this message. */
const attached = (files: readonly DraftFile[], contents: readonly FileContent[]) => {
  if (contents.length !== files.length) throw new Problem('draft.file-gone');
  if (areTooLarge(contents.map(({ content }) => ({ size: content.byteLength }))))
    throw new Problem('draft.files-too-large');
  return contents.map(({ type, content }, nth) => ({
    filename: files[nth]?.name ?? '',
    contentType: fileType.test(type) ? type : 'application/octet-stream',
    contentDisposition: 'attachment' as const,
    content: bufferOf(content),
  }));
};

const picturesIn = (quote: Quote | null) => (quote?.rendered?.pictures ?? []).map(shown);

/** An inline picture of the HTML, not an attachment. */
const shown = ({ id, type, content }: Picture) => ({
  cid: id,
  filename: false as const,
  contentType: type,
  contentDisposition: 'inline' as const,
  content: bufferOf(content),
});

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const fileType = /^(?!multipart\/|message\/)[a-z0-9][a-z0-9.+-]{0,60}\/[a-z0-9][a-z0-9.+-]{0,60}$/i;

const addressed = ({ name, email }: Address) => ({ name, address: email });

const chain = ({ messageId, references }: Threading): string[] => {
  const all = [...new Set([...references, ...(messageId ? [messageId] : [])])];
  return all.length <= mostReferences ? all : [...all.slice(0, 1), ...all.slice(1 - mostReferences)];
};

const ownText = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd();

const withLead = (text: string, { lead }: Quote): string => `${ownText(text)}\n\n${lead}`;

const withQuote = (text: string, quote: Quote | null): string => {
  if (quote === null) return `${ownText(text)}\n`;
  const lines = quote.text.split('\n').map((line) => (quote.marked ? (line === '' ? '>' : `> ${line}`) : line));
  return `${withLead(text, quote)}\n${lines.join('\n')}\n`;
};

const htmlOf = (text: string, quote: Quote | null): string =>
  quote?.rendered ? `${asHtml(withLead(text, quote))}<br>${quote.rendered.html}` : asHtml(withQuote(text, quote));

/** For readers that show HTML only. */
const asHtml = (plain: string): string =>
  `<div style="white-space:pre-wrap">${plain.trimEnd().replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</div>`;
