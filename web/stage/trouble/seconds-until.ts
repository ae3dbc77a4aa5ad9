// Countdowns of what is held.
import { useEffect, useState } from 'react';
import { now } from '#web/clock.ts';
import { hasNetwork } from '#web/data/stand-in.ts';

export const useSecondsUntil = (at: number | null): number => {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(at)), 250);
    return () => clearInterval(timer);
  }, [at]);
  return left;
};

/** True after a reachable server would have answered; at once when offline. */
export const useLong = (so: boolean): boolean => {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLong(true), answersWithinMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [so]);
  return so && (long || !hasNetwork());
};
const answersWithinMs = 1500;

const secondsUntil = (at: number | null): number =>
  at === null ? 0 : Math.max(0, Math.ceil((at - now().getTime()) / 1000));
