// The intent of a phrase before the situation resolves its pronouns.
import type { MailPhraseIntent } from '#language/mail/mail-phrase-intent.ts';
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';
import type { Control } from './intent.ts';

export type PhraseIntent =
  | MailPhraseIntent
  /** `whenEmpty`: only while no mail is open. */
  | { kind: 'control'; control: Control; whenEmpty?: boolean }
  | { kind: 'refused'; why: UnsupportedFeature | 'delete-forever' | 'no-place' };
