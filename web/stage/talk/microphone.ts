// The microphone's state for the screen. A press toggles it; its questions appear on a card.
import type { VoiceState } from '#web/conversation/voice/conversation.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import { settings } from '#web/data/settings.ts';
import { chosenListener, type Listener } from '#web/data/voice-choices.ts';
import { isOpen, isTrouble } from '#web/stage/line/talk-line.ts';
import { type Brought, createBrought, type World } from './brought.ts';

export type MicrophoneState = {
  voice: VoiceState;
  note: string | null;
  card: 'choice' | 'trouble' | null;
  /** Push to talk is down. */
  held: boolean;
};

export type Microphone = {
  state: Observed<MicrophoneState>;
  partial: Observed<string>;
  levels: { you: () => number; flow: () => number };
  press: () => void;
  push: (pressed: boolean) => void;
  prefer: (listener: Listener) => void;
  /** Also starts. Call it inside the press, because browsers need a user gesture. */
  choose: (listener: Listener) => void;
  show: (card: 'choice' | null) => void;
  shut: () => boolean;
  end: () => void;
};

const off: MicrophoneState = { voice: 'off', note: null, card: null, held: false };

/** `onTapped`: a press that only a hold would answer. */
type Given = Pick<World, 'bring' | 'onMissing'> & { loudness: () => number; onTapped: () => void };

export const createMicrophone = ({ loudness, onTapped, ...world }: Given): Microphone => {
  const state = observable(off);
  const partial = observable('');
  const change = (part: Partial<MicrophoneState>): void => state.become({ ...state.current(), ...part });
  const brief = createBrief(
    () => state.current().voice,
    () => conversation.stop(),
  );
  const conversation = createBrought({
    ...world,
    onState: ({ voice, note }) => {
      change({ voice, note, card: cardAfter(state.current(), voice) });
      brief.finish();
    },
    onPartial: partial.become,
  });
  const start = async (): Promise<void> => {
    // The person asked again, so report it again.
    if ((await conversation.start()) && isTrouble(state.current().voice)) change({ card: 'trouble' });
  };
  const ready = (): boolean => {
    if (hasListener()) return true;
    change({ card: 'choice' });
    return false;
  };
  const tapped = (): void => (settings.current().handsFree ? void start() : onTapped());
  const { close, shut } = closing({ brief, state, change, conversation });
  const leave = (): void => {
    brief.over();
    conversation.leave();
    partial.become('');
    state.become(off);
  };
  /** End the current conversation, which uses the old listener. */
  const prefer = (listener: Listener): void => {
    if (listener !== chosenListener.current()) leave();
    chosenListener.choose(listener);
    brief.over();
    change({ card: null });
  };
  return {
    state,
    partial,
    levels: { you: () => conversation.now()?.levels.you() ?? 0, flow: loudness },
    press: () => {
      brief.over();
      if (isOpen(state.current().voice)) close();
      else if (ready()) tapped();
    },
    shut,
    push: pushing({ brief, ready, start, state, change, conversation }),
    prefer,
    choose: (listener) => {
      prefer(listener);
      if (listener !== 'typing') tapped();
    },
    show: (card) => change({ card }),
    end: leave,
  };
};

const hasListener = (): boolean => {
  const chosen = chosenListener.current();
  return chosen !== null && chosen !== 'typing';
};

type Pushed = {
  brief: Brief;
  ready: () => boolean;
  start: () => Promise<void>;
  state: Observed<MicrophoneState>;
  change: (part: Partial<MicrophoneState>) => void;
  conversation: Brought;
};

const closing = ({
  brief,
  state,
  change,
  conversation,
}: Pick<Pushed, 'brief' | 'state' | 'change' | 'conversation'>) => {
  const close = (): void => {
    conversation.stop();
    change({ card: null, held: false });
  };
  const shut = (): boolean => {
    if (!isOpen(state.current().voice)) return false;
    brief.over();
    // The spoken command finishes first.
    queueMicrotask(close);
    return true;
  };
  return { close, shut };
};

const pushing = ({ brief, ready, start, state, change, conversation }: Pushed) => {
  const hold = async (): Promise<void> => {
    if (!ready()) return;
    change({ held: true });
    if (brief.held()) await start();
    if (state.current().held) conversation.now()?.push(true);
  };
  const letGo = (): void => {
    if (state.current().held) conversation.now()?.push(false);
    change({ held: false });
    brief.letGo();
  };
  return (pressed: boolean): void => (pressed ? void hold() : letGo());
};

type Brief = ReturnType<typeof createBrief>;

/** A microphone that opened for a hold closes after the speech. Others stay open. */
const createBrief = (voice: () => VoiceState, close: () => void) => {
  let now: 'no' | 'held' | 'closing' = 'no';
  const closeOnceDone = (): void => {
    if (now !== 'closing' || goesOn.has(voice())) return;
    now = 'no';
    if (isOpen(voice())) close();
  };
  return {
    /** Returns true if the hold must open it. */
    held: (): boolean => {
      const isClosed = !isOpen(voice());
      if (now === 'closing' || isClosed) now = 'held';
      return isClosed;
    },
    letGo: (): void => {
      if (now === 'held') now = 'closing';
      closeOnceDone();
    },
    /** Closes in a microtask, because the caller has more state to publish first. */
    finish: (): void => {
      if (now === 'closing') queueMicrotask(closeOnceDone);
    },
    over: (): void => {
      now = 'no';
    },
  };
};

/** The person speaks, Flow understands, or the microphone is opening. */
const goesOn: ReadonlySet<VoiceState> = new Set(['off', 'asking', 'hearing', 'thinking']);

const cardAfter = ({ card, voice: before }: MicrophoneState, voice: VoiceState): MicrophoneState['card'] => {
  if (isTrouble(voice) && voice !== before) return 'trouble';
  return card === 'trouble' && !isTrouble(voice) ? null : card;
};
