import { expect, test } from 'vitest';
import { parseUndoRequest } from './undo-request.ts';

const short = (heard: string): string | null => {
  const taken = parseUndoRequest(heard);
  if (taken === null) return null;
  const { redo, pick } = taken;
  const what =
    pick.kind === 'last'
      ? `last ${pick.count}`
      : pick.kind === 'nth'
        ? `#${pick.nth}`
        : pick.kind === 'all'
          ? 'all'
          : `${pick.of ?? 'any'} of ${pick.who ?? 'anyone'}`;
  return `${redo ? 'redo' : 'undo'} ${what}`;
};

test.each<[heard: string, means: string | null]>([
  ['undo the last three', 'undo last 3'],
  ['undo the last 2 things', 'undo last 2'],
  ['undo my last four actions, please', 'undo last 4'],
  ['undo twice', 'undo last 2'],
  ['undo both', 'undo last 2'],
  ['undo everything', 'undo all'],
  ['undo all of it', 'undo all'],
  ['undo the second one', 'undo #2'],
  ['undo number 3', 'undo #3'],
  ['undo the archive of Tom’s mail', 'undo archive of tom'],
  ['undo archiving Tom’s mail', 'undo archive of tom'],
  ['undo the snooze of Maria Chen', 'undo snooze of maria chen'],
  ['undo the star on Anna’s email', 'undo star of anna'],
  ['undo Maria’s', 'undo any of maria'],
  ['undo the one from Anna', 'undo any of anna'],
  ['bring back the one from Anna', 'undo any of anna'],
  ['bring back Anna’s mail', 'undo any of anna'],
  ['bring Tom’s mail back', 'undo any of tom'],
  ['bring the mail from Tom back', 'undo any of tom'],
  ['unarchive Maria', 'undo any of maria'],
  ['redo the last two', 'redo last 2'],
  ['redo everything', 'redo all'],
  ['redo the archive of Tom’s mail', 'redo archive of tom'],
  ['undo', null],
  ['undo that', null],
  ['undo the last one', null],
  ['bring it back', null],
  ['bring back the last one', null],
  ['archive the one from Anna', null],
  ['take back control of the meeting', null],
])('%s', (heard, means) => expect(short(heard)).toBe(means));
