import { beforeEach, describe, expect, test } from 'vitest';
import { createMicrophone, type Devices, type Microphone } from './microphone.ts';

const openHappenings = () => {
  const target = new EventTarget();
  return {
    addEventListener: (kind: string, listener: () => void, options?: { signal: AbortSignal }) =>
      target.addEventListener(kind, listener, options),
    happens: (kind: string) => target.dispatchEvent(new Event(kind)),
  };
};
const openTrack = () => {
  const track = {
    ...openHappenings(),
    stopped: false,
    stop: () => {
      track.stopped = true;
    },
  };
  return track;
};
type Sound = { getAudioTracks: () => ReturnType<typeof openTrack>[] };

let inputs: { kind: string; deviceId: string; groupId: string }[];
/** The errors of the next requests in order. */
let refusals: string[];
let asked: MediaStreamConstraints[];
let tracks: ReturnType<typeof openTrack>[];
let state: PermissionState;
let changes: ReturnType<typeof openHappenings>;
let permission: ReturnType<typeof openHappenings>;
let states: string[];
let devices: string[];
let microphone: Microphone<Sound>;

const usual = (groupId: string) => ({ kind: 'audioinput', deviceId: 'default', groupId });
const devicesNow = (): Devices<Sound> => ({
  addEventListener: changes.addEventListener,
  enumerateDevices: async () => inputs,
  getUserMedia: async (constraints) => {
    asked.push(constraints);
    const refusal = refusals.shift();
    if (refusal !== undefined) throw new DOMException('', refusal);
    const track = openTrack();
    tracks.push(track);
    return { getAudioTracks: () => [track] };
  },
});
const reached = async (): Promise<string> => {
  const result = await microphone.open();
  return typeof result === 'string' ? result : 'open';
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  inputs = [usual('desk')];
  refusals = [];
  asked = [];
  tracks = [];
  states = [];
  devices = [];
  state = 'prompt';
  changes = openHappenings();
  permission = openHappenings();
  const permissions = {
    query: async () => ({
      get state() {
        return state;
      },
      addEventListener: permission.addEventListener,
    }),
  };
  microphone = createMicrophone(devicesNow(), permissions, {
    onTrouble: (trouble) => states.push(trouble),
    onChance: () => states.push('chance'),
    onDevices: () => devices.push('changed'),
  });
});

describe('requesting a microphone', () => {
  test('enables echo cancellation', async () => {
    expect(await reached()).toBe('open');
    expect(asked).toMatchObject([{ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } }]);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('fails with %s: %s', async (name, trouble) => {
    refusals = [name];
    expect(await reached()).toBe(trouble);
  });

  test('is denied if the permission says so, even if the error says otherwise', async () => {
    state = 'denied';
    refusals = ['NotSupportedError'];
    expect(await reached()).toBe('denied');
  });

  test('accepts a microphone with fewer features', async () => {
    refusals = ['OverconstrainedError'];
    expect(await reached()).toBe('open');
    expect(asked.at(-1)).toEqual({ audio: true });
  });

  test('reports a browser without microphone access', async () => {
    const nothing = createMicrophone<Sound>(undefined, undefined, {
      onTrouble: () => {},
      onChance: () => {},
      onDevices: () => {},
    });
    expect(await nothing.open()).toBe('unsupported');
  });
});

describe('an open microphone', () => {
  beforeEach(reached);

  test.each([
    ['unplugged', 'ended', 'lost'],
    ['taken by a call', 'mute', 'busy'],
  ])('may be %s', (_, kind, trouble) => {
    tracks[0]?.happens(kind);
    expect(states).toEqual([trouble]);
  });

  test('returns after a call', () => {
    tracks[0]?.happens('mute');
    tracks[0]?.happens('unmute');
    expect(states).toEqual(['busy', 'chance']);
  });

  test('can be denied and allowed again', () => {
    state = 'denied';
    permission.happens('change');
    // The browser also ends the track, which is not a second trouble.
    tracks[0]?.happens('ended');
    state = 'granted';
    permission.happens('change');
    expect(states).toEqual(['denied', 'chance']);
  });

  test('reopens when the default device changes', async () => {
    inputs = [usual('headset')];
    changes.happens('devicechange');
    await settled();
    expect(states).toEqual(['chance']);
  });

  test('stays when another device is plugged in', async () => {
    inputs = [usual('desk'), { kind: 'audiooutput', deviceId: 'default', groupId: 'loudspeaker' }];
    changes.happens('devicechange');
    await settled();
    expect(states).toEqual([]);
    expect(devices).toEqual(['changed']);
  });

  test('ignores events of an earlier one', async () => {
    await reached();
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
    tracks[0]?.happens('ended');
    expect(states).toEqual([]);
  });

  test('sends no more events after release', async () => {
    microphone.close();
    expect(tracks[0]?.stopped).toBe(true);
    tracks[0]?.happens('ended');
    state = 'denied';
    permission.happens('change');
    inputs = [usual('headset')];
    changes.happens('devicechange');
    await settled();
    expect(states).toEqual([]);
  });
});

test('that was missing is retried once one exists', async () => {
  inputs = [];
  refusals = ['NotFoundError'];
  expect(await reached()).toBe('missing');
  changes.happens('devicechange');
  await settled();
  expect(states).toEqual([]);
  inputs = [usual('headset')];
  changes.happens('devicechange');
  await settled();
  expect(states).toEqual(['chance']);
});
