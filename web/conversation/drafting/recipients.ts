// Whom the draft goes to, by voice: people are added by name, told apart where several are called the same, and taken off again.
import type { DraftId } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import type { DraftQuestion, RecipientAct } from '#language/drafting/draft-intent.ts';
import * as box from '#web/commands/draft-box.ts';
import { type Observable, type Observed, observable } from '#web/data/observable.ts';

/** What was asked, and of which draft: of another it is no question. */
export type Asked = { draftId: DraftId; question: DraftQuestion };

export type Recipients = {
  asked: Observed<Asked | null>;
  /** The question about the draft on the screen. */
  question: () => DraftQuestion | null;
  /** Does what was said, and answers what Flow says to it; null where it sends. */
  act: (what: RecipientAct) => Promise<string | null>;
};

type World = {
  /** Addresses of the mail at hand. */
  near: () => ReadonlySet<string>;
  ownAddress: string;
  /** Sends what was confirmed by the number on the screen. */
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

/** So that the first who is named finds it here. */
export const bringRecipients = () => import('./recipient-edits.ts');

/** As a line of its own: it begins with a capital and ends without a full stop. */
export const titleOf = (words: string): string =>
  asLine(words.replace(/[.]+$/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).slice(0, 900);

export const questionOf = ({ asked }: Dialog): DraftQuestion | null => {
  const current = asked.current();
  return current && current.draftId === box.writing.current()?.draft.id ? current.question : null;
};
