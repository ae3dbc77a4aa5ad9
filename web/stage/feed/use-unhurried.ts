// Delays values up to four times a second, to keep slow work away from key presses.
import { useEffect, useRef, useState } from 'react';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';

const moment = 250;

export const useUnhurriedValue = <Value>(value: Value): Value => {
  const [late, setLate] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = value;
    if (value === late) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setLate(newest.current);
    }, moment);
  }, [value, late]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return late;
};

/** The first mail shows at once; later changes wait. */
export const useUnhurried = (): Mailbox => {
  const [late, setLate] = useState(mailbox.current);
  useEffect(() => {
    let shown = late;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (): void => {
      timer = undefined;
      shown = mailbox.current();
      setLate(shown);
    };
    const changed = (): void => {
      const box = mailbox.current();
      if (box === shown || timer !== undefined) return;
      timer = setTimeout(take, shown.state === box.state && shown.threads.size > 0 ? moment : 0);
    };
    changed();
    const deaf = mailbox.subscribe(changed);
    return () => {
      deaf();
      clearTimeout(timer);
    };
    // The first value is only a start; the subscription provides the rest.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return late;
};
