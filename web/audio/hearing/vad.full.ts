import { describe, expect, test } from 'vitest';
import { randomOf } from '#test/chaos/random.ts';
import { type Heard, heardOf, phraseOf, phrases } from '#test/voice/heard.ts';
import { type NoiseKind, noise } from '#test/voice/noise.ts';
import { missing } from '#test/voice/programs.ts';
import { speakers } from '#test/voice/speech.ts';
import { quantile } from '#test/voice/turns.ts';
import { vadOn } from '#test/voice/vad.ts';

const lacking = missing(['flite']);
const person = -26;

/** `below`: how many dB the room is softer than the person. */
const rooms: { kind: NoiseKind | null; below: number; mayMiss: number }[] = [
  { kind: null, below: 0, mayMiss: 0 },
  { kind: 'pink', below: 10, mayMiss: 0 },
  { kind: 'office', below: 10, mayMiss: 0 },
  { kind: 'babble', below: 15, mayMiss: 0 },
  // This loud, it drowns some words of one syllable.
  { kind: 'babble', below: 5, mayMiss: 4 },
];

describe.skipIf(lacking !== null)(`thirty-six phrases${lacking === null ? '' : ` (passed over: ${lacking})`}`, () => {
  test.each(rooms)('in a room of $kind, $below dB softer', ({ kind, below, mayMiss }) => {
    const ground = (seconds: number) =>
      kind === null ? new Float32Array(seconds * 16_000) : noise(kind, seconds, person - below, randomOf(3));
    const heard = speakers.flatMap((speaker) =>
      phrases.map((phrase) => heardOf(phraseOf(phrase, speaker), { ground, before: 4 })),
    );
    const late = (of: keyof Pick<Heard, 'onset' | 'end'>): number =>
      quantile(
        heard.filter(({ detected }) => detected).map((one) => one[of]),
        0.95,
      );
    expect(heard.filter(({ open }) => open)).toEqual([]);
    expect(heard.filter(({ detected }) => !detected).length).toBeLessThanOrEqual(mayMiss);
    expect(late('onset')).toBeLessThanOrEqual(300);
    expect(late('end')).toBeLessThanOrEqual(480 + 60);
    // Until Flow has measured the room, a crowd may count as a person once.
    for (const { turns } of heard) expect(turns).toBeLessThanOrEqual(kind === 'babble' ? 2 : 1);
  });
});

test.each(['pink', 'brown', 'office'] as const)(
  'eight minutes of %s noise, from soft to loud, make no turn',
  (kind) => {
    for (const level of [-50, -40, -30, -20]) expect(vadOn(noise(kind, 120, level, randomOf(level + 100)))).toEqual([]);
  },
);
