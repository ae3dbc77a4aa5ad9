// A mail that is put off again and again, or for a time between two: understood of the first time, and asked about, since it happens once.

import { rhythmIn } from '#language/engine/slots/rhythm.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Sure, Understanding } from '#language/intents/understanding.ts';

/** `understand`: of the same words with one time. Null where no mail is put off so. */
export const onceOf = (
  heard: string,
  situation: Situation,
  understand: (once: string) => Understanding,
): Understanding | null => {
  const { playing, drafting, now, zone } = situation;
  if (playing === null || (drafting && drafting.step !== 'none')) return null;
  const found = rhythmIn(heard, now, zone);
  const once = found && putOffIn(understand(found.once));
  return once && { kind: 'unsure', meant: { ...once, rhythm: found.rhythm } };
};

const putOffIn = (found: Understanding): Extract<Sure, { kind: 'command' }> | null => {
  const meant = found.kind === 'unsure' ? found.meant : found;
  return meant.kind === 'command' && (meant.command.kind === 'snooze' || meant.command.kind === 'remind')
    ? meant
    : null;
};
