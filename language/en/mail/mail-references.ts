// The ways of pointing at a mail in English: what `{mail}` in a template stands for.
import type { MailReference } from '#language/mail/mail-phrase-intent.ts';

const mail = '(email|mail|message|thread|conversation)';

/** 'The last one' is only ever the mail just handled; on its own, without a verb, it goes back instead. */
export const which: Record<MailReference, readonly string[]> = {
  this: [`this [one|${mail}]`, `(the|this current|the current) ${mail}`, 'the current one'],
  that: ['it', `that [one|${mail}]`],
  last: [
    `(the|that) last (one|${mail})`,
    `the (previous|earlier) (one|${mail})`,
    `the (one|${mail}) (before that|before this one|i archived|i filed|i put away)`,
  ],
};
