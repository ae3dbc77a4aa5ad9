// Builders for intents that need nothing, or a time, a number, a label or a name. They give the same intent as a phrase.

import type { DraftAct, DraftControlAct } from '#language/drafting/draft-intent.ts';
import { parseSendAct } from '#language/drafting/send-act.ts';
import { asksElse, foreverWords, placeWords } from '#language/en/classifier/intent-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { CertainIntent, PhrasedControl } from '#language/intents/intent.ts';
import type { PhraseIntent } from '#language/intents/phrase-intent.ts';
import { resolve } from '#language/intents/resolve.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { BlockKind, DeferKind, LabelKind, TriageKind } from '#language/mail/command-kinds.ts';
import type { Inquiry } from '#language/player/inquiry.ts';
import { countsIn, labelIn, peopleNamed, whenIn } from './named-entities.ts';

export type SpokenRequest = { heard: string; situation: Situation };

export type IntentBuilder = (of: SpokenRequest) => CertainIntent | null;

export const fromPhraseIntent =
  (intentFor: (of: SpokenRequest) => PhraseIntent | null): IntentBuilder =>
  (of) => {
    const intent = intentFor(of);
    return intent && resolve(intent, of.situation, of.heard);
  };

export const triage = (
  command: TriageKind,
  sense: 'plain' | 'lesser' = 'plain',
  which: 'this' | 'last' = 'this',
): IntentBuilder => fromPhraseIntent(() => ({ kind: 'triage', command, sense, which }));

export const control = (one: PhrasedControl): IntentBuilder =>
  fromPhraseIntent(() => ({ kind: 'control', control: one }));

export const draft =
  (act: DraftAct): IntentBuilder =>
  () => ({ kind: 'draft', act });

export const whole = (
  kind: DraftControlAct['kind'] | 'undo' | 'redo' | 'scratch' | 'start-over' | 'new-line' | 'new-paragraph',
): IntentBuilder => draft({ kind });

export const send: IntentBuilder = ({ heard }) => ({ kind: 'draft', act: parseSendAct(heard) });

export const inquiry =
  (about: Inquiry): IntentBuilder =>
  ({ heard }) => ({
    kind: 'inquiry',
    about,
    count: about === 'file' || about === 'done' ? (countsIn(heard)[0] ?? null) : null,
  });

export const defer = (command: DeferKind, unlessAnswered: boolean, archive: boolean): IntentBuilder =>
  fromPhraseIntent(({ heard }) => {
    const when = whenIn(heard);
    if (when === null && placeWords.test(normalize(heard))) return { kind: 'refused', why: 'no-place' };
    return { kind: 'defer', command, which: 'this', when, inMail: false, unlessAnswered, archive };
  });

/** While Flow asks for a time, any time is the answer. */
export const answeredTime = (heard: string, situation: Situation): CertainIntent | null => {
  const { asking, question } = situation;
  const isAsked = asking !== null || question?.kind === 'when';
  const when = isAsked && heard.split(/\s+/).length <= longestAnswer ? whenIn(heard) : null;
  if (when === null || asksElse.test(normalize(heard))) return null;
  return asking === null
    ? { kind: 'answer', answer: { kind: 'time', when } }
    : defer(asking, false, false)({ heard, situation });
};

const longestAnswer = 10;

/** Flow never deletes for good. */
export const trash = (which: 'this' | 'last'): IntentBuilder =>
  fromPhraseIntent(({ heard }) =>
    foreverWords.test(normalize(heard))
      ? { kind: 'refused', why: 'delete-forever' }
      : { kind: 'triage', command: 'trash', sense: 'plain', which },
  );

export const label = (command: LabelKind): IntentBuilder =>
  fromPhraseIntent(({ heard, situation }) => ({
    kind: 'label',
    command,
    which: 'this',
    said: labelIn(heard, situation.labels),
    ofKnown: false,
  }));

export const block =
  (command: BlockKind): IntentBuilder =>
  (of) => {
    const [called] = peopleNamed(of.heard);
    if (called !== undefined)
      return { kind: 'control', control: { kind: 'block', unblock: command === 'unblock', sender: { called } } };
    return resolve({ kind: 'block', command, which: 'this' }, of.situation, of.heard);
  };

export const move = (kind: 'next' | 'previous'): IntentBuilder =>
  fromPhraseIntent(({ heard }) => ({ kind: 'control', control: { kind, count: Math.max(1, ...countsIn(heard)) } }));
