import * as say from '#language/en/player/session-replies.ts';
import type { Control } from '#language/intents/intent.ts';
import { rankingOf } from '#reading/ranking.ts';
import { now } from '#web/clock.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { unitsOf } from '#web/conversation/player/playback.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { type Detail, queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour, onScreen } from '#web/conversation/player/queue-view.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { formatsHere } from '#web/formats.ts';

export type ListeningControl = Extract<
  Control,
  { kind: 'headlines' | 'summaries' | 'shorter' | 'full-text' | 'newest-first' | 'important-first' }
>;

export const changeListening = (
  { kind }: ListeningControl,
  heard: string,
  assistant: AssistantSession,
): string | null => {
  if (kind === 'newest-first' || kind === 'important-first') return order(kind === 'newest-first', heard, assistant);
  const { detail } = assistant.player.state.current();
  return change(kind === 'shorter' ? less[detail] : kind === 'full-text' ? 'full' : kind, heard, assistant);
};

const less = { full: 'summaries', summaries: 'headlines', headlines: 'headlines' } as const satisfies Record<
  Detail,
  Detail
>;

export const readBeyond = (player: Player): void => {
  const state = player.state.current();
  const most = unitsOf[state.detail];
  const units = player.script()?.units.length ?? 0;
  if (queueViewOf(state).unit < most && most < units) player.send({ kind: 'unit', unit: most });
};

/** The extra reading of the current mail ends. The next mail uses the new setting. */
const change = (detail: Detail, heard: string, { player, captions }: AssistantSession): null => {
  const words = say.detailSaid[detail];
  player.send({ kind: 'detail', detail });
  const state = player.state.current();
  const view = queueViewOf(state);
  if (!state.playing && detail === 'full') player.send({ kind: 'play' }, words);
  else if (state.playing && view.unit >= unitsOf[detail] && neighbour(view, 1) !== null)
    player.send({ kind: 'next' }, words);
  else player.tell(words);
  captions.say(words, heard);
  return null;
};

const order = (
  newestFirst: boolean,
  heard: string,
  { player, captions, ownAddress }: AssistantSession,
): string | null => {
  const threads = onScreen(queueViewOf(player.state.current())).flatMap((id) => threadOf(id) ?? []);
  if (threads.length === 0) return say.nothingToSort;
  const moment = { now: now(), ownAddress, timeZone: zoneHere(), formats: formatsHere() };
  const { queue, aside } = rankingOf(threads, moment);
  const threadIds = newestFirst
    ? threads.toSorted((one, other) => newestAt(other) - newestAt(one)).map(({ id }) => id)
    : [...queue, ...aside].map(({ threadId }) => threadId);
  const words = newestFirst ? say.newestFirst : say.importantFirst;
  player.send({ kind: 'order', threadIds, newestFirst }, words);
  captions.say(words, heard);
  return null;
};

const newestAt = ({ messages }: NonNullable<ReturnType<typeof threadOf>>): number =>
  Date.parse(messages.at(-1)?.at ?? '');
