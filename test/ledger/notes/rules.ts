// A second ledger for tests: short notes, each a text under a key.
import * as z from 'zod/mini';
import { defineLedger, doneSchema, editSchema } from '#domain/change/define-ledger.ts';

const NoteSwap = z.object({
  of: z.literal('note'),
  key: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
});
export type NoteSwap = z.infer<typeof NoteSwap>;

const WriteNote = z.object({
  ledger: z.literal('notes'),
  kind: z.literal('write-note'),
  key: z.string(),
  text: z.nullable(z.string()),
});

export type Notes = ReadonlyMap<string, string>;

const base = defineLedger<'notes', z.infer<typeof WriteNote>, NoteSwap, Notes>({
  name: 'notes',
  asks: (_notes, { key, text }) => ({ swaps: [{ of: 'note', key, was: null, is: text }] }),
  now: (notes, { key }) => notes.get(key) ?? null,
  isSame: (_of, one, other) => one === other,
  touches: ({ key }) => [{ kind: 'event', id: key }],
  subjectOf: ({ key }) => ({ kind: 'event', id: key }),
});

export const notesLedger = {
  ...base,
  title: 'notes',
  Change: z.discriminatedUnion('kind', [WriteNote, editSchema('notes', NoteSwap)]),
  Done: doneSchema('notes', NoteSwap),
} as const;

export type NotesChange = z.infer<typeof notesLedger.Change>;
export type NotesDone = z.infer<typeof notesLedger.Done>;

/** The notes after these changes, and what each really did. */
export const applied = (before: Notes, changes: readonly NotesChange[]): { notes: Notes; done: NotesDone[] } => {
  const notes = new Map(before);
  const done = changes.map((change) => {
    const one = notesLedger.doneBy(notes, change);
    for (const { key, is } of one.swaps) {
      if (is === null) notes.delete(key);
      else notes.set(key, is);
    }
    return one;
  });
  return { notes, done };
};
