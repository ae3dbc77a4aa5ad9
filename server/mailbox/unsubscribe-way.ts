// Chooses the way to leave a mailing list (RFC 2369, RFC 8058). Strangers wrote the headers, so it refuses private
// addresses, passwords and ports.
import type { UnsubscribeWay } from '#domain/unsubscribe.ts';
import { isOpenPage } from '#server/adapters/open-page.ts';

export type UnsubscribeHeaders = {
  listUnsubscribe: string;
  listUnsubscribePost: string;
  /** A valid signature covers both headers. */
  signed: boolean;
};

/** Null if there is none. */
export const unsubscribeWay = (headers: UnsubscribeHeaders): UnsubscribeWay | null => {
  const named = [...headers.listUnsubscribe.slice(0, longest).matchAll(/<([^<>]*)>/g)].map(([, uri = '']) =>
    uri.trim(),
  );
  const ways = named.map(wayOf).filter((way) => way !== null);
  const page = ways.find((way) => way.kind === 'link');
  const oneClick = page?.url.startsWith('https:') && headers.signed && isOneClick(headers.listUnsubscribePost);
  if (page && oneClick) return { kind: 'one-click', url: page.url };
  return ways.find((way) => way.kind === 'mail') ?? page ?? ways[0] ?? null;
};

/** Characters read of a header. */
const longest = 4000;

const isOneClick = (post: string): boolean => /^\s*list-unsubscribe\s*=\s*one-click\s*$/i.test(post);

const refused: UnsubscribeWay = { kind: 'refused' };

const wayOf = (uri: string): UnsubscribeWay | null => {
  if (/^mailto:/i.test(uri)) return mailOf(uri);
  if (!/^https?:/i.test(uri)) return null;
  return isOpenPage(uri) ? { kind: 'link', url: uri } : refused;
};

/** Takes only recipient and subject from a `mailto:`. */
const mailOf = (uri: string): UnsubscribeWay => {
  const [address = '', query = ''] = uri.slice('mailto:'.length).split('?', 2);
  const to = decoded(address);
  const subject = new URLSearchParams(query).get('subject') ?? '';
  if (!isAddress(to) || /[\p{Cc}]/u.test(subject)) return refused;
  return { kind: 'mail', to, subject: subject.slice(0, 200) || 'unsubscribe' };
};

/** Rejects characters that could end, quote or add an address. */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
