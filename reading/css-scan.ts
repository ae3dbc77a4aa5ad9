// Finds the parts of CSS text as browsers do: outside strings, comments, addresses and brackets.

/** The index of the first of `stops` outside strings and brackets from `from` on, or the length of the text. */
export const indexOutside = (text: string, stops: string, from = 0): number => {
  const closers: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (closers.length === 0 && stops.includes(letter)) return at;
    const end = endOfChunk(text, at, letter);
    if (end !== null) at = end;
    else if (closerOf[letter] !== undefined) closers.push(closerOf[letter]);
    else if (letter === closers.at(-1)) closers.pop();
  }
  return text.length;
};

/** The last index of an escape, a string or an address that starts here. */
const endOfChunk = (text: string, at: number, letter: string): number | null => {
  if (letter === '\\') return at + 1;
  if (letter === '"' || letter === "'") return closingQuote(text, at);
  return letter === '(' && isAddress(text, at) ? closingAddress(text, at) : null;
};

/** The end of the block opened at `open`, or the end of the text if it is never closed. */
export const closingBrace = (css: string, open: number): number => indexOutside(css, '}', open + 1);

export const splitOutside = (text: string, separator: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let end = indexOutside(text, separator); end < text.length; end = indexOutside(text, separator, start)) {
    parts.push(text.slice(start, end));
    start = end + 1;
  }
  return [...parts, text.slice(start)];
};

export const withoutComments = (css: string): string =>
  css.replace(commentOrString, (found) => (/^(?:\/\*|<!--|-->)/.test(found) ? ' ' : found));

export const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code: string | undefined, letter: string | undefined) => {
        if (code === undefined) return letter ?? '';
        const point = Number.parseInt(code, 16);
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
      })
    : text;

const commentOrString = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g;

const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A line break ends a string. */
const closingQuote = (text: string, open: number): number => {
  const quote = text.charAt(open);
  for (let at = open + 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === quote || letter === '\n') return at;
  }
  return text.length;
};

const isAddress = (text: string, open: number): boolean =>
  /^url$/i.test(text.slice(Math.max(0, open - 3), open)) && !/^\s*["']/.test(text.slice(open + 1, open + 20));

const closingAddress = (text: string, open: number): number => {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.charAt(at) === ')') return at;
  }
  return text.length;
};
