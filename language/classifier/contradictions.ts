// Rejects a predicted intent if the words around it contradict it, whatever its chance.
import * as said from '#language/en/classifier/contradiction-words.ts';
import { asText } from '#language/en/drafting/edit-phrases.ts';
import { caughtUpOn } from '#language/en/search/request-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { IntentLabel } from './intent-labels.ts';
import { whenIn } from './named-entities.ts';

export const isContradicted = (label: IntentLabel, heard: string): boolean => {
  const plain = normalize(heard);
  const isSaid = ({ of, plainly, asSaid }: Against): boolean =>
    of(label) && (plainly?.test(plain) || asSaid?.test(heard)) === true;
  return against.some(isSaid) || (label === 'remind+archive' && !said.remindsOf.test(plain) && whenIn(heard) === null);
};

/** Reported speech asks for nothing. */
export const isQuoted = (heard: string): boolean => said.quoted.test(heard);

/** Tells what somebody else said or asked. */
export const isReportedSpeech = (heard: string): boolean => said.reportedSpeech.test(heard);

/** Names two acts, and the model would do only one. */
export const namesTwoActions = (heard: string): boolean => said.twoActs.test(normalize(heard));

/** Deferring without a word for it needs a confirmation. */
export const isDoubtful = (label: IntentLabel, heard: string): boolean =>
  label === 'snooze' && !said.putsOff.test(normalize(heard));

type Against = { of: (label: IntentLabel) => boolean; plainly?: RegExp; asSaid?: RegExp };

const among = (list: string): ((label: IntentLabel) => boolean) => {
  const labels = new Set(list.split(/\s+/));
  return (label) => labels.has(label);
};

const isChange = among(
  'archive archive! trash trash@last spam mute star mark-read mark-unread unsubscribe block snooze label move unlabel bulk:archive bulk:trash bulk:unsubscribe bulk:snooze bulk',
);
const isThrowing = among('archive archive! trash trash@last spam');
const isAnswer = among('reply reply-all forward new short:yes short:no short:thanks short:later short:times');

const against: readonly Against[] = [
  { of: (label) => !label.startsWith('inquiry:'), asSaid: said.quoted },
  { of: (label) => isChange(label) || isAnswer(label), plainly: said.either },
  { of: isChange, plainly: said.reported },
  { of: isChange, plainly: said.conditional },
  { of: isThrowing, plainly: said.ofNoMail },
  { of: among('undo take-back'), plainly: said.approves },
  { of: among('trash@last'), plainly: said.anotherOne },
  { of: among('next previous drafts lane inquiry:file open-result'), plainly: said.changesFirst },
  { of: among('next previous'), asSaid: said.ofSomebody },
  { of: isAnswer, plainly: said.answersAlone },
  { of: isAnswer, plainly: said.sendsAlone },
  { of: isAnswer, plainly: said.asks },
  { of: among('start'), plainly: caughtUpOn },
  { of: among('search refine'), plainly: said.looksForNothing },
  { of: among('edit start-over scratch new-line new-paragraph end'), asSaid: asText },
];
