// By the week of the sign-up: how many came back in each week after it.
import type { Cohort } from '#domain/business-figures.ts';
import { fewBelow } from '#domain/figure.ts';
import { numberHere } from '#web/formats.ts';
import { dayWords } from '#web/screens/admin/figures/day-words.ts';
import { valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { countsWords, Few } from '#web/screens/admin/figures/share.tsx';
import styles from './cohort-table.module.css';

export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const weeks = Math.max(0, ...cohorts.map(({ back }) => back.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <section className={styles.scroll} aria-label="Cohorts" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Signed up in the week of</th>
            <th scope="col">People</th>
            {Array.from({ length: weeks }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name.
              <th key={nth} scope="col">
                Week {nth + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ week, people, back }) => (
            <tr key={week}>
              <th scope="row">{dayWords(week)}</th>
              <td>
                <Few whole={people} />
                {numberHere(people)}
              </td>
              {Array.from({ length: weeks }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name.
                <Back key={nth} back={back[nth]} people={people} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Back({ back, people }: { back: number | undefined; people: number }) {
  if (back === undefined || people === 0) return <td className={styles.none}>not over</td>;
  const counts = countsWords({ part: back, whole: people });
  // A share of few people would look like a trend.
  if (people < fewBelow) return <td className={styles.none}>{counts}</td>;
  return (
    <td
      title={counts}
      style={{
        backgroundColor: `color-mix(in srgb, var(--flow-tint) ${Math.round((100 * back) / people)}%, transparent)`,
      }}
    >
      {valueWords(back / people, 'percent')}
    </td>
  );
}
