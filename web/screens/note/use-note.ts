// The text of a note until it is sent, and the number of notes that still wait. Both survive a reload.
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { User } from '#domain/account.ts';
import { draftLimits } from '#domain/draft.ts';
import { noteDraft } from '#domain/note.ts';
import { isNote, leaving, sendNote } from '#web/commands/leaving.ts';
import { nextDraftId } from '#web/conversation/drafting/draft-id.ts';
import { standIn } from '#web/data/stand-in.ts';
import { openStore, type Store } from '#web/data/store.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { below, forgetShared, waitingShared, withShared } from './shared-note.ts';
import { takeReturned } from './take-returned.ts';

export type Note = {
  text: string;
  setText: (text: string) => void;
  /** Clears the text at once. Nothing happens without words. */
  send: () => void;
  /** Notes that have not left. */
  waiting: number;
};

/** The server takes no more. */
export const isTooLong = (text: string): boolean => text.trim().length > draftLimits.characters;

/** Stored with the drafts, under a key that is no draft. */
const key = 'note';
/** Milliseconds after the last key. */
const pause = 250;

export const useNote = ({ id, email }: User): Note => {
  const [text, setText] = useState('');
  const [store, setStore] = useState<Store | null>(null);
  /** Notes on their way to the device's store. Until they are there, their text stays in it. */
  const [storing, setStoring] = useState<readonly string[]>([]);
  /** Resolves once the device keeps every note that was sent. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  /** Null until the kept text is here. */
  const typed = useRef<string | null>(null);
  const waiting = useObserved(leaving, (all) => all.filter(isNote).length);
  const stored = [...storing, text].filter((one) => one !== '').join('\n\n');
  useEffect(() => {
    const mine = openStore(id);
    let current = true;
    void mine
      .some('draft', [key])
      .catch(() => new Map<string, unknown>())
      .then((found) => {
        if (!current) return;
        const before = z.string().safeParse(found.get(key)).data ?? '';
        const shared = waitingShared();
        // The person may be typing already.
        setText((typed) => withShared(typed === before ? before : below(before, typed), shared));
        setStore(mine);
      });
    return () => {
      current = false;
      const end = (): void => {
        // A note that has just left must not be in the field again.
        if (typed.current !== null) keep(mine, typed.current);
        // A demonstration has one store for all.
        if (standIn() === null) mine.close();
      };
      void sent.current.then(end);
    };
  }, [id]);
  useEffect(() => {
    if (store !== null) typed.current = text;
  }, [store, text]);
  useKeep(store, stored);
  useEffect(() => takeReturned((refused) => setText((typed) => below(refused, typed))), []);
  const send = (): void => {
    const draft = noteDraft(text, { id: nextDraftId(), own: email });
    if (draft === null || isTooLong(text)) return;
    setStoring((before) => [...before, draft.text]);
    const leaves = sendNote(draft, false);
    sent.current = Promise.allSettled([sent.current, leaves]);
    void leaves.then(() => setStoring(([_first, ...others]) => others));
    setText('');
  };
  return { text, setText, send, waiting };
};

/** Stores the text a moment after each change, and as the page closes. */
const useKeep = (store: Store | null, stored: string): void => {
  useEffect(() => {
    if (store === null) return;
    const timer = setTimeout(() => keep(store, stored), pause);
    const leave = (): void => {
      keep(store, stored);
      store.leave();
    };
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      keep(store, stored);
    };
  }, [store, stored]);
};

const keep = (store: Store, text: string): void => {
  const change = text === '' ? { remove: [key] } : { put: new Map([[key, text]]) };
  // Every stored note contains the shared text, so this tab no longer needs its own copy.
  void store.change('draft', change).then(forgetShared, () => {});
};
