// Whether the newest words came through the microphone. Only spoken requests cost credits.
import { perDevice } from '#web/device.ts';

const newest = perDevice(() => ({ aloud: false }));

/** Words begin to be carried out. */
export const wordsCame = (by: 'voice' | 'typing'): void => {
  newest().aloud = by === 'voice';
};

export const saidAloud = (): boolean => newest().aloud;
