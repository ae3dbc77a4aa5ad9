// Assembles the hearing: opens, watches and reopens the microphone, and connects it to the VAD worker. None of it loads before a person
// wants to speak.
import { output } from '#web/audio/output.ts';
import type { Hearing } from './hearing.ts';
import { createListening, type Listening } from './listening.ts';
import { createMicrophone, type MicrophoneEvents } from './microphone.ts';
import { createOpening } from './opening.ts';
import { createPlainSound } from './plain-sound.ts';
import type { VadSettings } from './vad.ts';
import { keepAwake } from './wake-lock.ts';

/** `track`: the open microphone's track for other listeners. */
export const createHearing = (): Hearing & { track: () => MediaStreamTrack | null } => {
  const listening = createListening(context, { onGone: () => broken(), onEchoes: () => oneSound() });
  const { state, open, close, broken, sound } = createOpening<MediaStream, ReturnType<typeof createBothSounds>>({
    sounds: (on) => createBothSounds(listening, on),
    listening,
    awake: keepAwake(navigator.wakeLock, document),
    unlock: () => output().unlock(),
  });
  const { oneSound, track } = sound;
  state.subscribe(() => output().hearing(state.current() === 'open' || state.current() === 'asking'));
  const set = (settings: Partial<VadSettings>): void => listening.set(settings);
  return {
    state: { current: state.current, subscribe: state.subscribe },
    open,
    close,
    end: () => {
      close();
      listening.leave();
    },
    track,
    listen: listening.tellAll,
    expect: (endpointing) => set({ endpointing }),
    whileSpeaking: (speaking) => set({ speaking }),
    push: (pushed) => set({ pushed }),
    commit: () => listening.order({ kind: 'commit' }),
    drop: () => listening.order({ kind: 'drop' }),
    level: listening.level,
    toPerformance: (at) => performance.now() + (at - context().currentTime) * 1000,
    deaf: (ms) => listening.order({ kind: 'deaf', ms }),
    rough: listening.rough,
    echoed: () => listening.order({ kind: 'echoed' }),
  };
};

/** One context for input and output helps the echo canceller and the clocks. */
const context = (): AudioContext => output().context();

/**
 * The required sound, and optionally the unprocessed one. Both from the start, to measure the room before anybody
 * speaks over Flow.
 */
const createBothSounds = (
  listening: Listening,
  { onTrouble, onChance }: Pick<MicrophoneEvents, 'onTrouble' | 'onChance'>,
) => {
  const plain = createPlainSound(navigator.mediaDevices, () => listening.beside(null));
  let first: MediaStream | null = null;
  const both = async (): Promise<void> => {
    listening.beside(null);
    const second = first && (await plain.open(first));
    if (second !== null) listening.beside(second);
  };
  const end = (): void => {
    first = null;
    plain.close();
    listening.end();
  };
  const microphone = createMicrophone(navigator.mediaDevices, navigator.permissions, {
    onTrouble: (trouble) => {
      end();
      onTrouble(trouble);
    },
    onChance,
    onDevices: () => {
      listening.order({ kind: 'anew' });
      void both();
    },
  });
  return {
    open: microphone.open,
    track: () => first?.getAudioTracks()[0] ?? null,
    listen: (stream: MediaStream): void => {
      first = stream;
      listening.begin(stream);
      void both();
    },
    oneSound: () => {
      plain.close();
      listening.beside(null);
    },
    close: () => {
      microphone.close();
      end();
    },
  };
};
