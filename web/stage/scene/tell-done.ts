import type { Activity } from '#domain/activity.ts';
import { doneWords } from '#language/en/history/done-words.ts';
import { type ActivityWords, actionsWords, historyReplies } from '#language/en/history/history-replies.ts';
import type { HistoryIntent } from '#language/history/history-scene.ts';
import { spanOf } from '#language/history/period.ts';
import { now } from '#web/clock.ts';
import type { Saying } from '#web/conversation/player/saying.ts';
import { activitySince } from '#web/data/activity.ts';

type Asked = Extract<HistoryIntent, { kind: 'review' }>;

export const tellDone = async (asked: Asked, heard: string, saying: Saying): Promise<void> => {
  const span = asked.period && spanOf(asked.period, now());
  try {
    const { activity, whole } = await activitySince(span?.from ?? null);
    const rows = activity.filter((of) => isAsked(of, asked, span));
    saying.say(actionsWords(rows.flatMap(wordsOf), asked.shown, !whole), heard);
  } catch {
    saying.say(historyReplies.failed, heard);
  }
};

const isAsked = ({ actionType, at }: Activity, { actions }: Asked, span: ReturnType<typeof spanOf> | null): boolean => {
  if (actions !== null && !actions.includes(actionType)) return false;
  const then = new Date(at);
  return span === null || (then >= span.from && then < span.to);
};

const wordsOf = ({ actionType, subject, email }: Activity): ActivityWords[] => {
  const done = doneWords(actionType);
  return done === null ? [] : [{ done, about: subject || email || 'an email' }];
};
