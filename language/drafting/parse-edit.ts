// Reads edits of a draft's text. Words that look like an edit but cannot apply are text.
import { polite } from '#language/en/drafting/draft-phrases.ts';
import {
  asText,
  capitalLead,
  changeLeads,
  deleteAboutLead,
  deleteLead,
  insertLead,
  makeItLeads,
  politeOrStop,
  rewriteLead,
  rewrites,
  spellLead,
} from '#language/en/drafting/edit-phrases.ts';
import { whatItIs } from '#language/en/drafting/free-edit-words.ts';
import { numberWords } from '#language/en/engine/words.ts';
import { spelledIn } from './spoken-letters.ts';
import { wordsOf } from './spoken-words.ts';
import type { TextEdit, TextUnit } from './text-edit.ts';

export const parseEdit = (heard: string): TextEdit | null => {
  const said = heard.trim().replace(polite, '').replace(politeOrStop, '');
  if (said.length > 300 || said.includes('\n') || asText.test(said)) return null;
  for (const read of readers) {
    const edit = read(said);
    if (edit !== null) return edit;
  }
  return null;
};

const deletion = (said: string): TextEdit | null => {
  const [, count, stretch] = deleteLead.exec(said) ?? [];
  const what = stretch === undefined ? null : textUnitOf(stretch);
  return what && { kind: 'delete', stretch: what, count: countOf(count) };
};

/** 'The part about the budget' means a sentence, unless the words name a line or a paragraph. */
const deletionAbout = (said: string): TextEdit | null => {
  const [, stretch = '', about] = deleteAboutLead.exec(said) ?? [];
  if (about === undefined) return null;
  const unit = textUnitOf(stretch);
  return { kind: 'delete-about', stretch: unit ?? 'sentence', about, ...(unit === 'sentence' ? { whole: true } : {}) };
};

const rewriting = (said: string): TextEdit | null => {
  const [, stretch, to] = rewriteLead.exec(said) ?? [];
  const what = stretch === undefined ? null : textUnitOf(stretch);
  return what && { kind: 'rewrite', stretch: what, to: to ?? null };
};

export const textUnitOf = (named: string): TextUnit | null =>
  stretches.get(named.toLowerCase().replace(/s$/, '')) ?? null;

const stretches: ReadonlyMap<string, TextUnit> = new Map([
  ['word', 'word'],
  ['sentence', 'sentence'],
  ['paragraph', 'paragraph'],
  ['line', 'line'],
]);

export const countOf = (count: string | undefined): number => {
  if (count === undefined) return 1;
  const word = count.toLowerCase();
  if (word === 'couple of') return 2;
  if (word === 'few') return 3;
  return Math.max(1, Math.min(50, numberWords.get(word) ?? Number(word)));
};

const change = (said: string): TextEdit | null => {
  const [, from, to] = firstOf(changeLeads, said) ?? [];
  if (from === undefined || to === undefined) return null;
  return whatItIs.test(from) ? { kind: 'make-it', to } : { kind: 'change', from, to };
};

const insertion = (said: string): TextEdit | null => {
  const [, words, side, of] = insertLead.exec(said) ?? [];
  if (words === undefined || of === undefined) return null;
  return { kind: 'insert', words, side: side?.toLowerCase() === 'before' ? 'before' : 'after', of };
};

const spelling = (said: string): TextEdit | null => {
  const letters = spellLead.exec(said)?.[1];
  const text = letters === undefined ? null : spelledIn(wordsOf(letters).map(({ plain }) => plain));
  return text === null ? null : { kind: 'spell', letters: text };
};

const capitals = (said: string): TextEdit | null => {
  const words = capitalLead.exec(said)?.[1];
  return words === undefined ? null : { kind: 'capital', words };
};

const making = (said: string): TextEdit | null => {
  const to = firstOf(makeItLeads, said)?.[1];
  return to === undefined || rewrites.test(to) || to.split(/\s+/).length > 4 ? null : { kind: 'make-it', to };
};

const firstOf = (leads: readonly RegExp[], said: string): RegExpExecArray | null => {
  for (const lead of leads) {
    const match = lead.exec(said);
    if (match) return match;
  }
  return null;
};

const readers = [deletion, deletionAbout, rewriting, change, insertion, spelling, capitals, making] as const;
