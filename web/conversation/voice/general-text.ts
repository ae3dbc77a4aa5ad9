// What the general model heard alone is said back as a question before it acts; moving about, and the text of a draft, are not.
import type { ParsedUtterance } from '#language/intents/intent.ts';

/** Heard by one pass only, this is asked before it is done. */
export const isAskedFirst = (understanding: ParsedUtterance): boolean => {
  switch (understanding.kind) {
    case 'command':
    case 'take-back':
    // Said at length, half of it may have been said to somebody else.
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

/** It leaves a list, or shuts somebody out: spoken while Flow reads, this is asked once it is silent, however surely it was heard. */
export const shutsOut = (understanding: ParsedUtterance): boolean =>
  (understanding.kind === 'several' && understanding.parts.some(shutsOut)) ||
  (understanding.kind === 'command' && shutting.has(understanding.command.kind)) ||
  (understanding.kind === 'control' && shutting.has(understanding.control.kind));

/** A yes, or what is as good as one. */
export const isConsent = (understanding: ParsedUtterance): boolean =>
  (understanding.kind === 'several' && understanding.parts.some(isConsent)) ||
  (understanding.kind === 'answer' && understanding.answer.kind === 'yes') ||
  (understanding.kind === 'bulk-answer' && understanding.answer.kind === 'yes') ||
  (understanding.kind === 'draft' && sends.has(understanding.act.kind)) ||
  isNumber(understanding);

/** Moves about, or falls silent: harmless, whoever said it. */
export const isSteering = (understanding: ParsedUtterance): boolean =>
  (understanding.kind === 'control' && steering.has(understanding.control.kind)) ||
  (understanding.kind === 'scene' && understanding.steers);

const isNumber = (of: ParsedUtterance): boolean =>
  of.kind === 'draft' && of.act.kind === 'people' && of.act.what.kind === 'confirm';

/** As a command, and as what asks whom or which list first. */
const shutting: ReadonlySet<string> = new Set(['unsubscribe', 'block']);
const sends: ReadonlySet<string> = new Set(['send']);
const weighty: ReadonlySet<string> = new Set(['send', 'later', 'discard', 'start-over', 'as-new', 'note']);
const steering: ReadonlySet<string> = new Set(['stop', 'pause', 'next', 'previous', 'faster', 'slower', 'speed']);
