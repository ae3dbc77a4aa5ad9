// What Flow knows about the person, on this device: the list of the last question, with changes that still wait for the server.
import { getLessons } from '#api/lessons.ts';
import { applyLessons } from '#domain/change/lessons.ts';
import { type Lesson, nameLessons } from '#domain/lesson.ts';
import { isForgotten, type LessonId, type LessonNote, type LessonNotes, lessonIdOf } from '#domain/lesson-note.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { isSameValue } from '#domain/same-value.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { lessonOverlays, lessonsHook } from './lessons-ledger.ts';
import { deviceObservable, type Observed } from './observable.ts';
import { settings } from './settings.ts';

export type LessonList = {
  state: 'asking' | 'ready' | 'failed';
  problem: ProblemCode | null;
  /** Null before the first answer. */
  lessons: readonly Lesson[] | null;
  forgotten: readonly LessonId[];
};

const first: LessonList = { state: 'asking', problem: null, lessons: null, forgotten: [] };

/** Habits with meetings. The calendar on this device knows them, once it is there. */
export const meetingHabits = perDevice((): { ask: () => Promise<readonly Lesson[]> } => ({ ask: async () => [] }));

type Known = { revision: number; lessons: readonly Lesson[] | null; notes: LessonNotes; follows: boolean };

const known = perDevice((): Known => ({ revision: -1, lessons: null, notes: new Map(), follows: false }));
const shown = deviceObservable(() => first);

export const lessonList: Observed<LessonList> = { current: shown.current, subscribe: shown.subscribe };

export const askLessons = async (): Promise<LessonList> => {
  followLessons();
  shown.become({ ...shown.current(), state: 'asking', problem: null });
  try {
    const [{ revision, lessons, forgotten }, habits] = await Promise.all([call(getLessons, {}), meetingHabits().ask()]);
    Object.assign(known(), { revision, lessons: [...lessons, ...habits], notes: notesFrom(lessons, forgotten) });
    shown.become({ ...shown.current(), state: 'ready', problem: null });
    show();
  } catch (error) {
    shown.become({
      ...shown.current(),
      state: 'failed',
      problem: error instanceof Problem ? error.code : 'unexpected',
    });
  }
  return shown.current();
};

/** From then on, this page applies changes and hears of other tabs. */
export const followLessons = (): void => {
  const here = known();
  if (here.follows) return;
  here.follows = true;
  Object.assign(lessonsHook(), {
    doneBy: (changes) => applyLessons(notesHere(), changes).done,
    heard: (revision) => {
      if (revision === known().revision || known().lessons === null) return;
      void askLessons();
    },
    forget: () => {
      Object.assign(known(), { revision: -1, lessons: null, notes: new Map() });
      shown.become(first);
    },
  } satisfies ReturnType<typeof lessonsHook>);
  lessonOverlays.subscribe(show);
  let { forgottenHabits: before } = settings.current();
  settings.subscribe(() => {
    const { forgottenHabits } = settings.current();
    if (isSameValue(before, forgottenHabits)) return;
    before = forgottenHabits;
    if (known().lessons !== null) void askLessons();
  });
};

const notesFrom = (lessons: readonly Lesson[], forgotten: readonly LessonId[]): LessonNotes =>
  new Map<LessonId, LessonNote>([
    ...forgotten.map((id): [LessonId, LessonNote] => [id, 'forgotten']),
    ...lessons.flatMap(({ id, kind, who, words, said, since }): [LessonId, LessonNote][] =>
      kind === 'called' && who !== null && said !== undefined
        ? [[id, { alias: words, email: who.email, name: who.name, said, at: since }]]
        : [],
    ),
  ]);

const notesHere = (): LessonNotes =>
  applyLessons(
    known().notes,
    lessonOverlays.current().flatMap(({ changes }) => changes),
  ).notes;

/** Applies the waiting changes to the list. A change leaves the overlays once the server's list has it. */
const show = (): void => {
  const { revision, lessons } = known();
  const overlays = lessonOverlays.current();
  const left = overlays.filter((one) => one.revision === null || one.revision > revision);
  if (left.length < overlays.length) return lessonOverlays.become(left);
  if (lessons === null) return;
  const notes = notesHere();
  const learnt = lessons.filter(({ id, kind }) => kind !== 'called' && !isForgotten(notes, id));
  const forgotten = [
    ...[...notes].flatMap(([id, note]) => (note === 'forgotten' ? [id] : [])),
    ...forgottenMeetings(learnt),
  ];
  shown.become({ ...shown.current(), lessons: [...nameLessons(notes), ...learnt], forgotten });
};

/** A habit that newer meetings show again is no longer forgotten. */
const forgottenMeetings = (learnt: readonly Lesson[]): LessonId[] => {
  const ids = settings.current().forgottenHabits.flatMap(({ habit }) => lessonIdOf('meetings', habit) ?? []);
  return [...new Set(ids)].filter((id) => !learnt.some((one) => one.id === id));
};
