// Finds the one request among other clauses: 'toss it, there is nothing in it', 'archive, no, snooze it'. The other clauses must not be
// requests; beside a destructive one only a reason may stand.

import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { chatter, clauseStart, hedges, reason, turns } from '#language/en/compound/clause-words.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';

export const splitClauses = (heard: string): string[] =>
  heard.length > longest
    ? []
    : heard
        .split(/[,;.!?…]+(?=\s|$)|\s[-–—]+\s/)
        .map((part) => part.trim().replace(clauseStart, ''))
        .filter((part) => part !== '');

/** Null if none or several clauses are requests. */
export const intentAmongClauses = (
  clauses: readonly string[],
  alone: (clause: string) => ParsedUtterance,
  isGrave: (intent: ParsedUtterance) => boolean,
): ParsedUtterance | null => {
  const meant = afterTurn(clauses);
  if (meant.length > most || (clauses.length < 2 && meant.length < 2)) return null;
  const parts = meant.map((clause) => ({ clause, is: chatter.test(clause) ? null : requestIn(alone(clause)) }));
  const requests = parts.flatMap(({ is }) => (is === null ? [] : [is]));
  const last = requests.at(-1);
  if (!last || !requests.every((one) => isSame(one, last) || isAside(one))) return null;
  const others = parts.filter(({ is }) => is === null).map(({ clause }) => clause);
  return besideOthers(
    last,
    others.filter((clause) => !chatter.test(clause)),
    isGrave(last),
  );
};

/** Null if another clause may be more than a remark. */
const besideOthers = (intent: ParsedUtterance, others: readonly string[], isGrave: boolean): ParsedUtterance | null => {
  const may = isGrave || isDiscard(intent) ? isReason : isRemark;
  if (!others.every((clause) => may(clause, intent))) return null;
  return isDiscard(intent) && others.length > 0 ? { kind: 'unsure', meant: intent } : intent;
};

export const correctsItself = (heard: string, alone: (clause: string) => ParsedUtterance): boolean => {
  const clauses = splitClauses(heard);
  const at = clauses.findLastIndex((clause) => turns.test(clause));
  return at > 0 && clauses.slice(0, at).some((clause) => isRequest(alone(clause)));
};

/** The words after the last correction. */
const afterTurn = (clauses: readonly string[]): string[] => {
  const at = clauses.findLastIndex((clause) => turns.test(clause));
  if (at < 0) return [...clauses];
  const rest = [clauses[at]?.replace(turns, '').trim() ?? '', ...clauses.slice(at + 1)].filter(
    (clause) => clause !== '',
  );
  return rest;
};

const most = 4;

const longest = 300;

const requestIn = (intent: ParsedUtterance): ParsedUtterance | null => (isRequest(intent) ? intent : null);

const isRequest = (intent: ParsedUtterance): boolean => {
  if (intent.kind === 'control') return !openEnded.has(intent.control.kind);
  if (intent.kind === 'draft') return isPlain(intent.act);
  if (intent.kind === 'refused') return intent.why === 'delete-forever' || intent.why === 'no-place';
  return !none.has(intent.kind);
};

const none: ReadonlySet<string> = new Set(['fallback', 'answer', 'bulk-answer']);

const openEnded: ReadonlySet<string> = new Set(['search', 'refine', 'new-label']);

/** Without dictated text, which may contain commas. */
const isPlain = (act: DraftAct): boolean =>
  act.kind !== 'dictate' && act.kind !== 'edit' && !('words' in act && act.words !== null);

/** A question or a pause on the way does not count as a second request. */
const isAside = (intent: ParsedUtterance): boolean =>
  intent.kind === 'inquiry' || (intent.kind === 'control' && intent.control.kind === 'pause');

const isSame = (one: ParsedUtterance, other: ParsedUtterance): boolean =>
  JSON.stringify({ ...one, lesser: false }) === JSON.stringify({ ...other, lesser: false });

/** A word or two may name the person addressed. */
const isRemark = (clause: string): boolean => clause.split(/\s+/).length > 2 && !hedges.test(clause);

/** Only a reason may accompany a destructive request. */
const isReason = (clause: string, intent: ParsedUtterance): boolean =>
  reason.test(clause) && (isThrown(intent) ? isRemark(clause) : isDiscard(intent));

const isThrown = (intent: ParsedUtterance): boolean =>
  intent.kind === 'command' && (intent.command.kind === 'trash' || intent.command.kind === 'spam');

const isDiscard = (intent: ParsedUtterance): intent is Extract<ParsedUtterance, { kind: 'draft' }> =>
  intent.kind === 'draft' && intent.act.kind === 'discard';
