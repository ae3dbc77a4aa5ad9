// Whether a link says one place and leads to another, which is how people are led astray.

/** The host that a link really leads to, where its text names another; null where the text names none, or the same. */
export const leadsElsewhere = (text: string, href: string): string | null => {
  const named = namedHost(text);
  if (named === null) return null;
  const host = hostOf(href);
  return host === null || isSamePlace(named, host) ? null : host;
};

/** What a person is told of where a link leads: the host, or the address that is written to or rung. */
export const shownTarget = (href: string): string =>
  hostOf(href) ??
  href
    .trim()
    .replace(/^(?:mailto|tel):/i, '')
    .split('?', 1)
    .join('')
    .slice(0, mostText);

/** The host that a text is, as people write one: with or without a scheme, alone. */
const namedHost = (text: string): string | null => {
  const found =
    /^\s*(?:https?:\/\/)?(?:[^\s/@]*@)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24})(?:[:/?#]\S*)?\s*$/iu.exec(
      text.slice(0, mostText),
    );
  return found?.[1] === undefined ? null : hostOf(`https://${found[1]}`);
};

/** As browsers read an address: a backslash is a slash, and what stands before the last @ is no host. */
const hostOf = (address: string): string | null => {
  const authority = /^https?:[/\\]{2}([^/\\?#]*)/i.exec(address.trim())?.[1];
  const host = authority?.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return host ? host.toLowerCase().replace(/\.$/, '') : null;
};

/** One lies within the other: www.bank.example and bank.example. Whoever owns a name owns what is below it. */
const isSamePlace = (named: string, host: string): boolean =>
  named === host ||
  host.endsWith(`.${withoutWww(named)}`) ||
  withoutWww(named) === withoutWww(host) ||
  named.endsWith(`.${withoutWww(host)}`);

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const mostText = 300;
