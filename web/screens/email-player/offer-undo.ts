// The notice that offers the way back from what was just done.
import { type Told, notice as wordsOf } from '#language/en/replies.ts';
import type { Acts } from '#web/conversation/acts.ts';
import { dismissNotice, notice } from '#web/ui/notices/notice.ts';

/** Shows the newest offer in place of the one before, once the next mail is painted; null takes it away. */
export const createUndoOffers = (undo: Acts['undo']): ((done: Told | null) => void) => {
  let shown: number | null = null;
  let waiting: Told | null = null;
  const show = (): void => {
    if (waiting === null) return;
    shown = notice({
      about: 'undo',
      title: wordsOf(waiting),
      icon: waiting.kind === 'archive' ? 'archived' : 'done',
      action: { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => undo() },
    });
    waiting = null;
  };
  return (done) => {
    waiting = done;
    if (done !== null) return afterPaint(show);
    if (shown !== null) dismissNotice(shown);
    shown = null;
  };
};

const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
