// Turns a raw or parsed message into what Flow stores: headers, text to read and speak, attachments, an invitation.
// Runs in a worker thread, because strangers wrote the input.
import type { Email, Attachment as MimePart } from 'postal-mime';
import type { Attachment } from '#domain/mail.ts';
import { read } from '#reading/read.ts';
import type { MessageParts } from '#server/ports.ts';
import { isForged } from './authentication-results.ts';
import { elsewhere, nobody, oneLine, pickHeaderFields, sentTo, toAddresses } from './header-fields.ts';
import { readInvitation } from './invitation.ts';
import { isAttachment, mimeLimits, nameOfFile } from './mime-parts.ts';
import { ownAnswer } from './own-answer.ts';
import type { ParsedMessage, ParseRequest } from './parsed-message.ts';
import { takeApart } from './take-apart.ts';
import { unsubscribeIn } from './unsubscribe-headers.ts';

/** Throws where a message is beyond the limits. */
export const parseMessage = ({ content, ownAddress, authority }: ParseRequest): Promise<ParsedMessage> =>
  content.kind === 'raw'
    ? parseRaw(content.raw, { ownAddress, authority })
    : Promise.resolve(parseParts(content, { ownAddress, authority }));

type Reader = Pick<ParseRequest, 'ownAddress' | 'authority'>;

const parseRaw = async (raw: Uint8Array, { ownAddress, authority }: Reader): Promise<ParsedMessage> => {
  const email = await takeApart(raw);
  const from = toAddresses(email.from ? [email.from] : [])[0] ?? nobody;
  const to = toAddresses(email.to);
  const cc = toAddresses(email.cc);
  const subject = oneLine(email.subject ?? '');
  const headers = email.headers.map(({ key, value }) => ({ name: key, value }));
  const forged = isForged(headers, { authority, from: from.email });
  const invitation = ownAnswer(invitationOf(email.attachments), from, { forged });
  return {
    from,
    to,
    cc,
    replyTo: elsewhere(toAddresses(email.replyTo), from),
    sentTo: sentTo({ from, to, cc }, ownAddress),
    subject,
    reading: read({
      html: email.html ?? null,
      text: email.text ?? null,
      subject,
      from,
      headers: headersOf(email),
      ownAddress,
      to,
      cc,
      invitation,
    }),
    attachments: email.attachments.slice(0, mimeLimits.parts).flatMap(attachment),
    invitation,
    state: 'parsed',
    unsubscribe: unsubscribeIn(headers, { authority, from: from.email }),
  };
};

/** For parts left at the provider, Flow knows only name and size. It does not read an invitation among them. */
const parseParts = (
  { headers, text, html, attachments }: MessageParts,
  { ownAddress, authority }: Reader,
): ParsedMessage => {
  const fields = pickHeaderFields(headers);
  const values = new Map(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  return {
    ...fields,
    sentTo: sentTo(fields, ownAddress),
    reading: read({ html, text, headers: values, ownAddress, ...fields }),
    attachments: attachments
      .slice(0, mimeLimits.parts)
      .map((one) => ({ ...one, name: oneLine(one.name) || 'attachment' })),
    invitation: null,
    state: 'parsed',
    unsubscribe: unsubscribeIn(headers, { authority, from: fields.from.email }),
  };
};

const headersOf = (email: Email): ReadonlyMap<string, string> =>
  new Map(email.headers.map(({ key, value }) => [key, value]));

const attachment = (part: MimePart): Attachment[] =>
  isAttachment(part) ? [{ name: nameOfFile(part), mimeType: part.mimeType, size: sizeOf(part.content) }] : [];

const sizeOf = (content: string | ArrayBuffer | Uint8Array): number =>
  typeof content === 'string' ? new TextEncoder().encode(content).length : content.byteLength;

const invitationOf = (parts: readonly MimePart[]) => {
  const calendar = parts.find((part) => part.mimeType === 'text/calendar');
  if (!calendar) return null;
  return readInvitation(
    typeof calendar.content === 'string' ? calendar.content : new TextDecoder().decode(calendar.content),
  );
};
