// The ranking of the mail on this device. The queue and the briefing share it, so a thread is ranked once until it changes.
import type { Thread } from '#domain/mail.ts';
import { type Ranking, rankingOf } from '#reading/ranking.ts';
import type { RankingContext } from '#reading/reason.ts';
import { perDevice } from '#web/device.ts';

const kept = perDevice((): { last: Ranking | null } => ({ last: null }));

export const rankedHere = (threads: Iterable<Thread>, moment: RankingContext): Ranking => {
  const ranking = rankingOf(threads, moment, kept().last);
  kept().last = ranking;
  return ranking;
};
