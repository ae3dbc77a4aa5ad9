// Follows the mailbox at most four times a second, for work too slow to do between a key and its effect.
import { useEffect, useState } from 'react';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';

const moment = 250;

/** The first mail shows at once. Later changes wait and then use the newest state. */
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
    // The initial state is already rendered, so skip the first update.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return late;
};
