// Groups of mail commands that take the same arguments.
import type { CommandKind } from '#commands/registry.ts';

/** Commands of a person on threads, without undo, redo and Flow's own. */
export type MailCommandKind = Exclude<
  CommandKind,
  'undo' | 'redo' | 'change-setting' | 'mark-promise' | LessonCommandKind | AutomaticCommandKind | EventCommandKind
>;

/** Commands on events. */
export type EventCommandKind =
  | 'schedule'
  | 'block-time'
  | 'hold-times'
  | 'reschedule'
  | 'edit-event'
  | 'cancel-event'
  | 'respond';

const eventKinds: ReadonlySet<string> = new Set<EventCommandKind>([
  'schedule',
  'block-time',
  'hold-times',
  'reschedule',
  'edit-event',
  'cancel-event',
  'respond',
]);

export const isEventKind = (kind: CommandKind): kind is EventCommandKind => eventKinds.has(kind);

/** Commands that Flow gives itself. */
export type AutomaticCommandKind = 'wake' | 'keep-out' | 'turn-away';

/** Commands on what Flow has learnt. */
export type LessonCommandKind = 'remember' | 'mark-lessons';

/** Commands that say when a thread comes back. */
export type DeferKind = 'snooze' | 'remind';

/** Commands on a sender. */
export type BlockKind = 'block' | 'unblock';

/** Commands on one of the person's labels. */
export type LabelKind = 'label' | 'move' | 'unlabel';

export type TriageKind = Exclude<MailCommandKind, DeferKind | LabelKind | BlockKind | 'unsubscribe'>;

export const isDeferKind = (kind: MailCommandKind): kind is DeferKind => kind === 'snooze' || kind === 'remind';

export const isLabelKind = (kind: MailCommandKind): kind is LabelKind =>
  kind === 'label' || kind === 'move' || kind === 'unlabel';

export const isBlockKind = (kind: MailCommandKind): kind is BlockKind => kind === 'block' || kind === 'unblock';
