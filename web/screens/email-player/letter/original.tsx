// A message as its sender laid it out, in a frame that may run nothing and ask nobody: what is in there was written by strangers.
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UserId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { titleOf } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { getOriginal, pageOf } from '#web/data/original.ts';
import { Modal } from '#web/screens/email-player/modal.tsx';
import { shownTime } from '#web/screens/email-player/people.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './original.module.css';

type Props = { message: Message; user: UserId; onClose: () => void };

export function Original({ message, user, onClose }: Props) {
  const { name, email } = message.from;
  const [opened] = useState(now);
  const [shown, again] = useShown(message);
  return (
    <Modal open onClose={onClose} title={message.subject || 'No subject'} kind="page">
      <p className={styles.from}>
        <span>{name === '' ? email : `${name} <${email}>`}</span>
        <time dateTime={message.at}>{shownTime(new Date(message.at), opened)}</time>
      </p>
      {shown.kind === 'here' && <LeftOut {...shown} />}
      <div className={styles.place}>
        {shown.kind === 'coming' && (
          <p className={styles.quiet} role="status">
            Fetching this email from Google.
          </p>
        )}
        {shown.kind === 'here' && (
          <iframe
            title="The email as its sender laid it out"
            className={styles.frame}
            src={pageOf(message.id, user)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
          />
        )}
        {shown.kind === 'refused' && (
          <div className={styles.quiet} role="alert">
            <p>{shown.words}</p>
            <Button kind="line" onClick={again}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function LeftOut({ pictures, trackers }: { pictures: number; trackers: number }) {
  if (pictures + trackers === 0) return null;
  return (
    <p className={styles.left}>
      <ImageOff size={18} strokeWidth={1.75} aria-hidden="true" />
      {[
        ...(pictures > 0 ? [`${counted(pictures, 'picture')} from elsewhere not loaded.`] : []),
        ...(trackers > 0 ? [`${counted(trackers, 'hidden tracker')} left out.`] : []),
      ].join(' ')}
    </p>
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

type Shown =
  | { kind: 'coming' }
  | { kind: 'here'; pictures: number; trackers: number }
  | { kind: 'refused'; words: string };

const useShown = ({ id }: Message): [Shown, () => void] => {
  const [shown, become] = useState<Shown>({ kind: 'coming' });
  const [asked, ask] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    getOriginal(id, gone.signal).then(
      (brought) => become({ kind: 'here', ...brought }),
      (error: unknown) => {
        if (!gone.signal.aborted) become({ kind: 'refused', words: titleOf(error) });
      },
    );
    return () => gone.abort();
  }, [id, asked]);
  const again = (): void => {
    become({ kind: 'coming' });
    ask(asked + 1);
  };
  return [shown, again];
};
