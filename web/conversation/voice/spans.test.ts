import { expect, test } from 'vitest';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { spanned } from './spans.ts';

const names = ['Maya Chen', 'Tomás Brandt', 'Mark Twain', 'Legal'];

test.each([
  ['archive it', 'archive it'],
  ['Snooze until Monday at 8:30', 'snooze until monday at [number]'],
  ['remind me in twenty five minutes', 'remind me in [number] minutes'],
  ['go to Maya', 'go to [name]'],
  ['forward this to Maya Chen', 'forward this to [name]'],
  ['file it under legal', 'file it under [name]'],
  ['mark it read', '[name] it read'],
  ['write to ada@lovelace.example', 'write to [address]'],
  ['did the surgeon operate on my knee', 'did the [text] on my [text]'],
  ['number 47', 'number [number]'],
  ['', ''],
])('%s becomes %s', (heard, expected) => {
  expect(spanned(heard, null, names)).toBe(expected);
  expect(VoiceTurn.shape.heard.safeParse(expected).success).toBe(true);
});

test('the record of dictated words contains only "text"', () => {
  const intent = { kind: 'draft', act: { kind: 'dictate', words: 'i resign' } } as const;
  expect(spanned('I resign', intent, names)).toBe('[text]');
});
