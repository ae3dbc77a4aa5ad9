// Parallel states for microphone, network, turn and presence. The machine decides when an effect runs, and the caller supplies the effects
// and the clock.
import { assign, raise, setup } from 'xstate';
import type { HearingState } from '#web/audio/hearing/hearing.ts';
import { type Effect, type VoiceEvent, waits } from './voice-events.ts';

export const voiceMachine = (does: (effect: Effect) => void, may: May) =>
  base.createMachine({
    context: first,
    type: 'parallel',
    states: {
      mic: micStates(acting(does), may),
      net: netStates(acting(does)),
      dialog: dialogStates(acting(does), may),
      presence: presenceStates(acting(does), may),
    },
  });

type May = {
  /** The page is out of view, so the microphone must be closed. */
  unseen: () => boolean;
  drives: () => boolean;
};

type Context = {
  /** The number of the current turn, which detects late answers. */
  turn: number;
  /** Turns in a row that Flow did not understand. The first during a mail may be side talk. */
  misses: number;
  passedOver: boolean;
  /** Mails in a row without any reaction. */
  silent: number;
  mic: HearingState;
};

const first: Context = { turn: 0, misses: 0, passedOver: false, silent: 0, mic: 'off' };
const anyEvent = (): VoiceEvent => ({ type: 'START' });
const anyContext = (): Context => first;

const base = setup({
  types: { context: anyContext(), events: anyEvent() },
  actions: {
    count: assign({ turn: ({ context }) => context.turn + 1 }),
    understood: assign({ misses: 0, passedOver: false }),
    passOver: assign({ passedOver: true }),
    missed: assign({ misses: ({ context }) => context.misses + 1 }),
    silence: assign({ silent: ({ context }) => context.silent + 1 }),
    life: assign({ silent: 0 }),
    hears: assign({ mic: ({ context, event }) => (event.type === 'MIC' ? event.state : context.mic) }),
  },
  guards: {
    isNow: ({ context, event }) => 'turn' in event && event.turn === context.turn,
    isAcknowledged: ({ context, event }) => event.type === 'NOTHING' && event.exactly && event.turn === context.turn,
    isOpen: ({ event }) => isOpen(event),
    isShut: ({ event }) => event.type === 'MIC' && event.state !== 'open' && event.state !== 'asking',
    isTaken: ({ event }) => event.type === 'MIC' && (event.state === 'lost' || event.state === 'busy'),
    isMeantForOthers: ({ context, event }) =>
      event.type === 'MISSED' && event.turn === context.turn && event.reading && !context.passedOver,
    isFirstMiss: ({ context, event }) => event.type === 'MISSED' && event.turn === context.turn && context.misses === 0,
    isSecondMiss: ({ context, event }) =>
      event.type === 'MISSED' && event.turn === context.turn && context.misses === 1,
    wasSilentBefore: ({ context }) => context.silent > 0,
  },
});

type Does = (effect: Effect) => () => void;
const acting =
  (does: (effect: Effect) => void): Does =>
  (effect) =>
  () =>
    does(effect);

const micStates = (does: Does, { unseen }: Pick<May, 'unseen'>) => {
  const hides = { guard: unseen, target: 'hidden', actions: [does('close-microphone'), does('tell-hidden')] } as const;
  // The person opened the microphone before the page went out of view, or it became available since.
  const opens = [
    { ...hides, guard: ({ event }: { event: VoiceEvent }) => isOpen(event) && unseen() },
    { guard: 'isOpen', target: 'open', actions: 'hears' },
  ] as const;
  return base.createStateConfig({
    initial: 'off',
    on: { STOP: { target: '.off', actions: does('close-microphone') } },
    states: {
      off: { on: { START: 'asking' } },
      asking: {
        entry: does('open-microphone'),
        on: {
          MIC: [...opens, { guard: 'isShut', target: 'trouble', actions: 'hears' }],
        },
      },
      open: {
        entry: does('listens'),
        on: {
          // A lost headset leaves the loudspeaker on. A lost microphone may mean a call.
          MIC: [
            { guard: 'isTaken', target: 'trouble', actions: ['hears', does('pause-reading'), does('tell-shut')] },
            { guard: 'isShut', target: 'trouble', actions: ['hears', does('tell-shut')] },
          ],
          HIDDEN: hides,
          SLEEP: { target: 'asleep', actions: [does('close-microphone'), does('tell-asleep')] },
          DEAF: { target: 'deaf', actions: does('close-microphone') },
        },
      },
      trouble: {
        on: {
          START: 'asking',
          MIC: [...opens, { guard: 'isShut', actions: 'hears' }],
        },
      },
      hidden: { on: { VISIBLE: 'asking', START: 'asking' } },
      asleep: { on: { START: 'asking' } },
      deaf: { on: { START: 'asking' } },
    },
  });
};

const isOpen = (event: VoiceEvent): boolean => event.type === 'MIC' && event.state === 'open';

const netStates = (does: Does) =>
  base.createStateConfig({
    initial: 'online',
    states: {
      online: { on: { OFFLINE: 'offline' } },
      offline: { entry: does('tell-offline'), on: { ONLINE: { target: 'online', actions: does('tell-online') } } },
    },
  });

const dialogStates = (does: Does, may: May) =>
  base.createStateConfig({
    initial: 'listening',
    states: {
      listening: { on: { VAD_START: 'ducked', VAD_REAL: 'capturing' } },
      ducked: {
        entry: does('duck'),
        after: { [waits.ducked]: { target: 'listening', actions: does('unduck') } },
        on: {
          ...broken(does, may),
          VAD_REAL: 'capturing',
          VAD_MISFIRE: { target: 'listening', actions: does('unduck') },
          VAD_END: { target: 'listening', actions: does('unduck') },
        },
      },
      capturing: {
        entry: ['count', does('barge-in')],
        after: { [waits.longestTurn]: 'quieted' },
        on: { ...broken(does, may), ...outcomes(does), VAD_END: 'interpreting', VAD_MISFIRE: 'quieted' },
      },
      interpreting: {
        after: { [waits.thinking]: 'thinking' },
        on: { ...broken(does, may), ...outcomes(does), VAD_REAL: 'capturing' },
      },
      thinking: {
        after: {
          [waits.slow]: { actions: does('tell-wait') },
          // A person who does not watch the screen hears that Flow still works.
          [waits.slowly]: { actions: does('tick') },
          [waits.transcript]: { target: 'listening', actions: [does('tell-slow'), does('go-on-with-sentence')] },
        },
        on: { ...broken(does, may), ...outcomes(does), VAD_REAL: 'capturing' },
      },
      quieted: {
        after: { [waits.falseInterruption]: { target: 'listening', actions: does('go-on-with-sentence') } },
        on: { ...broken(does, may), ...outcomes(does), VAD_REAL: 'capturing' },
      },
    },
  });

/** Flow no longer listens: it drops the turn and resumes the reading. */
const broken = (does: Does, { unseen }: May) => {
  const over = { target: 'listening', actions: [does('drop-turn'), does('go-on-with-sentence')] } as const;
  return { STOP: over, HIDDEN: { ...over, guard: unseen }, SLEEP: over, MIC: { ...over, guard: 'isShut' } } as const;
};

/** A late answer must not end a later turn. */
const outcomes = (does: Does) =>
  ({
    UNDERSTOOD: { guard: 'isNow', target: 'listening', actions: 'understood' },
    FAILED: { guard: 'isNow', target: 'listening', actions: does('go-on-with-sentence') },
    NOTHING: [
      { guard: 'isAcknowledged', target: 'listening', actions: does('go-on-exactly') },
      { guard: 'isNow', target: 'quieted' },
    ],
    MISSED: [
      {
        guard: 'isMeantForOthers',
        target: 'listening',
        actions: ['passOver', does('miss-quietly'), does('go-on-with-sentence')],
      },
      { guard: 'isFirstMiss', target: 'listening', actions: ['missed', does('ask-narrowly')] },
      { guard: 'isSecondMiss', target: 'listening', actions: ['missed', does('offer-two')] },
      { guard: 'isNow', target: 'listening', actions: ['understood', does('pause-and-show')] },
    ],
  }) as const;

/**
 * Flow asks after two mails without a reaction and closes the microphone after three quiet minutes. It counts nothing while it cannot
 * listen.
 */
const presenceStates = (does: Does, may: May) => {
  const unheard = closing({ target: '#nobody-heard' }, may);
  const unanswered = closing({ target: '#nobody-heard', actions: does('pause-reading') }, may);
  return base.createStateConfig({
    initial: 'unheard',
    states: {
      unheard: { id: 'nobody-heard', entry: 'life', on: { MIC: { guard: 'isOpen', target: 'listened' } } },
      listened: {
        initial: 'quiet',
        on: {
          ...unheard,
          VAD_REAL: { target: '.heard', actions: 'life' },
          LIFE: { target: '.heard', actions: 'life' },
        },
        states: {
          // Speech or a key proves presence. The reading state follows in the next event.
          heard: { on: readingOrNot, after: { [waits.asleep]: { actions: raise({ type: 'SLEEP' }) } } },
          quiet: { on: readingOrNot, after: { [waits.asleep]: { actions: raise({ type: 'SLEEP' }) } } },
          reading: { on: readingOrNot },
          ended: {
            on: readingOrNot,
            after: { [waits.soft]: { actions: does('tick') }, [waits.silent]: { target: 'silent' } },
          },
          silent: {
            always: [
              { guard: may.drives, target: 'quiet', actions: does('pause-reading') },
              { guard: 'wasSilentBefore', target: 'asked', actions: does('ask-still-there') },
              { target: 'passed', actions: 'silence' },
            ],
          },
          passed: { on: readingOrNot },
          asked: {
            on: { ...unanswered, READING: 'reading' },
            after: { [waits.stillThere]: { target: 'quiet', actions: ['life', does('pause-reading')] } },
          },
        },
      },
    },
  });
};

const closing = <T extends object>(then: T, { unseen }: May) =>
  ({
    STOP: then,
    SLEEP: then,
    HIDDEN: { ...then, guard: unseen },
    MIC: { ...then, guard: 'isShut' },
  }) as const;

const readingOrNot = { READING: 'reading', ITEM_ENDED: 'ended', RESTING: 'quiet' } as const;
