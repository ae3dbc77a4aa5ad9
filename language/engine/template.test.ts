import { describe, expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import { parseTemplate, withoutSlot, withSlot } from './template.ts';

const matches = (template: string, said: string): boolean => {
  const matcher = createMatcher<true>();
  matcher.add(parseTemplate(template), true);
  return matcher.match(said.split(' ')).length > 0;
};

const cases: [template: string, said: string, is: boolean][] = [
  ['archive it', 'archive it', true],
  ['archive it', 'archive', false],
  ['archive it', 'archive it now', false],
  ['archive [it]', 'archive', true],
  ['archive [it|this one]', 'archive this 1', true],
  ['archive [it|this one]', 'archive this', false],
  ['(bin|trash) (it|that)', 'bin that', true],
  ['(bin|trash) (it|that)', 'bin', false],
  ['[please [do]] stop', 'please do stop', true],
  ['[please [do]] stop', 'do stop', false],
  ['go back [{count} (emails|mails)]', 'go back 3 mails', true],
  ['go back [{count} (emails|mails)]', 'go back mails', false],
  ['go back {count}', 'go back 0', false],
  ['go back {count}', 'go back far', false],
  ['speed {rate}', 'speed 1.5', true],
  ['speed {rate}', 'speed 3', false],
  ['{decimal}', '2', false],
  ['{percent} percent', '150 percent', true],
  ['{percent} percent', '500 percent', false],
  ["i don't", 'i do not', true],
];

describe('a template', () => {
  test.each(cases)('%j against %j: %j', (template, said, is) => expect(matches(template, said)).toBe(is));

  test('returns the number in its slot', () => {
    const matcher = createMatcher<string>();
    matcher.add(parseTemplate('skip {count}'), 'any number');
    matcher.add(parseTemplate('skip one'), 'one');
    expect(matcher.match(['skip', '12'])).toEqual([{ intent: 'any number', number: 12 }]);
    expect(matcher.match(['skip', '1']).map(({ intent }) => intent)).toEqual(['one', 'any number']);
  });

  test('splits into phrases with a slot and phrases without', () => {
    const template = parseTemplate('archive [{mail}] [now]');
    const matcher = createMatcher<string>();
    const filled = withSlot(template, 'mail', parseTemplate('(this|that)'));
    const bare = withoutSlot(template, 'mail');
    if (filled) matcher.add(filled, 'filled');
    if (bare) matcher.add(bare, 'bare');
    const intentOf = (said: string): string[] => matcher.match(said.split(' ')).map(({ intent }) => intent);
    expect(intentOf('archive')).toEqual(['bare']);
    expect(intentOf('archive now')).toEqual(['bare']);
    expect(intentOf('archive that now')).toEqual(['filled']);
  });

  test('splits into one empty half if all phrases are of one kind', () => {
    expect(withoutSlot(parseTemplate('archive {mail}'), 'mail')).toBeNull();
    expect(withSlot(parseTemplate('archive'), 'mail', parseTemplate('this'))).toBeNull();
  });

  test.each(['archive [it', 'archive it]', '(a|b', 'a)', 'go {count', 'go {}', 'go count}', 'go {a b}'])(
    '%j is none',
    (text) => expect(() => parseTemplate(text)).toThrow('Phrase template'),
  );

  test.each(['[archive]', '{weather}'])('%j cannot be matched', (text) =>
    expect(() => createMatcher<true>().add(parseTemplate(text), true)).toThrow('hrase template'),
  );
});
