// The marks on promises in this device's store, for a page that opens without the server.
import { MarkedPromises, markedPromises, marksFrom, type PromiseMarks } from '#domain/promise.ts';
import { perDevice } from '#web/device.ts';
import type { Store } from './store.ts';

const at = perDevice((): { store: Store | null } => ({ store: null }));

export const keepMarksIn = (store: Store, stopped: AbortSignal): void => {
  at().store = store;
  stopped.addEventListener('abort', () => Object.assign(at(), { store: null }), { once: true });
};

/** Without space, the server still has them. */
export const keepMarks = (marks: PromiseMarks): void =>
  void at()
    .store?.change('place', { put: new Map([[key, markedPromises(marks)]]) })
    .catch(() => {});

export const keptMarks = async (): Promise<PromiseMarks> => {
  const kept = await at()
    .store?.some('place', [key])
    .catch(() => null);
  const marks = MarkedPromises.safeParse(kept?.get(key));
  return marksFrom(marks.success ? marks.data : []);
};

const key = 'marks';
