// Who the person is, how Flow looks, and their zone.
import type { User } from '#domain/account.ts';
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Choice } from './choice.tsx';
import { NameForm } from './name-form.tsx';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';

export function You({ user }: { user: User }) {
  const { theme, timeZone, loadsPictures } = useObserved(settings, (all) => all);
  return (
    <>
      <p className={styles.person}>
        <b>{user.name}</b>
        <small>{user.email}</small>
      </p>
      <NameForm ofAccount={user.name} />
      <Segments name="Theme" options={themes} chosen={theme} onChoose={(value) => change({ name: 'theme', value })} />
      <Choice
        name="Time zone"
        value={timeZone ?? ''}
        options={[{ value: '', name: `As this device: ${zoneOfDevice()}` }, ...zones()]}
        onChoose={(value) => change({ name: 'timeZone', value: value === '' ? null : value })}
      >
        Flow counts days and says times in this zone.
      </Choice>
      <p className={styles.person}>
        <b>Language</b>
        <small>Flow speaks and understands English. Before mail in another language, it says which one.</small>
      </p>
      <Switch on={loadsPictures} name="Pictures in mail" onChange={(value) => change({ name: 'loadsPictures', value })}>
        {loadsPictures
          ? 'They load with the original of a mail, except in mail that Flow warns about. A sender may see that you opened it, but not where you are.'
          : 'Not loaded until you press “Show pictures”, so no sender sees that you opened a mail.'}
      </Switch>
    </>
  );
}

const themes = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

const zoneOfDevice = (): string => spoken(Intl.DateTimeFormat().resolvedOptions().timeZone);

const zones = (): { value: string; name: string }[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, name: spoken(value) }));

const spoken = (zone: string): string => zone.replaceAll('_', ' ');
