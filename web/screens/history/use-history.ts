// The state of the history screen: its rows, its search, the selected row, and the acts undone here.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Activity } from '#domain/activity.ts';
import { CommandId } from '#domain/id.ts';
import { historyReplies } from '#language/en/history/history-replies.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { undoState } from '#web/commands/undo.ts';
import { type ActivityView, useActivity } from '#web/data/activity.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { findRows } from './find-rows.ts';
import { aboutOf } from './history-row.tsx';

export type History = {
  view: ActivityView;
  /** The rows on the screen. */
  rows: readonly Activity[];
  /** The search words. Null while the field is closed. */
  words: string | null;
  search: (words: string | null) => void;
  chosen: Activity | null;
  choose: (id: string | null) => void;
  canUndo: (of: Activity) => boolean;
  /** Undoes it, and returns what Flow says. Null if the act itself says it. */
  undo: (of: Activity) => string | null;
};

export const useHistory = (): History => {
  const session = useStageSession();
  const view = useActivity();
  const [words, search] = useState<string | null>(null);
  const [chosenId, choose] = useState<string | null>(null);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => findRows(view.activity ?? [], words ?? ''), [view.activity, words]);
  const canUndo = useCallback((of: Activity) => of.undoable !== null && !undone.has(of.id), [undone]);
  const undo = useCallback(
    (of: Activity) => {
      const said = canUndo(of) ? undoRow(of, session) : historyReplies.notUndoable;
      setUndone((before) => new Set(before).add(of.id));
      return said;
    },
    [canUndo, session],
  );
  useSayRefusal(view);
  useRefreshWhenDelivered(view.refresh);
  useLookFurther(view, words, rows.length);
  return { view, rows, words, search, chosen: rows.find(({ id }) => id === chosenId) ?? null, choose, canUndo, undo };
};

/** Undoes an act of this session like any other, with its notice and its redo. */
const undoRow = (of: Activity, { acts }: StageSession): string | null => {
  const commandId = CommandId.safeParse(of.undoable);
  if (!commandId.success) return historyReplies.notUndoable;
  if (undoState().acts.some(({ id }) => id === commandId.data)) {
    acts.undo({}, commandId.data);
    return null;
  }
  dispatch({ kind: 'undo', args: { commandId: commandId.data } }, { spoken: false });
  return historyReplies.undone(aboutOf(of));
};

/** Once there is a list, a failed request removes nothing. */
const useSayRefusal = ({ activity, refused }: ActivityView): void => {
  const hasFailed = activity !== null && refused !== null;
  useEffect(() => {
    if (hasFailed) notice({ title: 'Failed to fetch recent activity', icon: 'trouble', about: 'activity' });
  }, [hasFailed]);
};

/** An act or undo from here shows in the list once the server has it. */
const useRefreshWhenDelivered = (refresh: () => void): void => {
  const waiting = useObserved(mailbox, (box) => box.waiting);
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current > 0 && waiting === 0) refresh();
    before.current = waiting;
  }, [waiting, refresh]);
};

/** A search reads older pages until it has a screenful. */
const useLookFurther = ({ activity, next, request, more }: ActivityView, words: string | null, count: number): void => {
  const searchesFurther = words !== null && words !== '' && count < screenful && (activity?.length ?? 0) < furthest;
  useEffect(() => {
    if (searchesFurther && next !== null && request === null) more();
  }, [searchesFurther, next, request, more]);
};
const screenful = 10;
const furthest = 600;
