// A fake language model route for page tests. It answers on demand and records the requests.
import { vi } from 'vitest';
import { modelThere } from '#web/data/assistant.ts';
import { setHere } from './settings.ts';

export type AskedModel = {
  asked: unknown[];
  /** Answers the newest request: with an intent, with none, or with a failure. */
  answers: (intent: string | null, about?: string | null) => void;
  fails: (code: string) => void;
};

/** Active until the test unstubs the globals. A model exists by default. */
export const askedModel = (there = true): AskedModel => {
  modelThere.become(there);
  setHere({ modelHelps: there });
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
    answers: (intent, about = null) => end(Response.json({ intent, about })),
    fails: (code) => end(Response.json({ code }, { status: 502 })),
  };
};
