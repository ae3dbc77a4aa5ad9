// Words that sound like Flow's own count only if the whole sentence is a phrase then.
import { describe, expect, test } from 'vitest';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { understand } from '#language/understand.ts';

const kindOf = (intent: ParsedUtterance): string => {
  if (intent.kind === 'command') return intent.command.kind;
  if (intent.kind === 'control') return intent.control.kind;
  if (intent.kind === 'draft') return `draft:${intent.act.kind}`;
  if (intent.kind === 'inquiry') return intent.about;
  return intent.kind === 'unsure' ? `${kindOf(intent.meant)}?` : intent.kind;
};
const heard = (words: string, state = 'mail'): string => kindOf(understand(words, situationNamed(state)));

describe('a misheard word of Flow', () => {
  test.each([
    ['achieve this', 'archive'],
    ['our hive it please', 'archive'],
    ['mark as red', 'mark-read'],
    ['mark it as on red', 'mark-unread'],
    ['snows this until monday', 'snooze'],
    ['remained me tomorrow at nine', 'remind'],
    ['foreword this to maya', 'draft:forward'],
    ['undue that', 'undo'],
    ['stare this e male', 'star'],
    ['moot this', 'mute'],
    ['necks', 'next'],
    ['summer eyes this', 'gist'],
  ])('%s', (words, kind) => expect(heard(words)).toBe(kind));

  test.each([
    ['dilute this', 'trash?'],
    ['on subscribe', 'unsubscribe?'],
  ])('destructive or sending phrases need a confirmation: %s', (words, kind) => expect(heard(words)).toBe(kind));

  test.each([
    'achieve great things in life',
    'the male nurse read the news',
    'a sense of achievement',
    'females are larger among hawks',
    'it snows in the mountains this week',
    'the span of the bridge is long',
    'they achieved a remainder of three',
  ])('a sentence that is no phrase after correction stays a miss: %s', (words) => {
    expect(heard(words)).not.toMatch(/archive|spam|snooze|unsubscribe|trash|send/);
  });

  test('sends nothing, and changes no draft', () => {
    expect(heard('cent it', 'ready')).toBe('fallback');
    expect(understand('we will achieve this', situationNamed('writing'))).toMatchObject({
      kind: 'draft',
      act: { kind: 'dictate' },
    });
  });
});
