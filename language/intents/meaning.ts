// What a phrase means by itself, before the situation says which mail and whether it applies.
import type { MailMeaning } from '#language/mail/phrase-meaning.ts';
import type { NotYet } from '#language/unsupported/not-yet.ts';
import type { Control } from './understanding.ts';

export type Meaning =
  | MailMeaning
  /** `whenEmpty`: only while no mail is open. */
  | { kind: 'control'; control: Control; whenEmpty?: boolean }
  | { kind: 'refused'; why: NotYet | 'delete-forever' | 'no-place' };
