// A microphone on its way: asked for, open together with the worker that listens, in trouble, closed, and begun anew.
import { type Observable, observable } from '#web/data/observable.ts';
import type { HearingState, MicrophoneTrouble } from './hearing.ts';
import type { MicrophoneEvents } from './microphone.ts';

type Events = Pick<MicrophoneEvents, 'onTrouble' | 'onChance'>;
type Sound<S> = { open: () => Promise<S | MicrophoneTrouble>; listen: (stream: S) => void; close: () => void };

type World<S extends object, Its extends Sound<S>> = {
  sounds: (on: Events) => Its;
  /** The worker that listens. */
  listening: { prepare: () => Promise<void>; end: () => void };
  awake: { hold: () => void; release: () => void };
  /** The press that opens it lets the page be heard too. */
  unlock: () => void;
};

export const createOpening = <S extends object, Its extends Sound<S>>(world: World<S, Its>) => {
  const { listening, awake } = world;
  const state = observable<HearingState>('off');
  let wanted = false;
  let opening: Promise<HearingState> | null = null;
  /** The worker broke since the last press, and was begun anew. */
  let mended = false;

  const reach = reaching(state, awake);
  const sound = world.sounds({
    onTrouble: reach,
    onChance: () => {
      if (wanted) opening ??= openNow();
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
    if (!wanted) return shut('off');
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
      wanted = true;
      mended = false;
      world.unlock();
      if (state.current() === 'open') return 'open';
      state.become('asking');
      opening ??= openNow();
      return opening;
    },
    close: (): void => {
      wanted = false;
      // What is still being asked for is given back once it is there.
      if (opening === null) shut('off');
      else reach('off');
    },
    /** What listens broke: it is begun anew once, and then by the next press. */
    broken: (): void => {
      if (!wanted) return;
      if (mended) return void shut('broken');
      mended = true;
      shut('asking');
      opening ??= openNow();
    },
  };
};

/** The screen is kept awake for nobody who is not heard. */
const reaching =
  (state: Observable<HearingState>, awake: { release: () => void }) =>
  (reached: HearingState): void => {
    if (reached !== 'open' && reached !== 'asking') awake.release();
    state.become(reached);
  };

/** Nothing is open before the worker is ready too, lest the first words be lost. */
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
