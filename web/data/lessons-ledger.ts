// The place of lessons among the ledgers of a page. Its rules arrive with the list (`lessons.ts`). Until then, changes wait here, and the
// server says what an undo did.
import type { Change } from '#domain/change/change.ts';
import type { LessonsChange, LessonsDone } from '#domain/change/lessons.ts';
import { perDevice } from '#web/device.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { deviceObservable } from './observable.ts';
import { type Overlay, withAnswer, withCommand } from './overlays.ts';
import { askWritingStyleAgain } from './writing-style.ts';

export const lessonOverlays = deviceObservable((): readonly Overlay<LessonsChange>[] => []);

type Rules = {
  doneBy: (changes: readonly LessonsChange[]) => LessonsDone[];
  heard: (revision: number) => void;
  forget: () => void;
};

export const lessonsHook = perDevice((): Rules => ({ doneBy: () => [], heard: () => {}, forget: () => {} }));

export const lessonsLedger: DeviceLedger = {
  doneBy: (changes) => lessonsHook().doneBy(ofLessons(changes)),
  show: (id, changes) => {
    const own = ofLessons(changes);
    if (own.length > 0) lessonOverlays.become(withCommand(lessonOverlays.current(), id, own));
  },
  answered: (id, revision) => {
    lessonOverlays.become(withAnswer(lessonOverlays.current(), id, revision));
    askWritingStyleAgain();
  },
  heard: (revision) => {
    lessonsHook().heard(revision);
    // The mailbox has nothing new.
    return false;
  },
  forget: () => {
    lessonOverlays.become([]);
    lessonsHook().forget();
  },
};

const ofLessons = (changes: readonly Change[]): LessonsChange[] =>
  changes.flatMap((change) => (change.ledger === 'lessons' ? [change] : []));
