// What an event's look says without color, before its title.
import { CircleHelp, Hourglass, Lock, TriangleAlert } from 'lucide-react';
import styles from './calendar.module.css';
import type { EventLook } from './event-look.ts';

export function EventMark({ look }: { look: EventLook }) {
  const mark = { className: styles.mark, size: 13, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {look.clashes && <TriangleAlert {...mark} />}
      {look.isPrivate && look.fill !== 'held' && <Lock {...mark} />}
      {look.fill === 'held' && <Hourglass {...mark} />}
      {(look.fill === 'unanswered' || look.fill === 'tentative') && <CircleHelp {...mark} />}
    </>
  );
}
