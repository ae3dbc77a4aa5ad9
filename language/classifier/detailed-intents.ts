// Intents that need details from the words: the speed, the target mail, what to skip, what to undo, what to search. Null if the details are
// missing.

import { parseUndoRequest } from '#language/app/undo-request.ts';
import { parseBulkAnswer } from '#language/bulk/bulk-answer.ts';
import type { BulkKind } from '#language/bulk/bulk-intent.ts';
import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { parseSpellingRequest } from '#language/drafting/spelling-request.ts';
import * as said from '#language/en/classifier/intent-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import type { CertainIntent, Control } from '#language/intents/intent.ts';
import { resolve } from '#language/intents/resolve.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { SkipFilter } from '#language/player/player-targets.ts';
import { parseSkip } from '#language/player/skip.ts';
import { searchTerms } from '#language/search/search-terms.ts';
import { bulkInOwnWords } from './bulk-in-own-words.ts';
import { fromPhraseIntent, type IntentBuilder } from './intent-builders.ts';
import { ordinalIn, peopleNamed, whenIn } from './named-entities.ts';

export const speed: IntentBuilder = fromPhraseIntent(({ heard }) => {
  const rate = rateIn(normalize(heard));
  return rate === null ? null : { kind: 'control', control: { kind: 'speed', rate } };
});

export const speedWith = (kind: 'faster' | 'slower'): IntentBuilder =>
  fromPhraseIntent(({ heard }) => {
    const [, rate] = said.rates.find(([words]) => words.test(normalize(heard))) ?? [];
    return { kind: 'control', control: rate === undefined ? { kind } : { kind: 'speed', rate } };
  });

const rateIn = (plain: string): number | null => {
  const match = said.rates.find(([words]) => words.test(plain));
  if (match) return match[1];
  const [, digits] = /\b(\d(?:\.\d+)?)\b/.exec(plain) ?? [];
  const percent = /\b(\d{2,3}) percent\b/.exec(plain)?.[1];
  const rate = percent === undefined ? Number(digits) : Number(percent) / 100;
  if (rate >= 0.75 && rate <= 2 && !(rate === 1 && !said.normalRate.test(plain))) return rate;
  return said.normalRate.test(plain) ? 1 : null;
};

export const jump: IntentBuilder = ({ heard }) => {
  const to = jumpTo(heard.replace(/[.?!,]+$/, ''), normalize(heard));
  if (to === null) return null;
  const instead = to.kind === 'who' ? `mail from ${to.words}` : to.kind === 'about' ? heard : null;
  return { kind: 'control', control: { kind: 'jump', to, else: instead } };
};

type Goal = Extract<Control, { kind: 'jump' }>['to'];

const jumpTo = (heard: string, plain: string): Goal | null => {
  const [who] = peopleNamed(heard);
  if (who !== undefined) return { kind: 'who', words: who };
  const about = firstOf([said.aboutWhat], heard);
  if (about !== null) return { kind: 'about', words: about };
  const [, goal] = said.goalWords.find(([words]) => words.test(plain)) ?? [];
  if (goal !== undefined) return { kind: goal };
  const nth = said.topWords.test(plain) ? 1 : ordinalIn(heard);
  return nth === null ? describedIn(heard) : { kind: 'nth', nth };
};

const describedIn = (heard: string): Goal | null => {
  const from = firstOf([said.fromWhom], heard);
  if (from !== null) return { kind: 'who', words: from };
  const which = firstOf(said.whichMail, heard);
  return which === null ? null : { kind: 'about', words: which };
};

const firstOf = (leads: readonly RegExp[], heard: string): string | null => {
  const match = leads.flatMap((lead) => lead.exec(heard)?.slice(1) ?? []).find((words) => words !== undefined);
  return match === undefined || match.split(' ').length > 5 ? null : match;
};

export const pass: IntentBuilder = ({ heard, situation }) => {
  const keep = said.alone.test(normalize(heard));
  const over = passedIn(heard, normalize(heard), keep, situation);
  return over && { kind: 'control', control: { kind: 'pass', over } };
};

const passedIn = (heard: string, plain: string, keep: boolean, situation: Situation): SkipFilter | null => {
  const lead = keep ? 'only' : 'skip';
  const [who] = peopleNamed(heard);
  if (who !== undefined) return parseSkip(`${lead} everything from ${who}`, situation);
  const sort = said.sortWords.test(plain) ? stretchPassed(heard, lead, situation) : null;
  if (sort?.kind === 'filter') return sort;
  return whosePassed(plain, keep) ?? markedPassed(plain, situation) ?? stretchPassed(heard, lead, situation);
};

const whosePassed = (plain: string, keep: boolean): SkipFilter | null => {
  if (said.sameSender.test(plain)) return { kind: 'sender', keep };
  if (!keep && said.byMachines.test(plain)) return { kind: 'people' };
  return keep && said.peopleAlone.test(plain) ? { kind: 'people' } : null;
};

const markedPassed = (plain: string, situation: Situation): SkipFilter | null => {
  if (said.unreadAlone.test(plain)) return parseSkip('only unread', situation);
  return said.starredAlone.test(plain) ? parseSkip('only starred', situation) : null;
};

const stretchPassed = (heard: string, lead: string, situation: Situation): SkipFilter | null =>
  stretches(heard)
    .map((rest) => parseSkip(`${lead} ${rest}`, situation))
    .find((over) => over !== null) ?? null;

export const queueView: IntentBuilder = ({ heard, situation }) => {
  const plain = normalize(heard);
  const own = said.ownWords.test(plain);
  if (!own && !said.heapWords.test(plain)) return null;
  return resolve({ kind: 'control', control: { kind: 'lane', view: own ? 'queue' : 'aside' } }, situation, heard);
};

export const undoRequest: IntentBuilder = ({ heard }) => {
  const plain = normalize(heard);
  const [who] = peopleNamed(heard);
  if (who !== undefined) return named(who);
  for (const rest of stretches(said.roughly.reduce((words, [rough, count]) => words.replace(rough, count), heard))) {
    const which = parseUndoRequest(`undo ${rest}`);
    if (which !== null) return { kind: 'take-back', which };
  }
  return said.everythingWords.test(plain) ? { kind: 'take-back', which: { redo: false, pick: { kind: 'all' } } } : null;
};

const named = (who: string): CertainIntent => ({
  kind: 'take-back',
  which: { redo: false, pick: { kind: 'named', of: null, who } },
});

export const bulk =
  (act: BulkKind | null): IntentBuilder =>
  ({ heard, situation }) => {
    if (act === 'trash' && said.foreverWords.test(normalize(heard))) return { kind: 'refused', why: 'delete-forever' };
    const request = bulkInOwnWords(heard, act, situation);
    return request && { kind: 'bulk', request };
  };

const stretches = (heard: string): string[] => {
  const tokens = withoutPoliteness(heard).replace(/[,;:]/g, '').split(/\s+/).slice(0, most);
  return tokens.flatMap((_, from) =>
    tokens.slice(from).map((__, less) => tokens.slice(from, tokens.length - less).join(' ')),
  );
};

const most = 16;

export const newDraft =
  (said: (heard: string) => DraftAct | null): IntentBuilder =>
  ({ heard }) => {
    const act = said(heard);
    return act && { kind: 'draft', act };
  };

export const search: IntentBuilder = ({ heard }) => ({
  kind: 'control',
  control: { kind: 'search', words: searchTerms(withoutPoliteness(heard)) },
});

export const refine: IntentBuilder = ({ heard, situation }) =>
  situation.searching === null
    ? null
    : { kind: 'control', control: { kind: 'refine', words: searchTerms(withoutPoliteness(heard)) } };

export const openResult: IntentBuilder = fromPhraseIntent(({ heard }) => {
  const nth = said.topWords.test(normalize(heard)) ? 1 : ordinalIn(heard);
  if (nth !== null) return { kind: 'control', control: { kind: 'open-result', nth } };
  return said.chosenWords.test(normalize(heard))
    ? { kind: 'control', control: { kind: 'open-result', nth: null } }
    : null;
});

/** Returns the option that the words name or number, otherwise the most similar one. `-1` means that the person wants none. */
export const option =
  (nth: number): IntentBuilder =>
  ({ heard, situation: { question } }) => {
    if (question?.kind !== 'which') return null;
    const [only, another] = namedOptions(normalize(heard), question.options);
    const chosen = another === undefined && only !== undefined ? only : nth;
    if (chosen < 0) return { kind: 'answer', answer: { kind: 'no' } };
    return chosen < question.options.length ? { kind: 'answer', answer: { kind: 'option', nth: chosen } } : null;
  };

/** Options that contain a word which the others lack. */
const namedOptions = (plain: string, options: readonly string[]): number[] => {
  const spoken = new Set(plain.split(' '));
  const words = options.map((one) => normalize(one.replaceAll('/', ' ')).split(' '));
  return words.flatMap((own, at) =>
    own.some((word) => spoken.has(word) && !words.some((others, other) => other !== at && others.includes(word)))
      ? [at]
      : [],
  );
};

export const later: IntentBuilder = ({ heard }) => ({ kind: 'draft', act: { kind: 'later', when: whenIn(heard) } });

export const undo =
  (kind: 'undo' | 'redo'): IntentBuilder =>
  (of) =>
    (of.situation.drafting?.step ?? 'none') === 'none'
      ? resolve({ kind, of: null }, of.situation, of.heard)
      : { kind: 'draft', act: { kind } };

export const spellOut: IntentBuilder = ({ heard }) => {
  const what = parseSpellingRequest(heard) ?? { kind: 'recipient' as const };
  return { kind: 'draft', act: { kind: 'spell-out', what, words: heard } };
};

/** Narrows a bulk question; Flow asks again. */
export const someOf: IntentBuilder = ({ heard, situation: { confirming } }) => {
  if (confirming === undefined) return null;
  const [who] = peopleNamed(heard);
  const nth = ordinalIn(heard);
  const words = who ?? (nth === null ? null : `number ${nth}`);
  const lead = said.leavesOut.test(normalize(heard)) && !said.leavesRest.test(normalize(heard)) ? 'not' : 'only';
  const answer = words === null ? null : parseBulkAnswer(`${lead} ${words}`, confirming);
  return answer && { kind: 'bulk-answer', answer };
};

/** Labels that only keep other labels apart; the phrases handle these words. */
export const nothing: IntentBuilder = () => null;
