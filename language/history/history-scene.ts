// Parses questions about the history: what the person did and when, undo a row, find a row. Pure.
import { parseUndoRequest } from '#language/app/undo-request.ts';
import { ordinalAsked } from '#language/en/history/history-replies.ts';
import {
  aboutMail,
  actionVerbs,
  anyVerb,
  askedLead,
  findLead,
  type PeriodName,
  periodWords,
} from '#language/en/history/history-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';

export type HistoryIntent =
  /** `actions`: null for all kinds. `shown`: the period as Flow says it. */
  | { kind: 'review'; actions: readonly string[] | null; period: PeriodName | null; shown: string }
  /** Counted from 1. */
  | { kind: 'undo'; nth: number }
  | { kind: 'find'; words: string };

/** Null if the words are about something else. */
export const historyIntent = (heard: string): HistoryIntent | null =>
  undoIn(heard) ?? reviewIn(heard) ?? findIn(normalize(heard));

/** The intent for the screen, which reads the words again when it acts. */
export const historySceneIntent = (heard: string): SceneIntent | null => {
  const intent = historyIntent(heard);
  return (
    intent && {
      kind: 'scene',
      scene: historyScreen,
      name: `said-${intent.kind}`,
      words: heard,
      steers: intent.kind !== 'undo',
      asked: intent.kind === 'undo' ? ordinalAsked(intent.nth) : `${heard}?`,
    }
  );
};

export const historyScreen = 'history';

const undoIn = (heard: string): HistoryIntent | null => {
  const which = parseUndoRequest(heard);
  return which && !which.redo && which.pick.kind === 'nth' ? { kind: 'undo', nth: which.pick.nth } : null;
};

/** Other screens understand it too, if a period or a verb asks for more than the last acts. */
export const reviewIn = (heard: string): ReviewIntent | null => {
  const plain = normalize(heard);
  if (!askedLead.test(plain)) return null;
  const rest = ` ${plain.replace(askedLead, '')}`;
  const when = periodWords.find(({ said }) => said.test(rest));
  const actions = actionsIn((when ? rest.replace(when.said, '') : rest).trim());
  if (actions === undefined) return null;
  return {
    kind: 'review',
    actions,
    ...(when ? { period: when.period, shown: when.shown } : { period: null, shown: '' }),
  };
};

type ReviewIntent = Extract<HistoryIntent, { kind: 'review' }>;

/** Null for any action. Undefined if the verb is not in the history. */
const actionsIn = (verb: string): readonly string[] | null | undefined =>
  actionVerbs.find(({ said }) => said.test(verb))?.actions ?? (anyVerb.test(verb) ? null : undefined);

const findIn = (plain: string): HistoryIntent | null => {
  const [lead] = findLead.exec(plain) ?? [];
  const words = lead === undefined ? '' : plain.slice(lead.length).trim();
  return words === '' || aboutMail.test(words) ? null : { kind: 'find', words };
};
