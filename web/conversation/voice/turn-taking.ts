// From turns of speech to what is done about them: each is guessed early, understood in the state it was spoken in, judged, and done once.
import type { Situation } from '#language/understanding.ts';
import type { Hearing, HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Deeds, Outcome } from './deeds.ts';
import type { Expecting } from './expecting.ts';
import { isCutShort, isPlausible } from './how-long.ts';
import { judge, type Moment, mayHurry, type Verdict } from './judge.ts';
import { goesOn } from './stop-family.ts';
import type { Transcribing } from './transcribing.ts';

/** One turn and what came of it, for the record. Times are of `performance.now()`. */
export type Taken = {
  /** Its number, as the machine counts. */
  turn: number;
  transcript: Transcript;
  verdict: Verdict;
  outcome: Outcome;
  situation: Situation;
  speechEnd: number;
  interrupted: boolean;
  /** It was over as soon as Flow fell silent for it. */
  cutShort: boolean;
  hurried: boolean;
};

export type TurnTaking = { hear: (event: HearingEvent) => void; drop: () => void };

type World = {
  hearing: Pick<Hearing, 'commit' | 'drop' | 'toPerformance' | 'echoed'>;
  expecting: Expecting;
  transcribing: Transcribing;
  deeds: Deeds;
  voice: Pick<Voice, 'spokenLately' | 'speaking'>;
  /** The number of the turn that goes on. */
  turn: () => number;
  /** Of now: what language may know, what Flow waits for, and what it said last. */
  moment: () => Pick<Moment, 'situation' | 'asked' | 'answered' | 'echoing'>;
  on: {
    partial: (words: string) => void;
    taken: (taken: Taken) => void;
    failed: (cause: unknown, turn: number) => void;
    tooLong: (turn: number) => void;
  };
};

type Turn = {
  number: number;
  /** When it was known for speech, on the clock of the audio, in seconds. */
  at: number;
  /** When its sound began, on the clock of the page: whether Flow spoke then tells whose it may be. */
  began: number;
  interrupted: boolean;
  /** Heard so surely that the turn is ended at once. */
  early: Early | null;
};
type Early = { transcript: Transcript; hurried: boolean };

export const createTurnTaking = (world: World): TurnTaking => {
  const { hearing, transcribing, voice } = world;
  let turn: Turn = { number: 0, at: 0, began: 0, interrupted: false, early: null };
  const hear = (event: HearingEvent): void => {
    const here = turn;
    switch (event.kind) {
      case 'started':
        turn = {
          number: 0,
          at: event.at,
          began: hearing.toPerformance(event.since),
          interrupted: voice.speaking(),
          early: null,
        };
        return;
      case 'speech':
        here.number = world.turn();
        return;
      case 'maybe':
        return guess(world, here, event);
      case 'resumed':
        here.early = null;
        return transcribing.resumed();
      case 'ended':
        world.expecting.turnOver();
        return void end(world, here, event).catch((cause) => world.on.failed(cause, here.number));
      default:
        return;
    }
  };
  return {
    hear,
    drop: () => {
      hearing.drop();
      transcribing.drop();
    },
  };
};

/** It is over when the ears say so: who went on meanwhile had not finished. */
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
      else if (goesOn(words)) world.expecting.more();
    },
    transcript: (transcript) => {
      if (transcript.text !== '') world.on.partial(transcript.text);
      if (transcript.agreed && isWhole(transcript, world)) commit(world, turn, { transcript, hurried: false });
    },
  });

const end = async (world: World, turn: Turn, speech: Extract<HearingEvent, { kind: 'ended' }>): Promise<void> => {
  const { transcribing, hearing, moment, on } = world;
  const speechEnd = hearing.toPerformance(speech.speechEnd);
  const seconds = speech.speechEnd - turn.at;
  const take = (early: Early): void => done(world, turn, { ...early, speechEnd, seconds });
  if (turn.early !== null) {
    transcribing.drop();
    return take(turn.early);
  }
  if (speech.tooLong && moment().situation.drafting?.step !== 'writing') return on.tooLong(turn.number);
  let hurried = false;
  const transcript = await transcribing.finish(speech, (words) => {
    if (isPlausible(words, seconds)) on.partial(words);
    if (hurried || !mayHurry(words, moment().situation, seconds)) return;
    hurried = true;
    take({ transcript: hurriedly(words), hurried });
  });
  if (!hurried) take({ transcript, hurried });
};

const done = (
  { deeds, voice, moment, on, hearing }: World,
  { number, began, interrupted }: Turn,
  { transcript, hurried, speechEnd, seconds }: Early & { speechEnd: number; seconds: number },
): void => {
  const now = moment();
  const sound = { began, ended: speechEnd, spoken: voice.spokenLately() };
  const verdict = judge(transcript, { ...now, ...sound, seconds });
  if (isFlow(verdict)) hearing.echoed();
  on.taken({
    turn: number,
    transcript,
    verdict,
    outcome: deeds(verdict),
    situation: now.situation,
    speechEnd,
    interrupted,
    cutShort: isCutShort(sound),
    hurried,
  });
};

const isFlow = (of: Verdict): boolean => of.kind === 'nothing' && (of.why === 'echo' || of.why === 'itself');

/** What the first pass alone heard, of words that may be done at once. */
const hurriedly = (words: string): Transcript => ({
  text: words,
  agreed: false,
  engine: 'embedded',
  grammar: words,
  general: null,
  own: null,
});

/** Nothing more is to be said; while one writes there always may be. */
const isWhole = ({ text }: Transcript, { moment }: World): boolean =>
  text !== '' && !goesOn(text) && moment().situation.drafting?.step !== 'writing';
