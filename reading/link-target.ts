// Detects links whose text names another host than their target, as phishing does.

/** The target's real host if the link text names another one, otherwise null. */
export const misleadingTarget = (text: string, href: string): string | null => {
  const named = namedHost(text);
  if (named === null) return null;
  const host = hostOf(href);
  return host === null || isSamePlace(named, host) ? null : host;
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

/** The host that a text names, with or without a scheme. */
const namedHost = (text: string): string | null => {
  const match =
    /^\s*(?:https?:\/\/)?(?:[^\s/@]*@)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24})(?:[:/?#]\S*)?\s*$/iu.exec(
      text.slice(0, mostText),
    );
  return match?.[1] === undefined ? null : hostOf(`https://${match[1]}`);
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
