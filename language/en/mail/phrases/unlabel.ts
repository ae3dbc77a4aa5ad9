// Phrases to remove a label, in British and American English. `{label}` is any name.
import type { LabelPhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { tag } from './parts.ts';

export const unlabel = {
  said: {
    plain: [
      `(remove|drop) [the] ${tag} {label} [(from|off) {mail}]`,
      `(remove|drop) [the] {label} ${tag} [(from|off) {mail}]`,
      `take [the] {label} ${tag} off [{mail}]`,
      `take [the] ${tag} {label} off [{mail}]`,
      `take off [the] ${tag} {label}`,
      `(strip|peel|pull|lose) [the] {label} (${tag}|category) (off|from) {mail}`,
      `(remove|drop|delete|take off) [the] {label} category [(from|off) {mail}]`,
      `take off [the] {label} ${tag}`,
      '(unlabel|untag) {mail} [from] {label}',
      '(unlabel|untag) {label}',
    ],
    ofKnown: [
      'remove [the] {label} [(from|off) {mail}]',
      'remove {mail} from {label}',
      'take {mail} out of {label}',
      'take [the] {label} off [{mail}]',
      '{mail} does not belong (in|under|to) {label}',
      '{mail} is not {label}',
    ],
    asking: [],
  },
  listened: 'remove label from take off',
} satisfies CommandPhrases<LabelPhrases>;
