import type { GrammarName } from '#domain/speech.ts';
import type { Hearing, HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { Vocabulary } from '#web/audio/stt/recogniser.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import type { TurnEndpointing } from './endpointing.ts';
import { endpointingFor, grammarIn, vocabularyFor } from './vocabulary.ts';
import type { VoiceEvent } from './voice-events.ts';
import type { Waiting } from './waiting.ts';

type World = {
  assistant: AssistantSession;
  hearing: Hearing;
  /** The next turn will be in this state. */
  recogniser: { prepare?: (vocabulary: Vocabulary) => void };
  endpointing: TurnEndpointing;
  voice: Voice;
  waiting: Waiting;
  send: (event: VoiceEvent) => void;
  show: () => void;
  hear: (event: HearingEvent) => void;
  drop: () => void;
};

/** Milliseconds between checks whether Flow speaks. Speech detection is stricter then. */
const looksEvery = 60;

export const live = (world: World): (() => void) => {
  const { assistant, hearing, send } = world;
  const ended = new AbortController();
  const { signal } = ended;
  const silence = everyNowAndThen(world);
  const ends = [
    hearing.listen((event) => {
      silence.broken();
      world.hear(event);
    }),
    hearing.state.subscribe(() => {
      const state = hearing.state.current();
      // The person who closes the microphone wants no more results.
      if (state !== 'open') world.drop();
      send({ type: 'MIC', state });
      if (state === 'open') send(readingIn(assistant));
    }),
    assistant.player.state.subscribe(() => send(readingIn(assistant))),
    silence.end,
  ];
  addEventListener('online', () => send({ type: 'ONLINE' }), { signal });
  addEventListener('offline', () => send({ type: 'OFFLINE' }), { signal });
  const page = (): void => send({ type: document.hidden ? 'HIDDEN' : 'VISIBLE' });
  document.addEventListener('visibilitychange', page, { signal });
  for (const sign of ['keydown', 'pointerdown'] as const)
    document.addEventListener(sign, () => alive(world, silence), { signal, capture: true });
  return () => {
    ended.abort();
    for (const end of ends) end();
  };
};

/** Send the reading state last, because the same action may have paused the reading. */
const alive = ({ assistant, send }: World, silence: { broken: () => void }): void => {
  silence.broken();
  send({ type: 'LIFE' });
  queueMicrotask(() => send(readingIn(assistant)));
};

const readingIn = ({ player }: AssistantSession): VoiceEvent => {
  const { playing, atEnd } = player.state.current();
  return { type: playing ? (atEnd ? 'ITEM_ENDED' : 'READING') : 'RESTING' };
};

const listens = ({ state }: Hearing): boolean => state.current() === 'open' || state.current() === 'asking';

/** `broken`: the person may speak or answer by hand. */
const everyNowAndThen = ({ assistant, hearing, recogniser, endpointing, voice, waiting, show }: World) => {
  let spoke = false;
  let prepared: GrammarName | null = null;
  let silentSince = performance.now();
  const broken = (): void => {
    silentSince = performance.now();
  };
  const check = (): void => {
    const speaks = voice.speaking();
    if (speaks !== spoke) hearing.whileSpeaking(speaks);
    if (speaks) broken();
    spoke = speaks;
    const situation = situationOf(assistant);
    const grammar = grammarIn(situation);
    endpointing.inState(endpointingFor(grammar));
    if (grammar !== prepared && listens(hearing)) recogniser.prepare?.(vocabularyFor(situation));
    prepared = listens(hearing) ? grammar : null;
    waiting.lapse(performance.now() - silentSince, hearing.state.current() === 'open');
    show();
  };
  const timer = setInterval(check, looksEvery);
  return { broken, end: () => clearInterval(timer) };
};
