import { threadOf } from '#web/conversation/mail/acts.ts';
import { isBlockedHere } from '#web/conversation/mail/blocking.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import type { Known } from './sections.ts';
import type { At } from './standing.ts';

export const atNow = (session: StageSession): At => {
  const state = session.player.state.current();
  const view = queueViewOf(state);
  const thread = threadOf(view.current);
  return {
    situation: situationOf(session),
    blocked: isBlockedHere(view.current, session.ownAddress),
    muted: thread?.muted === true,
    next: neighbour(view, 1) !== null,
    previous: neighbour(view, -1) !== null,
    scope: state.scope,
    aside: state.views.aside.here.size,
    passed: state.passed !== null,
    detail: state.detail,
    newestFirst: state.newestFirst,
  };
};

export const senderNow = (session: StageSession): Known['sender'] => {
  const thread = threadOf(queueViewOf(session.player.state.current()).current);
  const from = thread && scriptOf(thread).messages[0]?.message.from;
  if (from === undefined || from.email.toLowerCase() === session.ownAddress.toLowerCase()) return null;
  return { called: spokenName(from) || from.email, name: from.name || from.email, email: from.email };
};
