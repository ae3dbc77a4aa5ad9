// The last version that this page and the server agreed on, so neither overwrites unknown text.
import { confirmedText, type Draft, type DraftId } from '#domain/draft.ts';
import { thisPage } from '#web/data/page.ts';
import { perDevice } from '#web/device.ts';

type Agreed = { version: number; text: string | null };

const agreed = perDevice(() => new Map<DraftId, Agreed>());

/** Records that the server has exactly this text. */
export const agree = (draft: Draft, version: number): void =>
  void agreed().set(draft.id, { version, text: confirmedText(draft) });

/** For a draft with local changes, restores only the version number. */
export const recallVersion = (draft: Draft, { version, same }: { version: number; same: boolean }): void => {
  if (!agreed().has(draft.id)) agreed().set(draft.id, { version, text: same ? confirmedText(draft) : null });
};

export const seenOf = (id: DraftId): { version: number; writer: string } => ({
  version: versionOf(id),
  writer: thisPage,
});

export const versionOf = (id: DraftId): number => agreed().get(id)?.version ?? 0;

/** No local edits since the last agreement. */
export const isUntouched = (draft: Draft): boolean => agreed().get(draft.id)?.text === confirmedText(draft);
