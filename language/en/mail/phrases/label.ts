// Phrases to label a mail, in British and American English. `{label}` is any name.
import type { LabelPhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { tag } from './parts.ts';

export const label = {
  said: {
    plain: [
      'label [{mail}] [(as|with)] {label}',
      '(tag|categorize|categorise) [{mail}] [(as|with|under)] {label}',
      `(add|apply|put) [the] ${tag} {label} [(to|on) {mail}]`,
      `(add|apply|put) [the] {label} ${tag} [(to|on) {mail}]`,
      `give {mail} the ${tag} {label}`,
      `give {mail} the {label} ${tag}`,
      `(stick|slap) (a|the|an) {label} ${tag} on {mail}`,
      `(put|stick|slap) (a|an) {label} ${tag} on {mail}`,
      `(add|attach) (a|an) {label} ${tag} to {mail}`,
    ],
    asking: [
      'label [{mail}]',
      '(tag|categorize|categorise) [{mail}]',
      `(add|choose|pick) [a] ${tag} [(to|on|for) {mail}]`,
      '(show|list) [me] [the|my|all my] (labels|tags)',
      '(labels|tags)',
      `give {mail} a ${tag}`,
    ],
  },
  listened: 'label as add show my labels',
  noun: 'labels?|labell?ing',
} satisfies CommandPhrases<LabelPhrases>;
