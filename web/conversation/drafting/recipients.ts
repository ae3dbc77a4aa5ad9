// Draft recipients by voice: adds a spoken name, asks when several people share it, and removes it.
import type { DraftId } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import type { DraftQuestion, RecipientAct } from '#language/drafting/draft-intent.ts';
import * as box from '#web/commands/draft-box.ts';
import { type Observable, type Observed, observable } from '#web/data/observable.ts';

/** The question applies only to this draft. */
export type Asked = { draftId: DraftId; question: DraftQuestion };

export type Recipients = {
  asked: Observed<Asked | null>;
  question: () => DraftQuestion | null;
  act: (what: RecipientAct) => Promise<string | null>;
};

type World = {
  near: () => ReadonlySet<string>;
  ownAddress: string;
  /** Called when the person confirms with the number on the screen. */
  send: () => void;
};

export type Dialog = World & { asked: Observable<Asked | null> };

export const createRecipients = (world: World): Recipients => {
  const dialog: Dialog = { ...world, asked: observable<Asked | null>(null) };
  return {
    asked: dialog.asked,
    question: () => questionOf(dialog),
    act: (what) => bringRecipients().then((hand) => hand.change(dialog, what)),
  };
};

/** Preloads the editor: the first spoken name needs no wait. */
export const bringRecipients = () => import('./recipient-edits.ts');

/** Formats a subject line: starts with a capital and has no full stop. */
export const titleOf = (words: string): string =>
  asLine(words.replace(/[.]+$/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).slice(0, 900);

export const questionOf = ({ asked }: Dialog): DraftQuestion | null => {
  const current = asked.current();
  return current && current.draftId === box.writing.current()?.draft.id ? current.question : null;
};
