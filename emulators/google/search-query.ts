/** Parses Gmail's search language: words, operators, quotes, `-`, `OR`, `AND`, `{ }` and `( )`. */

export type Query =
  | { kind: 'all'; of: Query[] }
  | { kind: 'any'; of: Query[] }
  | { kind: 'not'; of: Query }
  | { kind: 'term'; operator: string; value: string };

/** Never fails: unreadable parts become words. */
export const parseQuery = (query: string): Query => {
  const tokens = tokensOf(query);
  const parts: Query[] = [];
  while (tokens.length > 0) {
    parts.push(readSequence(tokens));
    tokens.shift();
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', of: parts };
};

/** Whether the query uses the operator with one of the values, for example `in:trash`. */
export const mentions = (query: Query, operator: string, values: readonly string[]): boolean => {
  if (query.kind === 'term') return query.operator === operator && values.includes(query.value.toLowerCase());
  if (query.kind === 'not') return mentions(query.of, operator, values);
  return query.of.some((part) => mentions(part, operator, values));
};

type Token =
  | { kind: 'open' | 'brace' | 'close' | 'not' | 'or' | 'and' }
  | { kind: 'term'; operator: string; value: string }
  | { kind: 'for'; operator: string };

const pattern =
  /([({])|([)}])|(-)(?=[^\s)}])|([a-z][a-z_\d]*):(?=[({])|\+?(?:([a-z][a-z_\d]*):)?(?:"([^"]*)"|([^\s(){}"]+))/giy;

const tokensOf = (query: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(query);
    if (match) tokens.push(tokenOf(match));
    at = match ? pattern.lastIndex : at + 1;
  }
  return tokens;
};

const signs = new Map<string, 'open' | 'brace' | 'close' | 'not' | 'or' | 'and'>([
  ['(', 'open'],
  ['{', 'brace'],
  [')', 'close'],
  ['-', 'not'],
  ['OR', 'or'],
  ['AND', 'and'],
]);

const tokenOf = (match: RegExpExecArray): Token => {
  const [whole, open, close, minus, ofGroup, operator, quoted, word] = match;
  const sign = signs.get(close ? ')' : (open ?? minus ?? whole));
  if (sign) return { kind: sign };
  if (ofGroup) return { kind: 'for', operator: ofGroup.toLowerCase() };
  return { kind: 'term', operator: (operator ?? '').toLowerCase(), value: quoted ?? word ?? '' };
};

/** Adjacent terms must all match. OR binds its two neighbours. */
const readSequence = (tokens: Token[]): Query => {
  const of: Query[] = [];
  while (tokens[0] && tokens[0].kind !== 'close') {
    if (tokens[0].kind === 'or' || tokens[0].kind === 'and') {
      tokens.shift();
      continue;
    }
    of.push(readAlternatives(tokens));
  }
  return of.length === 1 && of[0] ? of[0] : { kind: 'all', of };
};

const readAlternatives = (tokens: Token[]): Query => {
  const of = [readOne(tokens)];
  while (tokens[0]?.kind === 'or' && tokens[1] && tokens[1].kind !== 'close') {
    tokens.shift();
    of.push(readOne(tokens));
  }
  return of.length === 1 && of[0] ? of[0] : { kind: 'any', of };
};

const readOne = (tokens: Token[]): Query => {
  const token = tokens.shift();
  if (!token || token.kind === 'close' || token.kind === 'or' || token.kind === 'and') return { kind: 'all', of: [] };
  if (token.kind === 'not') return { kind: 'not', of: readOne(tokens) };
  if (token.kind === 'term') return token;
  if (token.kind === 'for') return under(token.operator, readOne(tokens));
  const inside = readSequence(tokens);
  tokens.shift();
  if (token.kind === 'open') return inside;
  return { kind: 'any', of: inside.kind === 'all' ? inside.of : [inside] };
};

/** `subject:(a b)` is `subject:a subject:b`. A term with its own operator keeps it. */
const under = (operator: string, query: Query): Query => {
  if (query.kind === 'term') return query.operator === '' ? { ...query, operator } : query;
  if (query.kind === 'not') return { kind: 'not', of: under(operator, query.of) };
  return { kind: query.kind, of: query.of.map((part) => under(operator, part)) };
};
