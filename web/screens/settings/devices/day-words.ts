import { dayOf } from '#domain/day.ts';
import { briefMoment } from '#language/en/engine/moments.ts';
import { saidFrom } from '#web/conversation/script/zone.ts';

/** The server notes a use once a day. */
export const dayWords = (at: Date, now: Date): string => {
  const said = saidFrom(at);
  return dayOf(at, said.zone) === dayOf(now, said.zone) ? 'today' : briefMoment(said, true);
};
