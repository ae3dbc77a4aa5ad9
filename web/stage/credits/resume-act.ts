// Does what waited for credits, as if the person had just said it.
import type { DraftId } from '#domain/draft.ts';
import { creditReplies as say } from '#language/en/app/credit-replies.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { keptDrafts, makeReady, openDraft, writing } from '#web/commands/draft-box.ts';
import { sendDraft, sendNote } from '#web/commands/leaving.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import type { UnpaidAct } from '#web/commands/unpaid-act.ts';
import { sentSaid } from '#web/conversation/drafting/hold.ts';
import { carryOut, utter } from '#web/conversation/handlers/utter.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';

/** Returns what Flow says. Null: the answer speaks for itself. */
export const resumeAct = async (act: UnpaidAct, session: StageSession): Promise<string | null> => {
  wordsCame('voice');
  switch (act.kind) {
    case 'mail':
    case 'note':
      return sendUnpaid(act);
    case 'command':
      dispatch(act.command, { spoken: true, id: act.id });
      return say.goesOn;
    case 'summary':
      session.player.send({ kind: 'go', threadId: act.threadId });
      carryOut({ kind: 'inquiry', about: 'gist', count: null }, '', session);
      return null;
    case 'answer':
      carryOut({ kind: 'control', control: { kind: 'search', words: act.words } }, act.words, session);
      return null;
    case 'briefing':
      carryOut({ kind: 'ask', request: { does: 'brief', of: act.of } }, say.briefing[act.of], session);
      return null;
    case 'prep':
      utter(act.words, session);
      return null;
    case 'question':
      carryOut({ kind: 'ask', request: { does: 'ask', asked: act.words } }, act.words, session);
      return null;
  }
};

type UnpaidMail = Extract<UnpaidAct, { kind: 'mail' | 'note' }>;

/** Returns what Flow says. */
export const sendUnpaid = async (act: UnpaidMail): Promise<string> => {
  if (!(await bringDraft(act.draftId))) return say.inDrafts;
  const ready = await makeReady();
  if (ready === null) return say.lookAgain;
  if (act.kind === 'note') {
    await sendNote(ready.draft, true);
    return say.goesOn;
  }
  // Only what the person heard may leave.
  const sent = ready.confirmed === act.confirmed ? sendDraft({ proof: act.proof, at: act.at }) : null;
  return sent === null ? say.lookAgain : sentSaid(sent, act.at === null ? null : new Date(act.at));
};

/** False: it is gone, or the person writes another one. */
const bringDraft = async (id: DraftId): Promise<boolean> => {
  const open = writing.current();
  if (open !== null) return open.draft.id === id;
  const kept = (await keptDrafts()).find(
    ({ draft, place, sending }) => draft.id === id && place !== 'gone' && sending === null,
  );
  if (kept !== undefined) openDraft(kept.draft);
  return kept !== undefined;
};
