// The place of promises among the ledgers of a page. Its rules arrive with the list (`promises.ts`). Until then, changes wait here, and the
// server says what an undo did.
import type { Change } from '#domain/change/change.ts';
import type { PromisesChange, PromisesDone } from '#domain/change/promises.ts';
import { perDevice } from '#web/device.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { deviceObservable } from './observable.ts';
import { type Overlay, withAnswer, withCommand } from './overlays.ts';

export const promiseOverlays = deviceObservable((): readonly Overlay<PromisesChange>[] => []);

type Rules = {
  doneBy: (changes: readonly PromisesChange[]) => PromisesDone[];
  heard: (revision: number) => void;
  forget: () => void;
};

export const promisesHook = perDevice((): Rules => ({ doneBy: () => [], heard: () => {}, forget: () => {} }));

export const promisesLedger: DeviceLedger = {
  doneBy: (changes) => promisesHook().doneBy(ofPromises(changes)),
  show: (id, changes) => {
    const own = ofPromises(changes);
    if (own.length > 0) promiseOverlays.become(withCommand(promiseOverlays.current(), id, own));
  },
  answered: (id, revision) => promiseOverlays.become(withAnswer(promiseOverlays.current(), id, revision)),
  heard: (revision) => {
    promisesHook().heard(revision);
    // The mailbox has nothing new.
    return false;
  },
  forget: () => {
    promiseOverlays.become([]);
    promisesHook().forget();
  },
};

const ofPromises = (changes: readonly Change[]): PromisesChange[] =>
  changes.flatMap((change) => (change.ledger === 'promises' ? [change] : []));
