// The drafts as the server lists them; without it, those that this device kept.
import { useEffect, useState } from 'react';
import { keptDrafts } from '#web/commands/draft-box.ts';
import * as server from '#web/data/sending.ts';

export type SavedHere = Awaited<ReturnType<typeof server.saved>>;

export const useSaved = (): { saved: SavedHere | null; trouble: string | null; drop: (id: string) => void } => {
  const [saved, setSaved] = useState<SavedHere | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answer = await server.saved().catch(() => null);
      const listed = answer ?? { drafts: await ofDevice(), elsewhere: [] };
      if (gone) return;
      setSaved({ ...listed, drafts: listed.drafts.filter(({ draft }) => !isEmpty(draft)) });
      if (answer === null) setTrouble('You’re offline. These are the drafts on this device.');
    };
    void look();
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

const ofDevice = async (): Promise<SavedHere['drafts']> =>
  (await keptDrafts())
    .filter(({ sending }) => sending === null)
    .map(({ draft, at }) => ({ draft, at: new Date(at).toISOString(), discarded: false }));

/** Opened and left again without a word. */
const isEmpty = ({ text, files, kind }: SavedHere['drafts'][number]['draft']): boolean =>
  text.trim() === '' && (files.length === 0 || kind === 'forward');
