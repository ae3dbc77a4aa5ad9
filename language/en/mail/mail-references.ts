// References to a mail in English: the expansions of `{mail}` in a template.
import type { MailReference } from '#language/mail/mail-phrase-intent.ts';

const mail = '(email|mail|message|thread|conversation)';

/** 'The last one' is always the mail just handled. Without a verb it goes back instead. */
export const which: Record<MailReference, readonly string[]> = {
  this: [`this [one|${mail}]`, `(the|this current|the current) ${mail}`, 'the current one'],
  that: ['it', `that [one|${mail}]`],
  last: [
    `(the|that) last (one|${mail})`,
    `the (previous|earlier) (one|${mail})`,
    `the (one|${mail}) (before that|before this one|i archived|i filed|i put away)`,
  ],
};
