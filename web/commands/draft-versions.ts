// What this page and the server agreed on last of each draft, so that neither writes over what the other does not know of.
import { confirmedText, type Draft, type DraftId } from '#domain/draft.ts';
import { thisPage } from '#web/data/page.ts';
import { perDevice } from '#web/device.ts';

type Agreed = { version: number; text: string | null };

const agreed = perDevice(() => new Map<DraftId, Agreed>());

/** The server has exactly this at that version. */
export const agree = (draft: Draft, version: number): void =>
  void agreed().set(draft.id, { version, text: confirmedText(draft) });

/** What an earlier visit knew: of a draft that was changed since, only the version. */
export const recallVersion = (draft: Draft, { version, same }: { version: number; same: boolean }): void => {
  if (!agreed().has(draft.id)) agreed().set(draft.id, { version, text: same ? confirmedText(draft) : null });
};

export const seenOf = (id: DraftId): { version: number; writer: string } => ({
  version: versionOf(id),
  writer: thisPage,
});

export const versionOf = (id: DraftId): number => agreed().get(id)?.version ?? 0;

/** Nothing was written here since the server had it. */
export const isUntouched = (draft: Draft): boolean => agreed().get(draft.id)?.text === confirmedText(draft);
