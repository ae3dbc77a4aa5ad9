// Fetches an attachment and decides whether to show it as a picture, as text, or not at all.
import { useEffect, useState } from 'react';
import type { Message } from '#domain/mail.ts';
import { titleOf } from '#domain/problem.ts';
import { fileBytes } from '#web/data/original.ts';
import { contentOf, mostShown } from './file-content.ts';
import { kindOfFile } from './file-kind.ts';

export type ShownFile =
  | { kind: 'coming' }
  | { kind: 'picture'; address: string }
  | { kind: 'text'; text: string; shortened: boolean }
  /** Not previewed, but the user can still save it. */
  | { kind: 'kept-out'; why: 'pdf' | 'other' | 'too-large' | 'neither' }
  | { kind: 'refused'; words: string };

export const useFile = ({ id, attachments }: Message, nth: number): { shown: ShownFile; again: () => void } => {
  const [brought, become] = useState<{ nth: number; shown: ShownFile } | null>(null);
  const [asked, ask] = useState(0);
  const file = attachments[nth];
  const outright = keptOut(file);
  const fetched = outright === null && file !== undefined ? kindOfFile(file) : null;
  useEffect(() => {
    if (fetched === null) return;
    let gone = false;
    let address: string | null = null;
    const tell = (shown: ShownFile): void => {
      if (!gone) become({ nth, shown });
    };
    fileBytes(id, nth).then(
      (bytes) => {
        const content = contentOf(bytes, fetched);
        if (content.kind === 'neither') return tell({ kind: 'kept-out', why: 'neither' });
        if (content.kind === 'text') return tell(content);
        if (gone) return;
        address = URL.createObjectURL(new Blob([bytes], { type: content.type }));
        tell({ kind: 'picture', address });
      },
      (error: unknown) => tell({ kind: 'refused', words: titleOf(error) }),
    );
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [id, nth, fetched, asked]);
  const again = (): void => {
    become(null);
    ask(asked + 1);
  };
  return { shown: outright ?? (brought?.nth === nth ? brought.shown : { kind: 'coming' }), again };
};

/** Refused by name and size, without fetching it. */
const keptOut = (file: Message['attachments'][number] | undefined): ShownFile | null => {
  const kind = file === undefined ? 'other' : kindOfFile(file);
  if (kind === 'pdf' || kind === 'other') return { kind: 'kept-out', why: kind };
  return (file?.size ?? 0) > mostShown[kind] ? { kind: 'kept-out', why: 'too-large' } : null;
};
