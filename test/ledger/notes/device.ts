// The notes on the device: the server's, with the commands that it has not answered on top.
import { type Change, Done } from '#domain/change/change.ts';
import type { DeviceLedger } from '#web/data/device-ledger.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { type Overlay, withAnswer, withCommand } from '#web/data/overlays.ts';
import { applied, type Notes, type NotesChange, notesLedger } from './rules.ts';

type Kept = { revision: number; notes: Notes; overlays: readonly Overlay<NotesChange>[] };

const kept = deviceObservable((): Kept => ({ revision: 0, notes: new Map(), overlays: [] }));

/** In the form that a screen would show. */
export const notesHere = (): Notes => {
  const { notes, overlays } = kept.current();
  return applied(
    notes,
    overlays.flatMap(({ changes }) => changes),
  ).notes;
};

/** The server's state after it announced this revision. */
export const learnNotes = (revision: number, notes: Notes): void => {
  const overlays = kept.current().overlays.filter((one) => one.revision === null || one.revision > revision);
  kept.become({ revision, notes, overlays });
};

const overlay = (next: (overlays: Kept['overlays']) => Kept['overlays']): void =>
  kept.become({ ...kept.current(), overlays: next(kept.current().overlays) });

export const notesOnDevice: DeviceLedger = {
  doneBy: (changes) => applied(notesHere(), ofNotes(changes)).done.map((one) => Done.parse(one)),
  show: (id, changes) => overlay((all) => withCommand(all, id, ofNotes(changes))),
  answered: (id, revision) => overlay((all) => withAnswer(all, id, revision)),
  heard: (revision) => revision > kept.current().revision,
  forget: () => kept.become({ revision: 0, notes: new Map(), overlays: [] }),
};

const ofNotes = (changes: readonly Change[]): NotesChange[] =>
  changes.flatMap((change) => notesLedger.Change.safeParse(change).data ?? []);
