// The same microphone a second time, with nothing of Flow's voice taken out of its sound. It is a help that nothing waits for: where a
// browser refuses it, or gives it only in place of the first, there is the first alone.

/** What of the browser's devices matters here. */
export type Devices<S extends Sound> = { getUserMedia: (wanted: MediaStreamConstraints) => Promise<S> };
type Sound = { getAudioTracks: () => readonly Track[] };
type Track = {
  getSettings: () => { deviceId?: string; echoCancellation?: boolean | string };
  applyConstraints: (wanted: MediaTrackConstraints) => Promise<void>;
  addEventListener: (kind: string, listener: () => void) => void;
  stop: () => void;
};

export type PlainSound<S> = {
  /** Beside this one, which goes on as it was; null where it is not to be had. */
  open: (beside: S) => Promise<S | null>;
  close: () => void;
};

/** `onGone`: it was there, and is no longer. */
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
      const found = await ask(devices, beside);
      if (found === null) return null;
      if (mine !== opening || !(await areTwo(beside, found))) {
        stop(found);
        return null;
      }
      sound = found;
      const gone = (): void => {
        if (sound !== found) return;
        close();
        onGone();
      };
      for (const track of found.getAudioTracks())
        for (const kind of ['ended', 'mute']) track.addEventListener(kind, gone);
      return found;
    },
  };
};

/** Of the same device, and only as it is: else it is no second sound. */
const ask = async <S extends Sound>(devices: Devices<S> | undefined, beside: S): Promise<S | null> => {
  const { deviceId, echoCancellation } = settingsOf(beside);
  if (devices === undefined || deviceId === undefined || echoCancellation !== true) return null;
  const wanted: MediaTrackConstraints = {
    deviceId: { exact: deviceId },
    echoCancellation: { exact: false },
    noiseSuppression: true,
    autoGainControl: true,
    channelCount: 1,
  };
  return devices.getUserMedia({ audio: wanted }).catch(() => null);
};

/** Some browsers treat a device in one way only: the first must not have lost what it was opened for. */
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
