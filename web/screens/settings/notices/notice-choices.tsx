// Which notices come, when, and what a locked screen shows, on all devices of the person.
import { type ChosenPushKind, noticeSettings } from '#domain/push-notice.ts';
import { firstSettings } from '#domain/settings.ts';
import { zoneHere } from '#web/data/notices.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { change } from '#web/screens/settings/change.ts';
import { Choice } from '#web/screens/settings/choice.tsx';
import { halfHours } from '#web/screens/settings/times.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import styles from './notices-part.module.css';

/** `zone`: what quiet hours go by until the settings name a zone. Offline, that of this device. */
export function NoticeChoices({ zone = zoneHere() }: { zone?: string }) {
  const { noticeSubject } = useObserved(settings, (all) => all);
  return (
    <>
      <Kinds />
      <Quiet zone={zone} />
      <Switch
        on={noticeSubject}
        name="Show sender and subject"
        onChange={(value) => change({ name: 'noticeSubject', value })}
      >
        {noticeSubject
          ? 'Anyone who sees your locked screen can read them.'
          : 'Off. A notice says “A mail needs you”, and nothing about it.'}
      </Switch>
    </>
  );
}

const kinds = {
  mail: ['Urgent mail', 'Somebody you know asks you something.'],
  meeting: ['Meetings', 'Ten minutes before one begins.'],
  reminder: ['Reminders', 'A mail that you put off is back.'],
  reconnect: ['Lost connection', 'Google no longer lets Flow in.'],
} as const satisfies Record<ChosenPushKind, readonly [string, string]>;

const kindNames: readonly ChosenPushKind[] = ['mail', 'meeting', 'reminder', 'reconnect'];

function Kinds() {
  const all = useObserved(settings, (one) => one);
  return (
    <fieldset className={styles.group}>
      <legend>What Flow tells you</legend>
      {kindNames.map((kind) => (
        <Switch
          key={kind}
          on={all[noticeSettings[kind]]}
          name={kinds[kind][0]}
          onChange={(value) => change({ name: noticeSettings[kind], value })}
        >
          {kinds[kind][1]}
        </Switch>
      ))}
    </fieldset>
  );
}

function Quiet({ zone }: { zone: string }) {
  const { quietHours: quiet, timeZone } = useObserved(settings, (all) => all);
  return (
    <fieldset className={styles.group}>
      <legend>When</legend>
      <Switch
        on={quiet !== null}
        name="Quiet hours"
        onChange={(on) => change({ name: 'quietHours', value: on ? firstSettings.quietHours : null })}
      >
        {quiet === null
          ? 'Off. Notices come at any time.'
          : `No notices then, by the time in ${zoneName(timeZone ?? zone)}.`}
      </Switch>
      {quiet !== null && (
        <div className={styles.hours} role="group" aria-label="Quiet hours">
          <Choice
            name="From"
            value={String(quiet.from)}
            options={dayTimes(quiet.from)}
            onChoose={(at) => change({ name: 'quietHours', value: { ...quiet, from: Number(at) } })}
          />
          <Choice
            name="To"
            value={String(quiet.to)}
            options={dayTimes(quiet.to)}
            onChoose={(at) => change({ name: 'quietHours', value: { ...quiet, to: Number(at) } })}
          />
        </div>
      )}
    </fieldset>
  );
}

const dayTimes = (also: number) => halfHours(formatsHere(), { from: 0, to: 24 * 60, also });

const zoneName = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
