// Who the person is, how Flow looks, and their zone and working day.
import type { User } from '#domain/account.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { change } from './change.ts';
import { Choice } from './choice.tsx';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';
import { halfHours } from './times.ts';

export function You({ user }: { user: User }) {
  const { theme, timeZone, workday } = useObserved(settings, (all) => all);
  return (
    <>
      <p className={styles.person}>
        <b>{user.name}</b>
        <small>{user.email}</small>
      </p>
      <Segments name="Theme" options={themes} chosen={theme} onChoose={(value) => change({ name: 'theme', value })} />
      <Choice
        name="Time zone"
        value={timeZone ?? ''}
        options={[{ value: '', name: `As this device: ${zoneOfDevice()}` }, ...zones()]}
        onChoose={(value) => change({ name: 'timeZone', value: value === '' ? null : value })}
      >
        Flow counts days and says times in this zone.
      </Choice>
      <div className={styles.pair} role="group" aria-label="Working day">
        <Choice
          name="Working day from"
          value={String(workday.from)}
          options={halfHours(formatsHere(), { from: 0, to: workday.to - 60 })}
          onChoose={(from) => change({ name: 'workday', value: { ...workday, from: Number(from) } })}
        />
        <Choice
          name="Until"
          value={String(workday.to)}
          options={halfHours(formatsHere(), { from: workday.from + 60, to: lastHalfHour })}
          onChoose={(to) => change({ name: 'workday', value: { ...workday, to: Number(to) } })}
        />
      </div>
    </>
  );
}

const lastHalfHour = 23 * 60 + 30;

const themes = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

const zoneOfDevice = (): string => spoken(Intl.DateTimeFormat().resolvedOptions().timeZone);

const zones = (): { value: string; name: string }[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, name: spoken(value) }));

const spoken = (zone: string): string => zone.replaceAll('_', ' ');
