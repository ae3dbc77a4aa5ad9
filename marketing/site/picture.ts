// The picture that others see when somebody shares a page: its sentence, and the line that it writes. As SVG.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plain } from '#marketing/frame/typography.ts';
import { scaled } from '#web/ui/line/handwriting.ts';
import { signature, signatureHand } from '#web/ui/line/signature.ts';
import { nibOffsets } from '#web/ui/line/trace.ts';

export const pictureSize = { width: 1200, height: 630 } as const;

const { width, height } = pictureSize;
const margin = 72;
/** As light as the pages by day. */
const colours = { paper: '#ebf2e5', ink: '#0c201a', flow: '#0b5242', soft: '#55655d' } as const;

/** `seed`: the page's id, whose signature it carries. `about`: a few words above the sentence. */
export const pictureOf = ({ line, about, seed }: { line: string; about: string; seed: string }): string => {
  const { size, rows } = setIn(plain(line));
  const text = rows
    .map((row, nth) => `<text x="${margin - 3}" y="${186 + size * 0.76 + nth * size * 0.97}">${escaped(row)}</text>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<g transform="translate(${margin - 8} 48) scale(.62)" fill="${colours.flow}">${wordmark}</g>
<text x="${width - margin}" y="92" text-anchor="end" font-family="${family}" font-size="30" fill="${colours.soft}">${escaped(plain(about))}</text>
<g font-family="${family}" font-size="${size}" letter-spacing="${(-0.04 * size).toFixed(2)}" fill="${colours.ink}">${text}</g>
${inkOf(seed)}
</svg>`;
};

/** The name inside the font file. */
const family = 'Commissioner';

const inkOf = (seed: string): string => {
  const hand = scaled(signatureHand, 3.6);
  const path = signature(seed, { width, height: 190, lambda: 42, pad: -40, base: 0.9, step: 1.6 });
  const strokes = nibOffsets(hand).map(({ dx, dy }) => `<use href="#line" x="${dx.toFixed(2)}" y="${dy.toFixed(2)}"/>`);
  return `<g transform="translate(0 ${height - 196})" fill="none" stroke="${colours.flow}" stroke-width="${hand.hairline}" stroke-linecap="round" stroke-linejoin="round"><defs><path id="line" d="${path}"/></defs>${strokes.join('')}</g>`;
};

/** The largest size in which the sentence fits in at most three rows. */
const setIn = (text: string): { size: number; rows: string[] } => {
  for (const size of [104, 92, 82, 72, 62]) {
    const rows = rowsOf(text, (width - 2 * margin) / size);
    if (rows.length * size <= 285) return { size, rows };
  }
  return { size: 56, rows: rowsOf(text, (width - 2 * margin) / 56).slice(0, 4) };
};

/** `room`: in ems. Balances two rows, so that none holds one word. */
const rowsOf = (text: string, room: number): string[] => {
  const count = Math.ceil(emsOf(text) / room);
  const even = Math.min(room, emsOf(text) / count + 2);
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const last = rows.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || emsOf(longer) <= even) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.every((row) => emsOf(row) <= room) ? rows : [...rows, ''];
};

/** Widths of the display cut, roughly. */
const emsOf = (text: string): number => [...text].reduce((sum, sign) => sum + widthOf(sign), 0);

const widthOf = (sign: string): number => {
  if (/[ijl.,:;'’‘|!]/.test(sign)) return 0.22;
  if (/[frt ()“”-]/.test(sign)) return 0.33;
  if (/[mwMW]/.test(sign)) return 0.78;
  return /[A-Z0-9]/.test(sign) ? 0.6 : 0.5;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const wordmark = ((): string => {
  const file = createRequire(import.meta.url).resolve('#web/ui/wordmark.svg');
  return /<path[\s\S]*?\/>/.exec(readFileSync(file, 'utf8'))?.[0].replaceAll(/fill="[^"]*"/g, '') ?? '';
})();
