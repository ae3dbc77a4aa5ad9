// The draft in progress: stored on the device and at the server, read back, then sent.
import { confirmedText, type Draft, type DraftId, type Field } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { now } from '#web/clock.ts';
import { deviceObservable } from '#web/data/observable.ts';
import * as server from '#web/data/sending.ts';
import { perDevice } from '#web/device.ts';
import { type Confirmed, copyOf, type DraftRecord, isUntold } from './draft-records.ts';
import type { DraftShelf } from './draft-shelf.ts';
import { agree, isUntouched, seenOf, versionOf } from './draft-versions.ts';
import { sameRecipients, unsure } from './first-guess.ts';

/** `ready`: the person has seen or heard the draft since its last change, so it may go out. */
export type Writing = {
  draft: Draft;
  step: 'writing' | 'ready';
  confirmed: string | null;
  /** Every change since the last read-back came from the keyboard, so the card shows what the person wrote. */
  typed: boolean;
  warnings: readonly RecipientWarning[];
  /** More than a first guess made them. */
  refined: boolean;
  /** Indexes of files whose mail no longer exists. */
  gone: readonly number[];
  /** The original mail no longer exists, so the draft cannot go out as it is. */
  orphan: boolean;
  /** Two digits to say instead of a tap, when an address needs confirmation. They differ each time. */
  number: number;
  /** Another tab's version. The server stores nothing more until the person chooses. */
  elsewhere: { draft: Draft; version: number } | null;
};

const held = deviceObservable((): Writing | null => null);
export const writing = { current: held.current, subscribe: held.subscribe };

type Box = {
  shelf: DraftShelf | null;
  forked: () => void;
  onDevice: ReturnType<typeof setTimeout> | undefined;
  atServer: ReturnType<typeof setTimeout> | undefined;
};

const box = perDevice((): Box => ({ shelf: null, forked: () => {}, onDevice: undefined, atServer: undefined }));

/** Sets the draft store, null between users, and the listener for a fork. */
export const keepDraftsIn = (next: DraftShelf | null, twoOfOne = (): void => {}): void => {
  box().shelf = next;
  box().forked = twoOfOne;
  if (next === null) {
    clearTimeout(box().onDevice);
    clearTimeout(box().atServer);
    held.become(null);
  }
};

/** Autosave delays after the last key, in ms. */
const pauses = { device: 250, server: 1500 } as const;

export const openDraft = (draft: Draft, step: Writing['step'] = 'writing'): void => {
  const before = held.current();
  if (before && before.draft.id !== draft.id) setAside({ save: false });
  const unknown = { ...unsure(draft), gone: [], orphan: false, number: anyNumber(), elsewhere: null };
  held.become({ draft, step: 'writing', confirmed: null, typed: isBlank(draft), ...unknown });
  void guess();
  keepHere();
  void keepThere();
  if (step === 'ready') void makeReady();
};

/** Every edit needs a new read-back, or a key on the card if the person typed it. */
export const edit = (change: Partial<Pick<Draft, Written>>, { byHand = false }: { byHand?: boolean } = {}): void => {
  const before = held.current();
  if (!before) return;
  const draft = { ...before.draft, ...change };
  const warnings = change.to || change.cc || change.bcc ? unsure(draft) : {};
  const gone = change.files ? [] : before.gone;
  const typed = byHand && isShown(before);
  held.become({ ...before, draft, step: 'writing', confirmed: null, typed, ...warnings, gone });
  void guess();
  clearTimeout(box().onDevice);
  clearTimeout(box().atServer);
  box().onDevice = setTimeout(keepHere, pauses.device);
  box().atServer = setTimeout(keepThere, pauses.server);
};

/** The person heard or typed all of it, so one key or tap may send it. */
export const isShown = ({ step, typed }: Pick<Writing, 'step' | 'typed'>): boolean => step === 'ready' || typed;

export const flushDraft = (): void => {
  if (held.current()) keepHere();
};

/** Ends all pending writes first, because the mail must match the read-back. */
export const makeReady = async (): Promise<Writing | null> => {
  const before = held.current();
  if (!before) return null;
  const [confirmed] = await Promise.all([sha256(confirmedText(before.draft)), guess()]);
  const after = held.current();
  if (after?.draft !== before.draft) return null;
  const ready: Writing = { ...after, step: 'ready', confirmed, number: anyNumber() };
  held.become(ready);
  keepHere();
  void keepThere();
  return ready;
};

export const change = (): void => {
  const before = held.current();
  if (before) held.become({ ...before, step: 'writing', confirmed: null, typed: isShown(before) });
};

export const setAside = ({ save }: { save: boolean }): Draft | null => {
  const before = leave();
  if (before === null) return null;
  box().shelf?.put(recordOf(before.draft, save ? 'saved' : 'aside', null));
  void server
    .keep(before.draft, { save, seen: seenOf(before.draft.id) })
    .then((answer) => {
      if (answer.kind === 'kept') return keptAside(before.draft, answer.version);
      if (isUntouched(before.draft)) return box().shelf?.put(recordOf(answer.draft, 'aside', null));
      // Ask where the screen has room for the question, else keep both.
      return held.current() === null ? openDraft(before.draft) : keepBeside(before.draft, { discarded: false });
    })
    .catch(() => {});
  return before.draft;
};

export const discard = (): Draft | null => {
  const before = leave();
  if (before !== null) throwAway(before.draft);
  return before?.draft ?? null;
};

/** Discards locally at once. The server learns it now or after a reconnect. */
export const throwAway = (draft: Draft): void => {
  if (isOpen(draft)) leave();
  box().shelf?.discard(recordOf(draft, 'gone', null));
  void tellGone(draft);
};

export const tellGone = async (draft: Draft): Promise<void> => {
  const still = (): boolean => !isOpen(draft) && box().shelf?.placeOf(draft.id) === 'gone';
  // Offline, the code may be missing too.
  const outcome = await import('./draft-gone.ts').then((gone) => gone.tellGone(draft, still)).catch(() => 'waits');
  if (outcome === 'elsewhere') keepBoth(draft, { discarded: true });
  if (outcome !== 'waits' && still()) box().shelf?.remove(draft.id);
};

export const handOver = (draft: Draft, sending: Confirmed): void => {
  if (held.current()?.draft.id === draft.id) leave();
  box().shelf?.put(recordOf(draft, 'aside', sending));
};

/** Resolves when the device has every draft that was handed over. */
export const draftsWritten = (): Promise<void> => box().shelf?.written() ?? Promise.resolve();

/** Device drafts, newest first, including discards that the server does not know. */
export const keptDrafts = (): Promise<DraftRecord[]> => box().shelf?.all() ?? Promise.resolve([]);
export const ownDrafts = (): Promise<DraftRecord[]> => box().shelf?.own() ?? Promise.resolve([]);
export const keptSendings = (): Promise<Confirmed[]> => box().shelf?.sendings() ?? Promise.resolve([]);
/** Drafts with text or a discard that the server does not know. */
export const untoldDrafts = async (): Promise<DraftRecord[]> =>
  (await ownDrafts()).filter((one) => one.sending === null && isUntold(one) && !isBlank(one.draft));
/** Adopts the drafts of closed tabs and returns the forks. */
export const takeOverDrafts = (): Promise<Draft[]> => box().shelf?.takeOver() ?? Promise.resolve([]);

export const forgetDraft = (id: DraftId): void => box().shelf?.remove(id);
/** A draft on the screen stays there. */
export const keepAside = (draft: Draft): void =>
  isOpen(draft) ? keepHere() : box().shelf?.put(recordOf(draft, 'aside', null));

/** The person may have reopened, edited or discarded it in the meantime. */
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

/** The server knows doubtful recipients. Offline, the device guesses. */
export const keepThere = async (): Promise<void> => {
  const asked = held.current();
  if (!asked || asked.elsewhere) return;
  await server
    .keep(asked.draft, { save: false, seen: seenOf(asked.draft.id) })
    .then((answer) => {
      const current = held.current();
      if (answer.kind === 'kept') agree(asked.draft, answer.version);
      if (current?.draft.id !== asked.draft.id) return;
      if (answer.kind === 'changed') return changedElsewhere(current, answer);
      keepHere();
      const { warnings, gone } = answer;
      const known = sameRecipients(current.draft, asked.draft) ? { warnings, refined: true } : {};
      held.become({ ...current, ...known, ...(current.draft.files === asked.draft.files ? { gone } : {}) });
    })
    .catch((error: unknown) => {
      if (!(error instanceof Problem)) return;
      if (error.code === 'thread.unknown') return orphaned(asked.draft);
      // Another tab has sent the draft.
      if (error.code !== 'draft.sent') return;
      box().shelf?.remove(asked.draft.id);
      const current = held.current();
      if (current?.draft.id !== asked.draft.id) return;
      if (isUntouched(current.draft)) leave();
      else openDraft(copyOf(current.draft));
    });
};

/** Warns on the screen that the original mail no longer exists. */
export const orphaned = ({ id }: Draft): void => {
  const current = held.current();
  if (current?.draft.id === id) held.become({ ...current, orphan: true });
};

/** Takes the other version if this page has no edits, else asks the person. */
const changedElsewhere = (current: Writing, theirs: { draft: Draft; version: number }): void => {
  if (isUntouched(current.draft)) return take(current, theirs);
  held.become({ ...current, step: 'writing', confirmed: null, elsewhere: theirs });
  keepHere();
};

const take = (current: Writing, { draft, version }: { draft: Draft; version: number }): void => {
  agree(draft, version);
  const warnings = sameRecipients(current.draft, draft) ? {} : unsure(draft);
  const given = { draft, ...warnings, gone: [], typed: false };
  held.become({ ...current, ...given, step: 'writing', confirmed: null, elsewhere: null });
  void guess();
  keepHere();
};

/** Settles the conflict. The other version becomes a discarded draft, which the person can restore. */
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

type Written = Field | 'subject' | 'text' | 'files' | 'signature';

export const contentOf = ({ id: _id, kind: _kind, about: _about, ...written }: Draft): Pick<Draft, Written> => written;

export const keepBeside = (draft: Draft, { discarded }: { discarded: boolean }): void => {
  const copy = copyOf(draft);
  if (discarded) return throwAway(copy);
  box().shelf?.put(recordOf(copy, 'aside', null));
  void server.keep(copy, { save: false, seen: seenOf(copy.id) }).catch(() => {});
};

/** Forks the draft if the server has another version, and tells the person. */
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

/** Looks at names and Reply-To too, unless the server has answered by then. */
const guess = async (): Promise<void> => {
  const before = held.current();
  if (!before || before.refined) return;
  const part = await import('./guessed-warnings.ts').catch(() => null);
  const current = held.current();
  if (part && current?.warnings === before.warnings)
    held.become({ ...current, refined: true, warnings: part.guessedWarnings(current.draft) });
};

const anyNumber = (): number => 10 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 90);

export const sha256 = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
