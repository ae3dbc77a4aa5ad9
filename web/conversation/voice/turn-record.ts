// Records the result and the latency of each turn, without names.
import { uuidV7 } from '#domain/id-maker.ts';
import { type VoiceTurn, VoiceTurnId } from '#domain/voice-turn.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Heard } from '#web/audio/tts/voice.ts';
import { now } from '#web/clock.ts';
import type { Journal } from '#web/commands/journal.ts';
import { noteEngine } from '#web/conversation/drafting/dictated.ts';
import type { Observed } from '#web/data/observable.ts';
import type { TurnLog } from '#web/data/turn-log.ts';
import type { Decision } from './judge.ts';
import { spanned } from './spans.ts';
import type { Taken } from './turn-taking.ts';
import { createUndoneTurns } from './undone-turns.ts';
import { grammarIn } from './vocabulary.ts';

export type TurnRecords = {
  record: (taken: Taken) => void;
  sounded: () => void;
  end: () => void;
};

type World = {
  log: Pick<TurnLog, 'hold' | 'put'> | null;
  spokenLately: () => readonly Heard[];
  names: () => readonly string[];
  journal: Observed<Journal>;
};

/** `isFinal`: Flow knows the answer and has stored it. */
type Recorded = { turn: VoiceTurn; isFinal: boolean };

export const createTurnRecords = (world: World): TurnRecords => {
  let soundAt = 0;
  const takenBack = createUndoneTurns<Recorded>(world.journal, (one, at) => {
    const undoneMs = Math.min(86_400_000, Math.max(0, at.getTime() - Date.parse(one.turn.at)));
    one.turn = { ...one.turn, outcome: 'undone', undoneMs };
    if (one.isFinal) world.log?.put(one.turn);
  });
  return {
    end: takenBack.end,
    sounded: () => {
      soundAt = performance.now() + outputDelay;
    },
    record: (taken) => {
      const { decision, transcript, speechEnd } = taken;
      if (decision.kind === 'nothing' && decision.why === 'silence') return;
      const at = new Date(now().getTime() - (performance.now() - speechEnd));
      const turn: VoiceTurn = {
        id: newTurnId(),
        at: at.toISOString(),
        state: grammarIn(taken.situation),
        heard: spanned(transcript.text, understoodIn(decision), world.names()),
        engine: transcript.engine,
        agreed: transcript.agreed,
        understoodAs: nameOf(decision),
        by: by(taken),
        outcome: taken.outcome,
        latencyMs: null,
        interrupted: taken.interrupted,
      };
      if (turn.understoodAs === 'dictate') noteEngine(transcript.engine);
      const one: Recorded = { turn, isFinal: false };
      takenBack.follow(one, at);
      world.log?.hold(turn);
      const answeredAt = (): number | null => firstSound(taken, soundAt, world.spokenLately());
      whenAnswered(answeredAt, (latencyMs) => {
        one.turn = { ...one.turn, latencyMs };
        one.isFinal = true;
        world.log?.put(one.turn);
      });
    },
  };
};

/** Counts typed misses like spoken ones. Flow keeps nothing of typed lines it understands. */
export const typedMiss = (words: string, situation: Situation, names: readonly string[]): VoiceTurn => ({
  id: newTurnId(),
  at: now().toISOString(),
  state: grammarIn(situation),
  heard: spanned(words, null, names),
  engine: 'typed',
  agreed: true,
  understoodAs: 'fallback',
  by: 'general',
  outcome: 'fallback',
  latencyMs: null,
  interrupted: false,
});

const newTurnId = (): VoiceTurnId => VoiceTurnId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10))));

const understoodIn = (decision: Decision): ParsedUtterance | null => ('intent' in decision ? decision.intent : null);

const nameOf = (decision: Decision): string => {
  const of = understoodIn(decision);
  if (of === null) return decision.kind === 'missed' ? 'fallback' : decision.kind;
  if (decision.kind === 'stop') return 'stop';
  return kindOf(of);
};

const kindOf = (of: ParsedUtterance): string => {
  switch (of.kind) {
    case 'command':
      return of.command.kind;
    case 'control':
      return of.control.kind;
    case 'draft':
      return of.act.kind;
    case 'inquiry':
      return of.about;
    case 'agenda':
      return `agenda-${of.request.asks}`;
    case 'ask':
      return `ask-${of.request.does}`;
    case 'event':
      return `event-${of.request.does}`;
    case 'unsure':
      return kindOf(of.meant);
    default:
      return of.kind;
  }
};

const by = ({ decision, transcript, hurried }: Taken): VoiceTurn['by'] => {
  if (decision.kind === 'stop') return 'matcher';
  const of = understoodIn(decision);
  if ((of?.kind === 'unsure' ? of.meant : of)?.by === 'model') return 'model';
  return transcript.agreed || hurried ? 'grammar' : 'general';
};

/** Milliseconds from the end of speech to Flow's first sound. */
const firstSound = ({ speechEnd }: Taken, soundAt: number, spoken: readonly Heard[]): number | null => {
  const sounds = [soundAt, ...spoken.map(({ from }) => from)].filter((at) => at > speechEnd);
  return sounds.length === 0 ? null : Math.round(Math.min(...sounds) - speechEnd);
};

/** Reading that resumes is no answer. An answer starts before the last check, or never. */
const whenAnswered = (latency: () => number | null, then: (latencyMs: number | null) => void): void => {
  const check = (left: readonly number[]): void => {
    const latencyMs = latency();
    const [wait, ...rest] = left;
    if (latencyMs !== null || wait === undefined)
      return then(latencyMs !== null && latencyMs <= longestLatency ? latencyMs : null);
    setTimeout(() => check(rest), wait);
  };
  check([300, 600, 1200, 2000]);
};

const outputDelay = 25;
const longestLatency = 60_000;
