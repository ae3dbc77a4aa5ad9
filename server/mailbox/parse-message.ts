// From the bytes of a message to what Flow stores: headers, text to read and speak, attachments, an invitation.
// Runs in a worker thread: what is in these bytes was written by strangers.
import PostalMime, { type Email, type Attachment as MimePart } from 'postal-mime';
import type { Attachment } from '#domain/mail.ts';
import { read } from '#reading/read.ts';
import { headerLimits, nobody, oneLine, sentTo, toAddresses } from './header-fields.ts';
import { readInvitation } from './invitation.ts';
import type { ParsedMessage, ParseRequest } from './parsed-message.ts';

const limits = { attachments: 1000, nesting: 50 } as const;

export const parseMessage = async ({ raw, ownAddress }: ParseRequest): Promise<ParsedMessage> => {
  const email = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: limits.nesting,
    maxHeadersSize: headerLimits.bytes,
  });
  const from = toAddresses(email.from ? [email.from] : [])[0] ?? nobody;
  const to = toAddresses(email.to);
  const cc = toAddresses(email.cc);
  const subject = oneLine(email.subject ?? '');
  return {
    from,
    to,
    cc,
    sentTo: sentTo({ from, to, cc }, ownAddress),
    subject,
    reading: read({
      html: email.html ?? null,
      text: email.text ?? null,
      subject,
      from,
      headers: headersOf(email),
      ownAddress,
    }),
    attachments: email.attachments.slice(0, limits.attachments).flatMap(attachment),
    invitation: invitationOf(email.attachments),
    state: 'parsed',
  };
};

const headersOf = (email: Email): ReadonlyMap<string, string> =>
  new Map(email.headers.map(({ key, value }) => [key, value]));

/** Calendar parts and inline images are shown as what they are, not as files. */
const attachment = (part: MimePart): Attachment[] => {
  if (part.mimeType === 'text/calendar' && part.disposition !== 'attachment') return [];
  if (part.related || (part.disposition === 'inline' && part.contentId)) return [];
  return [{ name: oneLine(part.filename ?? '') || 'attachment', mimeType: part.mimeType, size: sizeOf(part.content) }];
};

const sizeOf = (content: string | ArrayBuffer | Uint8Array): number =>
  typeof content === 'string' ? new TextEncoder().encode(content).length : content.byteLength;

const invitationOf = (parts: readonly MimePart[]) => {
  const calendar = parts.find((part) => part.mimeType === 'text/calendar');
  if (!calendar) return null;
  return readInvitation(
    typeof calendar.content === 'string' ? calendar.content : new TextDecoder().decode(calendar.content),
  );
};
