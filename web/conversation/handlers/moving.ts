import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import * as say from '#language/en/player/session-replies.ts';
import type { Control } from '#language/intents/intent.ts';
import type { JumpTarget } from '#language/player/player-targets.ts';
import { secondsOfThread } from '#reading/announcement.ts';
import { rankingOf } from '#reading/ranking.ts';
import { now } from '#web/clock.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { timeToHear, unitsOf } from '#web/conversation/player/playback.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { onScreen, type QueueView } from '#web/conversation/player/queue-view.ts';
import { isBegunIn } from '#web/conversation/script/begun-in.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { formatsHere } from '#web/formats.ts';
import { changeListening, type ListeningControl, readBeyond } from './listening-mode.ts';
import { skip } from './skipping.ts';

export type MovingControl =
  | Extract<Control, { kind: 'start' | 'stop' | 'read' | 'lane' | 'jump' | 'pass' | 'pass-none' }>
  | ListeningControl;

export const moveAbout = (of: MovingControl, heard: string, assistant: AssistantSession): string | null => {
  switch (of.kind) {
    case 'start':
      return start(heard, assistant);
    case 'stop':
      return stop(heard, assistant);
    case 'read':
      return read(of.afresh, assistant);
    case 'lane':
      return change(of.view, heard, assistant);
    case 'jump':
      return jump(of, heard, assistant);
    case 'pass':
    case 'pass-none':
      return skip(of, heard, assistant);
    default:
      return changeListening(of, heard, assistant);
  }
};

const start = (heard: string, { player, captions, ownAddress }: AssistantSession): null => {
  const state = player.state.current();
  const left = onScreen(queueViewOf(state)).flatMap((id) => threadOf(id) ?? []);
  // Counts requests from known people, deferred mail and upcoming meetings.
  const { queue } = rankingOf(left, { now: now(), ownAddress, timeZone: zoneHere(), formats: formatsHere() });
  const urgent = queue.filter(({ tier }) => tier === 0).length;
  const seconds = timeToHear(
    left.map((thread) => secondsOfThread(thread, unitsOf[state.detail])),
    state.speed,
  );
  const words = say.startReply(left.length, urgent, Math.round(seconds / 60));
  if (state.playing || left.length === 0) player.tell(words);
  else player.send({ kind: 'play' }, words);
  captions.say(words, heard);
  return null;
};

/** After "stop", held mail stays held. */
const stop = (heard: string, { player, captions, drafting, asking, picking, bulk }: AssistantSession): null => {
  player.send({ kind: 'pause' });
  asking.close();
  picking.close();
  bulk.close();
  const done = new Set(player.session()?.acts.flatMap(({ threadIds }) => threadIds)).size;
  const words = say.stopWords(done, onScreen(queueViewOf(player.state.current())).length);
  player.end();
  captions.say(words, heard);
  if (drafting.now().sending === 'held') drafting.act({ kind: 'hold-all' }, heard);
  return null;
};

const read = (afresh: boolean, { player }: AssistantSession): null => {
  if (afresh || player.state.current().atEnd) player.send({ kind: 'unit', unit: 0 });
  else readBeyond(player);
  player.send({ kind: 'play' });
  return null;
};

const change = (view: 'queue' | 'aside', heard: string, { player, captions }: AssistantSession): string | null => {
  const count = player.state.current().views[view].here.size;
  if (count === 0) return say.queueViewEmpty[view];
  player.send({ kind: 'scope', scope: view });
  captions.say(say.queueViewReply(view, count), heard);
  return null;
};

const jump = (
  of: Extract<MovingControl, { kind: 'jump' }>,
  heard: string,
  { player, search }: AssistantSession,
): string | null => {
  const view = queueViewOf(player.state.current());
  const position = placeOf(of.to, view);
  if (position !== null) {
    if (search.state.current()?.view === 'list') return search.show(onScreen(view).indexOf(position) + 1);
    player.send({ kind: 'go', threadId: position });
    return null;
  }
  if (of.else === null) return say.noSuchMail(of.to, view.here.size);
  search.ask(spokenQuery(of.else), heard);
  return null;
};

const placeOf = (to: JumpTarget, view: QueueView): ThreadId | null => {
  const ids = onScreen(view);
  switch (to.kind) {
    case 'nth':
      return ids[to.nth - 1] ?? null;
    case 'end':
      return ids.at(-1) ?? null;
    case 'newest':
    case 'oldest':
      return byTime(ids, to.kind);
    case 'who':
      return nearest(ids, view, (thread) => isOf(thread, to.words));
    case 'about':
      return nearest(ids, view, (thread) => isBegunIn(subjectOf(thread), to.words));
  }
};

const byTime = (ids: readonly ThreadId[], which: 'newest' | 'oldest'): ThreadId | null => {
  const sign = which === 'newest' ? -1 : 1;
  const [first] = ids
    .map((id) => ({ id, at: Date.parse(threadOf(id)?.messages.at(-1)?.at ?? '') }))
    .toSorted((one, other) => sign * (one.at - other.at));
  return first?.id ?? null;
};

/** Prefers the next match and falls back to an earlier one. */
const nearest = (
  ids: readonly ThreadId[],
  { current }: QueueView,
  is: (thread: Thread) => boolean,
): ThreadId | null => {
  const from = current === null ? 0 : ids.indexOf(current) + 1;
  const around = [...ids.slice(from), ...ids.slice(0, from)];
  return (
    around.find((id) => {
      const thread = threadOf(id);
      return thread !== undefined && is(thread);
    }) ?? null
  );
};

const isOf = (thread: Thread, who: string): boolean =>
  thread.messages.some(({ from, labels }) => !labels.includes('sent') && isBegunIn(`${from.name} ${from.email}`, who));

const subjectOf = (thread: Thread): string => scriptOf(thread).messages[0]?.message.subject ?? '';
