// Opens the same microphone a second time without processing. Optional: where a browser refuses it, or would replace the first, only the
// first stays.

/** The used part of the browser's devices. */
export type Devices<S extends Sound> = { getUserMedia: (constraints: MediaStreamConstraints) => Promise<S> };
type Sound = { getAudioTracks: () => readonly Track[] };
type Track = {
  getSettings: () => { deviceId?: string; echoCancellation?: boolean | string };
  applyConstraints: (constraints: MediaTrackConstraints) => Promise<void>;
  addEventListener: (kind: string, listener: () => void) => void;
  stop: () => void;
};

export type PlainSound<S> = {
  /** Opens it next to this stream. Null if unavailable. */
  open: (beside: S) => Promise<S | null>;
  close: () => void;
};

export const createPlainSound = <S extends Sound>(
  devices: Devices<S> | undefined,
  onGone: () => void,
): PlainSound<S> => {
  let sound: S | null = null;
  let opening = 0;
  const close = (): void => {
    opening += 1;
    stop(sound);
    sound = null;
  };
  return {
    close,
    open: async (beside) => {
      close();
      const mine = opening;
      const stream = await ask(devices, beside);
      if (stream === null) return null;
      if (mine !== opening || !(await areTwo(beside, stream))) {
        stop(stream);
        return null;
      }
      sound = stream;
      const gone = (): void => {
        if (sound !== stream) return;
        close();
        onGone();
      };
      for (const track of stream.getAudioTracks())
        for (const kind of ['ended', 'mute']) track.addEventListener(kind, gone);
      return stream;
    },
  };
};

/** The same device, and only without processing. */
const ask = async <S extends Sound>(devices: Devices<S> | undefined, beside: S): Promise<S | null> => {
  const { deviceId, echoCancellation } = settingsOf(beside);
  if (devices === undefined || deviceId === undefined || echoCancellation !== true) return null;
  const constraints: MediaTrackConstraints = {
    deviceId: { exact: deviceId },
    echoCancellation: { exact: false },
    noiseSuppression: true,
    autoGainControl: true,
    channelCount: 1,
  };
  return devices.getUserMedia({ audio: constraints }).catch(() => null);
};

/** Some browsers configure a device once, so check that the first kept its processing. */
const areTwo = async (first: Sound, second: Sound): Promise<boolean> => {
  if (settingsOf(first).echoCancellation === true) return settingsOf(second).echoCancellation === false;
  stop(second);
  for (const track of first.getAudioTracks()) await track.applyConstraints({ echoCancellation: true }).catch(() => {});
  return false;
};

const settingsOf = (sound: Sound) => sound.getAudioTracks()[0]?.getSettings() ?? {};

const stop = (sound: Sound | null): void => {
  for (const track of sound?.getAudioTracks() ?? []) track.stop();
};
