// Keys for the times on offer.
import { CalendarCheck } from 'lucide-react';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import type { OfferedTimes } from './use-offered.ts';

export const offeredControls = ({ times, take }: OfferedTimes): SceneControl[] =>
  ([1, 2, 3] as const).map((number) => ({
    id: `take-${number}`,
    name: `Take time ${number}`,
    phrases: [],
    keys: [String(number)],
    icon: CalendarCheck,
    rests: () => times.length < number,
    whyNot: () => (times.length < number ? 'No such time is on offer. Ask Flow to find one.' : null),
    run: () => {
      take(number);
      return null;
    },
  }));
