import { numberIn } from '#domain/formats.ts';
import { formatsHere } from '#web/formats.ts';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** '4.2 MB'. */
export const bytesWords = (bytes: number): string => {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${numberIn(amount, formatsHere(), power > 0 && amount < 100 ? 1 : 0)} ${units[power]}`;
};
