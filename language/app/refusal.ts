// Why Flow does not do what it understood.
import type { MailRefusal } from '#language/mail/mail-intent.ts';
import type { NotYet } from '#language/unsupported/not-yet.ts';

export type RefusalReason = NotYet | MailRefusal | 'nothing-to-undo' | 'nothing-to-redo';
