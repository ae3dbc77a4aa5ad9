/** The pictures of the demo's newsletters, drawn deterministically from their address. */
import { createHash } from 'node:crypto';
import { png } from './seed/png.ts';

type Colour = [red: number, green: number, blue: number];

/** A sky, a sun and hills in colours of the address. The file name gives the size. */
export const drawPicture = (address: string): Uint8Array => {
  const seed = createHash('sha256').update(address).digest();
  const of = (at: number): number => (seed[at] ?? 0) / 255;
  const [width, height] = sizeOf(address);
  const [sky, sun, hill] = [tone(of(0), 0.75), tone(of(0) + 0.45, 0.9), tone(of(0) + 0.08, 0.4)];
  const [sunX, sunY, radius] = [width * (0.2 + of(1) * 0.6), height * (0.2 + of(2) * 0.2), height * 0.14];
  return png(width, height, (x, y) => {
    const ridge = height * (0.62 + 0.12 * Math.sin((x / width) * (4 + of(3) * 5) + of(4) * 6));
    const near = height * (0.8 + 0.09 * Math.sin((x / width) * (3 + of(5) * 6) + of(6) * 6));
    if (y > near) return darker(hill, 0.7);
    if (y > ridge) return hill;
    return Math.hypot(x - sunX, y - sunY) < radius ? sun : darker(sky, 0.8 + (0.2 * y) / ridge);
  });
};

const sizeOf = (address: string): [width: number, height: number] => {
  if (address.includes('hero')) return [1120, 420];
  return address.includes('logo') ? [96, 48] : [320, 320];
};

/** `turn`: a hue, once round for each whole number. */
const tone = (turn: number, light: number): Colour => {
  const part = (shift: number): number =>
    Math.round(255 * light * (0.72 + 0.28 * Math.cos(2 * Math.PI * (turn + shift))));
  return [part(0), part(1 / 3), part(2 / 3)];
};

const darker = ([red, green, blue]: Colour, by: number): Colour => [
  Math.round(red * by),
  Math.round(green * by),
  Math.round(blue * by),
];
