import { describe, expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import { parseTemplate } from './template.ts';

const matching = (...templates: readonly string[]) => {
  const matcher = createMatcher<string>();
  for (const template of templates) matcher.add(parseTemplate(template), template);
  return (said: string) => matcher.match(said.split(' ')).map(({ intent }) => intent);
};

describe('phrases that begin alike', () => {
  const match = matching('archive [the] mail', 'archive (it|this)', '(archive|file) it now', 'archive', 'file it');
  test.each<[string, readonly string[]]>([
    ['archive mail', ['archive [the] mail']],
    ['archive the mail', ['archive [the] mail']],
    ['archive this', ['archive (it|this)']],
    ['archive this now', []],
    ['archive it now', ['(archive|file) it now']],
    ['file it now', ['(archive|file) it now']],
    ['file it', ['file it']],
    ['file', []],
    ['file this', []],
    ['archive', ['archive']],
    ['archive the', []],
    ['archive the it', []],
  ])('%s', (said, means) => expect(match(said)).toEqual(means));
});

test('several intents keep the order of their phrases, those with a number last', () => {
  const match = matching('next {count}', '[go] next 2', 'next 2', '(next|on) {count}');
  expect(match('next 2')).toEqual(['[go] next 2', 'next 2', 'next {count}', '(next|on) {count}']);
  expect(match('on 3')).toEqual(['(next|on) {count}']);
  expect(match('go next 3')).toEqual([]);
});

test('a match returns the number of its own slot', () => {
  const matcher = createMatcher<string>();
  for (const template of ['skip {count}', 'skip {count} mails']) matcher.add(parseTemplate(template), template);
  expect(matcher.match(['skip', '3', 'mails'])).toEqual([{ intent: 'skip {count} mails', number: 3 }]);
  expect(matcher.match(['skip', '4'])).toEqual([{ intent: 'skip {count}', number: 4 }]);
});
