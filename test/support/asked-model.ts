// The server's side of what a page asks the language model, for tests of the page: it answers when the test says, and keeps what was asked.
import { vi } from 'vitest';
import { modelThere } from '#web/data/assistant.ts';

export type AskedModel = {
  /** The bodies of all requests, as they were sent. */
  asked: unknown[];
  /** Ends the newest request: with a wish, with none, or with a failure. */
  answers: (wish: string | null, about?: string | null) => void;
  fails: (code: string) => void;
};

/** From now on, until the globals are unstubbed. There is a model, unless it is said otherwise. */
export const askedModel = (there = true): AskedModel => {
  modelThere.become(there);
  const asked: unknown[] = [];
  let end: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(JSON.parse(body));
    return new Promise<Response>((done, broken) => {
      end = done;
      signal.addEventListener('abort', () => broken(signal.reason));
    });
  });
  return {
    asked,
    answers: (wish, about = null) => end(Response.json({ wish, about })),
    fails: (code) => end(Response.json({ code }, { status: 502 })),
  };
};
