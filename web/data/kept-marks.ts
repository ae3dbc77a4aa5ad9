// The marks on promises in this device's store, for a page that opens without the server.
import { MarkedPromises, markedPromises, marksFrom, type PromiseMarks } from '#domain/promise.ts';
import { perDevice } from '#web/device.ts';
import type { Store } from './store.ts';

const open = perDevice((): { store: Store | null } => ({ store: null }));

export const keepMarksIn = (store: Store, stopped: AbortSignal): void => {
  const here = open();
  here.store = store;
  const leave = () => {
    if (here.store === store) here.store = null;
  };
  stopped.addEventListener('abort', leave, { once: true });
};

/** A device without space stores nothing: the server has the marks. */
export const keepMarks = (marks: PromiseMarks): void =>
  void open()
    .store?.change('place', { put: new Map([[key, markedPromises(marks)]]) })
    .catch(() => {});

export const keptMarks = async (): Promise<PromiseMarks> => {
  const kept = await open()
    .store?.some('place', [key])
    .catch(() => null);
  const marks = MarkedPromises.safeParse(kept?.get(key));
  return marksFrom(marks.success ? marks.data : []);
};

const key = 'marks';
