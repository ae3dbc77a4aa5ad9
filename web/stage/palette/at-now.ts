import { threadOf } from '#web/conversation/mail/acts.ts';
import { isBlockedHere } from '#web/conversation/mail/blocking.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import type { Hands } from '#web/stage/use-player.ts';
import type { Known } from './sections.ts';
import type { At } from './standing.ts';

export const atNow = (hands: Hands): At => {
  const state = hands.player.state.current();
  const lane = queueViewOf(state);
  const thread = threadOf(lane.current);
  return {
    situation: situationOf(hands),
    blocked: isBlockedHere(lane.current, hands.ownAddress),
    muted: thread?.muted === true,
    next: neighbour(lane, 1) !== null,
    previous: neighbour(lane, -1) !== null,
    scope: state.scope,
    aside: state.views.aside.here.size,
    passed: state.passed !== null,
    detail: state.detail,
    newestFirst: state.newestFirst,
  };
};

export const senderNow = (hands: Hands): Known['sender'] => {
  const thread = threadOf(queueViewOf(hands.player.state.current()).current);
  const from = thread && scriptOf(thread).messages[0]?.message.from;
  if (from === undefined || from.email.toLowerCase() === hands.ownAddress.toLowerCase()) return null;
  return { called: spokenName(from) || from.email, name: from.name || from.email, email: from.email };
};
