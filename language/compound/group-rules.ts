// Which commands may be part of a group, and at which position. Everything else stands alone.

import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { looksFor } from '#language/en/compound/group-words.ts';
import { isReversible, type Question } from '#language/engine/question.ts';
import type { Control, Intent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Inquiry } from '#language/player/inquiry.ts';

export const isSingleIntent = (intent: ParsedUtterance): intent is Intent =>
  intent.kind !== 'unsure' && intent.kind !== 'several';

export const mayGoBefore = (of: Intent): boolean => {
  if (of.kind === 'command') return of.command.kind !== 'undo' && of.command.kind !== 'redo';
  return of.kind === 'answer' || (of.kind === 'control' && anywhere.has(of.control.kind));
};

/**
 * It shows, says or asks something, so nothing can follow. `isAtPlay`: it refers to the mail on the screen. `isHeard`:
 * it refers to the mail that was open.
 */
export const mayEnd = (of: Intent, { words, isAtPlay, isHeard }: Ended): boolean => {
  if (of.kind === 'inquiry') return isAtPlay || ofNoMail.has(of.about);
  if (of.kind === 'bulk') return true;
  if (of.kind === 'draft') return opens(of.act, isAtPlay && isHeard);
  if (of.kind !== 'control') return false;
  return atTheEnd.has(of.control.kind) || (of.control.kind === 'search' && looksFor.test(words));
};

type Ended = { words: string; isAtPlay: boolean; isHeard: boolean };

/** It may ask a question before it runs. */
export const asksFirst = (of: Intent): boolean => of.kind === 'control' && asks.has(of.control.kind);

export const hasMoreAfterYes = (question: Question): boolean =>
  isReversible(question) && !(question.kind === 'yes-no' && question.act === 'undo');

const ofNoMail: ReadonlySet<Inquiry> = new Set(['status', 'done', 'blocked', 'help']);

type Kinds = ReadonlySet<Control['kind']>;

const anywhere: Kinds = new Set(['next', 'previous', 'pause', 'resume', 'faster', 'slower', 'speed']);

/** Reading a mail takes time. */
const atTheEnd: Kinds = new Set([
  'read',
  'headlines',
  'summaries',
  'shorter',
  'full-text',
  'stop',
  'original',
  'jump',
  'to-inbox',
  'to-results',
  'lane',
  'start',
  'newest-first',
  'important-first',
  'pass-none',
]);

const asks: Kinds = new Set(['unsubscribe', 'block', 'when', 'labels']);

/** A draft begins, without a text, which any words could be. */
const opens = (act: DraftAct, isOfMail: boolean): boolean =>
  (isOfMail ? begins : anew).has(act.kind) && !('words' in act && act.words !== null);

const begins: ReadonlySet<DraftAct['kind']> = new Set(['reply', 'reply-all', 'forward', 'new', 'short', 'drafts']);
const anew: ReadonlySet<DraftAct['kind']> = new Set(['new', 'drafts']);
