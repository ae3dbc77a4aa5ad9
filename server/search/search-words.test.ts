// The database and the device must split text into the same words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { wordsIn } from '#domain/words.ts';
import { testContext } from '#test/support/context.ts';

const ctx = await testContext();

describe('the database’s words', () => {
  const Words = z.array(z.string());
  const inDatabase = async (text: string): Promise<string[]> =>
    Words.parse((await ctx.peek('select search_words($1) as words', [text]))[0]?.['words']);
  test.each([
    'Müller & Søn: Straße № 5',
    "O’Brien's maya.chen+flow@acme.example",
    '東京タワー 会議は15時',
    '회의록을 보내주세요',
    'İstanbul’da ΣΊΣΥΦΟΣ ΟΔΟΣ',
    'हिन्दी नमस्ते, ขอบคุณครับ',
    'שָׁלוֹם مَرْحَبًا',
    '½ x² ﬁne £1,042.50 —“quoted”… 🎉🎉 a\u200bb',
    'Ægir Łódź Đorđe œuvre ŧħ',
    '',
  ])('%j', async (text) => expect(await inDatabase(text)).toEqual(wordsIn(text)));

  test('are the device’s words for any text', async () => {
    const scripts = 'aZé ß9,.-_\'"()@:;ñøŁİςΣжЖẞאבש東京ガか한글กัน🎉\u0301\u00ad\u200d\ufeff½ﬁⅣ';
    const letter = fc.oneof(fc.constantFrom(...scripts), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    // The database's older Unicode has no lower case for these letters.
    const newer = /[\ua7ce-\ua7f1\u{16ea0}-\u{16ed3}]/u;
    const text = fc
      .array(letter, { maxLength: 40 })
      .map((letters) => letters.join('').replaceAll('\0', '').toWellFormed())
      .filter((made) => !newer.test(made));
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        expect(await inDatabase(one)).toEqual(wordsIn(one));
      }),
      { numRuns: 300 },
    );
  });
});
