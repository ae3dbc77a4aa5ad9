// Tells what Flow has learnt by threes, and has it forget one of those just said.
import { CommandId } from '#domain/id.ts';
import type { Lesson } from '#domain/lesson.ts';
import type { Setting } from '#domain/settings.ts';
import * as say from '#language/en/asking/lesson-replies.ts';
import { now } from '#web/clock.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { nextId } from '#web/commands/next-id.ts';
import { driving } from '#web/conversation/player/modes.ts';
import { askLessons } from '#web/data/lessons.ts';
import { settings } from '#web/data/settings.ts';
import { perDevice } from '#web/device.ts';
import { nameLesson } from './lesson-words.ts';
import { namePromises, type Teller } from './tell-promises.ts';
import { wantedKnown } from './wanted-known.ts';

/** The lessons that Flow named last, and the turn in which it did. */
const said = perDevice((): { last: readonly Lesson[]; turn: number } => ({ last: [], turn: -1 }));

/** 'That' is a lesson only until Flow says something else. */
export const hasSaidLessons = ({ captions }: Pick<Teller, 'captions'>): boolean => {
  const { last, turn } = said();
  return last.length > 0 && (captions.current()?.turn ?? turn) === turn;
};

export const tellLessons = async (heard: string | undefined, teller: Teller): Promise<void> => {
  const { state, lessons } = await askLessons();
  if (state === 'failed' || lessons === null) return tell(say.lessonsFailed, heard, teller);
  // Across the room the player stays in front.
  if (!driving.current()) wantedKnown.become(wantedKnown.current() + 1);
  if (lessons.length === 0) return tell(say.nothingLearnt, heard, teller);
  goOn(lessons, say.lessonCount(lessons.length), heard, teller);
};

const atOnce = 3;

const goOn = (all: readonly Lesson[], lead: string, heard: string | undefined, teller: Teller): void => {
  const now = all.slice(0, atOnce);
  const left = all.slice(atOnce);
  const lines = now.map((one, nth) => say.lessonLine(nth, nameLesson(one), say.evidenceWords(one)));
  const more = left.length > 0 ? [say.moreLessons(left.length)] : [];
  if (left.length > 0)
    teller.questions.ask({
      question: { kind: 'yes-no', act: 'go-on' },
      words: say.moreLessons(left.length),
      answered: ({ kind }, answer) => {
        if (kind === 'yes') goOn(left, '', answer, teller);
      },
    });
  tell([lead, ...lines, ...more].filter((part) => part !== '').join(' '), heard, teller);
  namePromises([]);
  name(now, teller);
};

const name = (last: readonly Lesson[], { captions }: Teller): void => {
  Object.assign(said(), { last, turn: captions.current()?.turn ?? -1 });
};

/** `nth`: of those named last. -1 is the last of them. */
export const forgetSaid = (nth: number, heard: string | undefined, teller: Teller): void => {
  const { last } = said();
  const one = last.at(nth);
  if (one === undefined) return tell(say.noSuchLesson(last.length), heard, teller);
  forgetLessons([one], heard !== undefined);
  tell(say.forgotten(nameLesson(one)), heard, teller);
  name(last, teller);
};

/** Forgetting everything takes a touch, so Flow shows where. */
export const showForgetAll = (heard: string | undefined, teller: Teller): void => {
  wantedKnown.become(wantedKnown.current() + 1);
  tell(say.forgetsByTouch, heard, teller);
};

/** Gives the commands. One undo takes all back. */
export const forgetLessons = (lessons: readonly Lesson[], spoken: boolean): CommandId[] => {
  const commandGroup = CommandId.parse(nextId());
  const how = { spoken, commandGroup };
  const ids = lessons.filter(({ kind }) => kind !== 'promise' && kind !== 'meetings').map(({ id }) => id);
  const habits = lessons.filter(({ kind }) => kind === 'meetings').map(({ words }) => words);
  const promises = lessons.flatMap(({ promiseId }) => promiseId ?? []);
  const given = [
    ...(ids.length === 0 ? [] : [dispatch({ kind: 'mark-lessons', args: { lessonIds: ids, mark: 'forgotten' } }, how)]),
    ...(habits.length === 0 ? [] : [dispatch({ kind: 'change-setting', args: withForgotten(habits) }, how)]),
    ...promises.map((promiseId) => dispatch({ kind: 'mark-promise', args: { promiseId, mark: 'open' } }, how)),
  ];
  return given.map(({ id }) => id);
};

const withForgotten = (habits: readonly string[]): Setting => {
  const at = now().getTime();
  const before = settings.current().forgottenHabits.filter(({ habit }) => !habits.includes(habit));
  return { name: 'forgottenHabits', value: [...before, ...habits.map((habit) => ({ habit, at }))].slice(-mostHabits) };
};

/** As many as the setting holds. */
const mostHabits = 40;

const tell = (words: string, heard: string | undefined, { captions, player }: Teller): void => {
  captions.say(words, heard);
  player.tell(words);
};
