// Questions about mail that should return repeatedly, or between two times: it returns once. In US English.

import { type SaidAt, saidMoment } from '#language/en/engine/moments.ts';
import type { Recurrence } from '#language/engine/slots/recurrence.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';

export const recurrenceQuestion = (kind: DeferKind, rhythm: Recurrence, at: SaidAt): string => {
  const does = kind === 'remind' ? 'remind you' : 'bring it back';
  return rhythm.kind === 'every'
    ? `I can ${does} once: ${saidMoment(at)}?`
    : `I ${does} at one time: ${saidMoment(at)}?`;
};
