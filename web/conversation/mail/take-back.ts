// Undoes or redoes one or several acts, and explains what it cannot undo.

import type { UndoRequest } from '#language/app/undo-request.ts';
import type { Acted } from '#language/en/app/recital.ts';
import { blockedBy, noSuchAct, sentIsFinal } from '#language/en/app/take-back-replies.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import { leaving } from '#web/commands/leaving.ts';
import { sent } from '#web/commands/sent.ts';
import { undoState } from '#web/commands/undo.ts';
import { firstKind, givenBy } from '#web/conversation/script/announcement.ts';
import { isBegunIn } from '#web/conversation/script/begun-in.ts';
import { recitedLast } from '#web/conversation/script/recent-acts.ts';
import { recitedOf } from '#web/conversation/script/recited-act.ts';
import { type Acts, threadOf } from './acts.ts';

export const takeBack = ({ redo, pick }: UndoRequest, acts: Acts, heard: string): string | null => {
  const { acts: done, undone } = undoState();
  const final = sentAmong(pick);
  if (final !== null) return final;
  const pool = (redo ? undone : done).toReversed();
  const picked = pickedOf(pool, pick);
  if (picked.length === 0) return noSuchAct(redo);
  const inTheWay = redo ? null : inTheWayOf(picked, done);
  if (inTheWay) return blockedBy(inTheWay);
  const [one, second] = picked;
  if (one && !second) acts[redo ? 'redo' : 'undo']({ heard }, one.id);
  else
    acts.several(
      redo ? 'redo' : 'undo',
      picked.map(({ id }) => id),
      { heard },
    );
  return null;
};

/** "The second one" in the recital may be sent mail, which is not an act. */
const sentAmong = (pick: UndoRequest['pick']): string | null => {
  const id = pick.kind === 'nth' ? recitedLast()[pick.nth - 1] : undefined;
  if (id === undefined || !sent.current().some(({ sendingId }) => sendingId === id)) return null;
  return sentIsFinal(leaving.current().some(({ confirmed }) => confirmed.sendingId === id));
};

const pickedOf = (pool: readonly GivenCommand[], pick: UndoRequest['pick']): GivenCommand[] => {
  switch (pick.kind) {
    case 'all':
      return [...pool];
    case 'last':
      return pool.slice(0, pick.count);
    case 'nth': {
      const listed = recitedLast().map((id) => pool.find((one) => one.id === id));
      const one = listed.length > 0 ? listed[pick.nth - 1] : pool[pick.nth - 1];
      return one ? [one] : [];
    }
    case 'named': {
      const one = pool.find(
        (act) =>
          (pick.of === null || firstKind(act) === pick.of) && (pick.who === null || isOf(original(act), pick.who)),
      );
      return one ? [one] : [];
    }
  }
};

/** An undo counts for the sender of the act it reverts. */
const original = (given: GivenCommand): GivenCommand => {
  const { command } = given;
  if (command.kind !== 'undo' && command.kind !== 'redo') return given;
  const target = givenBy(command.args.commandId);
  return target ? original(target) : given;
};

const isOf = (given: GivenCommand, who: string): boolean =>
  threadsOf(given).some((id) =>
    threadOf(id)?.messages.some(({ from }) => isBegunIn(`${from.name} ${from.email}`, who)),
  );

const inTheWayOf = (picked: readonly GivenCommand[], done: readonly GivenCommand[]): Acted | null => {
  const blocker = done.find((later) => !picked.includes(later) && picked.some((one) => blocks(later, one)));
  return blocker ? recitedOf(blocker) : null;
};

/** A later act moved the same mail, so the undo would conflict. */
const blocks = (later: GivenCommand, act: GivenCommand): boolean =>
  later.id > act.id && movesMail(later) && movesMail(act) && sharesThread(later, act);

const sharesThread = (one: GivenCommand, other: GivenCommand): boolean => {
  const threadIds = threadsOf(other);
  return threadsOf(one).some((id) => threadIds.includes(id));
};

const movesMail = ({ done }: GivenCommand): boolean =>
  done.some(
    ({ edits, swaps }) =>
      swaps.some(({ of }) => of !== 'block') ||
      edits.some(({ add, remove }) => [...add, ...remove].some((label) => places.has(label))),
  );

const places: ReadonlySet<string> = new Set(['inbox', 'trash', 'spam']);
