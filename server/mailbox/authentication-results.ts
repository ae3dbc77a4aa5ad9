// What the provider found about the sender of a mail. Only the topmost finding is the provider's: lower ones came with the mail.

export type Header = { name: string; value: string };

/** Empty if the topmost finding is not from this authority. */
export const findingsOf = (headers: readonly Header[], authority: string): string => {
  const findings = topmost(headers);
  return findings.split(';', 1)[0]?.trim().split(/\s/, 1)[0]?.toLowerCase() === authority ? findings : '';
};

/** Domains whose DKIM signature is good. */
export const signersIn = (findings: string): string[] =>
  [...findings.matchAll(/\bdkim=pass\b[^;]*?\bheader\.(?:i|d)=\S*?@?([a-z0-9.-]+)(?=[\s;]|$)/gi)].map(
    ([, domain = '']) => domain.toLowerCase(),
  );

/** Whether From is not to be believed. Mail that never left the provider has no findings. */
export const isForged = (
  headers: readonly Header[],
  { authority, from }: { authority: string; from: string },
): boolean => {
  if (topmost(headers) === '') return false;
  const findings = findingsOf(headers, authority);
  const [, dmarc = 'none'] = /\bdmarc=([a-z]+)/i.exec(findings) ?? [];
  if (dmarc.toLowerCase() !== 'none') return dmarc.toLowerCase() !== 'pass';
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  return ![...signersIn(findings), ...mailersIn(findings)].some((one) => isAligned(one, domain));
};

const topmost = (headers: readonly Header[]): string =>
  headers.find(({ name }) => name.toLowerCase() === 'authentication-results')?.value ?? '';

const mailersIn = (findings: string): string[] =>
  [...findings.matchAll(/\bspf=pass\b[^;]*?\bsmtp\.mailfrom=\S*?@?([a-z0-9.-]+)(?=[\s;]|$)/gi)].map(([, domain = '']) =>
    domain.toLowerCase(),
  );

const isAligned = (one: string, domain: string): boolean =>
  one === domain || one.endsWith(`.${domain}`) || domain.endsWith(`.${one}`);
