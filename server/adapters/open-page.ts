// Whether an address that a stranger wrote is one of the open web, as far as its text tells.

/** A name of the open web at its usual port, as far as its text tells; where the name leads is seen when it is asked. */
export const isOpenPage = (text: string): boolean => {
  // What is read in two ways is refused: a parser elsewhere might read the other.
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '' || url.port !== '') return false;
  return isOpenName(url.hostname);
};

/** A name with a dot, and no number: an address in digits is nobody's mailing list. */
const isOpenName = (host: string): boolean =>
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) &&
  !/(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|onion|arpa|localdomain)$/.test(host);
