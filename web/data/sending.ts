// Drafts and their sending as the server has them: kept as they are typed, sent, held back.
import * as api from '#api/sending.ts';
import type { Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';

/** When a sending last changed at the server, milliseconds since 1970, as the live channel told it. */
const changed = deviceObservable(() => 0);
export const sendingChanged = { current: changed.current, subscribe: changed.subscribe };
export const heardSending = (at: number): void => changed.become(at);

/** `seen`: the version that it was written upon, and by which page. */
export type Seen = { version: number; writer: string };

export const keep = (draft: Draft, given: { save: boolean; seen: Seen }) =>
  inTurn(draft.id, () => call(api.keepDraft, { draft, ...given }));
export const discard = (id: DraftId) => inTurn(id, () => call(api.discardDraft, { id }));
export const saved = () => call(api.getDrafts, {});
export const move = (sendingId: SendingId, at: string | null) => call(api.moveSending, { sendingId, at });
export const setHold = (seconds: number) => call(api.setHold, { seconds });
export const list = () => call(api.getSendings, {});
export const stop = (draftId: DraftId, sendingId: SendingId) => call(api.stopSending, { draftId, sendingId });

export type ToSend = {
  sendingId: SendingId;
  draft: Draft;
  seen: Seen;
  confirmed: string;
  strangers: string[];
  spoken: boolean;
  at: string | null;
};
/** Repeating it under the same id is the same sending, and gets the answer as it stands. */
export const send = (given: ToSend) => call(api.sendDraft, given);

/** After these the server may be reached again. */
export const isPassing = (code: ProblemCode): boolean => passing.has(code);
const passing: ReadonlySet<ProblemCode> = new Set([
  'network.offline',
  'database.unavailable',
  'session.missing',
  'unexpected',
]);

/** Of one draft one after the other: what was kept before it was thrown away must not bring it back. */
const inTurn = <T>(id: DraftId, ask: () => Promise<T>): Promise<T> => {
  const turn = (turns().get(id) ?? Promise.resolve()).then(ask);
  turns().set(
    id,
    turn.catch(() => {}),
  );
  return turn;
};
const turns = perDevice(() => new Map<DraftId, Promise<unknown>>());
