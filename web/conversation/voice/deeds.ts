// Spoken turns use the same path as typed words.

import { voiceReplies as say } from '#language/en/app/voice-replies.ts';
import { nameTheAct } from '#language/en/bulk/bulk-replies.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { askFirst as ask, carryOut, doSaid, utter } from '#web/conversation/handlers/utter.ts';
import { refusedByMode } from '#web/conversation/player/modes.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer } from '#web/conversation/session/conversation-scene.ts';
import { isOfThatMoment } from '#web/conversation/session/moved-on.ts';
import type { Aloud } from './aloud.ts';
import type { BargeIn } from './barge-in.ts';
import type { Decision } from './judge.ts';
import type { Waiting } from './waiting.ts';

export type Outcome = 'done' | 'asked' | 'refused' | 'fallback' | 'nothing' | 'undone';

export type Deeds = (decision: Decision, since: Since) => Outcome;

/** Changes between the end of a turn and its transcript. */
export type Since = {
  moved: boolean;
  speaksAgain: boolean;
};

export type DeedsWorld = {
  assistant: AssistantSession;
  bargeIn: BargeIn;
  aloud: Aloud;
  waiting: Waiting;
  /** Without a voice, a sound confirms the action. */
  voice: Pick<Voice, 'kind'>;
  earcon: (kind: 'heard' | 'done' | 'undone') => void;
};

export const createDeeds = (world: DeedsWorld): Deeds => {
  const { bargeIn, aloud } = world;
  const during = (work: () => Outcome, speaksAgain: boolean): Outcome => {
    let outcome: Outcome = 'nothing';
    const all = (): void =>
      aloud.during(() => {
        outcome = work();
      });
    if (speaksAgain) bargeIn.answerLater(all);
    else bargeIn.answer(all);
    return outcome;
  };
  return (decision, { moved, speaksAgain }) => {
    wordsCame('voice');
    const turn = (work: () => Outcome): Outcome => during(work, speaksAgain);
    if (moved && isLost(decision)) return turn(() => tellLost(decision, world));
    switch (decision.kind) {
      case 'nothing':
        return 'nothing';
      case 'missed':
        return 'fallback';
      case 'stop':
        return turn(() => stop(decision, world));
      case 'obey':
        return turn(() => obey(decision, world));
      case 'ask':
        return turn(() => askFirst(decision, world));
      case 'again':
        return turn(() => askAgain(decision, world));
    }
  };
};

type Of<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;

const isLost = (decision: Decision): decision is Of<'obey' | 'ask'> =>
  (decision.kind === 'obey' && (decision.after || isOfThatMoment(decision.intent))) ||
  (decision.kind === 'ask' && isOfThatMoment(decision.intent));

const tellLost = ({ words }: Of<'obey' | 'ask'>, { assistant, waiting }: DeedsWorld): Outcome => {
  assistant.captions.say(say.movedOn, words);
  waiting.settle();
  return 'refused';
};

/** The reading stops for every "stop", even if the words mean something else here too. */
const stop = ({ words, intent }: Of<'stop'>, { assistant, waiting, earcon }: DeedsWorld): Outcome => {
  waiting.forget();
  if (isStopping(intent)) tell(carryOut(intent, words, assistant), words, assistant);
  else {
    assistant.questions.drop();
    assistant.bulk.close();
  }
  assistant.player.send({ kind: 'pause' });
  assistant.player.borrower()?.pause();
  earcon('heard');
  return 'done';
};

const isStopping = (of: ParsedUtterance): boolean =>
  (of.kind === 'draft' && (of.act.kind === 'hold' || of.act.kind === 'hold-all')) ||
  (of.kind === 'control' && (of.control.kind === 'pause' || of.control.kind === 'stop')) ||
  ((of.kind === 'answer' || of.kind === 'bulk-answer') && of.answer.kind === 'no');

const obey = ({ words, intent, after }: Of<'obey'>, { assistant, waiting, voice, earcon }: DeedsWorld): Outcome => {
  const against = refusedByMode(intent, wordsIn(assistant));
  if (against !== null) {
    assistant.captions.say(against, words);
    return 'refused';
  }
  const before = assistant.captions.current()?.turn;
  const answer = after ? utter(words, assistant) : doSaid(intent, words, assistant);
  tell(answer, words, assistant);
  if (answer.kind === 'done') readIfOpened(intent, assistant);
  waiting.settle();
  const isSaid = assistant.captions.current()?.turn !== before;
  if (!isSaid) earcon('heard');
  else if (voice.kind === 'silent') earcon(isUndo(intent) ? 'undone' : 'done');
  return outcomeOf(answer, intent);
};

/** A request for another mail in a pause asks Flow to read it, as "next" after "Still there?". */
const readIfOpened = (of: ParsedUtterance, { player }: AssistantSession): void => {
  const parts = of.kind === 'several' ? of.parts : [of];
  const isOpened = parts.some((one) => one.kind === 'control' && opening.has(one.control.kind));
  if (isOpened && !player.state.current().playing) player.send({ kind: 'play' });
};

const opening: ReadonlySet<Control['kind']> = new Set(['next', 'previous', 'jump']);

const outcomeOf = ({ kind }: Answer, intent: ParsedUtterance): Outcome => {
  if (kind === 'reply' || intent.kind === 'refused') return 'refused';
  return isUndo(intent) ? 'undone' : 'done';
};

const isUndo = (of: ParsedUtterance): boolean =>
  of.kind === 'take-back' || (of.kind === 'command' && of.command.kind === 'undo');

const tell = (answer: Answer, heard: string, { captions }: AssistantSession): void => {
  if (answer.kind === 'reply' && answer.words !== '') captions.say(answer.words, heard);
};

const wordsIn = ({ player }: AssistantSession): number | null =>
  player.script()?.units.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) ?? null;

const askFirst = ({ words, intent }: Of<'ask'>, { assistant, waiting }: DeedsWorld): Outcome => {
  waiting.rest();
  ask(intent, words, assistant);
  return 'asked';
};

const askAgain = ({ words: heard, unsure }: Of<'again'>, { assistant, waiting }: DeedsWorld): Outcome => {
  const { bulk, questions, captions, drafting } = assistant;
  waiting.rest();
  const many = bulk.current();
  const open = questions.current();
  if (unsure === 'unheard') return byHand(captions, heard);
  if (many) captions.say(nameTheAct(many.act), heard);
  else if (open) captions.say(lastSentence(open.words), heard);
  else if (drafting.now().step === 'ready') captions.say(unsure === 'echo' ? say.sendOtherwise : say.sendAgain, heard);
  return 'asked';
};

const byHand = (captions: AssistantSession['captions'], heard: string): Outcome => {
  captions.say(say.byHand, heard);
  return 'asked';
};

const lastSentence = (text: string): string => text.match(/[^.!?]+[.!?]*\s*$/)?.[0].trim() ?? text;
