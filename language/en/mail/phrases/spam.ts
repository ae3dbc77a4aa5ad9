// Phrases to report a mail as spam, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { oops } from './parts.ts';

export const spam = {
  said: {
    plain: [
      '(spam|junk) [{mail}]',
      '(classify|treat|file|label|tag|count) {mail} as (spam|junk|junk mail|phishing|a scam|fraud)',
      '(mark|report|flag) {mail} as (junk mail|a fraud|a swindle|a phishing mail|a phishing attempt|phishing attempt|fraudulent)',
      '(report|flag) {mail} (to (google|gmail|the provider)|for (fraud|phishing|spam))',
      '{mail} belongs (in|with) [the|my] (spam|junk)',
      '(mark|report|flag) [{mail}] as (spam|junk|phishing|a scam|fraud)',
      '(report|flag) (spam|junk|phishing|a scam|fraud)',
      '(report|spam) {mail}',
      '(move|send|put) {mail} (to|in|into) [the|my] (spam|junk) [folder]',
      '(move|send) to (spam|junk)',
      '{mail} is (spam|junk|junk mail|phishing|a phishing mail|a scam|fraud|a fraud|fake)',
    ],
  },
  listened: 'mark report as spam phishing is',
  undo: [
    '(not|no) (spam|junk)',
    '{mail} is not (spam|junk|phishing)',
    `${oops} undo (the|that|my) [last] spam`,
    '(unspam|un spam) [{mail}]',
    '(take|get|bring) {mail} [back] out of [the|my] (spam|junk)',
  ],
  noun: 'spam|junk',
} satisfies CommandPhrases<TriagePhrases>;
