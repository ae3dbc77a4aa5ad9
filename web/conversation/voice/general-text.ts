// Flow asks before it acts on words that only the general pass heard. Navigation and draft text are exempt.
import type { ParsedUtterance } from '#language/intents/intent.ts';

export const isAskedFirst = (intent: ParsedUtterance): boolean => {
  switch (intent.kind) {
    case 'command':
    case 'take-back':
    case 'event':
    // Half of a long utterance may address somebody else.
    case 'several':
      return true;
    case 'control':
      return shutting.has(intent.control.kind);
    case 'draft':
      return weighty.has(intent.act.kind);
    case 'scene':
      return !intent.steers;
    default:
      return false;
  }
};

/** Flow always asks before it unsubscribes or blocks from speech over the reading. */
export const shutsOut = (intent: ParsedUtterance): boolean =>
  (intent.kind === 'several' && intent.parts.some(shutsOut)) ||
  (intent.kind === 'command' && shutting.has(intent.command.kind)) ||
  (intent.kind === 'control' && shutting.has(intent.control.kind));

export const isConsent = (intent: ParsedUtterance): boolean =>
  (intent.kind === 'several' && intent.parts.some(isConsent)) ||
  (intent.kind === 'answer' && intent.answer.kind === 'yes') ||
  (intent.kind === 'bulk-answer' && intent.answer.kind === 'yes') ||
  (intent.kind === 'draft' && sends.has(intent.act.kind)) ||
  isNumber(intent);

export const isSteering = (intent: ParsedUtterance): boolean =>
  (intent.kind === 'control' && steering.has(intent.control.kind)) || (intent.kind === 'scene' && intent.steers);

const isNumber = (of: ParsedUtterance): boolean =>
  of.kind === 'draft' && of.act.kind === 'people' && of.act.what.kind === 'confirm';

const shutting: ReadonlySet<string> = new Set(['unsubscribe', 'block']);
const sends: ReadonlySet<string> = new Set(['send']);
const weighty: ReadonlySet<string> = new Set(['send', 'later', 'discard', 'start-over', 'as-new', 'note']);
const steering: ReadonlySet<string> = new Set(['stop', 'pause', 'next', 'previous', 'faster', 'slower', 'speed']);
