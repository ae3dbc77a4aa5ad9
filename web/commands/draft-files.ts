// Loaded in the background.
import { areTooLarge, type DraftFile, fileLimits } from '#domain/draft-file.ts';
import type { ThreadId } from '#domain/id.ts';
import { matchFiles } from '#language/drafting/files.ts';
import * as say from '#language/en/drafting/file-replies.ts';
import * as box from './draft-box.ts';
import { asCandidate, filesAtHand } from './file-candidates.ts';

export const attachCalled = (which: string, near: ThreadId | null): string => {
  const match = matchFiles(which, filesAtHand(near));
  return match.length === 0 ? say.noSuchFile(which) : attach(match);
};

export const attach = (files: readonly DraftFile[], by?: { byHand: boolean }): string => {
  const draft = box.writing.current()?.draft;
  const fresh = files.filter((file) => !draft?.files.some((one) => isSame(one, file)));
  if (!draft || fresh.length === 0) return say.alreadyAttached;
  const all = [...draft.files, ...fresh].slice(0, fileLimits.count);
  if (areTooLarge(all)) return say.tooLargeReply(all);
  box.edit({ files: all }, by);
  return say.attachedReply(fresh);
};

export const detachCalled = (which: string): string => {
  const draft = box.writing.current()?.draft;
  const matches = matchFiles(which, (draft?.files ?? []).map(asCandidate));
  detach(matches);
  return say.detachedReply(matches);
};

export const detach = (files: readonly DraftFile[], by?: { byHand: boolean }): void => {
  const draft = box.writing.current()?.draft;
  if (draft) box.edit({ files: draft.files.filter((one) => !files.some((file) => isSame(one, file))) }, by);
};

const isSame = (one: DraftFile, other: DraftFile): boolean =>
  one.messageId === other.messageId && one.nth === other.nth;
