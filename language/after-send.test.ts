import { expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { parseAfterSend } from './after-send.ts';

const { ready, writing, held, fresh } = states;

test.each([
  ['send it and archive', ready, true, 'archive'],
  ['Send and archive it.', ready, true, 'archive'],
  ['yes, send it, then archive', ready, true, 'archive'],
  ['send it and follow up if no answer by Friday', ready, true, 'remind'],
  ['send it and snooze it until Monday', ready, true, 'snooze'],
  ['and archive', held, false, 'archive'],
  ['then archive it', held, false, 'archive'],
  ['follow up if no answer by Friday', held, false, 'remind'],
  ["remind me if she doesn't answer by Monday", held, false, 'remind'],
] as const)('“%s” goes with what is sent', (said, situation, sends, kind) => {
  const send = sends ? { kind: 'send', atOnce: false } : null;
  expect(parseAfterSend(said, situation)).toMatchObject({ send, next: { kind } });
});

test.each([
  ['send it now and archive', true],
  ['send it right away, then archive', true],
  ['send it and archive this now', false],
  ['send it and archive it right away', false],
])('“%s” sends at once: %s', (said, atOnce) => {
  expect(parseAfterSend(said, ready)).toMatchObject({ send: { atOnce }, next: { kind: 'archive' } });
});

test.each([
  ['send it now', true],
  ['Yes, send it now.', true],
  ['send it', false],
  ['yes send it', false],
])('“%s” alone sends at once: %s', (said, atOnce) => {
  expect(understand(said, ready)).toMatchObject({ kind: 'draft', act: { kind: 'send', atOnce } });
});

test.each(['send it and next', 'send it, then skip to the next one', 'send and move on'])(
  '“%s” goes on to the next mail',
  (said) => {
    expect(parseAfterSend(said, ready)).toMatchObject({ send: { kind: 'send' }, next: 'next-mail' });
    expect(parseAfterSend(said, held)).toBeNull();
  },
);

test.each([
  ['send it', ready],
  ['send it and archive', writing],
  ['send it and tell her', ready],
  ['archive', held],
  ['and archive', fresh],
  ['follow up if no answer by Friday', fresh],
  ['hold', held],
] as const)('“%s” does not', (said, situation) => {
  expect(parseAfterSend(said, situation)).toBeNull();
});
