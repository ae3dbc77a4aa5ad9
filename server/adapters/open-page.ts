// Checks by its text whether an address from a mail may be on the public web.

/** Public by its text. The request itself checks DNS. */
export const isOpenPage = (text: string): boolean => {
  // Reject text that another parser might read differently.
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '' || url.port !== '') return false;
  return isOpenName(url.hostname);
};

/** A name with a dot. Mailing lists do not use IP addresses. */
const isOpenName = (host: string): boolean =>
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) &&
  !/(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|onion|arpa|localdomain)$/.test(host);
