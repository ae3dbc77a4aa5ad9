// Hosts in letters of other alphabets also have an ASCII form (RFC 3492), which links often use.

/** The host as people write it. A label that is no valid punycode stays as it is. */
export const unicodeHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.');

const decoded = (text: string): string | null => {
  const cut = text.lastIndexOf('-');
  const letters = Array.from(cut > 0 ? text.slice(0, cut) : '');
  let [code, bias, at] = [128, 72, 0];
  for (let next = cut + 1; next < text.length; ) {
    const number = numberIn(text, next, bias);
    if (number === null) return null;
    next = number.next;
    const count = letters.length + 1;
    bias = adapted(number.value, count, at === 0);
    at += number.value;
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return null;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
};

/** A number of variable length that starts at `next`. */
const numberIn = (text: string, next: number, bias: number): { value: number; next: number } | null => {
  let [value, weight] = [0, 1];
  for (let place = next, step = 36; place < text.length && value < 0xffffff; place += 1, step += 36) {
    const digit = digits.indexOf(text.charAt(place));
    if (digit < 0) return null;
    value += digit * weight;
    const least = Math.min(26, Math.max(1, step - bias));
    if (digit < least) return { value, next: place + 1 };
    weight *= 36 - least;
  }
  return null;
};

const adapted = (value: number, count: number, isFirst: boolean): number => {
  let delta = Math.floor(value / (isFirst ? 700 : 2));
  delta += Math.floor(delta / count);
  let bias = 0;
  for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
  return bias + Math.floor((36 * delta) / (delta + 38));
};

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
