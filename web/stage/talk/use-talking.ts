import { useEffect, useMemo, useState } from 'react';
import type { Player } from '#web/conversation/player/player.ts';

export type Talking = { talking: boolean; toggle: () => void; leave: () => void };

export const useTalking = (player: Player): Talking => {
  const [talking, setTalking] = useState(false);
  useEffect(() => {
    if (!talking) return;
    player.hush(true);
    return () => player.hush(false);
  }, [player, talking]);
  const turns = useMemo(() => ({ toggle: () => setTalking((before) => !before), leave: () => setTalking(false) }), []);
  return useMemo(() => ({ talking, ...turns }), [talking, turns]);
};
