// Other sounds in a microphone, seeded: air, an office, a crowd, a radio.
import type { Random } from '#test/chaos/random.ts';
import { chatter } from './chatter.ts';
import { atLevel, over, rate, silence } from './sound.ts';
import { speakers, spoken } from './speech.ts';

export type NoiseKind = 'pink' | 'brown' | 'office' | 'babble' | 'radio';

/** `dbfs`: the overall level. */
export const noise = (kind: NoiseKind, seconds: number, dbfs: number, random: Random): Float32Array =>
  atLevel(made[kind](Math.round(seconds * rate), random), dbfs);

const white = (random: Random): number => random.int(2 ** 24) / 2 ** 23 - 1;

/** Three leaky sums of white noise fall by 3 dB an octave, within a decibel (Kellet). */
const pink = (length: number, random: Random): Float32Array => {
  let [low, middle, high] = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    const sample = white(random);
    low = 0.99765 * low + sample * 0.099046;
    middle = 0.963 * middle + sample * 0.2965164;
    high = 0.57 * high + sample * 1.0526913;
    return low + middle + high + sample * 0.1848;
  });
};

const brown = (length: number, random: Random): Float32Array => {
  let sum = 0;
  return Float32Array.from({ length }, () => {
    sum = 0.996 * sum + white(random);
    return sum;
  });
};

const office = (length: number, random: Random): Float32Array => {
  const air = pink(length, random);
  const hum = air.map(
    (sample, at) =>
      sample +
      0.8 * Math.sin((2 * Math.PI * 50 * at) / rate) +
      0.5 * Math.sin((2 * Math.PI * 150 * at) / rate) +
      0.2 * Math.sin((2 * Math.PI * 350 * at) / rate),
  );
  for (let at = 0; at < length; at += random.between(1200, 9000)) {
    const loud = random.between(4, 14);
    for (let step = 0; step < 160 && at + step < length; step += 1)
      hum[at + step] = (hum[at + step] ?? 0) + loud * Math.exp(-step / 30) * white(random);
  }
  return hum;
};

const babble = (length: number, random: Random): Float32Array => {
  let crowd: Float32Array = new Float32Array(length);
  for (let talker = 0; talker < 6; talker += 1) crowd = over(crowd, talk(length, random));
  return crowd;
};

export const talk = (length: number, random: Random): Float32Array => {
  const said = silence(length / rate);
  const speaker = random.pick(speakers);
  for (let at = random.int(rate); at < length; ) {
    const sentence = spoken(random.pick(chatter), speaker);
    said.set(sentence.subarray(0, length - at), at);
    at += sentence.length + random.between(rate / 10, rate / 2);
  }
  return said;
};

/** A talker through a small loudspeaker, over a tune. */
const radio = (length: number, random: Random): Float32Array => {
  const voice = smallLoudspeaker(atLevel(talk(length, random), -20));
  const notes = [262, 294, 330, 392, 440, 523];
  let note = random.pick(notes);
  return voice.map((sample, at) => {
    if (at % (rate / 4) === 0) note = random.pick(notes);
    const fading = 1 - (at % (rate / 4)) / (rate / 4);
    return sample + 0.03 * fading * Math.sin((2 * Math.PI * note * at) / rate);
  });
};

const smallLoudspeaker = (sound: Float32Array): Float32Array => {
  let [smooth, ground] = [0, 0];
  return sound.map((sample) => {
    smooth += 0.6 * (sample - smooth);
    ground += 0.12 * (smooth - ground);
    return smooth - ground;
  });
};

const made: Record<NoiseKind, (length: number, random: Random) => Float32Array> = {
  pink,
  brown,
  office,
  babble,
  radio,
};
