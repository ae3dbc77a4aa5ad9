// Pausing for a voice that can only start and stop: it resumes at its word. It cannot duck, so it pauses instead.
import { remainingReading } from './remaining-reading.ts';
import type { Reading, Voice } from './voice.ts';

/** `begin` reads until the end, or until the caller runs the returned function. */
export const createWaitingVoice = (
  begin: (reading: Reading) => () => void,
): Pick<Voice, 'read' | 'stop' | 'duck' | 'pause' | 'resume' | 'speaking'> => {
  let current: { reading: Reading; said: number } | null = null;
  let silence: (() => void) | null = null;
  const waits = { paused: false, ducked: false };
  const fall = (): void => {
    silence?.();
    silence = null;
  };
  const goOn = (): void => {
    const going = current;
    if (going === null || silence !== null || waits.paused || waits.ducked) return;
    let over = false;
    const { reading, said } = going;
    const noted: Reading = {
      ...reading,
      onWord: (word) => {
        going.said = word;
        reading.onWord(word);
      },
      onEnd: () => {
        over = true;
        silence = null;
        current = null;
        reading.onEnd();
      },
    };
    const end = begin(remainingReading(noted, said));
    // An immediate end may have started the next.
    if (!over) silence = end;
  };
  const wait = (why: keyof typeof waits, on: boolean): void => {
    waits[why] = on;
    if (on) fall();
    else goOn();
  };
  const forget = (): void => {
    fall();
    current = null;
    waits.paused = false;
  };
  return {
    read: (reading) => {
      forget();
      current = { reading, said: 0 };
      goOn();
    },
    stop: forget,
    duck: (ducked) => wait('ducked', ducked),
    pause: () => {
      if (current !== null) wait('paused', true);
    },
    resume: () => wait('paused', false),
    speaking: () => silence !== null,
  };
};
