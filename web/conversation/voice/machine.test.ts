import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { HearingState } from '#web/audio/hearing/hearing.ts';
import { voiceMachine } from './machine.ts';
import type { Effect, VoiceEvent } from './voice-events.ts';
import { waits } from './voice-events.ts';

type Step = number | VoiceEvent['type'] | VoiceEvent;

const conversation = (may: { listenHidden?: boolean; drives?: boolean } = {}) => {
  const clock = new SimulatedClock();
  const done: Effect[] = [];
  let hidden = false;
  const machine = voiceMachine((effect) => done.push(effect), {
    unseen: () => hidden && may.listenHidden !== true,
    drives: () => may.drives ?? false,
  });
  const actor = createActor(machine, { clock });
  actor.start();
  const play = (...steps: readonly Step[]): Effect[] => {
    done.length = 0;
    for (const step of steps)
      if (typeof step === 'number') clock.increment(step);
      else {
        if (step === 'HIDDEN' || step === 'VISIBLE') hidden = step === 'HIDDEN';
        actor.send(typeof step === 'string' ? plain(step) : step);
      }
    return [...done];
  };
  return { actor, play };
};

const plain = (type: VoiceEvent['type']): VoiceEvent => {
  if (type === 'MIC') return { type, state: 'open' };
  if (type === 'UNDERSTOOD' || type === 'FAILED') return { type, turn: 1 };
  if (type === 'NOTHING') return { type, turn: 1, exactly: false };
  if (type === 'MISSED') return { type, turn: 1, reading: false };
  return { type };
};

const open: readonly Step[] = ['START', 'MIC'];

describe('a turn of speech', () => {
  test.each<[string, readonly Step[], readonly Effect[]]>([
    ['ducks what might be speech, and lets go of what was none', ['VAD_START', 'VAD_MISFIRE'], ['duck', 'unduck']],
    ['stops the reading for speech', ['VAD_START', 'VAD_REAL'], ['duck', 'barge-in']],
    ['does not duck for ever', ['VAD_START', 4000], ['duck', 'unduck']],
    [
      'assistant the bargeIn back to what was understood',
      ['VAD_START', 'VAD_REAL', 'VAD_END', 'UNDERSTOOD', 5000],
      ['duck', 'barge-in'],
    ],
    [
      'goes on with the sentence two seconds after nothing was said',
      ['VAD_START', 'VAD_REAL', 'VAD_END', 'NOTHING', 899, 1],
      ['duck', 'barge-in', 'go-on-with-sentence'],
    ],
    [
      'goes on exactly where it was after a backchannel',
      ['VAD_START', 'VAD_REAL', 'VAD_END', { type: 'NOTHING', turn: 1, exactly: true }],
      ['duck', 'barge-in', 'go-on-exactly'],
    ],
    [
      'tells when the recogniser takes too long',
      ['VAD_REAL', 'VAD_END', 250, waits.transcript],
      ['barge-in', 'tell-wait', 'tick', 'tell-slow', 'go-on-with-sentence'],
    ],
    [
      'throws away what was begun when the page is hidden',
      ['VAD_REAL', 'HIDDEN'],
      ['barge-in', 'close-microphone', 'tell-hidden', 'drop-turn', 'go-on-with-sentence'],
    ],
    [
      'throws it away when the session ends',
      ['VAD_REAL', 'STOP'],
      ['barge-in', 'close-microphone', 'drop-turn', 'go-on-with-sentence'],
    ],
    [
      'throws it away when the microphone is gone',
      ['VAD_REAL', { type: 'MIC', state: 'lost' }],
      ['barge-in', 'pause-reading', 'tell-shut', 'drop-turn', 'go-on-with-sentence'],
    ],
    [
      'closes the microphone where nobody can tell what was said',
      ['VAD_REAL', 'VAD_END', { type: 'FAILED', turn: 1 }, 'DEAF'],
      ['barge-in', 'go-on-with-sentence', 'close-microphone'],
    ],
    [
      'goes on by what is left without a network',
      ['VAD_REAL', 'OFFLINE', { type: 'FAILED', turn: 1 }],
      ['barge-in', 'tell-offline', 'go-on-with-sentence'],
    ],
  ])('%s', (_what, steps, effects) => {
    const { play } = conversation();
    play(...open);
    expect(play(...steps)).toEqual(effects);
  });

  test('ignores a late answer to an earlier turn', () => {
    const { play, actor } = conversation();
    play(...open, 'VAD_REAL', 'VAD_END', 'VAD_REAL');
    play({ type: 'UNDERSTOOD', turn: 1 });
    expect(actor.getSnapshot().value).toMatchObject({ dialog: 'capturing' });
    play({ type: 'UNDERSTOOD', turn: 2 });
    expect(actor.getSnapshot().value).toMatchObject({ dialog: 'listening' });
  });

  test('shows that Flow thinks only after a delay', () => {
    const { play, actor } = conversation();
    play(...open, 'VAD_REAL', 'VAD_END', 249);
    expect(actor.getSnapshot().value).toMatchObject({ dialog: 'interpreting' });
    play(1);
    expect(actor.getSnapshot().value).toMatchObject({ dialog: 'thinking' });
  });
});

test('asks narrowly, offers two examples, pauses with the screen, then starts over', () => {
  const { play } = conversation();
  play(...open);
  const miss = (turn: number, reading = false) => play('VAD_REAL', 'VAD_END', { type: 'MISSED', turn, reading });
  expect([miss(1), miss(2), miss(3), miss(4)].map((done) => done.at(-1))).toEqual([
    'ask-narrowly',
    'offer-two',
    'pause-and-show',
    'ask-narrowly',
  ]);
});

test('treats one utterance during a mail as side talk', () => {
  const { play } = conversation();
  play(...open);
  const miss = (turn: number) => play('VAD_REAL', 'VAD_END', { type: 'MISSED', turn, reading: true });
  expect(miss(1)).toEqual(['barge-in', 'miss-quietly', 'go-on-with-sentence']);
  expect(miss(2)).toEqual(['barge-in', 'ask-narrowly']);
});

test('forgets misses after a success', () => {
  const { play } = conversation();
  play(...open, 'VAD_REAL', { type: 'MISSED', turn: 1, reading: false }, 'VAD_REAL', { type: 'UNDERSTOOD', turn: 2 });
  expect(play('VAD_REAL', { type: 'MISSED', turn: 3, reading: false })).toEqual(['barge-in', 'ask-narrowly']);
});

describe('silence', () => {
  test('plays a soft sound, then the next mail, and asks "Still there?" after the second mail', () => {
    const { play } = conversation();
    play(...open, 'READING');
    expect(play('ITEM_ENDED', 2500)).toEqual(['tick']);
    expect(play(1500, 'READING')).toEqual([]);
    expect(play('ITEM_ENDED', 3900)).toEqual(['tick', 'ask-still-there']);
    expect(play(8000)).toEqual(['pause-reading']);
  });

  test('ends when somebody speaks or presses a key', () => {
    const { play } = conversation();
    play(...open, 'READING', 'ITEM_ENDED', 4000, 'READING', 'LIFE', 'READING');
    expect(play('ITEM_ENDED', 3900)).toEqual(['tick']);
  });

  test('in driving mode ends after each mail', () => {
    const { play } = conversation({ drives: true });
    play(...open, 'READING');
    expect(play('ITEM_ENDED', 3900)).toEqual(['tick', 'pause-reading']);
  });

  test('closes the microphone after three minutes, but not during a mail', () => {
    const { play, actor } = conversation();
    play(...open, 'READING', 200_000);
    expect(actor.getSnapshot().value).toMatchObject({ mic: 'open' });
    expect(play('RESTING', 180_000)).toEqual(['close-microphone', 'tell-asleep']);
    expect(actor.getSnapshot().value).toMatchObject({ mic: 'asleep' });
    expect(play('START')).toEqual(['open-microphone']);
  });
});

describe('while Flow does not listen', () => {
  test.each<[string, readonly Step[]]>([
    ['switched off', ['STOP']],
    ['out of sight', ['HIDDEN']],
    ['asleep', ['SLEEP']],
    ['unplugged', [{ type: 'MIC', state: 'lost' }]],
  ])('Flow does not ask “Still there?”: %s', (_how, ends) => {
    const { play } = conversation();
    play(...open, 'READING', 'ITEM_ENDED', 4000, 'READING');
    play(...ends);
    expect(play('ITEM_ENDED', 4000, 'READING', 'LIFE', 'READING', 'ITEM_ENDED', 4000, 400_000)).toEqual([]);
  });

  test('Flow does not ask a person who never allowed the microphone', () => {
    const { play } = conversation();
    play('START', { type: 'MIC', state: 'denied' });
    expect(play('READING', 'ITEM_ENDED', 4000, 'READING', 'ITEM_ENDED', 4000, 400_000)).toEqual([]);
  });

  test('the open question ends and the silence count resets', () => {
    const { play } = conversation();
    play(...open, 'READING', 'ITEM_ENDED', 4000, 'READING', 'ITEM_ENDED', 4000);
    expect(play('STOP', 10_000)).toEqual(['close-microphone', 'pause-reading']);
    play(...open, 'READING');
    expect(play('ITEM_ENDED', 4000)).toEqual(['tick']);
  });

  test('no timer runs', () => {
    const running = new Set<number>();
    let count = 0;
    const clock = {
      setTimeout: () => {
        running.add(++count);
        return count;
      },
      clearTimeout: (one: number) => void running.delete(one),
    };
    const actor = createActor(
      voiceMachine(() => {}, { unseen: () => false, drives: () => false }),
      { clock },
    );
    actor.start();
    expect(running.size).toBe(0);
    for (const event of ['START', 'MIC', 'VAD_REAL', 'VAD_END'] as const) actor.send(plain(event));
    expect(running.size).toBeGreaterThan(0);
    actor.send({ type: 'STOP' });
    expect(running.size).toBe(0);
  });
});

describe('the microphone', () => {
  test.each(['denied', 'missing', 'busy', 'unsupported', 'lost'] as const)(
    'is %s until the person opens it again',
    (state) => {
      const { play, actor } = conversation();
      play('START', { type: 'MIC', state });
      expect(actor.getSnapshot()).toMatchObject({ value: { mic: 'trouble' }, context: { mic: state } });
      expect(play('START', 'MIC')).toEqual(['open-microphone', 'listens']);
    },
  );

  test('pauses while the page is hidden and resumes with it', () => {
    const { play } = conversation();
    play(...open);
    expect(play('HIDDEN', 'VISIBLE')).toEqual(['close-microphone', 'tell-hidden', 'open-microphone']);
  });

  test('stays open on a hidden page if the person chose so, and hears the whole sentence', () => {
    const { play } = conversation({ listenHidden: true });
    play(...open);
    expect(play('HIDDEN')).toEqual([]);
    expect(play('VISIBLE', 'VAD_REAL', 'HIDDEN', 'VAD_END', 'UNDERSTOOD')).toEqual(['barge-in']);
  });

  test.each<[string, readonly Step[]]>([
    ['asked for, and the page left before it was there', ['START', 'HIDDEN']],
    ['gone, and back while the page is out of sight', [...open, { type: 'MIC', state: 'lost' }, 'HIDDEN']],
  ])('does not open while the page is hidden: %s', (_when, steps) => {
    const { play, actor } = conversation();
    play(...steps);
    expect(play('MIC')).toEqual(['close-microphone', 'tell-hidden']);
    expect(play({ type: 'MIC', state: 'off' }, 'READING', 'ITEM_ENDED', 9000)).toEqual([]);
    expect(actor.getSnapshot().value).toMatchObject({ mic: 'hidden', presence: 'unheard' });
    expect(play('VISIBLE', 'MIC')).toEqual(['open-microphone', 'listens']);
  });

  test.each<[HearingState, readonly Effect[]]>([
    ['lost', ['pause-reading', 'tell-shut']],
    ['busy', ['pause-reading', 'tell-shut']],
    ['denied', ['tell-shut']],
    ['broken', ['tell-shut']],
    ['off', ['tell-shut']],
  ])('loss stops the reading on other loudspeakers and in calls: %s', (state, effects) => {
    const { play } = conversation();
    play(...open, 'READING');
    expect(play({ type: 'MIC', state })).toEqual(effects);
  });
});
