// Reads header fields, also of otherwise unreadable mail. It reads the header only, so no message can block it.
import { addressParser, decodeWords, type Address as MimeAddress } from 'postal-mime';
import type { Address } from '#domain/mail.ts';

export const headerLimits = { addresses: 5000, field: 10_000, bytes: 256 * 1024 } as const;

export type HeaderFields = { from: Address; to: Address[]; cc: Address[]; replyTo: Address[]; subject: string };

export const readHeaderFields = (raw: Uint8Array): HeaderFields => {
  const fields = unfoldedFields(new TextDecoder().decode(raw.subarray(0, headerLimits.bytes)));
  return fieldsFrom((name) => fields.get(name) ?? '');
};

/** Picks the fields from parsed headers. */
export const pickHeaderFields = (headers: readonly { name: string; value: string }[]): HeaderFields =>
  fieldsFrom((field) => {
    const value = headers.find(({ name }) => name.toLowerCase() === field)?.value ?? '';
    return value.slice(0, headerLimits.field);
  });

const fieldsFrom = (valueOf: (name: string) => string): HeaderFields => {
  const listed = (name: string) => toAddresses(addressParser(valueOf(name)));
  const from = listed('from')[0] ?? nobody;
  return {
    from,
    to: listed('to'),
    cc: listed('cc'),
    replyTo: elsewhere(listed('reply-to'), from),
    subject: oneLine(decodeWords(valueOf('subject'))),
  };
};

/** Every recipient, if the person sent it. */
export const sentTo = ({ from, to, cc }: Pick<HeaderFields, 'from' | 'to' | 'cc'>, ownAddress: string): string[] =>
  from.email === ownAddress ? [...new Set([...to, ...cc].map((address) => address.email))] : [];

/** Reply-To, if it differs from From. */
export const elsewhere = (replyTo: Address[], from: Address): Address[] =>
  replyTo.length === 1 && replyTo[0]?.email === from.email ? [] : replyTo;

export const nobody: Address = { name: '', email: '' };

export const toAddresses = (addresses: readonly MimeAddress[] | undefined): Address[] =>
  (addresses ?? [])
    .flatMap((entry) => entry.group ?? [entry])
    .slice(0, headerLimits.addresses)
    .flatMap((entry) => (entry.address ? [{ name: oneLine(entry.name), email: entry.address.toLowerCase() }] : []));

/** Control characters and line breaks in headers serve spoofing. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, headerLimits.field);

/** The first of each name in lower case, cut at the display limit. */
const unfoldedFields = (text: string): ReadonlyMap<string, string> => {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const fields = new Map<string, string>();
  for (const line of head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(from|to|cc|reply-to|subject)[ \t]*:(.*)$/i.exec(line) ?? [];
    if (name !== '' && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), value.slice(0, headerLimits.field));
  }
  return fields;
};
