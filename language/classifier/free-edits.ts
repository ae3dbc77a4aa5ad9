// Reads edits of a draft in a person's own words: 'where it says morning, write noon'.

import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { countOf, parseEdit, textUnitOf } from '#language/drafting/parse-edit.ts';
import { spelledIn } from '#language/drafting/spoken-letters.ts';
import { wordsOf } from '#language/drafting/spoken-words.ts';
import type { TextEdit } from '#language/drafting/text-edit.ts';
import { polite } from '#language/en/drafting/draft-phrases.ts';
import {
  addsSaid,
  capitalsSaid,
  changesSaid,
  changesTurned,
  deletesSaid,
  deletesTurned,
  exchangeSaid,
  hesitations,
  insertsSaid,
  insertsTurned,
  lettersSaid,
  makesSaid,
  politeEnd,
  rewritesSaid,
  sideBefore,
  whatItIs,
} from '#language/en/drafting/free-edit-words.ts';

export const textEdit = (heard: string): DraftAct | null => {
  const said = plainly(heard);
  const edit = said.length > longest ? null : editIn(said);
  return edit && { kind: 'edit', edit, words: heard };
};

export const textAddition = (heard: string): DraftAct | null => {
  const words = firstGroup(addsSaid, plainly(heard));
  return words === null || words.split(/\s+/).length < 2 ? null : { kind: 'dictate', words };
};

const plainly = (heard: string): string =>
  heard.trim().replace(hesitations, '').replace(polite, '').replace(politeEnd, '');

const longest = 160;

const editIn = (said: string): TextEdit | null =>
  deletion(said) ??
  rewriting(said) ??
  change(said, changesTurned) ??
  parseEdit(said) ??
  spelling(said) ??
  capitals(said) ??
  insertion(said) ??
  making(said) ??
  change(said, changesSaid) ??
  exchange(said);

const deletion = (said: string): TextEdit | null => {
  const [, count, named = ''] = deletesSaid.exec(said) ?? deletesTurned.exec(said) ?? [];
  const stretch = textUnitOf(named);
  return stretch && { kind: 'delete', stretch, count: countOf(count) };
};

const rewriting = (said: string): TextEdit | null => {
  for (const lead of rewritesSaid) {
    const [, named = '', to] = lead.exec(said) ?? [];
    const stretch = textUnitOf(named);
    if (stretch !== null && to !== undefined) return { kind: 'rewrite', stretch, to };
  }
  return null;
};

const spelling = (said: string): TextEdit | null => {
  const letters = lettersSaid.exec(said)?.[1];
  const text = letters === undefined ? null : spelledIn(wordsOf(letters).map(({ plain }) => plain));
  return text === null ? null : { kind: 'spell', letters: text };
};

const capitals = (said: string): TextEdit | null => {
  const words = firstGroup(capitalsSaid, said);
  return words === null ? null : { kind: 'capital', words };
};

const insertion = (said: string): TextEdit | null => {
  const { words, side, of } = (insertsTurned.exec(said) ?? insertsSaid.exec(said))?.groups ?? {};
  if (words === undefined || side === undefined || of === undefined) return null;
  return { kind: 'insert', words, side: sideBefore.test(side) ? 'before' : 'after', of };
};

const change = (said: string, leads: readonly RegExp[]): TextEdit | null => {
  for (const lead of leads) {
    const match = lead.exec(said);
    const to = match?.groups?.['to'];
    const from = match?.slice(1).find((group) => group !== to);
    if (to === undefined || from === undefined || !isShort(from) || !isShort(to)) continue;
    return whatItIs.test(from) ? { kind: 'make-it', to } : { kind: 'change', from, to };
  }
  return null;
};

const exchange = (said: string): TextEdit | null => {
  const [, from, to] = exchangeSaid.exec(said) ?? [];
  return from === undefined || to === undefined ? null : { kind: 'change', from, to };
};

const making = (said: string): TextEdit | null => {
  const to = firstGroup(makesSaid, said);
  return to === null || !isShort(to) ? null : { kind: 'make-it', to };
};

/** Longer words are more likely text of the mail. */
const isShort = (words: string): boolean => words.split(/\s+/).length <= 6;

const firstGroup = (leads: readonly RegExp[], said: string): string | null =>
  leads.map((lead) => lead.exec(said)?.[1]).find((words) => words !== undefined) ?? null;
