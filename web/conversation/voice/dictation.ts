// Dictation without a conversation: what a person says becomes text, in its order. Flow answers nothing and obeys only 'stop'.
import { Problem } from '#domain/problem.ts';
import { createHearing } from '#web/audio/hearing/create-hearing.ts';
import type { Hearing, HearingEvent, MicrophoneTrouble } from '#web/audio/hearing/hearing.ts';
import { type ChosenRecogniser, chooseRecogniser, recognisersHere } from '#web/audio/stt/choose-recogniser.ts';
import type { Vocabulary } from '#web/audio/stt/recogniser.ts';
import { chosenListener } from '#web/data/voice-choices.ts';
import { isStop } from './stop-family.ts';
import { namesKnown } from './vocabulary.ts';

/** `hearing`: the person speaks, or Flow still writes. `deaf`: nothing transcribes. `missed`: one turn had no text. */
export type DictationState = 'off' | 'asking' | 'open' | 'hearing' | 'missed' | 'deaf' | MicrophoneTrouble;

export type DictationEvents = {
  onState: (state: DictationState) => void;
  /** What Flow hears before the text is certain. */
  onPartial: (words: string) => void;
  onText: (words: string) => Promise<void>;
};

export type Dictation = {
  /** Call it in a press: browsers want one. */
  start: () => Promise<void>;
  /** Words that are being said still become text. */
  stop: () => void;
  end: () => void;
};

export const openDictation = (on: DictationEvents): Dictation => {
  const hearing = createHearing();
  const listener = chosenListener.current() === 'browser' ? 'browser' : 'flow';
  return createDictation({ hearing, recogniser: chooseRecogniser(listener, recognisersHere(hearing.track)), ...on });
};

type World = DictationEvents & {
  hearing: Pick<Hearing, 'state' | 'open' | 'close' | 'end' | 'listen' | 'expect' | 'commit'>;
  recogniser: ChosenRecogniser;
};

type Turn = Extract<HearingEvent, { kind: 'ended' }>;

export const createDictation = (world: World): Dictation => {
  const { hearing, recogniser, onState, onPartial } = world;
  let isSpeaking = false;
  let closes = false;
  const close = (): void => {
    closes = false;
    isSpeaking = false;
    hearing.close();
    onPartial('');
  };
  const tellState = (): void => {
    const state = hearing.state.current();
    recogniser.attend(state === 'open');
    onState(state === 'open' && (isSpeaking || writing.runs()) ? 'hearing' : state);
  };
  const writing = createWriting(world, (outcome) => {
    if (outcome === 'stop' || outcome === 'deaf') close();
    if (outcome === 'missed' || outcome === 'deaf') onState(outcome);
    else tellState();
  });
  const silent = (): void => {
    isSpeaking = false;
    if (closes) close();
    tellState();
  };
  const forget = hearing.listen((event) => {
    if (event.kind === 'started') recogniser.begins();
    if (event.kind === 'speech') {
      isSpeaking = true;
      tellState();
    }
    if (event.kind === 'ended') writing.take(event);
    if (event.kind === 'ended' || event.kind === 'misfire') silent();
  });
  const unfollow = hearing.state.subscribe(tellState);
  return {
    start: async () => {
      hearing.expect('dictation');
      recogniser.prepare(vocabulary());
      await hearing.open();
      tellState();
    },
    stop: () => {
      if (!isSpeaking) return close();
      closes = true;
      hearing.commit();
    },
    end: () => {
      writing.end();
      forget();
      unfollow();
      hearing.end();
    },
  };
};

/** One turn after the other. */
const createWriting = (world: World, on: (outcome: Outcome) => void) => {
  const left = new AbortController();
  /** Turns that have no text yet. */
  let waiting = 0;
  let before = Promise.resolve();
  const write = async (turn: Turn): Promise<void> => {
    const outcome = await textOf(turn, world, left.signal);
    waiting -= 1;
    if (!left.signal.aborted) on(outcome);
  };
  return {
    runs: () => waiting > 0,
    take: (turn: Turn): void => {
      waiting += 1;
      before = before.then(() => write(turn));
    },
    end: () => left.abort(),
  };
};

type Outcome = 'written' | 'stop' | 'missed' | 'deaf';

const textOf = async (
  { samples }: Turn,
  { recogniser, onPartial, onText }: World,
  signal: AbortSignal,
): Promise<Outcome> => {
  try {
    const { text, general } = await recogniser.transcribe(samples, vocabulary(), { hypothesis: onPartial }, signal);
    const words = (general ?? text).trim();
    if (isStop(text) || isStop(words)) return 'stop';
    if (words !== '') await onText(words);
    return words === '' ? 'missed' : 'written';
  } catch (cause) {
    return cause instanceof Problem && cause.code === 'speech.no-ears' ? 'deaf' : 'missed';
  } finally {
    onPartial('');
  }
};

/** More names slow the recogniser. */
const vocabulary = (): Vocabulary => ({ grammar: 'dictation', names: namesKnown().slice(0, 40) });
