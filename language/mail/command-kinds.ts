// Groups of mail commands that take the same arguments.
import type { CommandKind } from '#commands/registry.ts';

/** What a person does to threads, as against undo and redo, which act on commands, and what Flow does itself. */
export type ActKind = Exclude<CommandKind, 'undo' | 'redo' | OwnKind>;

/** Commands that Flow gives itself. */
export type OwnKind = 'wake' | 'keep-out' | 'turn-away';

/** Commands that say when a thread comes back. */
export type PutOffKind = 'snooze' | 'remind';

/** Commands on a sender. */
export type BlockKind = 'block' | 'unblock';

/** Commands on one of the person's labels. */
export type LabelKind = 'label' | 'move' | 'unlabel';

/** Of these, what needs nothing but the threads. */
export type TriageKind = Exclude<ActKind, PutOffKind | LabelKind | BlockKind | 'unsubscribe'>;

export const isPutOff = (kind: ActKind): kind is PutOffKind => kind === 'snooze' || kind === 'remind';

export const isLabelKind = (kind: ActKind): kind is LabelKind =>
  kind === 'label' || kind === 'move' || kind === 'unlabel';

export const isBlockKind = (kind: ActKind): kind is BlockKind => kind === 'block' || kind === 'unblock';
