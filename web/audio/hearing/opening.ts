// Opens the microphone together with the worker, and handles trouble, closing and restarts.
import { type Observable, observable } from '#web/data/observable.ts';
import type { HearingState, MicrophoneTrouble } from './hearing.ts';
import type { MicrophoneEvents } from './microphone.ts';

type Events = Pick<MicrophoneEvents, 'onTrouble' | 'onChance'>;
type Sound<S> = { open: () => Promise<S | MicrophoneTrouble>; listen: (stream: S) => void; close: () => void };

type World<S extends object, Its extends Sound<S>> = {
  sounds: (on: Events) => Its;
  listening: { prepare: () => Promise<void>; end: () => void };
  awake: { hold: () => void; release: () => void };
  unlock: () => void;
};

export const createOpening = <S extends object, Its extends Sound<S>>(world: World<S, Its>) => {
  const { listening, awake } = world;
  const state = observable<HearingState>('off');
  let isRequested = false;
  let opening: Promise<HearingState> | null = null;
  /** The worker broke after the last press and restarted. */
  let mended = false;

  const reach = reaching(state, awake);
  const sound = world.sounds({
    onTrouble: reach,
    onChance: () => {
      if (isRequested) opening ??= openNow();
    },
  });
  const shut = <T extends HearingState>(reached: T): T => {
    sound.close();
    reach(reached);
    return reached;
  };
  const openNow = async (): Promise<HearingState> => {
    const reached = await begin(sound, listening).catch((): HearingState => 'unsupported');
    opening = null;
    if (!isRequested) return shut('off');
    if (reached === 'broken') return shut(reached);
    if (reached === 'open') awake.hold();
    else listening.end();
    reach(reached);
    return reached;
  };
  return {
    state,
    sound,
    open: async (): Promise<HearingState> => {
      isRequested = true;
      mended = false;
      world.unlock();
      if (state.current() === 'open') return 'open';
      state.become('asking');
      opening ??= openNow();
      return opening;
    },
    close: (): void => {
      isRequested = false;
      // Releases a stream that arrives after closing.
      if (opening === null) shut('off');
      else reach('off');
    },
    /** Restarts a broken worker once, then waits for a press. */
    broken: (): void => {
      if (!isRequested) return;
      if (mended) return void shut('broken');
      mended = true;
      shut('asking');
      opening ??= openNow();
    },
  };
};

/** The screen stays awake only while Flow hears somebody. */
const reaching =
  (state: Observable<HearingState>, awake: { release: () => void }) =>
  (reached: HearingState): void => {
    if (reached !== 'open' && reached !== 'asking') awake.release();
    state.become(reached);
  };

/** Waits for the worker too, so the first words are not lost. */
const begin = async <S extends object>(
  sound: Sound<S>,
  { prepare }: { prepare: () => Promise<void> },
): Promise<HearingState> => {
  const isReady = prepare().then(
    () => true,
    () => false,
  );
  const stream = await sound.open();
  if (typeof stream === 'string') return stream;
  if (!(await isReady)) return 'broken';
  sound.listen(stream);
  return 'open';
};
