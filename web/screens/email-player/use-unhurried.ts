// The mailbox a moment later, at most four times a second: for what is too much work to do between a key and its effect.
import { useEffect, useRef, useState } from 'react';
import type { Mailbox } from '#web/data/mailbox-state.ts';

const moment = 250;

/** The first mails come at once; what changes after that waits for its moment, and is then the newest there is. */
export const useUnhurried = (box: Mailbox): Mailbox => {
  const [late, setLate] = useState(box);
  const newest = useRef(box);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    newest.current = box;
    if (late === box || timer.current !== undefined) return;
    const take = (): void => {
      timer.current = undefined;
      setLate(newest.current);
    };
    timer.current = setTimeout(take, late.state === box.state && late.threads.size > 0 ? moment : 0);
  }, [box, late]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return late;
};
