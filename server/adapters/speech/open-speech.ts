// Chooses what hears and speaks: a configured service, or the host's programs. Checked at start and after a failure.
import { Problem } from '#domain/problem.ts';
import type { VoiceMeans } from '#domain/speech.ts';
import { type Outage, openOutage } from '#server/adapters/outage.ts';
import type { SpeechConfig } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Speech } from '#server/ports.ts';
import { takeTurns } from '#server/take-turns.ts';
import { hearing } from './hearing.ts';
import { openService, type Service } from './openai-compatible.ts';
import { findPrograms, type Programs } from './programs.ts';
import { speaking } from './speaking.ts';
import { sweepScratch } from './temporary-folder.ts';

/** `lookAgain` checks again after a failure. */
export type Means = {
  log: Log;
  programs: () => Promise<Programs>;
  lookAgain: () => Promise<Programs>;
  service: Service | null;
  /** Runs one utterance at a time on the host's programs, because each uses two. */
  inTurn: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** The service's two sides, and each program that speaks. */
  outages: { hear: Outage; speak: Outage; flite: Outage; espeak: Outage };
};

export const openSpeech = (config: SpeechConfig, log: Log): Speech => (config.off ? switchedOff : open(config, log));

const none = { hearing: { engine: null, dictation: null }, speaking: { engine: null, voices: 0 } } as const;

const switchedOff: Speech = {
  together: 1,
  means: async () => ({ ...none, missing: 'Speech is switched off on this Flow (FLOW_SPEECH=off).' }),
  state: async () => ({ hearing: 'none', speaking: 'none' }),
  prepare: async () => {},
  hear: () => Promise.reject(new Problem('speech.no-ears')),
  speak: () => Promise.reject(new Problem('speech.no-voice')),
  close: async () => {},
};

const open = (config: SpeechConfig, log: Log): Speech => {
  let lastSweep = sweepScratch()
    .catch(() => {})
    .then(() => findPrograms(config.path));
  const lookAgain = async (): Promise<Programs> => {
    const before = await lastSweep;
    lastSweep = findPrograms(config.path, before);
    const now = await lastSweep;
    if (before.recogniser !== now.recogniser) await before.recogniser?.close();
    return now;
  };
  const turns = takeTurns({ together: 1, each: 1, waiting: 4 * atService, full: 'speech.busy' });
  const means: Means = {
    log,
    programs: () => lastSweep,
    lookAgain,
    inTurn: (work, signal) => turns('recogniser', work, signal),
    service: config.service === null ? null : openService(config.service),
    outages: { hear: openOutage(now), speak: openOutage(now), flite: openOutage(now), espeak: openOutage(now) },
  };
  return {
    together: means.service === null ? 1 : atService,
    means: async () => voiceMeans(means, await lookAgain()),
    state: async () => {
      const { recogniser, synthesisers } = await lastSweep;
      return {
        hearing: stateOf(means.service !== null, means.outages.hear, recogniser !== null),
        speaking: stateOf((means.service?.speak ?? null) !== null, means.outages.speak, synthesisers.length > 0),
      };
    },
    prepare: async (state) => (await lastSweep).recogniser?.warm(state),
    hear: hearing(means),
    speak: speaking(means),
    close: async () => (await lastSweep).recogniser?.close(),
  };
};

const stateOf = (byService: boolean, outage: Outage, byProgram: boolean): 'works' | 'fails' | 'none' => {
  if (byService) return outage.isDown() ? 'fails' : 'works';
  return byProgram ? 'works' : 'none';
};

/** A remote service handles several people at once. */
const atService = 4;

/** Monotonic milliseconds. */
const now = (): number => performance.now();

const voiceMeans = ({ service, outages }: Means, { recogniser, synthesisers, missing }: Programs): VoiceMeans => {
  recogniser?.warm(null);
  const own = recogniser === null ? none.hearing : ({ engine: 'embedded', dictation: 'rough' } as const);
  const ownVoices = synthesisers.length === 0 ? none.speaking : ({ engine: 'embedded', voices: 2 } as const);
  const speaks = service !== null && service.speak !== null && !outages.speak.isDown();
  return {
    hearing: service === null || outages.hear.isDown() ? own : { engine: 'service', dictation: 'good' },
    speaking: speaks ? { engine: 'service', voices: service.voices } : ownVoices,
    missing,
  };
};
