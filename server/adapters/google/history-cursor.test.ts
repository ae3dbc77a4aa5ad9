import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCursor, isLater } from '#server/cursor.ts';
import { HistoryId, historyIdOf } from './history-cursor.ts';

const anyId = fc.bigInt({ min: 0n, max: 10n ** 40n - 1n });

test('cursors sort as their history ids do, and give them back', () => {
  fc.assert(
    fc.property(anyId, anyId, (one, other) => {
      const [a, b] = [HistoryId.parse(String(one)), HistoryId.parse(String(other))];
      expect(isLater(a, b)).toBe(one > other);
      expect(historyIdOf(a)).toBe(String(one));
      expect(isLater(a, firstCursor)).toBe(true);
    }),
  );
});

test('leading zeros change nothing, and other text is no history id', () => {
  expect(HistoryId.parse('0007')).toBe(HistoryId.parse('7'));
  for (const text of ['', '-1', '1.5', 'tomorrow', '9'.repeat(41)])
    expect(HistoryId.safeParse(text).success).toBe(false);
});
