import { describe, expect, test } from 'vitest';
import { sharedAddress, sharedText } from './shared-text.ts';

const form = (fields: Record<string, unknown>) => (field: string) => fields[field];
const read = (address: string) => sharedText(new URL(address, 'https://flow.example').hash);

describe('text shared with a note', () => {
  test('arrives whole, whatever characters it has', () => {
    const text = 'Was heißt "50 % & mehr"? #1\nzweite Zeile 🙂';
    expect(read(sharedAddress('/note', form({ text })))).toBe(text);
  });

  test('is title, text and link, one a line', () => {
    const shared = { title: 'Berth list', text: 'For Thursday', url: 'https://harbour.example/a?b=1#c' };
    expect(read(sharedAddress('/note', form(shared)))).toBe(
      'Berth list\nFor Thursday\nhttps://harbour.example/a?b=1#c',
    );
  });

  test('names a link once if the text already holds it', () => {
    const shared = { text: 'See https://harbour.example', url: 'https://harbour.example' };
    expect(read(sharedAddress('/note', form(shared)))).toBe('See https://harbour.example');
  });

  test('ignores files, blanks and unknown fields', () => {
    expect(sharedAddress('/note', form({ title: '  ', text: new Uint8Array(3), other: 'x' }))).toBe('/note');
  });

  test('leaves a fragment without text alone', () => {
    expect(sharedText('')).toBe('');
    expect(sharedText('#top')).toBe('');
  });
});
