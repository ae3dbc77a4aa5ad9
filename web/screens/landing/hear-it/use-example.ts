import { useEffect, useRef, useState } from 'react';
import { examples } from './examples.ts';

export type PlayedExample = {
  /** Its place in the list. */
  chosen: number;
  playing: boolean;
  /** Seconds. */
  at: number;
  failed: boolean;
  /** Plays that example from its start, or pauses or resumes the chosen one. */
  press: (nth: number) => void;
};

/** The sound loads at the press, not earlier. */
export const useExample = (): PlayedExample => {
  const sound = useRef<HTMLAudioElement>(null);
  const [{ chosen, playing, at, failed }, change] = useState({ chosen: 0, playing: false, at: 0, failed: false });
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const follow = (): void => {
      const seconds = sound.current?.currentTime ?? 0;
      change((before) => ({ ...before, at: seconds }));
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  useEffect(() => () => sound.current?.pause(), []);
  const stop = (more: { failed: boolean }): void => change((before) => ({ ...before, playing: false, ...more }));
  const begin = (nth: number): HTMLAudioElement => {
    sound.current?.pause();
    const made = createSound(examples[nth]?.id ?? '');
    made.addEventListener('ended', () => {
      if (sound.current === made) change((before) => ({ ...before, playing: false, at: 0 }));
    });
    sound.current = made;
    return made;
  };
  const press = (nth: number): void => {
    if (playing && nth === chosen) {
      sound.current?.pause();
      return stop({ failed: false });
    }
    const resumes = nth === chosen && sound.current !== null && !sound.current.ended && !failed;
    const playable = resumes && sound.current !== null ? sound.current : begin(nth);
    change((before) => ({ chosen: nth, playing: true, at: resumes ? before.at : 0, failed: false }));
    playable.play().catch(() => {
      if (sound.current === playable) stop({ failed: true });
    });
  };
  return { chosen, playing, at, failed, press };
};

const createSound = (id: string): HTMLAudioElement => {
  const sound = new Audio();
  // Opus is half the size. Older Safari needs MP3.
  const opus = sound.canPlayType('audio/webm; codecs=opus') !== '';
  sound.src = `/examples/${id}.${opus ? 'webm' : 'mp3'}`;
  return sound;
};
