// The draft that is being written: kept on the device and at the server at every pause, read back, and handed to be sent.
import { confirmedText, type Draft, type DraftId, type Field, recipientsOf } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { contactBook } from '#web/data/contacts.ts';
import { deviceObservable } from '#web/data/observable.ts';
import * as server from '#web/data/sending.ts';
import { perDevice } from '#web/device.ts';
import { type Confirmed, copyOf, type DraftRecord, isUntold } from './draft-records.ts';
import type { DraftShelf } from './draft-shelf.ts';
import { agree, isUntouched, seenOf, versionOf } from './draft-versions.ts';

/** `ready`: read back or shown in full since its last change, and so may be sent. */
export type Writing = {
  draft: Draft;
  step: 'writing' | 'ready';
  /** SHA-256, hex, of what was read back. */
  confirmed: string | null;
  /** Addresses, lower case, never written to before. */
  strangers: readonly string[];
  /** Places, from 0, of files whose mail is no longer there. */
  gone: readonly number[];
  /** What it answers or forwards was deleted, so that it cannot leave as it is. */
  orphan: boolean;
  /** Shown where one of them must be confirmed, and as good as a tap when it is said; of two figures, another each time. */
  number: number;
  /** What another tab or device made of it meanwhile: until the person has chosen, nothing more is kept at the server. */
  elsewhere: { draft: Draft; version: number } | null;
};

const held = deviceObservable((): Writing | null => null);
/** The draft on the screen. */
export const writing = { current: held.current, subscribe: held.subscribe };

type Box = {
  shelf: DraftShelf | null;
  forked: () => void;
  onDevice: ReturnType<typeof setTimeout> | undefined;
  atServer: ReturnType<typeof setTimeout> | undefined;
};

const box = perDevice((): Box => ({ shelf: null, forked: () => {}, onDevice: undefined, atServer: undefined }));

/** Where drafts are kept from now on, null between users; and who is told that there are two of one. */
export const keepDraftsIn = (next: DraftShelf | null, twoOfOne = (): void => {}): void => {
  box().shelf = next;
  box().forked = twoOfOne;
  if (next === null) {
    clearTimeout(box().onDevice);
    clearTimeout(box().atServer);
    held.become(null);
  }
};

/** Milliseconds without a key after which what was typed is kept: here, and at the server. */
const pauses = { device: 250, server: 1500 } as const;

/** Takes a draft on the screen; one that was there is kept aside. */
export const openDraft = (draft: Draft, step: Writing['step'] = 'writing'): void => {
  const before = held.current();
  if (before && before.draft.id !== draft.id) setAside({ save: false });
  const unknown = { strangers: guessedStrangers(draft), gone: [], orphan: false, number: anyNumber(), elsewhere: null };
  held.become({ draft, step: 'writing', confirmed: null, ...unknown });
  keepHere();
  keepThere();
  if (step === 'ready') void makeReady();
};

/** The draft becomes another, and must be read back anew. */
export const edit = (change: Partial<Pick<Draft, Written>>): void => {
  const before = held.current();
  if (!before) return;
  const draft = { ...before.draft, ...change };
  const strangers = change.to || change.cc || change.bcc ? guessedStrangers(draft) : before.strangers;
  const gone = change.files ? [] : before.gone;
  held.become({ ...before, draft, step: 'writing', confirmed: null, strangers, gone });
  clearTimeout(box().onDevice);
  clearTimeout(box().atServer);
  box().onDevice = setTimeout(keepHere, pauses.device);
  box().atServer = setTimeout(keepThere, pauses.server);
};

/** What was typed is kept before the page goes. */
export const flushDraft = (): void => {
  if (held.current()) keepHere();
};

/** Nothing more is written: what stands there is what will be sent. */
export const makeReady = async (): Promise<Writing | null> => {
  const before = held.current();
  if (!before) return null;
  const confirmed = await sha256(confirmedText(before.draft));
  const after = held.current();
  if (after?.draft !== before.draft) return null;
  const ready: Writing = { ...after, step: 'ready', confirmed, number: anyNumber() };
  held.become(ready);
  keepHere();
  keepThere();
  return ready;
};

/** Back to writing. */
export const change = (): void => {
  const before = held.current();
  if (before) held.become({ ...before, step: 'writing', confirmed: null });
};

/** Leaves the screen and stays a draft; `save` keeps it among the provider's too. */
export const setAside = ({ save }: { save: boolean }): Draft | null => {
  const before = leave();
  if (before === null) return null;
  box().shelf?.put(recordOf(before.draft, save ? 'saved' : 'aside', null));
  void server
    .keep(before.draft, { save, seen: seenOf(before.draft.id) })
    .then((answer) => {
      if (answer.kind === 'kept') return keptAside(before.draft, answer.version);
      if (isUntouched(before.draft)) return box().shelf?.put(recordOf(answer.draft, 'aside', null));
      // It is asked about where there is room for the question; else both are kept.
      return held.current() === null ? openDraft(before.draft) : keepBeside(before.draft, { discarded: false });
    })
    .catch(() => {});
  return before.draft;
};

/** Thrown away; opening it again brings it back. */
export const discard = (): Draft | null => {
  const before = leave();
  if (before !== null) throwAway(before.draft);
  return before?.draft ?? null;
};

/** It may be on the screen or not. Here it is so at once; the server is told now, or with the next network. */
export const throwAway = (draft: Draft): void => {
  if (isOpen(draft)) leave();
  box().shelf?.discard(recordOf(draft, 'gone', null));
  void tellGone(draft);
};

export const tellGone = async (draft: Draft): Promise<void> => {
  const still = (): boolean => !isOpen(draft) && box().shelf?.placeOf(draft.id) === 'gone';
  // Without a network the code for it may be missing too.
  const told = await import('./draft-gone.ts').then((gone) => gone.tellGone(draft, still)).catch(() => 'waits');
  if (told === 'elsewhere') keepBoth(draft, { discarded: true });
  if (told !== 'waits' && still()) box().shelf?.remove(draft.id);
};

/** Leaves the screen to be sent. */
export const handOver = (draft: Draft, sending: Confirmed): void => {
  if (held.current()?.draft.id === draft.id) leave();
  box().shelf?.put(recordOf(draft, 'aside', sending));
};

/** The drafts on the device, newest first, with those thrown away that the server was not told of. */
export const keptDrafts = (): Promise<DraftRecord[]> => box().shelf?.all() ?? Promise.resolve([]);
/** Those that this page answers for. */
export const ownDrafts = (): Promise<DraftRecord[]> => box().shelf?.own() ?? Promise.resolve([]);
export const keptSendings = (): Promise<Confirmed[]> => box().shelf?.sendings() ?? Promise.resolve([]);
/** Those of which it has words, or an end, that the server was not told of. */
export const untoldDrafts = async (): Promise<DraftRecord[]> =>
  (await ownDrafts()).filter((one) => one.sending === null && isUntold(one) && !isBlank(one.draft));
/** What closed tabs left is this page's from now on; answers what became a draft of its own. */
export const takeOverDrafts = (): Promise<Draft[]> => box().shelf?.takeOver() ?? Promise.resolve([]);

export const forgetDraft = (id: DraftId): void => box().shelf?.remove(id);
/** Unless it is on the screen again, where it stays. */
export const keepAside = (draft: Draft): void =>
  isOpen(draft) ? keepHere() : box().shelf?.put(recordOf(draft, 'aside', null));

/** The server has it too. It may have been opened meanwhile, and written on, or thrown away. */
export const keptAside = (draft: Draft, version: number): void => {
  agree(draft, version);
  if (box().shelf?.placeOf(draft.id) !== 'gone') keepAside(draft);
};

const isBlank = ({ text, files }: Draft): boolean => text.trim() === '' && files.length === 0;

const isOpen = ({ id }: Draft): boolean => held.current()?.draft.id === id;

const leave = (): Writing | null => {
  clearTimeout(box().onDevice);
  clearTimeout(box().atServer);
  const before = held.current();
  held.become(null);
  return before;
};

const keepHere = (): void => {
  const current = held.current();
  if (current) box().shelf?.put(recordOf(current.draft, 'on', null));
};

/** The server knows who was never written to; without it the device's own list has to do. */
export const keepThere = (): void => {
  const asked = held.current();
  if (!asked || asked.elsewhere) return;
  void server
    .keep(asked.draft, { save: false, seen: seenOf(asked.draft.id) })
    .then((answer) => {
      const current = held.current();
      if (answer.kind === 'kept') agree(asked.draft, answer.version);
      if (current?.draft.id !== asked.draft.id) return;
      if (answer.kind === 'changed') return changedElsewhere(current, answer);
      keepHere();
      const { strangers, gone } = answer;
      const known = sameRecipients(current.draft, asked.draft) ? { strangers } : {};
      held.become({ ...current, ...known, ...(current.draft.files === asked.draft.files ? { gone } : {}) });
    })
    .catch((error: unknown) => {
      if (!(error instanceof Problem)) return;
      if (error.code === 'thread.unknown') return orphaned(asked.draft);
      // Another tab of the person's has sent it.
      if (error.code !== 'draft.sent') return;
      box().shelf?.remove(asked.draft.id);
      const current = held.current();
      if (current?.draft.id !== asked.draft.id) return;
      if (isUntouched(current.draft)) leave();
      else openDraft(copyOf(current.draft));
    });
};

/** What it is about was deleted: while it is on the screen that is said. */
export const orphaned = ({ id }: Draft): void => {
  const current = held.current();
  if (current?.draft.id === id) held.become({ ...current, orphan: true });
};

/** Where nothing was written here since, theirs is it; else the person chooses. */
const changedElsewhere = (current: Writing, theirs: { draft: Draft; version: number }): void => {
  if (isUntouched(current.draft)) return take(current, theirs);
  held.become({ ...current, step: 'writing', confirmed: null, elsewhere: theirs });
  keepHere();
};

const take = (current: Writing, { draft, version }: { draft: Draft; version: number }): void => {
  agree(draft, version);
  const strangers = sameRecipients(current.draft, draft) ? current.strangers : guessedStrangers(draft);
  held.become({ ...current, draft, step: 'writing', confirmed: null, strangers, gone: [], elsewhere: null });
  keepHere();
};

/** Ends the question which of two is kept. The other goes where what was thrown away can be brought back from, and is answered. */
export const choose = (which: 'mine' | 'theirs'): Draft | null => {
  const current = held.current();
  if (!current?.elsewhere) return null;
  const { draft: mine, elsewhere: theirs } = current;
  const other = which === 'mine' ? theirs.draft : mine;
  keepBeside(other, { discarded: true });
  take(current, theirs);
  if (which === 'mine') edit(contentOf(mine));
  return other;
};

/** Every part of a draft that is written. */
type Written = Field | 'subject' | 'text' | 'files' | 'signature';

export const contentOf = ({ id: _id, kind: _kind, about: _about, ...written }: Draft): Pick<Draft, Written> => written;

/** As a draft of its own. */
export const keepBeside = (draft: Draft, { discarded }: { discarded: boolean }): void => {
  const copy = copyOf(draft);
  if (discarded) return throwAway(copy);
  box().shelf?.put(recordOf(copy, 'aside', null));
  void server.keep(copy, { save: false, seen: seenOf(copy.id) }).catch(() => {});
};

/** Where the server has another of that name, there are two from now on, and the person is told. */
export const keepBoth = (draft: Draft, { discarded }: { discarded: boolean }): void => {
  keepBeside(draft, { discarded });
  box().forked();
};

const recordOf = (draft: Draft, place: DraftRecord['place'], sending: Confirmed | null): DraftRecord => ({
  draft,
  place,
  sending,
  at: now().getTime(),
  version: versionOf(draft.id),
  same: isUntouched(draft),
});

const guessedStrangers = (draft: Draft): string[] =>
  recipientsOf(draft)
    .map(({ email }) => email.toLowerCase())
    .filter((email) => (contactBook.current().byAddress.get(email)?.written ?? 0) === 0);

const sameRecipients = (one: Draft, other: Draft): boolean =>
  JSON.stringify([one.to, one.cc, one.bcc]) === JSON.stringify([other.to, other.cc, other.bcc]);

const anyNumber = (): number => 10 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 90);

export const sha256 = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
