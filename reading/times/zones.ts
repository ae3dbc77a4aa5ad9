// Whose clock a time goes by.
import type { Token } from './tokens.ts';
import { zonesSaid } from './words.ts';

export type SaidZone = { kind: 'said'; zone: string } | { kind: 'sender' } | { kind: 'yours' } | { kind: 'unknown' };

/** `home`: the writer's own zone. 'CST' in Asia is China's. */
export const zoneMeant = ({ text }: Token, home: string): SaidZone => {
  if (/^your\b/.test(text)) return { kind: 'yours' };
  if (/^(?:my|our)\b/.test(text)) return { kind: 'sender' };
  if (text === 'cst') return { kind: 'said', zone: home.startsWith('Asia/') ? 'Asia/Shanghai' : 'America/Chicago' };
  const zone = zonesSaid.get(text);
  return zone === undefined ? { kind: 'unknown' } : { kind: 'said', zone };
};
