// One promise: with whom, the sentence in its writer's words, its day, and what closed it.
import { Check, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Closing, OpenPromise } from '#domain/promise.ts';
import { now } from '#web/clock.ts';
import { dueWords, isLate, otherName } from '#web/conversation/answers/promise-words.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import { formatsHere } from '#web/formats.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './promises.module.css';
import type { Promises } from './use-promises.ts';

type Props = { one: OpenPromise; chosen: boolean; promises: Pick<Promises, 'choose' | 'mark' | 'open'> };

export const PromiseRow = memo(function PromiseRow({ one, chosen, promises }: Props) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!chosen) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { choose, open } = promises;
  const who = one.other.name || one.other.email;
  return (
    <li
      ref={row}
      className={styles.row}
      tabIndex={chosen ? 0 : -1}
      data-chosen={chosen}
      data-closed={one.closed !== null}
      onFocus={() => choose(one.id)}
    >
      <p className={styles.lead}>
        <b>
          <bdi>{who}</bdi>
        </b>
        <span>{leads[one.kind]}</span>
        <time dateTime={one.quote.at}>{dayWithin(new Date(one.quote.at), now(), formatsHere())}</time>
        <Due one={one} />
      </p>
      <button type="button" className={styles.words} onClick={() => open(one)}>
        <q>{one.quote.text}</q>
        <span className="sr">. Open the email</span>
      </button>
      {one.closed === null ? (
        <Acts one={one} promises={promises} />
      ) : (
        <HowClosed closed={one.closed} one={one} {...{ promises }} />
      )}
    </li>
  );
});

const leads: Record<OpenPromise['kind'], string> = {
  mine: 'you promised',
  'asked-me': 'asks you',
  theirs: 'promised you',
  'asked-them': 'you asked',
};

function Due({ one }: { one: OpenPromise }) {
  if (one.by === null) return null;
  const late = isLate(one);
  return (
    <span className={classNames(styles.due, late && styles.late)}>
      {late ? `was due ${dueWords(one.by)}` : `by ${dueWords(one.by)}`}
    </span>
  );
}

function Acts({ one, promises: { mark } }: { one: OpenPromise; promises: Pick<Promises, 'mark'> }) {
  const { saying } = useStageSession();
  const who = otherName(one);
  return (
    <span className={styles.acts}>
      <Button onClick={() => saying.say(mark(one, 'done'))}>
        <Check size={16} strokeWidth={1.75} aria-hidden="true" />
        Done<span className="sr">{` with ${who}`}</span>
      </Button>
      <IconButton label={`This is no promise: ${who}`} onClick={() => saying.say(mark(one, 'dropped'))}>
        <X size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function HowClosed({
  closed,
  one,
  promises: { mark },
}: {
  closed: Closing;
  one: OpenPromise;
  promises: Pick<Promises, 'mark'>;
}) {
  const day = closed.at === null ? '' : `, ${dayWithin(new Date(closed.at), now(), formatsHere())}`;
  return (
    <span className={styles.acts}>
      <small>{`${hows[closed.how]}${day}`}</small>
      {closed.how === 'marked' && <Button onClick={() => mark(one, 'open')}>Undo</Button>}
    </span>
  );
}

const hows: Record<Closing['how'], string> = {
  answered: 'Settled by a reply',
  sent: 'Settled by another email',
  'handed-on': 'Handed on',
  archived: 'Archived',
  marked: 'You said it’s done',
};
