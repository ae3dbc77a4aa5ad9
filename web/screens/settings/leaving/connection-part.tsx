// The settings about the connected Google account: what Flow may do there, reconnect, disconnect.
import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Feature, lackWords } from '#domain/connection.ts';
import type { Connection } from '#domain/leaving.ts';
import { problemDetails } from '#domain/problem.ts';
import { disconnectGoogle } from '#web/data/leaving.ts';
import { isDemonstration, sessionLapsed, useSession } from '#web/session/session.ts';
import { signIn } from '#web/session/sign-in.ts';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './leaving.module.css';
import { Row } from './row.tsx';
import { useLeaving } from './use-leaving.ts';
import { useOnline } from './use-online.ts';

export function ConnectionPart() {
  const session = useSession();
  if (session.user === null) return null;
  if (isDemonstration(session))
    return (
      <div>
        <Row title="Google account">
          <p>The demonstration uses no Google account.</p>
        </Row>
      </div>
    );
  return <Own connected={session.user.connected !== false} />;
}

function Own({ connected }: { connected: boolean }) {
  const { leaving, trouble, ask } = useLeaving();
  const online = useOnline();
  const gone = leaving !== null && leaving.connection === null;
  // The rest of the page learns of the end from the session.
  useEffect(() => {
    if (gone && connected) sessionLapsed();
  }, [gone, connected]);
  if (leaving === null)
    return trouble === null ? (
      <LoadingBlock>Looking at the connection...</LoadingBlock>
    ) : (
      <FailedBlock onRetry={ask}>{trouble}</FailedBlock>
    );
  const { connection } = leaving;
  return (
    <div>
      {connection === null ? (
        <Row title="Google account" actions={<Connect words="Connect Google" main online={online} />}>
          <p>No Google account is connected. Your settings, drafts and activity are still here.</p>
        </Row>
      ) : (
        <Connected connection={connection} online={online} ask={ask} />
      )}
    </div>
  );
}

function Connected({ connection, online, ask }: { connection: Connection; online: boolean; ask: () => void }) {
  const [asking, setAsking] = useState(false);
  const { email, state, given, missing } = connection;
  const needs = state === 'broken' || missing.length > 0;
  return (
    <>
      <Row
        title="Google account"
        actions={
          state === 'leaving' ? undefined : (
            <>
              <Connect words="Reconnect" main={needs} online={online} />
              <Button tone="danger" disabled={!online} onClick={() => setAsking(true)}>
                Disconnect
              </Button>
            </>
          )
        }
      >
        <p>
          <bdi>{email}</bdi>
        </p>
        <p role="status" className={state === 'broken' ? styles.trouble : undefined}>
          {online ? stateWords[state] : 'You’re offline. This is what Flow knew last.'}
        </p>
        {state !== 'leaving' && (
          <ul className={styles.scopes} aria-label="What Flow may do">
            {given.map((feature) => (
              <li key={feature}>
                <Check size={18} strokeWidth={1.75} aria-hidden="true" className={styles.given} />
                {mayWords[feature]}
              </li>
            ))}
            {missing.map((feature) => (
              <li key={feature}>
                <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className={styles.missing} />
                {lackWords[feature]} Reconnect, and leave every box ticked.
              </li>
            ))}
          </ul>
        )}
      </Row>
      <Modal open={asking} title="Disconnect Google?" kind="middle" onClose={() => setAsking(false)}>
        <Question
          email={email}
          online={online}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            ask();
          }}
        />
      </Modal>
    </>
  );
}

const stateWords = {
  connected: 'Connected.',
  broken: 'Google no longer lets Flow in. Reconnect to go on. What you do is kept, and waits.',
  leaving: 'Disconnecting. Your mail leaves Flow now.',
} as const satisfies Record<Connection['state'], string>;

const mayWords = {
  mail: 'Flow may read, sort and send your mail.',
  calendar: 'Flow may see and change your calendar.',
  'free-busy': 'Flow may see when other people are busy.',
  contacts: 'Flow may look up the names in your contacts.',
} as const satisfies Record<Feature, string>;

function Connect({ words, main, online }: { words: string; main: boolean; online: boolean }) {
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    // The page leaves, or a notice says why not.
    setBusy(await signIn('reconnect'));
  };
  return (
    <Button
      kind={main ? 'flow' : 'line'}
      disabled={!online}
      busy={busy ? 'Opening Google' : undefined}
      onClick={() => void open()}
    >
      {words}
    </Button>
  );
}

type QuestionProps = { email: string; online: boolean; onClose: () => void; onDone: () => void };

function Question({ email, online, onClose, onDone }: QuestionProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const disconnect = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await disconnectGoogle();
      onDone();
    } catch (error) {
      setTrouble(problemDetails(error).title);
      setBusy(false);
    }
  };
  return (
    <div className={styles.dialog}>
      <p>
        Flow gives up its access to <bdi>{email}</bdi>. Mail, contacts, calendar and reminders go from Flow. At Google
        they stay as they are.
      </p>
      <p>Your account, drafts, settings and activity stay. Actions that still wait here won’t reach Google.</p>
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.ways}>
        <Button autoFocus onClick={onClose}>
          Stay connected
        </Button>
        <Button
          tone="danger"
          disabled={!online}
          busy={busy ? 'Disconnecting' : undefined}
          onClick={() => void disconnect()}
        >
          Disconnect
        </Button>
      </div>
    </div>
  );
}
