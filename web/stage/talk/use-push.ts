import { useCallback } from 'react';
import { chosenListener } from '#web/data/voice-choices.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import type { Microphone } from './microphone.ts';

export type Push = (held: boolean) => void;

export const usePush = ({ push }: Microphone): (() => Push | null) => {
  const reachable = useReachable();
  return useCallback(() => (reachable && chosenListener.current() !== 'typing' ? push : null), [reachable, push]);
};
