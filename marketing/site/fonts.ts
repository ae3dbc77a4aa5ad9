// The typefaces of the public pages, cut down to the signs and the weights in use.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

type Cut = {
  family: string;
  /** Within a package. */
  file: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  style: 'normal' | 'italic';
  /** Every page needs it for its first words. */
  first: boolean;
};

const sans = '@fontsource-variable/commissioner/files/commissioner-latin-full-normal.woff2';
const letter = '@fontsource-variable/literata/files/literata-latin-opsz';

const cuts: readonly Cut[] = [
  {
    family: 'Flow Sans',
    file: sans,
    axes: { FLAR: 0, VOLM: 0, slnt: 0, wght: { min: 400, max: 620, default: 420 } },
    style: 'normal',
    first: true,
  },
  {
    family: 'Flow Display',
    file: sans,
    axes: { FLAR: 100, VOLM: 100, slnt: 0, wght: 550 },
    style: 'normal',
    first: true,
  },
  {
    family: 'Flow Letter',
    file: `${letter}-normal.woff2`,
    axes: { opsz: 20, wght: 400 },
    style: 'normal',
    first: false,
  },
  {
    family: 'Flow Letter',
    file: `${letter}-italic.woff2`,
    axes: { opsz: 20, wght: 400 },
    style: 'italic',
    first: false,
  },
];

export type Font = { cut: Cut; bytes: Uint8Array };

/** `signs`: every character that a page may show. */
export const subsetFonts = (signs: string): Promise<Font[]> =>
  Promise.all(cuts.map(async (cut) => ({ cut, bytes: await subset(cut, signs, 'woff2') })));

/** The display cut as TrueType, for pictures. */
export const displayFont = (signs: string): Promise<Uint8Array> => {
  const cut = cuts.find(({ family }) => family === 'Flow Display');
  if (cut === undefined) throw new Error('There is no display cut.');
  return subset(cut, signs, 'truetype');
};

const subset = ({ file, axes }: Cut, signs: string, format: 'woff2' | 'truetype'): Promise<Uint8Array> =>
  subsetFont(readFileSync(resolve(file)), signs, { targetFormat: format, variationAxes: axes });

const { resolve } = createRequire(import.meta.url);

/** `address`: where the font lies. */
export const fontFace = ({ family, axes, style }: Cut, address: string): string => {
  const { wght } = axes;
  const weight = typeof wght === 'object' ? `${wght.min} ${wght.max}` : '100 900';
  return `@font-face{font-family:"${family}";src:url(${address})format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`;
};
