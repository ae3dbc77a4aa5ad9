// Devices, countries and hours of the people who use this Flow.
import type { NamedCount } from '#domain/business-figures.ts';
import { numberHere } from '#web/formats.ts';
import { Charted } from '#web/screens/admin/figures/charted.tsx';
import { Nothing } from '#web/screens/admin/figures/group.tsx';
import { Hint } from '#web/screens/admin/figures/hint.tsx';
import { countsWords, Few, shareWords } from '#web/screens/admin/figures/share.tsx';
import styles from './people-panels.module.css';

const total = (counts: readonly NamedCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);
const titled = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

export function Devices({ devices }: { devices: readonly NamedCount[] }) {
  const all = total(devices);
  const shares = devices.map(({ name, count }) => ({
    name: titled(name),
    count,
    share: shareWords({ part: count, whole: all }),
  }));
  return (
    <div>
      <h3 className={styles.title}>
        <Hint explains="Triage sessions that began in the range, by the device that the browser names.">Devices</Hint>
        <Few whole={all} />
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
            {shares.map(({ name, count, share }) => (
              <li key={name} title={countsWords({ part: count, whole: all })}>
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
        <Few whole={all} />
      </h3>
      {first === undefined ? (
        <Nothing>Nobody was active in this range.</Nothing>
      ) : (
        <ul className={styles.countries}>
          {countries.slice(0, mostCountries).map(({ name, count }) => (
            <li key={name} title={`${countsWords({ part: count, whole: all })} people`}>
              <span>{name === 'Unknown' ? 'No time zone known' : name}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(100 * count) / first.count}%` }} />
              </i>
              <span>{shareWords({ part: count, whole: all })}</span>
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
