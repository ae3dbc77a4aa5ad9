import { beforeEach, expect, test } from 'vitest';
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
    applyConstraints: async (constraints: MediaTrackConstraints) => void applied.push(constraints),
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
    getUserMedia: (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      return answer();
    },
  };
  plain = createPlainSound(devices, () => {
    gone += 1;
  });
});
const open = () => plain.open(soundOf(first));

test('plain sound: comes from the same device without echo cancellation', async () => {
  expect(await open()).not.toBeNull();
  expect(asked).toMatchObject([{ audio: { deviceId: { exact: 'headset' }, echoCancellation: { exact: false } } }]);
  expect([first.stopped, second.stopped]).toEqual([false, false]);
});

test.each<[string, Settings]>([
  ['takes nothing out of its sound', { deviceId: 'headset', echoCancellation: false }],
  ['does not say which it is', { echoCancellation: true }],
])('plain sound: is not requested when the microphone %s', async (_, settings) => {
  first.settings = settings;
  expect(await open()).toBeNull();
  expect(asked).toEqual([]);
});

test('plain sound: is optional when refused', async () => {
  answer = () => Promise.reject(new DOMException('', 'OverconstrainedError'));
  expect(await open()).toBeNull();
});

test('plain sound: closes if it equals the first', async () => {
  second.settings = { deviceId: 'headset', echoCancellation: true };
  expect(await open()).toBeNull();
  expect([first.stopped, second.stopped]).toEqual([false, true]);
});

test('plain sound: closes if the first loses its processing, which returns', async () => {
  answer = () => {
    first.settings = { deviceId: 'headset', echoCancellation: false };
    return Promise.resolve(soundOf(second));
  };
  expect(await open()).toBeNull();
  expect([first.stopped, second.stopped]).toEqual([false, true]);
  expect(first.applied).toEqual([{ echoCancellation: true }]);
});

test('plain sound: closes if it arrives too late', async () => {
  const opening = open();
  plain.close();
  expect(await opening).toBeNull();
  expect(second.stopped).toBe(true);
});

test.each(['ended', 'mute'])('plain sound: reports once that it is %s', async (kind) => {
  await open();
  second.happens(kind);
  second.happens('ended');
  expect([gone, second.stopped]).toEqual([1, true]);
});

test('plain sound: reports nothing after release', async () => {
  await open();
  plain.close();
  second.happens('ended');
  expect([gone, second.stopped]).toEqual([0, true]);
});
