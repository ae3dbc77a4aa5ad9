// Matches a pattern against whole plain words from a position on.

export type PatternMatch = { groups: readonly (string | undefined)[]; next: number };

const longest = 8;

export const matchAt = (words: readonly string[], at: number, pattern: RegExp): PatternMatch | null =>
  saidIn(restOf(words, at), at, pattern);

const restOf = (words: readonly string[], at: number): string => words.slice(at, at + longest).join(' ');

const saidIn = (rest: string, at: number, pattern: RegExp): PatternMatch | null => {
  const [whole, ...groups] = pattern.exec(rest) ?? [];
  if (whole === undefined || whole === '' || !/^( |$)/.test(rest.slice(whole.length))) return null;
  return { groups, next: at + whole.split(' ').length };
};

export const firstMatchAt = <T>(
  words: readonly string[],
  at: number,
  patterns: readonly (readonly [pattern: RegExp, intent: T])[],
): { said: T; next: number } | null => {
  const rest = restOf(words, at);
  for (const [pattern, said] of patterns) {
    const match = saidIn(rest, at, pattern);
    if (match) return { said, next: match.next };
  }
  return null;
};

export const skipWord = (words: readonly string[], at: number, leads: RegExp): number =>
  leads.test(words[at] ?? '') ? at + 1 : at;
