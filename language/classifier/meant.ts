// Wishes that say what they mean by themselves, or by a time, a number, a label or a name: the same understanding as a phrase would come to.

import type { DraftAct, PlainDraftAct } from '#language/drafting/draft-intent.ts';
import { sendAct } from '#language/drafting/send-act.ts';
import { asksElse, foreverWords, placeWords } from '#language/en/classifier/wish-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { Meaning } from '#language/intents/meaning.ts';
import { resolve } from '#language/intents/resolve.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { PhrasedControl, Sure } from '#language/intents/understanding.ts';
import type { BlockKind, LabelKind, PutOffKind, TriageKind } from '#language/mail/command-kinds.ts';
import type { Inquiry } from '#language/player/inquiry.ts';
import { countsIn, labelIn, namedIn, whenIn } from './named.ts';

export type Said = { heard: string; situation: Situation };

export type Means = (of: Said) => Sure | null;

export const meant =
  (meaningFor: (of: Said) => Meaning | null): Means =>
  (of) => {
    const meaning = meaningFor(of);
    return meaning && resolve(meaning, of.situation, of.heard);
  };

export const triage = (
  command: TriageKind,
  sense: 'plain' | 'lesser' = 'plain',
  which: 'this' | 'last' = 'this',
): Means => meant(() => ({ kind: 'triage', command, sense, which }));

export const control = (one: PhrasedControl): Means => meant(() => ({ kind: 'control', control: one }));

export const draft =
  (act: DraftAct): Means =>
  () => ({ kind: 'draft', act });

export const whole = (
  kind: PlainDraftAct['kind'] | 'undo' | 'redo' | 'scratch' | 'start-over' | 'new-line' | 'new-paragraph',
): Means => draft({ kind });

export const sent: Means = ({ heard }) => ({ kind: 'draft', act: sendAct(heard) });

export const inquiry =
  (about: Inquiry): Means =>
  ({ heard }) => ({
    kind: 'inquiry',
    about,
    count: about === 'file' || about === 'done' ? (countsIn(heard)[0] ?? null) : null,
  });

export const putOff = (command: PutOffKind, unlessAnswered: boolean, archive: boolean): Means =>
  meant(({ heard }) => {
    const when = whenIn(heard);
    if (when === null && placeWords.test(normalize(heard))) return { kind: 'refused', why: 'no-place' };
    return { kind: 'put-off', command, which: 'this', when, inMail: false, unlessAnswered, archive };
  });

/** Where a time is asked for, any that is said is the answer. */
export const timeAsked = (heard: string, situation: Situation): Sure | null => {
  const { asking } = situation;
  const when = asking === null || heard.split(/\s+/).length > longestAnswer ? null : whenIn(heard);
  if (asking === null || when === null || asksElse.test(normalize(heard))) return null;
  return putOff(asking, false, false)({ heard, situation });
};

const longestAnswer = 10;

/** What nobody could ever get back is not thrown away at all. */
export const thrownAway = (which: 'this' | 'last'): Means =>
  meant(({ heard }) =>
    foreverWords.test(normalize(heard))
      ? { kind: 'refused', why: 'delete-forever' }
      : { kind: 'triage', command: 'trash', sense: 'plain', which },
  );

export const labelled = (command: LabelKind): Means =>
  meant(({ heard, situation }) => ({
    kind: 'label',
    command,
    which: 'this',
    said: labelIn(heard, situation.labels),
    ofKnown: false,
  }));

export const blocked =
  (command: BlockKind): Means =>
  (of) => {
    const [called] = namedIn(of.heard);
    if (called !== undefined)
      return { kind: 'control', control: { kind: 'block', unblock: command === 'unblock', sender: { called } } };
    return resolve({ kind: 'block', command, which: 'this' }, of.situation, of.heard);
  };

export const moved = (kind: 'next' | 'previous'): Means =>
  meant(({ heard }) => ({ kind: 'control', control: { kind, count: Math.max(1, ...countsIn(heard)) } }));
