// Of which like a command on mail is, by what its phrases and its arguments need beside the threads.
import type { ActKind, BlockKind, LabelKind, PutOffKind } from '#language/intents/understanding.ts';

export const isPutOff = (kind: ActKind): kind is PutOffKind => kind === 'snooze' || kind === 'remind';

export const isLabelKind = (kind: ActKind): kind is LabelKind =>
  kind === 'label' || kind === 'move' || kind === 'unlabel';

export const isBlockKind = (kind: ActKind): kind is BlockKind => kind === 'block' || kind === 'unblock';
