// Small mails around a piece of HTML.

export type Written = readonly [name: string, html: string, sheet?: string, body?: string];

export const mailsOf = (all: readonly Written[]): Readonly<Record<string, string>> =>
  Object.fromEntries(all.map((one) => [one[0], whole(one)]));

const whole = ([, html, sheet = '', body = '']: Written): string =>
  `<!doctype html><style>${sheet}</style><body${body}><p>SEEN, and this is what everybody reads here.</p>${html}<p>And this is SEEN, too.</p>`;
