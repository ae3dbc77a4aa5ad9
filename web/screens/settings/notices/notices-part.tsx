// Notices to this device: on or off. Below it, what the person wants of notices on all their devices.
import type { ReactNode } from 'react';
import type { DeviceNotices } from '#web/data/notices.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/switch.tsx';
import { howToAllowNotices } from './how-to-allow-notices.ts';
import { NoticeChoices } from './notice-choices.tsx';
import styles from './notices-part.module.css';
import { type NoticesHere, useDeviceNotices } from './use-device-notices.ts';

export function NoticesPart() {
  const session = useSession();
  return isDemonstration(session) ? <Sentence>The demonstration sends no notices.</Sentence> : <Own />;
}

function Own() {
  const here = useDeviceNotices();
  return (
    <div className={styles.part}>
      <Parts {...here} />
      <p className={classNames(styles.said, here.said.isTrouble && styles.trouble)} role="status">
        {here.said.text}
      </p>
    </div>
  );
}

function Parts({ shown, busy, turn, test }: NoticesHere) {
  if (shown.state === 'loading') return <p className={styles.more}>Looking…</p>;
  if (shown.state === 'away')
    return (
      <>
        <Sentence>You’re offline. You can switch notices on this device when Flow is back.</Sentence>
        <NoticeChoices />
      </>
    );
  const { device, zone } = shown;
  const isOn = device.state === 'on';
  if (device.state === 'server-off')
    return <Sentence>This Flow cannot send notices. Whoever runs it can switch them on.</Sentence>;
  return (
    <>
      <ThisDevice device={device} turn={turn} isBusy={busy === 'switching'} />
      <NoticeChoices zone={zone} />
      {isOn && (
        <Button kind="line" className={styles.test} busy={busy === 'testing' ? 'Sending' : undefined} onClick={test}>
          Send a test notice
        </Button>
      )}
    </>
  );
}

type ThisDeviceProps = { device: DeviceNotices; turn: (on: boolean) => void; isBusy: boolean };

function ThisDevice({ device, turn, isBusy }: ThisDeviceProps) {
  if (device.state === 'unsupported') return <Sentence>{unsupported[device.why]}</Sentence>;
  if (device.state === 'denied')
    return (
      <Sentence>
        Your browser blocks Flow’s notices. {howToAllowNotices(navigator.userAgent)} Then come back here.
      </Sentence>
    );
  return (
    <Switch on={device.state === 'on'} name="Notices on this device" onChange={(on) => !isBusy && turn(on)}>
      {device.state === 'on'
        ? 'They come while Flow is closed, and end when you sign out.'
        : 'Off. Your browser asks you once when you switch them on.'}
    </Switch>
  );
}

const unsupported = {
  browser: 'This browser cannot show notices. Another one on this device may.',
  'home-screen':
    'On an iPhone, notices need Flow on the home screen: tap Share, then Add to Home Screen, and open it there.',
} as const satisfies Record<Extract<DeviceNotices, { state: 'unsupported' }>['why'], string>;

const Sentence = ({ children }: { children: ReactNode }) => <p className={styles.sentence}>{children}</p>;
