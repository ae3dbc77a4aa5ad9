// Where people are, on which devices, and when. A country follows from the time zone, and no address is looked up.
import { sql } from 'kysely';
import type { NamedCount } from '#domain/business-figures.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';
import { countryOf } from './country.ts';

/** People active in the range, by country, the most first. `null` is nobody's country: no zone is known. */
export const countries = async (tx: OperatorTx, { firstDay, lastDay }: FigureRange): Promise<NamedCount[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ zone: string | null; people: string }>`
      select zone, count(*) as people
      from (select distinct user_id from activity_daily where day between ${firstDay} and ${lastDay} and active) active
        left join person_facts using (user_id)
      group by 1
    `,
  );
  const people = new Map<string, number>();
  for (const { zone, people: some } of rows) {
    const country = zone === null ? 'Unknown' : (countryOf(zone) ?? 'Unknown');
    people.set(country, (people.get(country) ?? 0) + Number(some));
  }
  return sharesOf(people);
};

/** Sessions that began in the range, by device. */
export const devices = async (tx: OperatorTx, { firstDay, lastDay }: FigureRange): Promise<NamedCount[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ name: string; count: string }>`
      select device as name, count(*) as count from triage_session
      where day between ${firstDay} and ${lastDay} and began is not null group by 1
    `,
  );
  return sharesOf(new Map(rows.map(({ name, count }) => [name, Number(count)])));
};

/** Sessions that began in each hour of the person's clock: 24 counts. */
export const peakHours = async (tx: OperatorTx, { firstDay, lastDay }: FigureRange): Promise<number[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ hour: number; count: string }>`
      select hour, count(*) as count from triage_session
      where day between ${firstDay} and ${lastDay} and hour is not null group by 1
    `,
  );
  const counts = new Array<number>(24).fill(0);
  for (const { hour, count } of rows) counts[hour] = Number(count);
  return counts;
};

const sharesOf = (counts: ReadonlyMap<string, number>): NamedCount[] =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
