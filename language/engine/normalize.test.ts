import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractions, fillers, leading, numberWords, trailing } from '#language/en/engine/words.ts';
import { normalize } from './normalize.ts';

const cases: [said: string, plain: string][] = [
  ['Archive this.', 'archive this'],
  ['  ARCHIVE   THIS  ', 'archive this'],
  ['Hey Flow, could you please archive this for me? Thank you!', 'archive this'],
  ['um, archive, uh, this', 'archive this'],
  ['okay flow just archive it now', 'archive it'],
  ['Archive this, thanks Flow', 'archive this'],
  ['archive the flow newsletter', 'archive the flow newsletter'],
  ['delete flow', 'delete flow'],
  ['I’d like to archive this', 'archive this'],
  ["I didn't mean that", 'i did not mean that'],
  ['I didnt mean that', 'i did not mean that'],
  ["that's done", 'that is done'],
  ['its done', 'its done'],
  ['cannot', 'can not'],
  ['Tom’s mail', 'toms mail'],
  ['un-star it', 'un star it'],
  ['ａｒｃｈｉｖｅ', 'archive'],
  ['Ärchive thïs', 'archive this'],
  ['ARCHİVE', 'archive'],
  ['arch\u200bive', 'archive'],
  ['archive この手紙', 'archive この手紙'],
  ['🗑', ''],
  ['please', ''],
  ['thank you', ''],
  ['...', ''],
  ['skip twenty-one', 'skip 21'],
  ['next one', 'next 1'],
  ['a couple of emails', '2 emails'],
  ['a couple', '2'],
  ['one point five', '1.5'],
  ['one point two five', '1.25'],
  ['one point twenty five', '1.25'],
  ['point seven five', '0.75'],
  ['1 point 5', '1.5'],
  ['one and a half times', '1.5 times'],
  ['one hundred and fifty percent', '150 percent'],
  ['two hundred', '200'],
  ['150%', '150 percent'],
  ['1.5x', '1.5 x'],
  ['1.5×', '1.5 x'],
  ['version 1.5.', 'version 1.5'],
  ['one point', '1 point'],
  ['to the point', 'to the point'],
];

describe('normalize', () => {
  test.each(cases)('%j becomes %j', (said, plain) => expect(normalize(said)).toBe(plain));

  test('normalizing twice equals normalizing once', () => {
    const small = [...contractions.keys(), ...fillers, ...numberWords.keys(), ...leading.flat(), ...trailing.flat()];
    const word = fc.oneof(
      fc.constantFrom(...small, 'point', 'hundred', 'and', 'a', 'half', 'couple', 'of', 'archive', '5', '1.5', '20'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.string({ unit: fc.constantFrom(..."di'dntc.x1%’"), maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const plain = normalize(words.join(' '));
        expect(normalize(plain)).toBe(plain);
      }),
      { numRuns: 2000 },
    );
  });

  test('the lists of fillers are normalized', () => {
    const listed = [...leading, ...trailing.map((run) => run.toReversed())];
    expect(
      listed.filter((run) => normalize(`zebra ${run.join(' ')} zebra`) !== `zebra ${run.join(' ')} zebra`),
    ).toEqual([]);
  });
});
