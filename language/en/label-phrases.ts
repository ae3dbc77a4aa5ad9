// How people file mail under their own labels, and take labels off again. `{label}` is whatever they call it.
import type { LabelWordings } from '#language/meaning.ts';
import type { LabelKind } from '#language/understanding.ts';

const label = '(label|tag)';

/** One of these begins every phrase that names a label. */
export const labelLeads =
  /^(?:label|tag|categori[sz]e|add|apply|put|give|file|move|shift|transfer|stick|drop|pop|store|save|keep|archive|get|create|make|start|attach|slap|strip|peel|pull|lose|delete|remove|take|unlabel|untag|it|this|that|the)$/;

export const labelPhrases: Record<LabelKind, LabelWordings> = {
  label: {
    plain: [
      'label [{mail}] [(as|with)] {label}',
      '(tag|categorize|categorise) [{mail}] [(as|with|under)] {label}',
      `(add|apply|put) [the] ${label} {label} [(to|on) {mail}]`,
      `(add|apply|put) [the] {label} ${label} [(to|on) {mail}]`,
      `give {mail} the ${label} {label}`,
      `give {mail} the {label} ${label}`,
      `(stick|slap) (a|the|an) {label} ${label} on {mail}`,
      `(put|stick|slap) (a|an) {label} ${label} on {mail}`,
      `(add|attach) (a|an) {label} ${label} to {mail}`,
    ],
    asking: [
      'label [{mail}]',
      '(tag|categorize|categorise) [{mail}]',
      `(add|choose|pick) [a] ${label} [(to|on|for) {mail}]`,
      '(show|list) [me] [the|my|all my] (labels|tags)',
      '(labels|tags)',
      `give {mail} a ${label}`,
    ],
  },
  move: {
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
  unlabel: {
    plain: [
      `(remove|drop) [the] ${label} {label} [(from|off) {mail}]`,
      `(remove|drop) [the] {label} ${label} [(from|off) {mail}]`,
      `take [the] {label} ${label} off [{mail}]`,
      `take [the] ${label} {label} off [{mail}]`,
      `take off [the] ${label} {label}`,
      `(strip|peel|pull|lose) [the] {label} (${label}|category) (off|from) {mail}`,
      `(remove|drop|delete|take off) [the] {label} category [(from|off) {mail}]`,
      `take off [the] {label} ${label}`,
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
};
