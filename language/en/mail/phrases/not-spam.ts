// Phrases to say that mail is not spam, in British and American English. For other mail this undoes the report.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { oops } from './parts.ts';

export const notSpam = {
  said: {
    plain: [],
    whereNeeded: [
      '(not|no) (spam|junk|phishing)',
      '{mail} is (not|no) [a] (spam|junk|junk mail|phishing|scam|fraud)',
      '{mail} (does not belong|should not be) in [the|my] (spam|junk)',
      '(unspam|un spam) [{mail}]',
      '(mark|report|flag) [{mail}] [as] not (spam|junk|phishing)',
      '(take|get|bring|move) {mail} [back] out of [the|my] (spam|junk)',
      '(put|bring|move|get) (that|it|this|that one) [back] (in|into|to) (the|my) inbox',
      '{mail} should be in (the|my) inbox',
    ],
  },
  listened: 'not is spam move out of mark as',
  undo: [`${oops} undo (the|that|my) [last] not spam`],
} satisfies CommandPhrases<TriagePhrases>;
