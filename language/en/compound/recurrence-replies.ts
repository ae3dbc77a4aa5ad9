// What Flow asks where a mail is to come back again and again, or between two times: it comes back once.

import { type SaidAt, saidMoment } from '#language/en/engine/moments.ts';
import type { Recurrence } from '#language/engine/slots/recurrence.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';

/** 'I can remind you once: Monday at 9:00?' */
export const onceSaid = (kind: DeferKind, rhythm: Recurrence, at: SaidAt): string => {
  const does = kind === 'remind' ? 'remind you' : 'bring it back';
  return rhythm.kind === 'every'
    ? `I can ${does} once: ${saidMoment(at)}?`
    : `I ${does} at one time: ${saidMoment(at)}?`;
};
