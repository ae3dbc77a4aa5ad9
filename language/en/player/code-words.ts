// Replies about sign-in codes, in US English: that a mail contains one, and the code on request.

export const codeHeld = 'It holds a sign-in code: say “read the code” to hear it.';

export const aCode = 'a sign-in code';

/** Digit by digit, in the written groups or in threes: '4 0 2, 9 1 6.' */
export const codeWords = (codes: readonly string[]): string =>
  codes.length === 0 ? 'I find no sign-in code in it.' : codes.map((code) => `${spelled(code)}.`).join(' Then ');

const spelled = (code: string): string =>
  (/[ -]/.test(code) ? code.split(/[ -]/) : (code.match(code.length % 4 === 0 ? /.{4}/g : /.{1,3}/g) ?? []))
    .map((group) => [...group].join(' '))
    .join(', ');
