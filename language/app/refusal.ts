// Why Flow does not do what it understood.
import type { MailRefusal } from '#language/mail/mail-intent.ts';
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';

export type RefusalReason = UnsupportedFeature | MailRefusal | 'nothing-to-undo' | 'nothing-to-redo';
