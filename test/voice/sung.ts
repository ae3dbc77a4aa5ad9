// A synthetic voice for machines without speech programs: it sings vowels, and the VAD hears a person.
import { atLevel, rate, silence } from './sound.ts';

/** Glottal pulses through vowel formants, each vowel for this long. */
export const sung = (vowels: string, secondsEach: number): Float32Array => {
  const samples = silence(vowels.length * secondsEach);
  const each = Math.round(secondsEach * rate);
  let phase = 0;
  let filters = [...vowels].slice(0, 1).flatMap(resonancesOf);
  for (let at = 0; at < samples.length; at += 1) {
    if (at % each === 0) filters = resonancesOf(vowels[at / each] ?? 'a');
    const pitch = 118 + 12 * Math.sin((2 * Math.PI * 3 * at) / rate);
    phase += pitch / rate;
    const pulse = phase >= 1 ? 1 : 0;
    phase -= pulse;
    const fading = Math.sin((Math.PI * (at % each)) / each) ** 0.5;
    samples[at] = filters.reduce((sound, filter) => filter(sound), pulse) * fading;
  }
  return atLevel(samples, -26);
};

const formants: Record<string, readonly [number, number, number]> = {
  a: [730, 1090, 2440],
  e: [530, 1840, 2480],
  i: [270, 2290, 3010],
  o: [570, 840, 2410],
  u: [300, 870, 2240],
};

const resonancesOf = (vowel: string): ((sample: number) => number)[] =>
  (formants[vowel] ?? [500, 1500, 2500]).map((frequency) => {
    const radius = Math.exp((-Math.PI * 90) / rate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate);
    let [last, before] = [0, 0];
    return (sample) => {
      const now = sample + turn * last - radius * radius * before;
      before = last;
      last = now;
      return now;
    };
  });
