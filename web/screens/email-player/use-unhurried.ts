// The mailbox a moment later, at most four times a second: for what is too much work to do between a key and its effect.
import { useEffect, useState } from 'react';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';

const moment = 250;

/** The first mails come at once; what changes after that waits for its moment, and is then the newest there is. */
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
    // What is shown first is where it begins; after that it follows by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return late;
};
