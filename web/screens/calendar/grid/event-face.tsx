// An event on the grid: a button with the event's whole name. The library draws around it and never inside.
import { Hourglass, Lock } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { EventKey } from '#domain/event-ref.ts';
import styles from './event-face.module.css';
import type { GridEvent, GridProps } from './grid-props.ts';

type Faces = {
  events: ReadonlyMap<string, GridEvent>;
  picked: EventKey | null;
  on: Pick<GridProps['on'], 'pick' | 'open'>;
};

/** What the faces show. The library's own copy of an event knows only its times. */
export const FacesContext = createContext<Faces>({
  events: new Map(),
  picked: null,
  on: { pick: () => {}, open: () => {} },
});

export function EventFace({ id, isShort, isStart }: { id: string; isShort: boolean; isStart: boolean }) {
  const { events, picked, on } = useContext(FacesContext);
  const event = events.get(id);
  if (event === undefined) return null;
  const { look, key } = event;
  return (
    <button
      type="button"
      className={styles.face}
      aria-current={key === picked ? 'true' : undefined}
      tabIndex={key === picked ? 0 : -1}
      data-event={key}
      data-fill={look.fill}
      data-over={look.over}
      data-clashes={look.clashes}
      data-short={isShort}
      onClick={() => on.open(key)}
      onFocus={() => on.pick(key)}
    >
      <span className="sr">{event.name}</span>
      <span aria-hidden="true">
        <b>
          {look.fill === 'held' && <Hourglass size={11} strokeWidth={2} />}
          {look.isPrivate && look.fill !== 'held' && <Lock size={11} strokeWidth={2} />}
          {isStart ? '' : '… '}
          {event.title}
        </b>
        {!isShort && event.detail !== '' && <small>{event.detail}</small>}
      </span>
    </button>
  );
}
