// Keeps a name that the person gives somebody, with their own words as evidence.
import { Called, calledId, lessonSubject } from '#domain/lesson-note.ts';
import { type Changes, defineCommand } from './command.ts';

export const remember = defineCommand<'remember', Called, Changes<Called>>({
  kind: 'remember',
  args: Called,
  activity: 'settings_updated',
  grave: false,
  effect: {
    kind: 'changes',
    ledger: 'lessons',
    changes: (called) => [{ ledger: 'lessons', kind: 'remember', called }],
    about: (called) => [lessonSubject(calledId(called))],
  },
});
