// The microphone as the screen knows it: off until it is pressed, open until it is pressed again; what it asks of the person
// stands on a card beside the letter.
import type { VoiceState } from '#web/conversation/voice/conversation.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import { chosenListener, type Listener } from '#web/data/voice-choices.ts';
import { isOpen, isTrouble } from '#web/stage/line/line-look.ts';
import { type Brought, createBrought, type World } from './brought.ts';

export type MicrophoneState = {
  voice: VoiceState;
  /** A sentence of the conversation's for the screen. */
  note: string | null;
  /** What stands beside the letter: the choice of who listens, or why nothing is heard. */
  card: 'choice' | 'trouble' | null;
  /** The person holds the key or the button: all of it is speech. */
  held: boolean;
};

export type Microphone = {
  state: Observed<MicrophoneState>;
  /** What is being heard. */
  partial: Observed<string>;
  levels: { you: () => number; flow: () => number };
  /** On, off, or again; the first time, the choice of who listens. */
  press: () => void;
  /** Push to talk. */
  push: (pressed: boolean) => void;
  /** Who is to listen from now on. */
  prefer: (listener: Listener) => void;
  /** The same, and begins: to be called in the press itself, since a browser gives the microphone only to one. */
  choose: (listener: Listener) => void;
  /** Who could listen; null closes whatever stands there. */
  show: (card: 'choice' | null) => void;
  /** Nobody listens any more; false where nobody did. */
  shut: () => boolean;
  /** The screen was left. */
  end: () => void;
};

const off: MicrophoneState = { voice: 'off', note: null, card: null, held: false };

/** `loudness`: of Flow's own voice, whether anybody listens or not. */
type Given = Pick<World, 'bring' | 'onMissing'> & { loudness: () => number };

export const createMicrophone = ({ loudness, ...world }: Given): Microphone => {
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
      brief.told();
    },
    onPartial: partial.become,
  });
  const start = async (): Promise<void> => {
    // It was asked for once more, and is told once more.
    if ((await conversation.start()) && isTrouble(state.current().voice)) change({ card: 'trouble' });
  };
  const ready = (): boolean => {
    const chosen = chosenListener.current();
    if (chosen !== null && chosen !== 'typing') return true;
    change({ card: 'choice' });
    return false;
  };
  const { close, shut } = closing({ brief, state, change, conversation });
  const leave = (): void => {
    brief.over();
    conversation.leave();
    partial.become('');
    state.become(off);
  };
  /** The one that listened until now was made for the other choice. */
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
      else if (ready()) void start();
    },
    shut,
    push: pushing({ brief, ready, start, state, change, conversation }),
    prefer,
    choose: (listener) => {
      prefer(listener);
      if (listener !== 'typing') void start();
    },
    show: (card) => change({ card }),
    end: leave,
  };
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
    // Whatever asked for it in words is first done to its end.
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

/** A microphone that was opened to be held closes once what was said is done; one that is pressed, or was open before, stays. */
const createBrief = (voice: () => VoiceState, close: () => void) => {
  let now: 'no' | 'held' | 'closing' = 'no';
  const closeOnceDone = (): void => {
    if (now !== 'closing' || goesOn.has(voice())) return;
    now = 'no';
    if (isOpen(voice())) close();
  };
  return {
    /** True where it is to be opened for it. */
    held: (): boolean => {
      const isClosed = !isOpen(voice());
      if (now === 'closing' || isClosed) now = 'held';
      return isClosed;
    },
    letGo: (): void => {
      if (now === 'held') now = 'closing';
      closeOnceDone();
    },
    /** Whoever tells the state has more to tell. */
    told: (): void => {
      if (now === 'closing') queueMicrotask(closeOnceDone);
    },
    over: (): void => {
      now = 'no';
    },
  };
};

/** Something is being said, or understood, or the microphone is on its way. */
const goesOn: ReadonlySet<VoiceState> = new Set(['off', 'asking', 'hearing', 'thinking']);

/** A trouble is told once it comes; closed it stays closed until it comes again. */
const cardAfter = ({ card, voice: before }: MicrophoneState, voice: VoiceState): MicrophoneState['card'] => {
  if (isTrouble(voice) && voice !== before) return 'trouble';
  return card === 'trouble' && !isTrouble(voice) ? null : card;
};
