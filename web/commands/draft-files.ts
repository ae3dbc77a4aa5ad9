// The files that the draft on the screen takes along: chosen among those attached to the mail on this device, and taken off again.
import { areTooLarge, type DraftFile, fileLimits, filesOf } from '#domain/draft-file.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Candidate } from '#language/drafting/files.ts';
import { matchFiles } from '#language/drafting/files.ts';
import * as say from '#language/en/drafting/file-replies.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import * as box from './draft-box.ts';

/** Every file of the mail on this device, but of drafts and of what was thrown away. `near`: the mail at hand. */
export const filesAtHand = (near: ThreadId | null): Candidate<DraftFile>[] =>
  [...mailbox.current().threads.values()].flatMap((thread) => candidatesOf(thread, thread.id === near));

/** Answers what Flow says to it, as do those below. */
export const attachCalled = (which: string, near: ThreadId | null): string => {
  const found = matchFiles(which, filesAtHand(near));
  return found.length === 0 ? say.noSuchFile(which) : attach(found);
};

export const attach = (files: readonly DraftFile[]): string => {
  const draft = box.writing.current()?.draft;
  const fresh = files.filter((file) => !draft?.files.some((one) => isSame(one, file)));
  if (!draft || fresh.length === 0) return say.alreadyAttached;
  const all = [...draft.files, ...fresh].slice(0, fileLimits.count);
  if (areTooLarge(all)) return say.tooLargeReply(all);
  box.edit({ files: all });
  return say.attachedReply(fresh);
};

export const detachCalled = (which: string): string => {
  const draft = box.writing.current()?.draft;
  const found = matchFiles(which, (draft?.files ?? []).map(asCandidate));
  detach(found);
  return say.detachedReply(found);
};

export const detach = (files: readonly DraftFile[]): void => {
  const draft = box.writing.current()?.draft;
  if (draft) box.edit({ files: draft.files.filter((one) => !files.some((file) => isSame(one, file))) });
};

/** The draft's own, by the same words. */
export const asCandidate = (file: DraftFile): Candidate<DraftFile> => ({
  file,
  name: file.name,
  from: '',
  at: '',
  near: true,
});

const candidatesOf = ({ messages }: Thread, near: boolean): Candidate<DraftFile>[] =>
  messages
    .filter(({ labels }) => !labels.some((label) => label === 'drafts' || label === 'trash' || label === 'spam'))
    .flatMap((message) =>
      filesOf(message).map((file) => ({
        file,
        name: file.name,
        from: `${message.from.name} ${message.from.email}`,
        at: message.at,
        near,
      })),
    );

const isSame = (one: DraftFile, other: DraftFile): boolean =>
  one.messageId === other.messageId && one.nth === other.nth;
