// The notice that offers the way back from what was just done.
import { notice as wordsOf, type Told } from '#language/en/replies.ts';
import type { Acts } from '#web/conversation/acts.ts';
import { dismissNotice, notice } from '#web/ui/notices/notice.ts';

/** Shows the newest offer in place of the one before; null takes it away. */
export const createUndoOffers = (undo: Acts['undo']): ((done: Told | null) => void) => {
  let shown: number | null = null;
  return (done) => {
    if (done === null) {
      if (shown !== null) dismissNotice(shown);
      shown = null;
      return;
    }
    shown = notice({
      about: 'undo',
      title: wordsOf(done),
      icon: done.kind === 'archive' ? 'archived' : 'done',
      action: { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => undo() },
    });
  };
};
