// Waits as long as the server asks, then sends again. The server ran nothing of a call that it refused for its pace, so
// nothing happens twice.
import * as z from 'zod/mini';
import { deviceObservable } from './observable.ts';
import { pause } from './pause.ts';

/** Milliseconds. After `longest` the refusal counts. The person hears of a wait beyond `unsaid`. */
const waits = { longest: 60_000, unsaid: 2000 } as const;

/** The number of calls that have waited long enough to tell the person. */
const longWaits = deviceObservable(() => 0);

/** `send`: the whole request, with a timeout of its own. Throws the signal's reason if cancelled meanwhile. */
export const paced = async (send: () => Promise<Response>, cancelled: AbortSignal | undefined): Promise<Response> => {
  const ends = performance.now() + waits.longest;
  let leave: (() => void) | null = null;
  try {
    for (;;) {
      const answer = await send();
      const ms = await askedWait(answer);
      if (ms === null || performance.now() + ms > ends) return answer;
      leave ??= enterWait();
      await pause(ms, cancelled ?? new AbortController().signal);
      cancelled?.throwIfAborted();
    }
  } finally {
    leave?.();
  }
};

/** Says one sentence for all calls that wait together. Returns a function that stops. */
export const tellSlowDown = (tell: (words: { title: string; text: string }) => void): (() => void) => {
  let isAnnounced = false;
  return longWaits.subscribe(() => {
    const waiting = longWaits.current() > 0;
    if (waiting && !isAnnounced)
      tell({ title: 'That is a lot at once', text: 'Flow goes on in a moment. Nothing is lost.' });
    isAnnounced = waiting;
  });
};

const Refusal = z.object({ code: z.literal('calls.too-many') });

/** Milliseconds, or null if the answer is no refusal for its pace. */
const askedWait = async (answer: Response): Promise<number | null> => {
  if (answer.status !== 429) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const seconds = Number(answer.headers.get('retry-after') ?? 1);
  return Refusal.safeParse(body).success && Number.isFinite(seconds) ? Math.max(1, seconds) * 1000 : null;
};

const enterWait = (): (() => void) => {
  let counted = false;
  const timer = setTimeout(() => {
    counted = true;
    longWaits.become(longWaits.current() + 1);
  }, waits.unsaid);
  return () => {
    clearTimeout(timer);
    if (counted) longWaits.become(longWaits.current() - 1);
  };
};
