// The hand that writes what is dictated: it does to a draft's text what was said, keeps each step so that it can be taken back, and answers
// with what is to be heard of it. Brought when the first draft opens.
import type { DraftId } from '#domain/draft.ts';
import type { Address } from '#domain/mail.ts';
import { applyEdit, changedSentence } from '#language/drafting/apply-edit.ts';
import { dictate as dictateInto } from '#language/drafting/dictate.ts';
import type { TextAct } from '#language/drafting/draft-intent.ts';
import { spellOut } from '#language/drafting/spell-out.ts';
import type { TextEdit, WriterNames } from '#language/drafting/text-edit.ts';
import { dictationReplies, notFoundReply, whichReply } from '#language/en/drafting/dictation-replies.ts';
import { perDevice } from '#web/device.ts';
import { type History, historyOf, noted, stepped, textAt } from './draft-history.ts';

/** The text after it, and what Flow says; null where writing needs no word. `goesOn`: more is to come before it can be sent. */
export type Written = { text: string; says: string | null; goesOn?: true };

export type Page = {
  id: DraftId;
  text: string;
  step: 'writing' | 'ready';
  to: readonly Address[];
  writers: WriterNames;
};

/** Does to the page what was said. */
export const writeOn = (page: Page, act: TextAct): Written => {
  if (act.kind === 'spell-out') return spell(page, act);
  const history = noted(historyFor(page), page.text);
  if (act.kind === 'undo' || act.kind === 'redo') return step(page, history, act.kind);
  const written = done(page, act);
  const now = edits();
  now.last = act.kind === 'dictate' ? { before: page.text, after: written.text } : null;
  now.current = { id: page.id, history: noted(history, written.text) };
  return written;
};

type Edits = {
  current: { id: DraftId; history: History } | null;
  /** The last dictation, so that it can be scratched as a whole. */
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
  return told(page.text, textAt(history), dictationReplies[kind === 'undo' ? 'undone' : 'redone']);
};

/** While one writes, words that are nowhere in it are rather its text. */
const spell = (page: Page, { what, words }: Extract<TextAct, { kind: 'spell-out' }>): Written => {
  const { says, found } = spellOut(page, what);
  return found || page.step === 'ready' ? { text: page.text, says } : writeOn(page, { kind: 'dictate', words });
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
    case 'scratch':
      return scratch(page);
    case 'start-over':
      return { text: '', says: dictationReplies.startedOver };
  }
};

type Changing = Exclude<TextAct, { kind: 'undo' | 'redo' | 'spell-out' }>;

/** To a draft that was read back, which is heard again where it is new. */
const added = (page: Page, words: string): Written => {
  const { text } = dictate(page, words);
  return page.step === 'ready' ? told(page.text, text, dictationReplies.done) : { text, says: null };
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
  if (after.kind === 'text') return told(page.text, after.text, dictationReplies.scratched);
  // 'Make it blue' where nothing has a colour is what the mail says.
  return what.kind === 'make-it' ? dictate(page, words) : { text: page.text, says: notFoundReply(after.words) };
};

/** What was dictated last goes as a whole; after anything else it is the last sentence. */
const scratch = ({ text, writers }: Page): Written => {
  const { last } = edits();
  if (last !== null && last.after === text && last.before !== text)
    return { text: last.before, says: dictationReplies.scratched };
  const after = applyEdit(text, { kind: 'delete', stretch: 'sentence', count: 1 }, writers);
  return after.kind === 'text'
    ? { text: after.text, says: dictationReplies.scratched }
    : { text, says: dictationReplies.empty };
};

/** Only the sentence that is another is read again. */
const told = (before: string, after: string, otherwise: string): Written => ({
  text: after,
  says: changedSentence(before, after) ?? otherwise,
});
