// Devices, countries and hours of the people who use this Flow.
import type { NamedCount } from '#domain/business-figures.ts';
import { numberHere } from '#web/formats.ts';
import { Charted } from '#web/screens/admin/figures/charted.tsx';
import { valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { Nothing } from '#web/screens/admin/figures/group.tsx';
import { Hint } from '#web/screens/admin/figures/hint.tsx';
import styles from './people-panels.module.css';

const total = (counts: readonly NamedCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);
const titled = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

export function Devices({ devices }: { devices: readonly NamedCount[] }) {
  const all = total(devices);
  const shares = devices.map(({ name, count }) => ({
    name: titled(name),
    count,
    share: valueWords(count / all, 'percent'),
  }));
  return (
    <div>
      <h3 className={styles.title}>
        <Hint explains="Triage sessions that began in the range, by the device that the browser names.">Devices</Hint>
      </h3>
      {all === 0 ? (
        <Nothing>No triage session began in this range.</Nothing>
      ) : (
        <Charted
          label={`Devices: ${shares.map(({ name, share }) => `${name} ${share}`).join(', ')}`}
          head={['Device', 'Sessions', 'Share']}
          rows={shares.map(({ name, count, share }) => [name, numberHere(count), share])}
        >
          <div className={styles.split}>
            {shares.map(({ name, count }) => (
              <i key={name} style={{ flex: count }} />
            ))}
          </div>
          <ul className={styles.legend}>
            {shares.map(({ name, share }) => (
              <li key={name}>
                {name} <b>{share}</b>
              </li>
            ))}
          </ul>
        </Charted>
      )}
    </div>
  );
}

const mostCountries = 6;

export function Countries({ countries }: { countries: readonly NamedCount[] }) {
  const all = total(countries);
  const [first] = countries;
  return (
    <div>
      <h3 className={styles.title}>
        <Hint explains="People who were active in the range, by the country of their time zone. No address is looked up.">
          Top countries, by time zone
        </Hint>
      </h3>
      {first === undefined ? (
        <Nothing>Nobody was active in this range.</Nothing>
      ) : (
        <ul className={styles.countries}>
          {countries.slice(0, mostCountries).map(({ name, count }) => (
            <li key={name} title={`${numberHere(count)} of ${numberHere(all)} people`}>
              <span>{name === 'Unknown' ? 'No time zone known' : name}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(100 * count) / first.count}%` }} />
              </i>
              <span>{valueWords(count / all, 'percent')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function PeakHours({ hours }: { hours: readonly number[] }) {
  const most = Math.max(...hours);
  const peak = hours.indexOf(most);
  return (
    <div>
      <h3 className={styles.title}>
        <Hint explains="Triage sessions that began in each hour of the person’s own clock.">Peak hours</Hint>
      </h3>
      {most === 0 ? (
        <Nothing>No triage session began in this range.</Nothing>
      ) : (
        <Charted
          label={`Most sessions begin at ${peak}:00: ${numberHere(most)}`}
          head={['Hour', 'Sessions']}
          rows={hours.map((count, hour) => [`${hour}:00`, numberHere(count)])}
        >
          <div className={styles.hours}>
            {hours.map((count, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour.
              <i
                key={hour}
                className={hour === peak ? styles.peak : undefined}
                style={{ height: `${Math.max(2, (100 * count) / most)}%` }}
              />
            ))}
          </div>
          <div className={styles.clock}>
            {[0, 6, 12, 18, 24].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </Charted>
      )}
    </div>
  );
}
