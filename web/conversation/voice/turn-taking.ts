// Guesses each turn early, interprets it in the state at its time, and acts once.
import { Problem } from '#domain/problem.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Hearing, HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { isElsewhere } from '#web/conversation/session/moved-on.ts';
import type { Deeds, Outcome } from './deeds.ts';
import type { TurnEndpointing } from './endpointing.ts';
import { isCutShort, isPlausible } from './how-long.ts';
import { type Decision, isHalfHeard, judge, type Moment, mayHurry } from './judge.ts';
import { goesOn } from './stop-family.ts';
import type { Transcribing } from './transcribing.ts';
import { waits } from './voice-events.ts';

/** Times as in `performance.now()`. */
export type Taken = {
  /** The number of the turn in the machine. */
  turn: number;
  transcript: Transcript;
  decision: Decision;
  outcome: Outcome;
  situation: Situation;
  speechEnd: number;
  interrupted: boolean;
  cutShort: boolean;
  hurried: boolean;
};

export type TurnTaking = {
  /** `spoke`: Flow spoke when the sound began. */
  hear: (event: HearingEvent, spoke: boolean) => void;
  drop: () => void;
  /** Like `drop`, and also cancels finished turns that still wait for a transcript. */
  giveUp: () => void;
};

type World = {
  hearing: Pick<Hearing, 'commit' | 'drop' | 'toPerformance' | 'echoed'>;
  endpointing: TurnEndpointing;
  transcribing: Transcribing;
  deeds: Deeds;
  spokenLately: Voice['spokenLately'];
  turn: () => number;
  moment: () => Pick<Moment, 'situation' | 'asked' | 'askedAt' | 'answered' | 'echoing' | 'silent'>;
  on: {
    partial: (words: string) => void;
    taken: (taken: Taken) => void;
    failed: (cause: unknown, turn: number) => void;
    tooLong: (turn: number) => void;
    tooSlow: (turn: number) => void;
  };
};

type Turn = {
  number: number;
  /** When the sound became speech, in seconds of the audio clock. */
  at: number;
  /** Start of the sound on the page clock, to compare with Flow's speech. */
  began: number;
  interrupted: boolean;
  early: Early | null;
  gone: AbortController;
};
type Early = { transcript: Transcript; hurried: boolean };

export const createTurnTaking = (world: World): TurnTaking => {
  const { hearing, transcribing } = world;
  const waiting = new Set<AbortController>();
  let turn = begun({ at: 0, began: 0, interrupted: false });
  const giveUp = (): void => {
    for (const one of waiting) one.abort();
  };
  const over = async (here: Turn, event: Ended): Promise<void> => {
    waiting.add(here.gone);
    try {
      await end(world, here, event);
    } catch (cause) {
      if (!isGone(here)) world.on.failed(cause, here.number);
    } finally {
      waiting.delete(here.gone);
    }
  };
  const hear = (event: HearingEvent, spoke: boolean): void => {
    const here = turn;
    switch (event.kind) {
      case 'started':
        turn = begun({ at: event.at, began: hearing.toPerformance(event.since), interrupted: spoke });
        return;
      case 'speech':
        here.number = world.turn();
        return;
      case 'maybe':
        return isGone(here) ? undefined : guess(world, here, event);
      case 'resumed':
        here.early = null;
        return transcribing.resumed();
      case 'ended':
        world.endpointing.turnOver();
        return isGone(here) ? undefined : void over(here, event);
      default:
        return;
    }
  };
  return {
    hear,
    giveUp,
    drop: () => {
      hearing.drop();
      transcribing.drop();
      turn.gone.abort();
      giveUp();
    },
  };
};

const begun = (of: Pick<Turn, 'at' | 'began' | 'interrupted'>): Turn => ({
  ...of,
  number: 0,
  early: null,
  gone: new AbortController(),
});

const isGone = ({ gone }: Turn): boolean => gone.signal.aborted;

type Ended = Extract<HearingEvent, { kind: 'ended' }>;

/** The speech detector confirms the end. A person who goes on has not finished. */
const commit = ({ hearing }: World, turn: Turn, early: Early): void => {
  if (turn.early !== null) return;
  turn.early = early;
  hearing.commit();
};

const guess = (world: World, turn: Turn, speech: Extract<HearingEvent, { kind: 'maybe' }>): void =>
  world.transcribing.guess(speech, {
    hypothesis: (words) => {
      const seconds = speech.speechEnd - turn.at;
      if (isPlausible(words, seconds)) world.on.partial(words);
      if (mayHurry(words, world.moment().situation, seconds))
        commit(world, turn, { transcript: hurriedly(words), hurried: true });
      else if (goesOn(words)) world.endpointing.more();
    },
    transcript: (transcript) => {
      if (transcript.text !== '') world.on.partial(transcript.text);
      if (transcript.agreed && isWhole(transcript, world)) commit(world, turn, { transcript, hurried: false });
    },
  });

/** Interpret the turn in the state at its end, even if the screen has changed since. */
const end = async (world: World, turn: Turn, speech: Ended): Promise<void> => {
  const { transcribing, hearing, moment, on } = world;
  const since = performance.now();
  const speechEnd = hearing.toPerformance(speech.speechEnd);
  const seconds = speech.speechEnd - turn.at;
  const said = { ...moment(), began: turn.began, ended: speechEnd, spoken: world.spokenLately(), seconds };
  const take = (early: Early): void => {
    if (isGone(turn)) return;
    if (performance.now() - since > patience) on.tooSlow(turn.number);
    else done(world, turn, { ...early, said });
  };
  if (turn.early !== null) {
    transcribing.drop();
    return take(turn.early);
  }
  if (speech.tooLong && said.situation.drafting?.step !== 'writing') return on.tooLong(turn.number);
  let hurried = false;
  const hypothesis = (words: string): void => {
    if (isPlausible(words, seconds)) on.partial(words);
    if (hurried || !mayHurry(words, said.situation, seconds)) return;
    hurried = true;
    take({ transcript: hurriedly(words), hurried });
  };
  const transcript = await transcribing.finish(speech, hypothesis, turn.gone.signal);
  if (!hurried) take({ transcript, hurried });
};

/** Milliseconds until Flow reports a timeout. */
const patience = waits.thinking + waits.transcript;

const done = (world: World, turn: Turn, { transcript, hurried, said }: Early & { said: Moment }): void => {
  const { deeds, moment, on, hearing } = world;
  const { number, interrupted } = turn;
  const decision = judge(transcript, said);
  // One failed pass cannot prove a miss.
  if (decision.kind === 'missed' && isHalfHeard(transcript)) throw new Problem('speech.failed');
  if (isFlow(decision)) hearing.echoed();
  const { situation, ended: speechEnd } = said;
  const outcome = deeds(decision, {
    moved: isElsewhere(situation, moment().situation),
    speaksAgain: number > 0 && number < world.turn(),
  });
  on.taken({
    turn: number,
    transcript,
    decision,
    outcome,
    situation,
    speechEnd,
    interrupted,
    cutShort: isCutShort(said),
    hurried,
  });
};

const isFlow = (of: Decision): boolean => of.kind === 'nothing' && (of.why === 'echo' || of.why === 'itself');

export const hurriedly = (words: string): Transcript => ({
  text: words,
  agreed: false,
  engine: 'embedded',
  grammar: words,
  general: null,
  own: null,
});

/** No words may follow. A draft always accepts more. */
const isWhole = ({ text }: Transcript, { moment }: World): boolean =>
  text !== '' && !goesOn(text) && moment().situation.drafting?.step !== 'writing';
