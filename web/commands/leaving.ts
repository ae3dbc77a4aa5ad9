import { confirmedText, type Draft, recipientsOf, SendingId } from '#domain/draft.ts';
import { isProblemCode, Problem, type ProblemCode, problems } from '#domain/problem.ts';
import { type Proof, unproven } from '#domain/recipient-warning.ts';
import { now } from '#web/clock.ts';
import * as server from '#web/data/sending.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import {
  draftsWritten,
  forgetDraft,
  handOver,
  keepAside,
  keepThere,
  keptDrafts,
  openDraft,
  orphaned,
  ownDrafts,
  sha256,
  takeOverDrafts,
  writing,
} from './draft-box.ts';
import { type Confirmed, isUntold, proofOf } from './draft-records.ts';
import { recallVersion, seenOf } from './draft-versions.ts';
import { nextId } from './next-id.ts';
import { saidAloud } from './said-aloud.ts';
import { following, type SendingEvents } from './sending-follower.ts';
import { openSendingTabs } from './sending-tabs.ts';
import { count, returned, uncount } from './sent.ts';
import {
  add,
  drop,
  find,
  isLater,
  type Leaving,
  nextStepFor,
  noteHeld,
  noteLeft,
  owesFor,
  set,
  takeOver,
  underWay,
  waiting,
  wasHeld,
} from './under-way.ts';
import { needCredits, unpaidMail } from './unpaid-act.ts';

export const leaving = { current: underWay.current, subscribe: underWay.subscribe };

/** Nobody else reads a note to oneself, so it needs no hold. */
export const isNote = ({ draft }: Pick<Leaving, 'draft'>): boolean => {
  const own = following().events?.ownAddress()?.toLowerCase();
  return recipientsOf(draft).every(({ email }) => email.toLowerCase() === own);
};
export const isHeld = (one: Leaving): boolean => !isLater(one) && !isNote(one);

/** Delay between retries and between status checks, in ms. */
const again = 3000;
/** Timers do not cover longer waits. */
const longest = 600_000;

export const followSendings = (scope: string, next: SendingEvents): (() => void) => {
  const own = following();
  own.events = next;
  own.tabs = openSendingTabs(scope, later);
  const closed = new AbortController();
  const unheard = server.sendingChanged.subscribe(() => void check());
  window.addEventListener('online', deliver, { signal: closed.signal });
  void takeUp();
  return () => {
    closed.abort();
    unheard();
    clearTimeout(own.timer);
    own.tabs?.close();
    own.tabs = null;
    own.events = null;
    underWay.become([]);
  };
};

export const deliver = (): void => {
  void keepThere();
  void push().then(catchUp);
};

/** `paid`: the spoken request has its credit already, for something else that it made. */
export type SentBy = { proof: Proof; at: string | null; paid?: boolean };

/** Null if the draft is not ready, or a recipient needs more than a spoken yes. */
export const sendDraft = (by: SentBy): Draft | null => {
  const current = writing.current();
  if (current?.confirmed == null || recipientsOf(current.draft).length === 0) return null;
  const strangers = unproven(current.warnings);
  if (strangers.length > 0 && by.proof === 'voice') return null;
  sendConfirmed(current.draft, { ...by, confirmed: current.confirmed, strangers });
  return current.draft;
};

type Checked = SentBy & Pick<Confirmed, 'confirmed' | 'strangers'>;

export const sendConfirmed = (draft: Draft, { confirmed, proof, at, strangers, paid = false }: Checked): void => {
  const sendingId = SendingId.parse(nextId());
  const spoken = proof === 'voice' || proof === 'number';
  const byVoice = spoken && saidAloud() && !paid;
  count({ sendingId, draft, at });
  begin(draft, { sendingId, confirmed, proof, strangers, spoken, byVoice, at, holdWanted: false });
};

const begin = (draft: Draft, confirmed: Confirmed): void => {
  handOver(draft, confirmed);
  add({ draft, confirmed, leavesAt: null, asked: false, here: true });
  following().tabs?.tell({ kind: 'waits', draft, confirmed });
  void push();
};

export type Answered = 'held' | 'left' | 'unreachable';

/** A note to oneself has no hold. The caller announces it. Resolves when the device keeps it. */
export const sendNote = async (draft: Draft, spoken: boolean): Promise<void> => {
  const sendingId = SendingId.parse(nextId());
  const confirmed = await sha256(confirmedText(draft));
  const byVoice = spoken && saidAloud();
  begin(draft, { sendingId, confirmed, proof: 'voice', strangers: [], spoken, byVoice, at: null, holdWanted: false });
  await draftsWritten();
};

export const moveLeaving = async (id: SendingId, at: string | null): Promise<void> => {
  const { leavesIn } = await server.move(id, at);
  set(id, { leavesAt: now().getTime() + leavesIn });
  later();
};

export const holdBack = async (id: SendingId): Promise<Answered> => {
  const one = find(id);
  if (!one) return 'left';
  try {
    // The server does not know mail that never left the device.
    const { held } = one.asked || hasNetwork() ? await server.stop(one.draft.id, id) : { held: true };
    if (!held) return 'left';
  } catch (error) {
    if (find(id)?.asked || !(error instanceof Problem)) {
      wantHeld(one, true);
      return 'unreachable';
    }
  }
  noteHeld(id);
  drop(id);
  uncount(id);
  openDraft(one.draft, 'ready');
  following().tabs?.tell({ kind: 'held', id });
  return 'held';
};

/** Stored, for a retry of the hold at the next visit. */
const wantHeld = ({ draft, confirmed: before }: Leaving, holdWanted: boolean): void => {
  const confirmed = { ...before, holdWanted };
  handOver(draft, confirmed);
  set(confirmed.sendingId, { confirmed });
  following().tabs?.tell({ kind: 'waits', draft, confirmed });
  later();
};

const push = async (): Promise<void> => {
  for (const { confirmed } of underWay.current()) await pushOne(confirmed.sendingId);
  later();
};

const pushOne = async (id: SendingId): Promise<void> => {
  // The person may have held it during the earlier pushes.
  const one = find(id);
  if (!one || !hasNetwork()) return;
  if (one.confirmed.holdWanted) return stopRequested(one);
  if (one.leavesAt !== null) return;
  const step = await nextStepFor(one);
  if (step === 'hold') return stopRequested(one);
  if (step === 'nothing') return drop(id);
  await giveToServer(one);
};

const giveToServer = async ({ draft, confirmed }: Leaving): Promise<void> => {
  const id = confirmed.sendingId;
  set(id, { asked: true });
  following().tabs?.tell({ kind: 'asked', id });
  try {
    const proof = proofOf(confirmed);
    const taken = await server.send({ ...confirmed, proof, draft, seen: seenOf(draft.id) });
    // The hold arrived during the request.
    if (wasHeld(id)) await server.stop(draft.id, id);
    else if (taken.state === 'stopped') await stoppedBefore(draft, id);
    else set(id, { leavesAt: now().getTime() + taken.leavesIn });
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'unexpected';
    if (server.isTemporary(code)) return;
    refused(draft, id, code);
    if (code === 'credits.none') needCredits(unpaidMail(draft, { ...confirmed, proof: proofOf(confirmed) }));
  }
};

/** The page closed before the device stored the hold, or another tab has the draft open. */
const stoppedBefore = async (draft: Draft, id: SendingId): Promise<void> => {
  if ((await ownDrafts()).some((one) => one.draft.id === draft.id)) return giveBack(draft, id, 'You held it.');
  drop(id);
  uncount(id);
};

const stopRequested = async (one: Leaving): Promise<void> => {
  const { draft, confirmed } = one;
  const answer = await server.stop(draft.id, confirmed.sendingId).catch(() => null);
  if (answer?.held) giveBack(draft, confirmed.sendingId, 'You held it.');
  else if (answer) wantHeld(one, false);
};

/** Checks again at the send time, and pushes mail that the server does not have yet. */
const later = (): void => {
  const own = following();
  clearTimeout(own.timer);
  if (underWay.current().length === 0) return;
  const waits = underWay
    .current()
    .map(({ leavesAt, confirmed }) => (leavesAt === null || confirmed.holdWanted ? 0 : leavesAt - now().getTime()));
  own.timer = setTimeout(() => void push().then(check), Math.min(longest, Math.max(again, Math.min(...waits) + 500)));
};

const check = async (): Promise<void> => {
  const own = following();
  const answer = await server.list().catch(() => null);
  if (answer === null || own.events === null) return later();
  for (const one of answer.sendings) {
    const mine = find(one.id);
    const draft = answer.drafts.find(({ id }) => id === one.draftId);
    if (mine?.leavesAt === null && isOpen(one.state)) set(one.id, { leavesAt: now().getTime() + one.leavesIn });
    if (mine) settle(mine, one);
    else if (draft && isOpen(one.state)) takeOver(draft, one);
  }
  later();
};

const settle = (
  { draft }: Leaving,
  { id, state, problem }: { id: SendingId; state: string; problem: string | null },
): void => {
  if (state === 'sent') {
    drop(id);
    forgetDraft(draft.id);
    noteLeft();
    following().events?.sent(draft);
  } else if (state === 'stopped') {
    drop(id);
    uncount(id);
    keepAside(draft);
  } else if (!isOpen(state)) refused(draft, id, isProblemCode(problem) ? problem : 'unexpected');
};

const isOpen = (state: string): boolean => state === 'queued' || state === 'drafted' || state === 'leaving';

const refused = (draft: Draft, id: SendingId, code: ProblemCode): void => {
  giveBack(draft, id, problems[code].title, code === 'draft.unconfirmed');
  if (code === 'thread.unknown') orphaned(draft);
};

/** `asks`: the server doubts a recipient, and the draft asks again once its reasons are here. */
const giveBack = (draft: Draft, id: SendingId, sentence: string, asks = false): void => {
  drop(id);
  uncount(id);
  keepAside(draft);
  if (writing.current() === null) openDraft(draft, asks ? 'ready' : 'writing');
  const tell = (): void => {
    returned.become({ draft, asks, sentence });
    following().events?.back(draft, sentence);
  };
  if (asks) void keepThere().then(tell);
  else tell();
};

const takeUp = async (): Promise<void> => {
  const own = following();
  const forks = await takeOverDrafts();
  const kept = await keptDrafts();
  if (own.events === null) return;
  if (forks.length > 0) own.events.forked();
  for (const record of kept) recallVersion(record.draft, record);
  const sendings = kept.flatMap(({ draft, sending }) => (sending ? [waiting(draft, sending)] : []));
  // Ids sort by time.
  sendings.sort((one, other) => (one.confirmed.sendingId < other.confirmed.sendingId ? -1 : 1));
  for (const one of sendings) owesFor(one);
  underWay.become([...sendings, ...underWay.current()]);
  const open = kept.find(({ place, sending }) => place === 'on' && sending === null);
  if (open && writing.current() === null) openDraft(open.draft);
  await push();
  await check();
  await catchUp();
};

const catchUp = async (): Promise<void> => {
  const own = following();
  const unknown = (await ownDrafts()).filter(
    (one) => one.sending === null && isUntold(one) && one.draft.id !== writing.current()?.draft.id,
  );
  if (unknown.length === 0) return;
  const part = await import('./draft-catch-up.ts').catch(() => null);
  if (own.events !== null) await part?.catchUpDrafts(unknown);
};
