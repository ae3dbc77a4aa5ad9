// Reminds a signed-in operator to check the policies. Everybody else sees nothing.
import { useEffect, useState } from 'react';
import { askReminder } from '#web/data/public-pages.ts';
import styles from './public.module.css';

export const Reminder = () => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let here = true;
    askReminder().then(
      ({ mustCheck }) => here && setDue(mustCheck),
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  if (!due) return null;
  return (
    <p className={styles.reminder} role="note">
      This text must be checked by you, because you run this Flow. Once it’s right for you, set
      FLOW_POLICIES_CHECKED=true and start Flow again. Only operators see this note.
    </p>
  );
};
