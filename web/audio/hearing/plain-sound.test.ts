// The second sound on devices of the test's own: when it is to be had beside the first, when it is not, and when it is given back.
import { beforeEach, expect, it } from 'vitest';
import { createPlainSound, type PlainSound } from './plain-sound.ts';

type Settings = { deviceId?: string; echoCancellation?: boolean };
const openTrack = (settings: Settings) => {
  const happenings = new EventTarget();
  const applied: MediaTrackConstraints[] = [];
  const track = {
    settings,
    stopped: false,
    applied,
    getSettings: () => track.settings,
    applyConstraints: async (wanted: MediaTrackConstraints) => void applied.push(wanted),
    addEventListener: (kind: string, listener: () => void) => happenings.addEventListener(kind, listener),
    happens: (kind: string) => happenings.dispatchEvent(new Event(kind)),
    stop: () => {
      track.stopped = true;
    },
  };
  return track;
};
const soundOf = (track: ReturnType<typeof openTrack>) => ({ getAudioTracks: () => [track] });

let first: ReturnType<typeof openTrack>;
let second: ReturnType<typeof openTrack>;
let asked: MediaStreamConstraints[];
let answer: () => Promise<ReturnType<typeof soundOf>>;
let gone: number;
let plain: PlainSound<ReturnType<typeof soundOf>>;

beforeEach(() => {
  first = openTrack({ deviceId: 'headset', echoCancellation: true });
  second = openTrack({ deviceId: 'headset', echoCancellation: false });
  [asked, gone] = [[], 0];
  answer = () => Promise.resolve(soundOf(second));
  const devices = {
    getUserMedia: (wanted: MediaStreamConstraints) => {
      asked.push(wanted);
      return answer();
    },
  };
  plain = createPlainSound(devices, () => {
    gone += 1;
  });
});
const open = () => plain.open(soundOf(first));

it('is of the same device, with nothing of Flow’s voice taken out', async () => {
  expect(await open()).not.toBeNull();
  expect(asked).toMatchObject([{ audio: { deviceId: { exact: 'headset' }, echoCancellation: { exact: false } } }]);
  expect([first.stopped, second.stopped]).toEqual([false, false]);
});

it.each<[string, Settings]>([
  ['takes nothing out of its sound', { deviceId: 'headset', echoCancellation: false }],
  ['does not say which it is', { echoCancellation: true }],
])('is not asked for beside a microphone that %s', async (_, settings) => {
  first.settings = settings;
  expect(await open()).toBeNull();
  expect(asked).toEqual([]);
});

it('is done without where it is refused', async () => {
  answer = () => Promise.reject(new DOMException('', 'OverconstrainedError'));
  expect(await open()).toBeNull();
});

it('is given back where it is no other than the first', async () => {
  second.settings = { deviceId: 'headset', echoCancellation: true };
  expect(await open()).toBeNull();
  expect([first.stopped, second.stopped]).toEqual([false, true]);
});

it('is given back where the first lost what it was opened for, and has it again', async () => {
  answer = () => {
    first.settings = { deviceId: 'headset', echoCancellation: false };
    return Promise.resolve(soundOf(second));
  };
  expect(await open()).toBeNull();
  expect([first.stopped, second.stopped]).toEqual([false, true]);
  expect(first.applied).toEqual([{ echoCancellation: true }]);
});

it('is given back where nobody listens any more when it comes', async () => {
  const opening = open();
  plain.close();
  expect(await opening).toBeNull();
  expect(second.stopped).toBe(true);
});

it.each(['ended', 'mute'])('is told to be gone, once, when it is %s', async (kind) => {
  await open();
  second.happens(kind);
  second.happens('ended');
  expect([gone, second.stopped]).toEqual([1, true]);
});

it('says nothing more once it is given back', async () => {
  await open();
  plain.close();
  second.happens('ended');
  expect([gone, second.stopped]).toEqual([0, true]);
});
