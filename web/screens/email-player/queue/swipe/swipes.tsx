// Swipes on the rows of the queue: right archives, left asks until when to snooze. Keys and the buttons of an open mail do the same.
import { AlarmClock, Archive } from 'lucide-react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ThreadId } from '#domain/id.ts';
import { type StageSession, useStageSession } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { SwipeKind } from './swipe.ts';
import styles from './swipes.module.css';
import { UndoHere } from './undo-here.tsx';
import { useSwipe } from './use-swipe.ts';

type Props = {
  list: RefObject<HTMLElement | null>;
  /** Closes the sheet that holds the list. Undefined without a sheet. */
  onChosen: (() => void) | undefined;
};

export function Swipes({ list, onChosen }: Props) {
  const session = useStageSession();
  const swiped = useSwipe(list, (kind, row) => {
    const id = ThreadId.safeParse(row.dataset['thread']);
    if (id.success) acts[kind](id.data, session, row, onChosen);
  });
  return (
    <>
      {swiped && createPortal(<Hint kind={swiped.kind} passes={swiped.passes} />, swiped.row)}
      {onChosen && <UndoHere />}
    </>
  );
}

/** Shows behind the row. Nobody but the finger needs it. */
function Hint({ kind, passes }: { kind: SwipeKind; passes: boolean }) {
  const { label, Icon } = hints[kind];
  return (
    <div
      className={classNames(styles.hint, styles[kind], passes && styles.passes)}
      data-swipe={kind}
      aria-hidden="true"
    >
      <Icon size={20} strokeWidth={1.75} />
      {label}
    </div>
  );
}

const hints = {
  archive: { label: 'Archive', Icon: Archive },
  snooze: { label: 'Snooze', Icon: AlarmClock },
} satisfies Record<SwipeKind, object>;

type Act = (id: ThreadId, session: StageSession, row: HTMLElement, onChosen: (() => void) | undefined) => void;

const acts: Record<SwipeKind, Act> = {
  archive: (id, { acts: give, modelQuestion }) => {
    modelQuestion.drop();
    give.give({ kind: 'archive', args: { threadIds: [id] } });
  },
  snooze: (id, { asking, modelQuestion }, row, onChosen) => {
    modelQuestion.drop();
    const ask = (): void => asking.ask({ command: 'snooze', threadId: id });
    // The choices stand under an open sheet. A closed one first gives the focus back.
    const sheet = row.closest('dialog');
    if (!sheet) return ask();
    sheet.addEventListener('close', ask, { once: true });
    onChosen?.();
  },
};
