// Notices to this device: on or off, which ones, quiet hours, and what a locked screen shows.
import { type ReactNode, useId } from 'react';
import type { ChosenPushKind, PushPreferences } from '#domain/push-notice.ts';
import type { DeviceNotices } from '#web/data/notices.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/switch.tsx';
import { howToAllowNotices } from './how-to-allow-notices.ts';
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

function Parts({ shown, busy, choose, turn, test }: NoticesHere) {
  if (shown.state === 'loading') return <p className={styles.more}>Looking…</p>;
  if (shown.state === 'away') return <Sentence>You’re offline. Flow shows your notices here when it’s back.</Sentence>;
  const { device, preferences } = shown;
  const isOn = device.state === 'on';
  if (device.state === 'server-off')
    return <Sentence>This Flow cannot send notices. Whoever runs it can switch them on.</Sentence>;
  return (
    <>
      <ThisDevice device={device} turn={turn} isBusy={busy === 'switching'} />
      <Kinds preferences={preferences} choose={choose} />
      <Quiet preferences={preferences} choose={choose} />
      <Switch
        on={preferences.showsSubject}
        name="Show sender and subject"
        onChange={(showsSubject) => choose({ ...preferences, showsSubject })}
      >
        {preferences.showsSubject
          ? 'Anyone who sees your locked screen can read them.'
          : 'Off. A notice says “A mail needs you”, and nothing about it.'}
      </Switch>
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

const kinds = {
  mail: ['Urgent mail', 'Somebody you know asks you something.'],
  meeting: ['Meetings', 'Ten minutes before one begins.'],
  reminder: ['Reminders', 'A mail that you put off is back.'],
  reconnect: ['Lost connection', 'Google no longer lets Flow in.'],
} as const satisfies Record<ChosenPushKind, readonly [string, string]>;

const kindNames: readonly ChosenPushKind[] = ['mail', 'meeting', 'reminder', 'reconnect'];

type ChoiceProps = { preferences: PushPreferences; choose: NoticesHere['choose'] };

const Kinds = ({ preferences, choose }: ChoiceProps) => (
  <fieldset className={styles.group}>
    <legend>What Flow tells you</legend>
    {kindNames.map((kind) => (
      <Switch
        key={kind}
        on={preferences.kinds[kind]}
        name={kinds[kind][0]}
        onChange={(on) => choose({ ...preferences, kinds: { ...preferences.kinds, [kind]: on } })}
      >
        {kinds[kind][1]}
      </Switch>
    ))}
  </fieldset>
);

/** Suggested when they are switched on. */
const usualQuiet = { from: 21 * 60, to: 7 * 60 };

const Quiet = ({ preferences, choose }: ChoiceProps) => {
  const { quiet, zone } = preferences;
  return (
    <fieldset className={styles.group}>
      <legend>When</legend>
      <Switch
        on={quiet !== null}
        name="Quiet hours"
        onChange={(on) => choose({ ...preferences, quiet: on ? usualQuiet : null })}
      >
        {quiet === null ? 'Off. Notices come at any time.' : `No notices then, by the time in ${zoneName(zone)}.`}
      </Switch>
      {quiet !== null && (
        <div className={styles.hours}>
          <Hour
            name="From"
            minutes={quiet.from}
            choose={(from) => choose({ ...preferences, quiet: { ...quiet, from } })}
          />
          <Hour name="To" minutes={quiet.to} choose={(to) => choose({ ...preferences, quiet: { ...quiet, to } })} />
        </div>
      )}
    </fieldset>
  );
};

const zoneName = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

type HourProps = { name: string; minutes: number; choose: (minutes: number) => void };

const Hour = ({ name, minutes, choose }: HourProps) => {
  const id = useId();
  return (
    <div className={styles.hour}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="time"
        required
        value={`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`}
        onChange={({ target }) => {
          const [hour, minute] = target.value.split(':').map(Number);
          if (hour !== undefined && minute !== undefined) choose(hour * 60 + minute);
        }}
      />
    </div>
  );
};

const twoDigits = (of: number): string => String(of).padStart(2, '0');

const Sentence = ({ children }: { children: ReactNode }) => <p className={styles.sentence}>{children}</p>;
