// The notice that offers the way back from what was just done.
import type { Acts, Offer } from '#web/conversation/acts.ts';
import { scriptOf } from '#web/conversation/script.ts';
import { dismissNotice, type NoticeIcon, notice } from '#web/ui/notices/notice.ts';
import { nameOf } from './people.ts';

/** Shows the newest offer in place of the one before; null takes it away. */
export const createUndoOffers = (undo: Acts['undo']): ((offer: Offer | null) => void) => {
  let shown: number | null = null;
  return (offer) => {
    if (shown !== null) dismissNotice(shown);
    shown = offer === null ? null : notice(noticeOf(offer, undo));
  };
};

const noticeOf = ({ kind, thread }: Offer, undo: Acts['undo']) => {
  const message = scriptOf(thread).messages[0]?.message;
  const what = message ? `${nameOf(message.from)}, ${message.subject || 'no subject'}` : 'email';
  return {
    about: 'undo',
    title: `${titles[kind]} ${what}`,
    icon: (kind === 'archive' ? 'archived' : 'done') satisfies NoticeIcon,
    action: { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => undo() },
  } as const;
};

const titles = {
  archive: 'Archived',
  trash: 'Trashed',
  star: 'Starred',
  unstar: 'No longer starred:',
  'mark-read': 'Marked read:',
  'mark-unread': 'Marked unread:',
} as const satisfies Record<Offer['kind'], string>;
