// Quotes the answered message, or the whole forwarded mail with its header.
import type { Address, Message } from '#domain/mail.ts';
import type { MessageContent } from '#server/ports.ts';
import type { Quote } from './build-message.ts';
import { wholeOf } from './whole.ts';

/** `room`: bytes available for a forwarded mail's pictures. */
export const quoteOf = async (
  { message, content }: { message: Message; content: MessageContent },
  { forwarded, room }: { forwarded: boolean; room: number },
): Promise<Quote> => {
  const at = `${new Date(message.at).toUTCString().slice(0, 22)} UTC`;
  if (!forwarded)
    return { lead: `On ${at}, ${shown(message.from)} wrote:`, text: readOf(message), marked: true, rendered: null };
  const whole = await wholeOf(content, room);
  const text = whole === null || whole.text === '' ? readOf(message) : whole.text;
  return { lead: headOf(message, at), text: `\n${cut(text)}`, marked: false, rendered: whole?.rendered ?? null };
};

const headOf = ({ from, subject, to, cc }: Message, at: string): string =>
  [
    '---------- Forwarded message ---------',
    `From: ${shown(from)}`,
    `Date: ${at}`,
    `Subject: ${subject}`,
    ...(to.length > 0 ? [`To: ${listed(to)}`] : []),
    ...(cc.length > 0 ? [`Cc: ${listed(cc)}`] : []),
  ].join('\n');

const shown = ({ name, email }: Address): string => (name === '' ? email : `${name} <${email}>`);

const listed = (all: readonly Address[]): string => {
  const more = all.length - mostListed;
  return `${all.slice(0, mostListed).map(shown).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
};

const mostListed = 100;

const readOf = ({ reading }: Message): string =>
  (reading.paragraphs ?? []).map((sentences) => sentences.join(' ')).join('\n\n');

/** Leaves room for the person's text, and says that it shortened the quotation. */
const cut = (text: string): string => {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= mostBytes) return text;
  return `${bytes
    .subarray(0, mostBytes)
    .toString()
    .replace(/\ufffd$/, '')}\n\n[The rest is left out.]`;
};

const mostBytes = 700_000;
