import type { Draft, SendingId } from '#domain/draft.ts';
import type { ThreadId } from '#domain/id.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `at`: the scheduled time, if any. */
export type Sent = { sendingId: SendingId; draft: Draft; at: string | null };

const given = deviceObservable((): readonly Sent[] => []);
export const sent = { current: given.current, subscribe: given.subscribe };

export const count = (one: Sent): void => given.become([...given.current(), one]);
export const uncount = (id: SendingId): void =>
  given.become(given.current().filter(({ sendingId }) => sendingId !== id));

/** `asks`: a recipient needs a press first. */
export type Returned = { draft: Draft; asks: boolean; sentence: string };
const back = deviceObservable((): Returned | null => null);
export const returned = { current: back.current, subscribe: back.subscribe, become: back.become };

export type Answer = { sendingId: SendingId; threadId: ThreadId };
export const answersIn = (all: readonly Sent[]): Answer[] =>
  all.flatMap(({ sendingId, draft: { kind, about } }) =>
    about && (kind === 'reply' || kind === 'reply-all') ? [{ sendingId, threadId: about.threadId }] : [],
  );
