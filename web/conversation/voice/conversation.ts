import { createActor } from 'xstate';
import type { Hearing, HearingEvent, MicrophoneTrouble } from '#web/audio/hearing/hearing.ts';
import type { Recogniser, Vocabulary } from '#web/audio/stt/recogniser.ts';
import type { ScreenVoice } from '#web/audio/tts/voice.ts';
import { driving } from '#web/conversation/player/modes.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { type Observable, type Observed, observable } from '#web/data/observable.ts';
import { type Aloud, createAloud } from './aloud.ts';
import { createBargeIn } from './barge-in.ts';
import { createDeeds } from './deeds.ts';
import { effectsOf } from './effects.ts';
import { createEndpointing } from './endpointing.ts';
import { live } from './live.ts';
import { voiceMachine } from './machine.ts';
import { shownState } from './shown-state.ts';
import { createTranscribing } from './transcribing.ts';
import { turnEnds } from './turn-ends.ts';
import { createTurnTaking, type Taken } from './turn-taking.ts';
import { vocabularyFor } from './vocabulary.ts';
import type { VoiceEvent } from './voice-events.ts';
import { createWaiting } from './waiting.ts';

export type VoiceState =
  | 'off'
  | 'asking'
  | 'listening'
  | 'hearing'
  | 'thinking'
  | 'speaking'
  | 'paused'
  | 'asleep'
  | VoiceTrouble;

/** `deaf`: the microphone works, but no recogniser is available. */
export type VoiceTrouble = MicrophoneTrouble | 'deaf';

export type Shown = {
  voice: VoiceState;
  engine: 'service' | 'embedded' | 'browser' | null;
  note: string | null;
};

export type Conversation = {
  state: Observed<Shown>;
  start: () => Promise<void>;
  stop: () => void;
  /** Ends the conversation for good and releases its resources. */
  end: () => void;
  push: (pressed: boolean) => void;
  partial: Observed<string>;
  levels: { you: () => number; flow: () => number };
};

export type Earcon = 'listening' | 'heard' | 'done' | 'undone' | 'tick' | 'error';

export type VoiceWorld = {
  assistant: AssistantSession;
  hearing: Hearing;
  recogniser: Recogniser & { prepare?: (vocabulary: Vocabulary) => void };
  voice: ScreenVoice;
  earcon: (kind: Earcon) => void;
  /** The microphone stays open while the page is hidden. */
  listenHidden: () => boolean;
  record: (taken: Taken) => void;
  lapsed: () => void;
};

export const createConversation = (world: VoiceWorld): Conversation => {
  const { assistant, hearing, voice, recogniser } = world;
  const shown = observable<Shown>({ voice: 'off', engine: null, note: null });
  const partial = observable('');
  // Ignore late events after the end.
  const send = (event: VoiceEvent): void => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const { effects, taking, waiting, endpointing, follow } = put(world, {
    shown,
    partial,
    send,
    turn: () => actor.getSnapshot().context.turn,
    captures: () => actor.getSnapshot().value.dialog === 'capturing',
  });
  const actor = createActor(voiceMachine((effect) => effects[effect](), mayIn(world)));
  const show = (): void => {
    const { value, context } = actor.getSnapshot();
    const next = shownState(value, context.mic, voice.speaking());
    if (next !== shown.current().voice) shown.become({ ...shown.current(), voice: next });
  };
  actor.subscribe(show);
  actor.start();
  const hear = (event: HearingEvent): void => {
    // The machine must count the turn before it handles its result.
    const eventType = eventTypes[event.kind];
    // A voice that cannot duck goes silent for possible speech.
    const spoke = voice.speaking();
    if (eventType !== null) send({ type: eventType });
    taking.hear(event, spoke);
  };
  const around = whileItLasts(() => [
    live({ assistant, hearing, recogniser, endpointing, voice, waiting, send, show, hear, drop: taking.drop }),
    ...follow(),
  ]);
  const stop = (): void => {
    send({ type: 'STOP' });
    around.end();
  };
  return {
    state: shown,
    partial,
    levels: { you: hearing.level, flow: voice.level },
    start: async () => {
      around.begin();
      send({ type: 'START' });
    },
    stop,
    end: () => {
      stop();
      waiting.forget();
      actor.stop();
      hearing.end();
    },
    push: (pressed) => {
      send({ type: 'LIFE' });
      hearing.push(pressed);
    },
  };
};

const mayIn = ({ listenHidden }: VoiceWorld) => ({
  unseen: () => document.hidden && !listenHidden(),
  drives: driving.current,
});

const whileItLasts = (begin: () => readonly (() => void)[]) => {
  let ends: readonly (() => void)[] = [];
  return {
    begin: (): void => {
      if (ends.length === 0) ends = begin();
    },
    end: (): void => {
      for (const end of ends) end();
      ends = [];
    },
  };
};

type Recording = {
  shown: Observable<Shown>;
  partial: Observable<string>;
  send: (event: VoiceEvent) => void;
  turn: () => number;
  captures: () => boolean;
};

const put = (
  { assistant, hearing, voice, ...world }: VoiceWorld,
  { shown, partial, send, turn, captures }: Recording,
) => {
  const { player, captions } = assistant;
  const note = (words: string | null): void => shown.become({ ...shown.current(), note: words });
  const earcon = (kind: Earcon): void => {
    if (captures()) return;
    hearing.deaf(deafTo);
    world.earcon(kind);
  };
  const aloud = createAloud({ captions, player: { tell: (words) => bargeIn.tell(words) }, voice });
  const bargeIn = createBargeIn({ player, voice, answers: aloud.lately });
  const waiting = createWaiting(assistant);
  const reads = (): boolean => player.state.current().playing;
  const ends = turnEnds({ send, shown, partial, note, earcon, record: world.record, reads, lapsed: world.lapsed });
  const endpointing = createEndpointing(hearing);
  const taking = createTurnTaking({
    hearing,
    endpointing,
    transcribing: createTranscribing({
      recogniser: world.recogniser,
      vocabulary: () => vocabularyFor(situationOf(assistant)),
    }),
    deeds: createDeeds({ assistant, bargeIn, aloud, waiting, voice, earcon }),
    spokenLately: bargeIn.spokenLately,
    turn,
    moment: () => ({ ...momentOf(assistant, aloud), echoing: ends.echoing(), silent: voice.kind === 'silent' }),
    on: ends,
  });
  const { drop, giveUp } = taking;
  const effects = effectsOf({
    assistant,
    hearing,
    bargeIn,
    aloud,
    waiting,
    earcon,
    note,
    drop,
    giveUp,
    missed: ends.missed,
  });
  const follow = () => [aloud.follow(), waiting.follow(), assistant.saying.through(bargeIn.tell)];
  return { effects, taking, waiting, endpointing, follow };
};

/** Milliseconds in which the microphone ignores Flow's own earcon. */
const deafTo = 150;

const eventTypes = {
  started: 'VAD_START',
  speech: 'VAD_REAL',
  misfire: 'VAD_MISFIRE',
  ended: 'VAD_END',
  maybe: null,
  resumed: null,
} as const;

/** Flow waits for its newest reply, if a question is open. */
const momentOf = (assistant: AssistantSession, { lately, lastAt }: Aloud) => {
  const answered = lately();
  const situation = situationOf(assistant);
  const { question, confirming, drafting } = situation;
  const waits = question !== null || confirming !== undefined || drafting?.step === 'ready' || drafting?.asks;
  const asked = waits ? (answered.at(-1) ?? assistant.questions.current()?.words ?? null) : null;
  return { situation, answered, asked, askedAt: lastAt() };
};
