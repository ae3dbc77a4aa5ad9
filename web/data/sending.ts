import * as api from '#api/sending.ts';
import type { Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Proof } from '#domain/recipient-warning.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';

/** Time of the last change of a sending at the server, from the live channel (ms since 1970). */
const changed = deviceObservable(() => 0);
export const sendingChanged = { current: changed.current, subscribe: changed.subscribe };
export const heardSending = (at: number): void => changed.become(at);

/** `seen`: the version that the draft builds on, and its page. */
export type Seen = { version: number; writer: string };

export const keep = (draft: Draft, given: { save: boolean; seen: Seen }) =>
  inTurn(draft.id, () => call(api.keepDraft, { draft, ...given }));
export const discard = (id: DraftId) => inTurn(id, () => call(api.discardDraft, { id }));
export const saved = () => call(api.getDrafts, {});
export const move = (sendingId: SendingId, at: string | null) => call(api.moveSending, { sendingId, at });
export const list = () => call(api.getSendings, {});
export const stop = (draftId: DraftId, sendingId: SendingId) => call(api.stopSending, { draftId, sendingId });

export type ToSend = {
  sendingId: SendingId;
  draft: Draft;
  seen: Seen;
  confirmed: string;
  proof: Proof;
  strangers: string[];
  spoken: boolean;
  byVoice?: boolean | undefined;
  at: string | null;
};
/** Idempotent by id; returns the current state. */
export const send = (given: ToSend) => call(api.sendDraft, given);

/** A retry may reach the server. */
export const isTemporary = (code: ProblemCode): boolean => temporary.has(code);
const temporary: ReadonlySet<ProblemCode> = new Set([
  'network.offline',
  'database.unavailable',
  'session.missing',
  'unexpected',
]);

/** Serializes the calls for one draft: an earlier save must not restore a discarded draft. */
const inTurn = <T>(id: DraftId, ask: () => Promise<T>): Promise<T> => {
  const turn = (turns().get(id) ?? Promise.resolve()).then(ask);
  turns().set(
    id,
    turn.catch(() => {}),
  );
  return turn;
};
const turns = perDevice(() => new Map<DraftId, Promise<unknown>>());
