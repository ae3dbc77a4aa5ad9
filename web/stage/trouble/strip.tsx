import { CloudOff, PlugZap, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { mailbox } from '#web/data/mailbox-state.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { paths } from '#web/paths.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import styles from './strip.module.css';
import { type Trouble, troubleWords } from './trouble.ts';

const icons = { offline: CloudOff, unreachable: CloudOff, reauth: PlugZap, provider: TriangleAlert };

type Props = { trouble: Trouble; onReconnect: () => void; onSeeWaiting: () => void };

export function Strip({ trouble, onReconnect, onSeeWaiting }: Props) {
  const Icon = icons[trouble.kind];
  return (
    <div className={styles.strip} data-trouble={trouble.kind} role="status">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{troubleWords(trouble)}</span>
      <Acts trouble={trouble} onReconnect={onReconnect} onSeeWaiting={onSeeWaiting} />
    </div>
  );
}

/** No button for a problem that resolves itself. */
function Acts({ trouble, onReconnect, onSeeWaiting }: Props) {
  if (trouble.kind === 'offline' || trouble.kind === 'unreachable')
    return (
      trouble.waiting + trouble.sends > 0 && (
        <span className={styles.acts}>
          <button type="button" onClick={onSeeWaiting}>
            See what’s waiting
          </button>
        </span>
      )
    );
  const reauth = trouble.kind === 'reauth';
  if (!reauth && !(trouble.kind === 'provider' && trouble.lasting)) return null;
  return (
    <span className={styles.acts}>
      <Link to={paths.authDebug}>What’s wrong?</Link>
      {reauth && (
        <button type="button" onClick={onReconnect}>
          Reconnect
        </button>
      )}
    </span>
  );
}

export const useNetwork = (): boolean => useSyncExternalStore(watchNetwork, hasNetwork, () => true);

export const useReachable = (): boolean => {
  const network = useNetwork();
  return useObserved(mailbox, ({ online }) => online) && network;
};

const watchNetwork = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};
