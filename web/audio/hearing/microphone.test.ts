// The microphone on devices of the test's own: every way a browser refuses one, and what becomes of it afterwards.
import { beforeEach, describe, expect, it } from 'vitest';
import { createMicrophone, type Devices, type Microphone } from './microphone.ts';

/** Something that happens, told to whoever listens. */
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
/** Why the next requests are refused, one after the other. */
let refusals: string[];
let asked: MediaStreamConstraints[];
let tracks: ReturnType<typeof openTrack>[];
let state: PermissionState;
let changes: ReturnType<typeof openHappenings>;
let permission: ReturnType<typeof openHappenings>;
let told: string[];
let devices: string[];
let microphone: Microphone<Sound>;

const usual = (groupId: string) => ({ kind: 'audioinput', deviceId: 'default', groupId });
const devicesNow = (): Devices<Sound> => ({
  addEventListener: changes.addEventListener,
  enumerateDevices: async () => inputs,
  getUserMedia: async (wanted) => {
    asked.push(wanted);
    const refusal = refusals.shift();
    if (refusal !== undefined) throw new DOMException('', refusal);
    const track = openTrack();
    tracks.push(track);
    return { getAudioTracks: () => [track] };
  },
});
const reached = async (): Promise<string> => {
  const found = await microphone.open();
  return typeof found === 'string' ? found : 'open';
};
/** What was begun has time to end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  inputs = [usual('desk')];
  refusals = [];
  asked = [];
  tracks = [];
  told = [];
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
    onTrouble: (trouble) => told.push(trouble),
    onChance: () => told.push('chance'),
    onDevices: () => devices.push('changed'),
  });
});

describe('asking for it', () => {
  it('takes out what Flow itself says', async () => {
    expect(await reached()).toBe('open');
    expect(asked).toMatchObject([{ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } }]);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('is refused with %s: %s', async (name, trouble) => {
    refusals = [name];
    expect(await reached()).toBe(trouble);
  });

  it('is forbidden where the browser says something else of it', async () => {
    state = 'denied';
    refusals = ['NotSupportedError'];
    expect(await reached()).toBe('denied');
  });

  it('takes a microphone that can do less', async () => {
    refusals = ['OverconstrainedError'];
    expect(await reached()).toBe('open');
    expect(asked.at(-1)).toEqual({ audio: true });
  });

  it('says so where the browser has none to give', async () => {
    const nothing = createMicrophone<Sound>(undefined, undefined, {
      onTrouble: () => {},
      onChance: () => {},
      onDevices: () => {},
    });
    expect(await nothing.open()).toBe('unsupported');
  });
});

describe('once it is open', () => {
  beforeEach(reached);

  it.each([
    ['unplugged', 'ended', 'lost'],
    ['taken by a call', 'mute', 'busy'],
  ])('may be %s', (_, kind, trouble) => {
    tracks[0]?.happens(kind);
    expect(told).toEqual([trouble]);
  });

  it('comes back after the call', () => {
    tracks[0]?.happens('mute');
    tracks[0]?.happens('unmute');
    expect(told).toEqual(['busy', 'chance']);
  });

  it('is forbidden, and allowed again', () => {
    state = 'denied';
    permission.happens('change');
    // The browser ends it as well, and that is no second trouble of another name.
    tracks[0]?.happens('ended');
    state = 'granted';
    permission.happens('change');
    expect(told).toEqual(['denied', 'chance']);
  });

  it('is worth opening anew when another one is the usual', async () => {
    inputs = [usual('headset')];
    changes.happens('devicechange');
    await settled();
    expect(told).toEqual(['chance']);
  });

  it('stays when something else was plugged in', async () => {
    inputs = [usual('desk'), { kind: 'audiooutput', deviceId: 'default', groupId: 'loudspeaker' }];
    changes.happens('devicechange');
    await settled();
    expect(told).toEqual([]);
    expect(devices).toEqual(['changed']);
  });

  it('leaves the one before in peace when it was opened anew', async () => {
    await reached();
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
    tracks[0]?.happens('ended');
    expect(told).toEqual([]);
  });

  it('is given back, and nothing of it matters any more', async () => {
    microphone.close();
    expect(tracks[0]?.stopped).toBe(true);
    tracks[0]?.happens('ended');
    state = 'denied';
    permission.happens('change');
    inputs = [usual('headset')];
    changes.happens('devicechange');
    await settled();
    expect(told).toEqual([]);
  });
});

it('that was missing is tried again once there is one', async () => {
  inputs = [];
  refusals = ['NotFoundError'];
  expect(await reached()).toBe('missing');
  changes.happens('devicechange');
  await settled();
  expect(told).toEqual([]);
  inputs = [usual('headset')];
  changes.happens('devicechange');
  await settled();
  expect(told).toEqual(['chance']);
});
