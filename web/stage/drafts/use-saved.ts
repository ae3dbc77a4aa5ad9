// Merges the server's drafts with changes it has not seen. Offline it lists the device's drafts only.
import { useEffect, useState } from 'react';
import { keptDrafts } from '#web/commands/draft-box.ts';
import { type DraftRecord, isUntold } from '#web/commands/draft-records.ts';
import * as server from '#web/data/sending.ts';

export type SavedHere = Awaited<ReturnType<typeof server.saved>>;

export const useSaved = (): { saved: SavedHere | null; trouble: string | null; drop: (id: string) => void } => {
  const [saved, setSaved] = useState<SavedHere | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const check = async (): Promise<void> => {
      const [answer, here] = await Promise.all([server.saved().catch(() => null), ofDevice()]);
      const listed = answer === null ? { drafts: here.all, elsewhere: [] } : withUntold(answer, here.untold);
      if (gone) return;
      setSaved({ ...listed, drafts: listed.drafts.filter(({ draft }) => !isEmpty(draft)) });
      if (answer === null) setTrouble('You’re offline. These are the drafts on this device.');
    };
    void check();
    return () => {
      gone = true;
    };
  }, []);
  const drop = (id: string): void =>
    setSaved(
      (all) =>
        all && { ...all, drafts: all.drafts.map((one) => (one.draft.id === id ? { ...one, discarded: true } : one)) },
    );
  return { saved, trouble, drop };
};

type Saved = SavedHere['drafts'][number];

/** `untold` drafts differ from the server's copy or are missing there. */
const ofDevice = async (): Promise<{ all: Saved[]; untold: Saved[] }> => {
  const kept = (await keptDrafts()).filter(({ sending }) => sending === null);
  return { all: kept.map(asSaved), untold: kept.filter(isUntold).map(asSaved) };
};

const asSaved = ({ draft, at, place }: DraftRecord): Saved => ({
  draft,
  at: new Date(at).toISOString(),
  discarded: place === 'gone',
});

const withUntold = ({ drafts, elsewhere }: SavedHere, untold: readonly Saved[]): SavedHere => {
  const ids = new Set(untold.map(({ draft }) => draft.id));
  return { drafts: [...untold, ...drafts.filter(({ draft }) => !ids.has(draft.id))], elsewhere };
};

/** The user opened this draft and wrote nothing. */
const isEmpty = ({ text, files, kind }: Saved['draft']): boolean =>
  text.trim() === '' && (files.length === 0 || kind === 'forward');
