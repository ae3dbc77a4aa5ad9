// Flow asks before it acts on words that only the general pass heard. Navigation and draft text are exempt.
import type { ParsedUtterance } from '#language/intents/intent.ts';

export const isAskedFirst = (understanding: ParsedUtterance): boolean => {
  switch (understanding.kind) {
    case 'command':
    case 'take-back':
    // Half of a long utterance may address somebody else.
    case 'several':
      return true;
    case 'control':
      return shutting.has(understanding.control.kind);
    case 'draft':
      return weighty.has(understanding.act.kind);
    case 'scene':
      return !understanding.steers;
    default:
      return false;
  }
};

/** Flow always asks before it unsubscribes or blocks from speech over the reading. */
export const shutsOut = (understanding: ParsedUtterance): boolean =>
  (understanding.kind === 'several' && understanding.parts.some(shutsOut)) ||
  (understanding.kind === 'command' && shutting.has(understanding.command.kind)) ||
  (understanding.kind === 'control' && shutting.has(understanding.control.kind));

export const isConsent = (understanding: ParsedUtterance): boolean =>
  (understanding.kind === 'several' && understanding.parts.some(isConsent)) ||
  (understanding.kind === 'answer' && understanding.answer.kind === 'yes') ||
  (understanding.kind === 'bulk-answer' && understanding.answer.kind === 'yes') ||
  (understanding.kind === 'draft' && sends.has(understanding.act.kind)) ||
  isNumber(understanding);

export const isSteering = (understanding: ParsedUtterance): boolean =>
  (understanding.kind === 'control' && steering.has(understanding.control.kind)) ||
  (understanding.kind === 'scene' && understanding.steers);

const isNumber = (of: ParsedUtterance): boolean =>
  of.kind === 'draft' && of.act.kind === 'people' && of.act.what.kind === 'confirm';

const shutting: ReadonlySet<string> = new Set(['unsubscribe', 'block']);
const sends: ReadonlySet<string> = new Set(['send']);
const weighty: ReadonlySet<string> = new Set(['send', 'later', 'discard', 'start-over', 'as-new', 'note']);
const steering: ReadonlySet<string> = new Set(['stop', 'pause', 'next', 'previous', 'faster', 'slower', 'speed']);
