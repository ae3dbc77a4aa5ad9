// Has Flow forget, learn again, or use another name, and offers the way back.
import type { Command } from '#commands/registry.ts';
import { CommandId } from '#domain/id.ts';
import type { Lesson } from '#domain/lesson.ts';
import type { Called, LessonId } from '#domain/lesson-note.ts';
import type { Setting } from '#domain/settings.ts';
import { forgottenSome } from '#language/en/asking/lesson-replies.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { nextId } from '#web/commands/next-id.ts';
import { undo } from '#web/commands/undo.ts';
import { forgetLessons } from '#web/conversation/answers/tell-lessons.ts';
import { settings } from '#web/data/settings.ts';
import { notice } from '#web/ui/notices/notice.ts';

export const forget = (lessons: readonly Lesson[]): void =>
  offerUndo(forgottenSome(lessons.length), forgetLessons(lessons, false));

export const learnAgain = (id: LessonId): void =>
  offerUndo('Flow may learn it again', [dispatch(learning(id), { spoken: false }).id]);

const learning = (id: LessonId): Command =>
  id.startsWith(meetings)
    ? { kind: 'change-setting', args: withoutForgotten(id.slice(meetings.length)) }
    : { kind: 'mark-lessons', args: { lessonIds: [id], mark: 'learnt' } };

const meetings = 'meetings:';

const withoutForgotten = (habit: string): Setting => ({
  name: 'forgottenHabits',
  value: settings.current().forgottenHabits.filter((one) => one.habit !== habit),
});

/** `isOther`: the name before goes. */
export const rename = ({ id }: Lesson, called: Called, isOther: boolean): void => {
  const how = { spoken: false, commandGroup: CommandId.parse(nextId()) };
  const given = [
    ...(isOther ? [dispatch({ kind: 'mark-lessons', args: { lessonIds: [id], mark: 'forgotten' } }, how)] : []),
    dispatch({ kind: 'remember', args: called }, how),
  ];
  offerUndo(
    'Changed the name',
    given.map((one) => one.id),
  );
};

const offerUndo = (title: string, ids: readonly CommandId[]): void => {
  notice({
    about: 'undo',
    title,
    icon: 'done',
    action: {
      label: 'Undo',
      shortcut: 'Z',
      altText: 'Press Z to undo',
      run: () => {
        const how = { spoken: false, commandGroup: CommandId.parse(nextId()) };
        for (const id of ids.toReversed()) undo(id, how);
      },
    },
  });
};
