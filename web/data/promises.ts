// The person's promises on this device: the list of the last question, with marks that still wait for the server.
import { getPromises } from '#api/promises.ts';
import { applyMarks } from '#domain/change/promises.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { marksFrom, type OpenPromise, type PromiseMark, type PromiseMarks } from '#domain/promise.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { keepMarks, keptMarks } from './kept-marks.ts';
import { deviceObservable, type Observed } from './observable.ts';
import { promiseOverlays, promisesHook } from './promises-ledger.ts';
import { isAway } from './search.ts';

export type PromiseList = {
  state: 'asking' | 'ready' | 'failed';
  problem: ProblemCode | null;
  /** Null before the first answer. */
  promises: readonly OpenPromise[] | null;
  /** `device`: the server cannot be reached, so only the mail here counts. */
  where: 'mailbox' | 'device';
};

const first: PromiseList = { state: 'asking', problem: null, promises: null, where: 'mailbox' };

type Known = {
  revision: number;
  base: readonly OpenPromise[] | null;
  /** What the person said of each, as far as this page knows. */
  marks: PromiseMarks;
  /** The revision of the last mark of this page that the server has. */
  markRevision: number;
  ownAddress: string;
  follows: boolean;
};

const known = perDevice(
  (): Known => ({ revision: -1, base: null, marks: new Map(), markRevision: -1, ownAddress: '', follows: false }),
);
const shown = deviceObservable(() => first);

export const promiseList: Observed<PromiseList> = { current: shown.current, subscribe: shown.subscribe };

/** Asks the server, or without one reads the mail on this device. */
export const askPromises = async (ownAddress: string): Promise<PromiseList> => {
  follow(ownAddress);
  shown.become({ ...shown.current(), state: 'asking', problem: null });
  try {
    const { revision, promises, marks } = await call(getPromises, {});
    known().revision = revision;
    // An answer from before the last mark does not know it.
    learn(promises, revision < known().markRevision ? known().marks : marksFrom(marks), 'mailbox');
  } catch (error) {
    if (isAway(error)) await learnHere(ownAddress);
    else {
      const problem = error instanceof Problem ? error.code : 'unexpected';
      shown.become({ ...shown.current(), state: 'failed', problem });
    }
  }
  return shown.current();
};

const learnHere = async (ownAddress: string): Promise<void> => {
  const { promisesHere } = await import('./promises-here.ts');
  const marks = known().base === null ? await keptMarks() : known().marks;
  learn(promisesHere(ownAddress, marks), marks, 'device');
};

/** From the first question on, this page applies marks and hears of other tabs. */
const follow = (ownAddress: string): void => {
  const here = known();
  here.ownAddress = ownAddress;
  if (here.follows) return;
  here.follows = true;
  Object.assign(promisesHook(), {
    doneBy: (changes) => applyMarks(marksHere(), changes).done,
    heard: (revision) => {
      if (revision === known().revision) return;
      known().revision = revision;
      void askPromises(known().ownAddress);
    },
    forget: () => {
      Object.assign(known(), { revision: -1, base: null, marks: new Map(), markRevision: -1 });
      shown.become(first);
    },
  } satisfies ReturnType<typeof promisesHook>);
  promiseOverlays.subscribe(show);
};

const learn = (promises: readonly OpenPromise[], marks: PromiseMarks, where: PromiseList['where']): void => {
  Object.assign(known(), { base: promises, marks });
  if (where === 'mailbox') keepMarks(marks);
  shown.become({ ...shown.current(), state: 'ready', problem: null, where });
  show();
};

/** The marks with the changes that wait. */
export const marksHere = (): PromiseMarks =>
  applyMarks(
    known().marks,
    promiseOverlays.current().flatMap(({ changes }) => changes),
  ).marks;

/** Applies the marks to the list. A change becomes a mark once the server has it. */
const show = (): void => {
  const here = known();
  const overlays = promiseOverlays.current();
  const settled = overlays.filter(({ revision }) => revision !== null);
  if (settled.length > 0) {
    const { marks } = applyMarks(
      here.marks,
      settled.flatMap(({ changes }) => changes),
    );
    here.marks = marks;
    here.markRevision = Math.max(here.markRevision, ...settled.map(({ revision }) => revision ?? -1));
    // Before the first answer, this page knows only its own marks.
    if (here.base !== null) keepMarks(marks);
    return promiseOverlays.become(overlays.filter(({ revision }) => revision === null));
  }
  const marks = marksHere();
  const promises = here.base?.flatMap((one) => marked(one, marks.get(one.id) ?? 'open')) ?? null;
  shown.become({ ...shown.current(), promises });
};

const marked = (one: OpenPromise, mark: PromiseMark): OpenPromise[] => {
  if (mark === 'dropped') return [];
  if (mark === 'done') return [{ ...one, closed: one.closed ?? { how: 'marked', messageId: null, at: null } }];
  return [one.closed?.how === 'marked' ? { ...one, closed: null } : one];
};
