// Where the person is signed in, with the way to sign a device out.
import type { SignedInDevice } from '#domain/signed-in-device.ts';
import { now } from '#web/clock.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayWords } from './day-words.ts';
import styles from './devices-part.module.css';
import { type Devices, useDevices } from './use-devices.ts';

export function DevicesPart() {
  const session = useSession();
  return isDemonstration(session) ? <p className={styles.more}>The demonstration has no sessions.</p> : <Own />;
}

function Own() {
  const held = useDevices();
  if (held.devices !== null) return <Listed {...held} devices={held.devices} />;
  return held.trouble === '' ? (
    <LoadingBlock>Looking for your devices...</LoadingBlock>
  ) : (
    <FailedBlock onRetry={held.ask}>{held.trouble}</FailedBlock>
  );
}

type ListedProps = Devices & { devices: readonly SignedInDevice[] };

const Listed = ({ devices, trouble, ending, end }: ListedProps) => (
  <>
    <ul className={styles.devices}>
      {devices.map((device) => (
        <li key={device.id}>
          <span>
            <b>{device.name ?? 'A browser that gave no name'}</b>
            <small>{device.isThis ? 'This device' : `Last used ${dayWords(new Date(device.used), now())}`}</small>
          </span>
          {!device.isThis && (
            <Button busy={ending === device.id ? 'Signing out' : undefined} onClick={() => end(device.id)}>
              Sign out<span className="sr"> {device.name ?? 'the browser without a name'}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
    {devices.length > 2 && (
      <Button busy={ending === 'others' ? 'Signing out' : undefined} onClick={() => end('others')}>
        Sign out everywhere else
      </Button>
    )}
    <p className={styles.trouble} role="status">
      {trouble}
    </p>
  </>
);
