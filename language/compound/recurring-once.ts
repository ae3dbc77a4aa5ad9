// A mail that is put off again and again, or for a time between two: understood of the first time, and asked about, since it happens once.

import { parseRecurrence } from '#language/engine/slots/recurrence.ts';
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';

export const parseRecurringOnce = (
  heard: string,
  situation: Situation,
  understand: (once: string) => ParsedUtterance,
): ParsedUtterance | null => {
  const { playing, drafting, now, zone } = situation;
  if (playing === null || (drafting && drafting.step !== 'none')) return null;
  const match = parseRecurrence(heard, now, zone);
  const once = match && deferIn(understand(match.once));
  return once && { kind: 'unsure', meant: { ...once, rhythm: match.rhythm } };
};

const deferIn = (intent: ParsedUtterance): Extract<CertainIntent, { kind: 'command' }> | null => {
  const meant = intent.kind === 'unsure' ? intent.meant : intent;
  return meant.kind === 'command' && (meant.command.kind === 'snooze' || meant.command.kind === 'remind')
    ? meant
    : null;
};
