// The draft editor: applies dictation and edits, keeps a history for undo, and returns what Flow says. Loads with the first draft.
import type { DraftId } from '#domain/draft.ts';
import type { Address } from '#domain/mail.ts';
import { applyEdit, changedSentence } from '#language/drafting/apply-edit.ts';
import { dictate as dictateInto } from '#language/drafting/dictate.ts';
import type { TextAct } from '#language/drafting/draft-intent.ts';
import { letterParts, signedAt } from '#language/drafting/letter-parts.ts';
import { spellOut } from '#language/drafting/spell-out.ts';
import type { TextEdit, WriterNames } from '#language/drafting/text-edit.ts';
import { dictationReplies, notFoundReply, whichReply } from '#language/en/drafting/dictation-replies.ts';
import {
  removedReply,
  removesAnswer,
  rewrittenReply,
  sameReply,
  unknownRewrite,
} from '#language/en/rewriting/rewrite-replies.ts';
import { lostFacts } from '#language/rewriting/facts-kept.ts';
import { frameOf } from '#language/rewriting/frame.ts';
import { rewriteText } from '#language/rewriting/rewrite-text.ts';
import { perDevice } from '#web/device.ts';
import { noteDictated } from './dictated.ts';
import { type History, historyOf, noted, stepped, textAt } from './draft-history.ts';
import { noteRewritten } from './flow-drafts.ts';

/** `says` is null for plain dictation. `goesOn`: the person must add more before sending. */
export type Written = { text: string; says: string | null; goesOn?: true };

export type Page = {
  id: DraftId;
  text: string;
  step: 'writing' | 'ready';
  to: readonly Address[];
  writers: WriterNames;
};

export const writeOn = (page: Page, act: TextAct): Written => {
  if (act.kind === 'spell-out') return spell(page, act);
  const history = noted(historyFor(page), page.text);
  if (act.kind === 'undo' || act.kind === 'redo') return step(page, history, act.kind);
  const written = done(page, act);
  if (act.kind === 'dictate') noteDictated(page.id, page.text, written.text);
  const now = edits();
  now.last = act.kind === 'dictate' ? { before: page.text, after: written.text } : null;
  now.current = { id: page.id, history: noted(history, written.text) };
  return written;
};

type Edits = {
  current: { id: DraftId; history: History } | null;
  /** Kept because "scratch that" removes the last dictation as a whole. */
  last: { before: string; after: string } | null;
};

const edits = perDevice((): Edits => ({ current: null, last: null }));

const historyFor = ({ id, text }: Page): History => {
  const { current } = edits();
  return current?.id === id ? current.history : historyOf(text);
};

const step = (page: Page, before: History, kind: 'undo' | 'redo'): Written => {
  const history = stepped(before, kind === 'undo' ? -1 : 1);
  edits().current = { id: page.id, history };
  if (history === before)
    return { text: page.text, says: dictationReplies[kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo'] };
  return replaced(page.text, textAt(history), dictationReplies[kind === 'undo' ? 'undone' : 'redone']);
};

/** While dictating, a word that the draft does not contain is text. */
const spell = (page: Page, { what, words }: Extract<TextAct, { kind: 'spell-out' }>): Written => {
  const { says, exists } = spellOut(page, what);
  return exists || page.step === 'ready' ? { text: page.text, says } : writeOn(page, { kind: 'dictate', words });
};

const done = (page: Page, act: Changing): Written => {
  switch (act.kind) {
    case 'dictate':
      return added(page, act.words);
    case 'new-line':
    case 'new-paragraph':
      return { ...dictate(page, act.kind.replace('-', ' ')), goesOn: true };
    case 'edit':
      return edit(page, act);
    case 'rewrite':
      return rewrite(page, act.words);
    case 'scratch':
      return scratch(page);
    case 'start-over':
      return { text: '', says: dictationReplies.startedOver };
  }
};

type Changing = Exclude<TextAct, { kind: 'undo' | 'redo' | 'spell-out' }>;

/** Flow has read this draft back, so it reads the addition too. */
const added = (page: Page, words: string): Written => {
  const { text } = dictate(page, words);
  return page.step === 'ready' ? replaced(page.text, text, dictationReplies.done) : { text, says: null };
};

const dictate = ({ text, writers }: Page, words: string): Written => ({
  text: dictateInto(text, words, writers),
  says: null,
});

const edit = (page: Page, { edit: what, words }: { edit: TextEdit; words: string }): Written => {
  const after = applyEdit(page.text, what, page.writers);
  if (after.kind === 'which') return { text: page.text, says: whichReply(after.or) };
  if (after.kind === 'text' && what.kind === 'rewrite' && what.to === null)
    return { text: after.text, says: dictationReplies.instead, goesOn: true };
  if (after.kind === 'text' && what.kind === 'delete-about') return withoutPart(page, after.text, what.whole === true);
  if (after.kind === 'text') return replaced(page.text, after.text, dictationReplies.scratched);
  // "Make it blue" is text when the draft has no color to change.
  return what.kind === 'make-it' ? dictate(page, words) : { text: page.text, says: notFoundReply(after.words) };
};

/** Reads the new body. A rewrite that would lose a fact changes nothing, and Flow says so. */
const rewrite = ({ id, text, writers }: Page, words: string): Written => {
  const after = rewriteText(text, words, writers.own);
  if (after.kind === 'unknown') return { text, says: unknownRewrite };
  if (after.kind === 'same') return { text, says: sameReply(after.how) };
  noteRewritten(id, after.text);
  return { text: after.text, says: rewrittenReply(after.how, letterParts(after.text, writers.own).body) };
};

/** Names the numbers, days and conditions that went. A yes or a no stays, unless the person names its sentence. */
const withoutPart = ({ text, writers }: Page, after: string, named: boolean): Written => {
  const [was, left] = [text, after].map((one) => bodyOf(one, writers.own));
  const isLost = left === '' || (stanceOf(was) !== 'tell' && stanceOf(left) !== stanceOf(was));
  return isLost && !named ? { text, says: removesAnswer } : { text: after, says: removedReply(lostFacts(text, after)) };
};

/** Empty if only the greeting and the sign-off are left. */
const bodyOf = (text: string, own: string): string =>
  signedAt(`\n\n${text}`, own) === 0 ? '' : letterParts(`${letterParts(text, own).body}\n`, own).body;

const stanceOf = (body = ''): string => frameOf(body).stance;

/** Removes the last dictation as a whole, or the last sentence after any other act. */
const scratch = ({ text, writers }: Page): Written => {
  const { last } = edits();
  if (last !== null && last.after === text && last.before !== text)
    return { text: last.before, says: dictationReplies.scratched };
  const after = applyEdit(text, { kind: 'delete', stretch: 'sentence', count: 1 }, writers);
  return after.kind === 'text'
    ? { text: after.text, says: dictationReplies.scratched }
    : { text, says: dictationReplies.empty };
};

/** Reads only the changed sentence. */
const replaced = (before: string, after: string, otherwise: string): Written => ({
  text: after,
  says: changedSentence(before, after) ?? otherwise,
});
