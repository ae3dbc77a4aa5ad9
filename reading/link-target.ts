// Detects links whose text names another host than their target, as phishing does.
import { mixesAlphabets } from './look-alike.ts';
import { namedHosts } from './named-hosts.ts';
import { unicodeHost } from './punycode.ts';

/** The target's real host if one of the texts that the link may show names another one, otherwise null. */
export const misleadingTarget = (texts: readonly string[], href: string): string | null => {
  const named = texts.flatMap(namedHosts);
  const host = hostOf(href) ?? mailHostOf(texts, href);
  if (host === null) return null;
  const target = unicodeHost(host);
  const misleads = (one: string): boolean => {
    const place = unicodeHost(one);
    return !isSamePlace(place, target) || (place === target && mixesAlphabets(one));
  };
  return named.some(misleads) ? host : null;
};

/** The host, or the mail address or phone number of the link. */
export const shownTarget = (href: string): string =>
  hostOf(href) ??
  href
    .trim()
    .replace(/^(?:mailto|tel):/i, '')
    .split('?', 1)
    .join('')
    .slice(0, mostText);

/** The host of a mail address, if the link's text is a mail address too. */
const mailHostOf = (texts: readonly string[], href: string): string | null => {
  if (!texts.some((text) => text.includes('@'))) return null;
  return /^mailto:[^?]*@([^?@,\s]+)/i.exec(href.trim())?.[1]?.toLowerCase() ?? null;
};

/** Reads an address as browsers do: a backslash is a slash, and text before the last @ is not the host. */
const hostOf = (address: string): string | null => {
  const authority = /^https?:[/\\]{2}([^/\\?#]*)/i.exec(address.trim())?.[1];
  const host = authority?.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return host ? host.toLowerCase().replace(/\.$/, '') : null;
};

/** www.bank.example belongs to the owner of bank.example. */
const isSamePlace = (named: string, host: string): boolean =>
  named === host ||
  host.endsWith(`.${withoutWww(named)}`) ||
  withoutWww(named) === withoutWww(host) ||
  named.endsWith(`.${withoutWww(host)}`);

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const mostText = 300;
