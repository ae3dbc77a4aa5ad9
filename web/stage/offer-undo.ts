import { notice as wordsOf } from '#language/en/app/replies.ts';
import type { Acts, Offer } from '#web/conversation/mail/acts.ts';
import { dismissNotice, type NoticeAction, notice } from '#web/ui/notices/notice.ts';

type Ways = Pick<Acts, 'undo' | 'redo' | 'several'>;

/** Shows the offer once the next mail is on the screen. Null removes it. */
export const createUndoOffers = (ways: () => Ways): ((offer: Offer | null) => void) => {
  let shown: number | null = null;
  let waiting: Offer | null = null;
  const show = (): void => {
    if (waiting === null) return;
    shown = notice({
      about: 'undo',
      title: titleOf(waiting),
      icon: waiting.announcement.kind === 'archive' ? 'archived' : 'done',
      action: wayBack(waiting, ways()),
    });
    waiting = null;
  };
  return (offer) => {
    waiting = offer;
    if (offer !== null) return afterPaint(show);
    if (shown !== null) dismissNotice(shown);
    shown = null;
  };
};

/** The button undoes the named act. The key undoes the latest act. */
const wayBack = (offer: Offer, { undo, redo, several }: Ways): NoticeAction => {
  const { together } = offer;
  if (together) return { ...back, run: () => several('undo', together.ids) };
  return offer.announcement.kind === 'undo'
    ? { label: 'Redo', shortcut: 'Shift Z', altText: 'Press Shift Z to redo', run: () => redo({}, offer.id) }
    : { ...back, run: () => undo({}, offer.id) };
};

const back = { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo' } as const;

const titleOf = ({ announcement, together }: Offer): string =>
  together?.line.replace(/\.$/, '') ?? wordsOf(announcement);

const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
