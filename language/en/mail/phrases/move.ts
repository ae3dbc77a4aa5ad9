// Phrases to move a mail under a label, in British and American English. `{label}` is any name.
import type { LabelPhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';

export const move = {
  said: {
    plain: [
      'file {mail} (under|in|into|with) {label}',
      'file (under|in|into) {label}',
      '(move|shift|transfer) {mail} (to|into|under|over to) {label}',
      'move (to|into) {label}',
      '(put|stick|drop|pop) {mail} (in|into|under|with) {label}',
      '(store|save|keep) {mail} (in|under) {label}',
      'archive {mail} (under|in) {label}',
      '(take|get) {mail} out of (the|my) inbox and (put|stick|file|drop) it (in|into|under) {label}',
      '(create|make|start) a (folder|label) (called|named) {label} and (put|move|file|stick) {mail} (in|into) (it|there)',
      '{mail} (goes|belongs) (in|into|under|with) {label}',
    ],
    asking: [
      'move [{mail}]',
      '(move|file|put) {mail} (somewhere [else]|(in|into|to) a (folder|label))',
      'where can i (put|move) {mail}',
    ],
  },
  listened: 'file under move to',
  noun: 'moves?|moving|filing',
} satisfies CommandPhrases<LabelPhrases>;
