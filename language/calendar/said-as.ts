// The person's own spelling of words that were read in their plain form.
import { normalize } from '#language/engine/normalize.ts';

/** `plain` stays as it is where the utterance has no such run of words. */
export const saidAs = (plain: string, heard: string): string => {
  const words = heard
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/\s+/);
  const length = plain.split(' ').length;
  for (const size of [length, length + 1, length - 1, length + 2, length + 3])
    for (let from = 0; size > 0 && from + size <= words.length; from += 1) {
      const run = words.slice(from, from + size).join(' ');
      if (normalize(run) === plain) return run.replace(/^["“'‘(]+|["”'’),;:]+$/g, '');
    }
  return plain;
};
