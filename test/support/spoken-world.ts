// A spoken conversation without microphone, loudspeaker or server: input is text, the output goes into a list, and the
// clock moves by hand. Everything between is Flow's own code.
import { vi } from 'vitest';
import type { Thread } from '#domain/mail.ts';
import type { Hearing, HearingEvent, HearingState } from '#web/audio/hearing/hearing.ts';
import type { Transcript, Vocabulary } from '#web/audio/stt/recogniser.ts';
import type { Heard, Reading, ScreenVoice } from '#web/audio/tts/voice.ts';
import { keepIn } from '#web/commands/dispatch.ts';
import type { Outbox } from '#web/commands/outbox.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { createConversation, type Earcon } from '#web/conversation/voice/conversation.ts';
import type { Taken } from '#web/conversation/voice/turn-taking.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { observable } from '#web/data/observable.ts';
import { quietAssistant } from './quiet-assistant.ts';
import { threadWith } from './thread.ts';

/** A mail in the inbox from a sender of this name. */
export const mailOf = (name: string, ...sentences: readonly string[]): Thread =>
  threadWith(name, {
    messageId: `${name}-1`,
    from: { name, email: `${name}@northwind.example` },
    subject: 'Plan',
    labels: ['inbox', 'unread'],
    sentences,
  });

export const labelsOf = (name: string) =>
  [...mailbox.current().threads.values()].find(({ id }) => id === name)?.messages[0]?.labels;

/** Flow's voice: it can duck, only pause, or is off. */
type Loudness = 'soft' | 'waits' | 'silent';

export const spokenWorld = (threads: readonly Thread[], loudness: Loudness = 'soft') => {
  const outbox: Pick<Outbox, 'give' | 'sendNow' | 'drop'> = { give: show, sendNow: () => {}, drop: () => {} };
  forget();
  keepIn({ outbox, acts: { put: () => {}, remove: () => {} } });
  learn({ put: [...threads] });
  const voice = loudVoice(loudness);
  const listener = testListener();
  const recogniser = ownRecogniser();
  const assistant = quietAssistant({
    queue: threads.map(({ id }) => id),
    voice: voice.voice,
    now: () => performance.now(),
  });
  const earcons: Earcon[] = [];
  const taken: Taken[] = [];
  let asked = 0;
  const conversation = createConversation({
    assistant,
    hearing: listener.hearing,
    recogniser: recogniser.recogniser,
    voice: voice.voice,
    earcon: (kind) => void earcons.push(kind),
    listenHidden: () => false,
    record: (one) => void taken.push(one),
    lapsed: () => {
      asked += 1;
    },
  });
  const hear = async (words: string, over: Partial<Spoken> = {}): Promise<void> => {
    const spoken = { agreed: true, grammar: words, seconds: 0.35 + 0.3 * words.split(' ').length, ...over };
    recogniser.next({ text: words, ...spoken });
    await listener.speak(spoken.seconds);
  };
  return {
    assistant,
    conversation,
    voice,
    listener,
    recogniser,
    earcons,
    taken,
    lapses: () => asked,
    hear,
    current: () => queueViewOf(assistant.player.state.current()).current,
  };
};

/**
 * `seconds`: length of the speech. `general`: null if that pass failed. `fails`: instead of an answer. `after`: earliest time of the
 * answer.
 */
type Spoken = {
  agreed: boolean;
  engine?: Transcript['engine'];
  grammar: string | null;
  general?: null;
  own?: string;
  seconds: number;
  fails?: unknown;
  after?: Promise<void>;
};

/** Milliseconds of silence until Flow guesses the end of a turn, and until the turn ends. */
const [guessed, over] = [192, 480];

const testListener = () => {
  const state = observable<HearingState>('off');
  let tell: (event: HearingEvent) => void = () => {};
  let committed = false;
  let ended = 0;
  const at = (): number => performance.now() / 1000;
  const hearing: Hearing = {
    state,
    open: async () => {
      state.become('asking');
      state.become('open');
      return 'open';
    },
    close: () => state.become('off'),
    end: () => {
      ended += 1;
      state.become('off');
    },
    listen: (on) => {
      tell = on;
      return () => {};
    },
    expect: () => {},
    whileSpeaking: () => {},
    push: () => {},
    commit: () => {
      committed = true;
    },
    drop: () => {},
    level: () => 0,
    toPerformance: (seconds) => seconds * 1000,
    deaf: () => {},
    rough: () => false,
    echoed: () => {},
  };
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    hearing,
    state,
    ended: () => ended,
    tell: (event: HearingEvent) => tell(event),
    /** Simulates speech of this length with the events that the VAD would send. */
    speak: async (seconds: number): Promise<void> => {
      committed = false;
      tell({ kind: 'started', at: at(), since: at() });
      await wait(Math.min(200, seconds * 1000));
      tell({ kind: 'speech', at: at() });
      await wait(Math.max(0, seconds * 1000 - 200));
      const speechEnd = at();
      const samples = new Float32Array(Math.round(seconds * 16_000));
      await wait(guessed);
      tell({ kind: 'maybe', at: at(), speechEnd, samples });
      for (let waited = guessed; waited < over && !committed; waited += 32) await wait(32);
      tell({ kind: 'ended', at: at(), speechEnd, samples, tooLong: false });
      await wait(60);
    },
  };
};

const ownRecogniser = () => {
  let answer: (Spoken & { text: string }) | null = null;
  const requests: Vocabulary[] = [];
  const transcribe = async (
    _samples: Float32Array,
    wants: Vocabulary,
    { hypothesis }: { hypothesis: (words: string) => void },
  ): Promise<Transcript> => {
    requests.push(wants);
    const { text = '', agreed = false, grammar = null, own = null, fails, after, engine = 'embedded' } = answer ?? {};
    const { general = text } = answer ?? {};
    await vi.advanceTimersByTimeAsync(0);
    await after;
    if (fails !== undefined) throw fails;
    if (grammar !== null) hypothesis(grammar);
    return { text, agreed, engine, grammar, general, own };
  };
  return {
    recogniser: { transcribe },
    wanted: requests,
    next: (spoken: Spoken & { text: string }) => {
      answer = spoken;
    },
  };
};

/** A voice with 60 ms a character. Only finished words count as heard. */
const loudVoice = (loudness: Loudness) => {
  const said: string[] = [];
  let heard: Heard[] = [];
  let latest: Reading | null = null;
  let from = 0;
  let paused: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lengthOf = ({ text }: Reading): number => text.length * 60;
  const note = (): void => {
    if (latest === null) return;
    const to = paused ?? performance.now();
    const share = Math.min(1, (to - from) / lengthOf(latest));
    if (share > 0) heard.push(heardOf(latest, share, from, to));
  };
  const stop = (): void => {
    clearTimeout(timer);
    note();
    latest = null;
    paused = null;
  };
  const end = (reading: Reading): void => {
    note();
    latest = null;
    reading.onEnd();
  };
  const pause = (): void => {
    if (latest === null || paused !== null) return;
    paused = performance.now();
    clearTimeout(timer);
  };
  const resume = (): void => {
    const reading = latest;
    if (reading === null || paused === null) return;
    from += performance.now() - paused;
    paused = null;
    timer = setTimeout(() => end(reading), from + lengthOf(reading) - performance.now());
  };
  const voice: ScreenVoice = {
    kind: loudness === 'silent' ? 'silent' : 'aloud',
    read: (reading) => {
      stop();
      said.push(reading.text);
      latest = reading;
      from = performance.now();
      timer = setTimeout(() => end(reading), lengthOf(reading));
    },
    stop,
    duck: (low) => {
      if (loudness === 'waits') (low ? pause : resume)();
    },
    pause,
    resume,
    prefetch: () => {},
    level: () => 0,
    speaking: () => latest !== null && paused === null,
    spokenLately: () => {
      if (loudness === 'silent') return [];
      heard = heard.filter(({ to }) => to > performance.now() - 30_000);
      if (latest === null) return heard;
      const to = paused ?? performance.now();
      const share = Math.min(1, (to - from) / lengthOf(latest));
      return [...heard, heardOf(latest, share, from, to)];
    },
    latest: () => latest,
  };
  return { voice, said };
};

const heardOf = ({ text, quote }: Reading, share: number, from: number, to: number): Heard => ({
  text: text.slice(0, Math.ceil(share * text.length)),
  from,
  to,
  by: quote ? 'quote' : 'flow',
});

/** A page with a running conversation on a manual clock. It also receives visibility changes. */
export const beginTalk = async (threads: readonly Thread[], loudness?: Loudness) => {
  vi.useFakeTimers({ now: 1_763_800_000_000 });
  vi.stubGlobal('addEventListener', () => {});
  const page: EventTarget & { hidden?: boolean } = new EventTarget();
  vi.stubGlobal('document', page);
  const world = spokenWorld(threads, loudness);
  await world.conversation.start();
  return { page, world };
};

export const endTalk = ({ conversation, assistant }: ReturnType<typeof spokenWorld>): void => {
  conversation.stop();
  assistant.player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
};
