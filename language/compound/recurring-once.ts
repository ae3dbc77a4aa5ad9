// Defers a mail for a recurring time or a span. Flow takes the first time and asks, because it stores one moment.

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
