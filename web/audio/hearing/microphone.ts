// Opens a microphone, explains failures, and watches it: unplugged, taken by a call, denied, or replaced as the system's default.
import type { MicrophoneTrouble } from './hearing.ts';

/** The used part of the browser's devices and permissions. */
export type Devices<S extends Sound> = {
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<S>;
  enumerateDevices: () => Promise<readonly { kind: string; deviceId: string; groupId: string }[]>;
  addEventListener: Listen;
};
export type Asked = {
  query: (of: { name: 'microphone' }) => Promise<{ state: PermissionState; addEventListener: Listen }>;
};
type Sound = { getAudioTracks: () => readonly Track[] };
type Track = { addEventListener: Listen; stop: () => void };
type Listen = (kind: string, listener: () => void, options?: { signal: AbortSignal }) => void;

export type Microphone<S extends Sound> = {
  /** The stream, or the reason for its absence. */
  open: () => Promise<S | MicrophoneTrouble>;
  close: () => void;
};

export type MicrophoneEvents = {
  /** It was open and fell silent. */
  onTrouble: (trouble: MicrophoneTrouble) => void;
  /** It is worth reopening: available again, or another default. */
  onChance: () => void;
  /** The person plugged in, removed or chose a device. */
  onDevices: () => void;
};

/** Echo cancellation, noise suppression and automatic gain. */
const constraints: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
};

export const createMicrophone = <S extends Sound>(
  devices: Devices<S> | undefined,
  permissions: Asked | undefined,
  { onTrouble, onChance, onDevices }: MicrophoneEvents,
): Microphone<S> => {
  let stream: S | null = null;
  let trouble: MicrophoneTrouble | null = null;
  let usual: string | undefined;
  let watch: (() => void) | null = null;

  const fail = (of: MicrophoneTrouble): void => {
    // A denied microphone ends too, and stays 'denied', not 'lost'.
    if (watch === null || trouble === of || (trouble === 'denied' && of === 'lost')) return;
    trouble = of;
    onTrouble(of);
  };
  const check = async (): Promise<void> => {
    onDevices();
    const now = await usualInput(devices);
    if (watch === null) return;
    const isOther = stream !== null && now !== undefined && now !== usual;
    if (isOther || ((trouble === 'missing' || trouble === 'lost') && now !== undefined)) onChance();
  };
  const onPermission = (state: PermissionState): void => {
    if (state === 'denied') fail('denied');
    else if (state === 'granted' && trouble === 'denied') onChance();
  };
  const letGo = (): void => {
    for (const track of stream?.getAudioTracks() ?? []) track.stop();
    stream = null;
  };
  return {
    open: async () => {
      letGo();
      watch ??= watchAll(devices, permissions, () => void check(), onPermission);
      const sound = await ask(devices);
      if (typeof sound === 'string') {
        trouble = sound !== 'missing' && (await isForbidden(permissions)) ? 'denied' : sound;
        return trouble;
      }
      stream = sound;
      trouble = null;
      usual = await usualInput(devices);
      for (const track of sound.getAudioTracks())
        watchTrack(track, () => stream === sound, {
          onTrouble: fail,
          onChance: () => trouble === 'busy' && onChance(),
        });
      return sound;
    },
    close: () => {
      watch?.();
      watch = null;
      trouble = null;
      letGo();
    },
  };
};

const ask = async <S extends Sound>(devices: Devices<S> | undefined): Promise<S | MicrophoneTrouble> => {
  if (devices === undefined) return 'unsupported';
  try {
    return await devices.getUserMedia({ audio: constraints });
  } catch (error) {
    if (nameOf(error) !== 'OverconstrainedError') return troubleOf(nameOf(error));
  }
  // A microphone without these features is better than none.
  return devices.getUserMedia({ audio: true }).catch((error) => troubleOf(nameOf(error)));
};

/** Some browsers report a refusal as another error, so ask for the permission itself. */
const isForbidden = async (permissions: Asked | undefined): Promise<boolean> => {
  const status = await permissions?.query({ name: 'microphone' }).catch(() => undefined);
  return status?.state === 'denied';
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const troubleOf = (name: string): MicrophoneTrouble => {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'TypeError':
      return 'unsupported';
    default:
      return 'busy';
  }
};

/** The system's default device, or undefined. 'some' if the browser hides device ids. */
const usualInput = async (devices: Devices<Sound> | undefined): Promise<string | undefined> => {
  const all = (await devices?.enumerateDevices().catch(() => undefined)) ?? [];
  const inputs = all.filter(({ kind }) => kind === 'audioinput');
  const usual = inputs.find(({ deviceId }) => deviceId === 'default');
  return usual?.groupId ?? (inputs.length > 0 ? 'some' : undefined);
};

const watchTrack = (track: Track, isOurs: () => boolean, on: Omit<MicrophoneEvents, 'onDevices'>): void => {
  track.addEventListener('ended', () => isOurs() && on.onTrouble('lost'));
  // A call or the system muted it.
  track.addEventListener('mute', () => isOurs() && on.onTrouble('busy'));
  track.addEventListener('unmute', () => isOurs() && on.onChance());
};

/** Returns a function that stops watching. */
const watchAll = (
  devices: Devices<Sound> | undefined,
  permissions: Asked | undefined,
  onDevices: () => void,
  onPermission: (state: PermissionState) => void,
): (() => void) => {
  const over = new AbortController();
  devices?.addEventListener('devicechange', onDevices, { signal: over.signal });
  const query = async (): Promise<void> => {
    const status = await permissions?.query({ name: 'microphone' });
    status?.addEventListener('change', () => onPermission(status.state), { signal: over.signal });
  };
  // Without permission events the next press finds out.
  query().catch(() => undefined);
  return () => over.abort();
};
