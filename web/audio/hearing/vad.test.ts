// The whole VAD without its microphone: speech and noise with the shipped detector, on the audio clock. vad.full.ts covers all voices, all
// noises and many minutes.
import { describe, expect, test } from 'vitest';
import { randomOf } from '#test/chaos/random.ts';
import { heardOf, phraseOf, phrases } from '#test/voice/heard.ts';
import { noise } from '#test/voice/noise.ts';
import { missing } from '#test/voice/programs.ts';
import { atSpeechLevel, joined, over, rate, silence } from '#test/voice/sound.ts';
import { speakers, spoken } from '#test/voice/speech.ts';
import { sung } from '#test/voice/sung.ts';
import { quantile } from '#test/voice/turns.ts';
import { openVad, vadOn } from '#test/voice/vad.ts';
import { createEnergyDetector } from './energy-vad.ts';
import type { HearingEvent } from './hearing.ts';
import { createVad, type VadSettings } from './vad.ts';

const lacking = missing(['flite']);
const needsFlite = lacking === null ? '' : ` (passed over: ${lacking})`;
const kinds = (sound: Float32Array): string =>
  vadOn(sound)
    .map(({ kind }) => kind)
    .join(' ');

describe.skipIf(lacking !== null)(`a person’s speech${needsFlite}`, () => {
  test('is one turn, detected soon after its start and its end', () => {
    const some = phrases.filter((_, at) => at % 2 === 1);
    const heard = some.map((phrase, at) =>
      heardOf(phraseOf(phrase, speakers[at % speakers.length] ?? 'slt'), { before: 1.2 }),
    );
    const late = (of: 'onset' | 'guess' | 'end'): number =>
      quantile(
        heard.map((one) => one[of]),
        0.95,
      );
    expect(heard.map(({ detected, turns }) => [detected, turns])).toEqual(some.map(() => [true, 1]));
    expect(late('onset')).toBeLessThanOrEqual(300);
    expect(late('guess')).toBeLessThanOrEqual(192 + 60);
    expect(late('end')).toBeLessThanOrEqual(480 + 60);
  });

  test('is detected in an office, and over more distant talkers', () => {
    const phrase = phraseOf('archive this', 'slt');
    for (const [kind, below] of [
      ['office', 10],
      ['babble', 15],
    ] as const) {
      const ground = (seconds: number) => noise(kind, seconds, -26 - below, randomOf(3));
      expect(heardOf(phrase, { ground, before: 5 })).toMatchObject({ detected: true, open: false });
    }
  });

  test('is detected while Flow speaks, if it is more than a sound', () => {
    const settings = { speaking: true };
    expect(heardOf(phraseOf('mark it as read', 'rms'), { settings, before: 3 })).toMatchObject({
      detected: true,
      turns: 1,
    });
  });

  test('is detected over the residue of Flow’s voice, which makes no turn', () => {
    const flow = 'The plan lands under the ceiling, two roles move to the spring, and Helio wants an answer by Friday.';
    const left = atSpeechLevel(spoken(flow, 'slt'), -46);
    const withPerson = (sound: Float32Array): Float32Array =>
      over(joined(noise('pink', 2, -62, randomOf(4)), left), sound, 4);
    const speaking = (sound: Float32Array): HearingEvent[] => flowSpeaks(sound, 2);
    expect(speaking(withPerson(silence(0.1)))).toEqual([]);
    const events = speaking(withPerson(phraseOf('stop', 'rms')));
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'speech', 'maybe', 'ended']);
    expect(events[1]?.at).toBeLessThan(4.6);
  });

  test('is completely in the turn’s audio, with a little silence around it', () => {
    const phrase = phraseOf('snooze until tomorrow', 'awb');
    const ended = vadOn(joined(silence(2), phrase, silence(1))).find((event) => event.kind === 'ended');
    const seconds = (ended?.samples.length ?? 0) / rate;
    expect(seconds - phrase.length / rate).toBeGreaterThan(0.3);
    expect(seconds - phrase.length / rate).toBeLessThan(0.8);
  });
});

/** Flow speaks in the sound from that second on. */
const flowSpeaks = (sound: Float32Array, from: number): HearingEvent[] => {
  const events: HearingEvent[] = [];
  const vad = openVad((event) => events.push(event));
  for (let at = 0; at < sound.length; at += 160) {
    if (at === from * rate) vad.set({ speaking: true });
    vad.hear(sound.subarray(at, at + 160), at / rate);
  }
  return events;
};

test('detects a synthetic voice and its length', () => {
  const [, , maybe, ended] = vadOn(joined(silence(1), sung('aeio', 0.2), silence(1)));
  expect(maybe?.kind).toBe('maybe');
  expect(ended?.kind === 'ended' && ended.speechEnd).toBeCloseTo(1.8, 1);
});

test.each(['pink', 'brown', 'office'] as const)('ignores %s noise', (kind) => {
  expect(kinds(noise(kind, 6, -30, randomOf(11)))).toBe('');
});

/** A VAD that receives one sound after another, each at its own time. */
const listening = () => {
  const events: HearingEvent[] = [];
  const vad = openVad((event) => events.push(event));
  return {
    events,
    vad,
    kinds: () => events.map(({ kind }) => kind).join(' '),
    hear: (sound: Float32Array, from: number): void => {
      for (let at = 0; at < sound.length; at += 160) vad.hear(sound.subarray(at, at + 160), from + at / rate);
    },
  };
};

test('follows the audio clock across lost samples', () => {
  const { hear, events } = listening();
  hear(silence(1), 0);
  hear(joined(sung('aeio', 0.2), silence(1)), 7);
  expect(events.map(({ at }) => Math.floor(at))).toEqual([7, 7, 7, 8]);
});

test('reports the start of the sound, not of the detection', () => {
  const { hear, events } = listening();
  hear(silence(2), 0);
  hear(joined(sung('aeio', 0.6), silence(1)), 2);
  const [started] = events;
  if (started?.kind !== 'started') throw new Error('nothing was heard');
  expect(Math.abs(started.since - 2)).toBeLessThan(0.04);
  expect(started.at).toBeGreaterThan(started.since);
});

test('ignores and drops Flow’s own sounds', () => {
  const { hear, vad, events, kinds } = listening();
  hear(silence(1), 0);
  vad.deaf(250);
  hear(sung('a', 0.25), 1);
  expect(kinds()).toBe('');
  hear(joined(silence(0.1), sung('aeio', 0.2), silence(1)), 1.25);
  const ended = events.find((event) => event.kind === 'ended');
  expect(ended?.speechEnd).toBeCloseTo(2.15, 1);
  expect(Math.abs(ended?.samples[0] ?? 1)).toBeLessThan(0.001);
});

describe('without the detector, by loudness alone', () => {
  const byLoudness = (sound: Float32Array, settings: Partial<VadSettings> = {}): HearingEvent[] => {
    const events: HearingEvent[] = [];
    const all: VadSettings = { endpointing: 'command', speaking: false, pushed: false, ...settings };
    const vad = createVad(createEnergyDetector(), all, (event) => events.push(event));
    for (let at = 0; at < sound.length; at += 160) vad.hear(sound.subarray(at, at + 160), at / rate);
    return events;
  };

  test('detects a person in a quiet room', () => {
    const events = byLoudness(over(noise('pink', 3, -60, randomOf(2)), sung('aeio', 0.2), 1.5));
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'speech', 'maybe', 'ended']);
  });

  test('ignores the room', () => {
    expect(byLoudness(noise('brown', 20, -40, randomOf(2)))).toEqual([]);
  });

  test('releases a talk key held for half a minute', () => {
    const events = byLoudness(joined(sung('aeio'.repeat(5), 1.5), silence(2)), { pushed: true });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'speech', 'ended']);
    expect(events.at(-1)).toMatchObject({ tooLong: true });
    expect(byLoudness(silence(62), { pushed: true }).map(({ kind }) => kind)).toEqual(['started', 'speech', 'misfire']);
  });
});
