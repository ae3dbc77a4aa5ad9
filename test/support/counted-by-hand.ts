// The figures of the admin area, counted straight from the rows in memory: slow, plain, and independent of the queries.
import { notOwnActs } from '#domain/own-acts.ts';
import type { TestContext } from './context.ts';

type Person = { id: string; at: number; zone: string };
type Entry = {
  user: string;
  at: number;
  day: string;
  hour: number;
  type: string;
  own: boolean;
  session: string | null;
  emails: number;
  device: string;
};
type Turn = {
  at: number;
  engine: string;
  device: string;
  outcome: string;
  command: string;
  latency: number | null;
  undoneSoon: boolean;
  interrupted: boolean;
};

/** Instants, and days of people as text. */
export type HandPeriod = { from: number; to: number; firstDay: string; lastDay: string };

export type Rows = Awaited<ReturnType<typeof readRows>>;

export const readRows = async ({ peek }: Pick<TestContext, 'peek'>) => {
  const zones = new Map(
    (await peek(`select user_id, value #>> '{}' as zone from setting where name = 'timeZone'`)).map((row) => [
      String(row['user_id']),
      String(row['zone']),
    ]),
  );
  const people: Person[] = (await peek('select id, "createdAt" as at from auth."user"')).map((row) => ({
    id: String(row['id']),
    at: timeOf(row['at']),
    zone: zones.get(String(row['id'])) ?? 'UTC',
  }));
  const zoneOf = new Map(people.map(({ id, zone }) => [id, zone]));
  const entries: Entry[] = (
    await peek('select user_id, created_at, action_type, resource_type, resource_id, metadata from audit_log')
  ).map((row) => {
    const at = timeOf(row['created_at']);
    const local = localOf(at, zoneOf.get(String(row['user_id'])) ?? 'UTC');
    const metadata = Object(row['metadata']);
    return {
      user: String(row['user_id']),
      at,
      ...local,
      type: String(row['action_type']),
      own: !notOwnActs.some((type) => type === row['action_type']) && row['resource_type'] !== 'test',
      session: row['resource_type'] === 'session' ? String(row['resource_id']) : null,
      emails: Number(metadata.emails ?? 0),
      device: String(metadata.device ?? 'unknown'),
    };
  });
  const turns: Turn[] = (await peek('select * from voice_turn')).map((row) => ({
    at: timeOf(row['at']),
    engine: String(row['engine']),
    device: String(row['device'] ?? 'unknown'),
    outcome: String(row['outcome']),
    command: String(row['understood_as']),
    latency: row['latency_ms'] === null ? null : Number(row['latency_ms']),
    undoneSoon: row['outcome'] === 'undone' && Number(row['undone_ms'] ?? 0) <= 10_000,
    interrupted: row['interrupted'] === true,
  }));
  const dictations = (await peek('select at, engine, device, words, corrected from dictation')).map((row) => ({
    at: timeOf(row['at']),
    engine: String(row['engine'] ?? 'dictation'),
    device: String(row['device']),
    words: Number(row['words']),
    corrected: Number(row['corrected']),
  }));
  const streaks = new Map(
    (await peek('select user_id, streak from board_entry')).map((row) => [
      String(row['user_id']),
      Number(row['streak']),
    ]),
  );
  const firstDays = new Map(
    (await peek('select user_id, first_day_mails from person_facts')).map((row) => [
      String(row['user_id']),
      Number(row['first_day_mails']),
    ]),
  );
  const payments = (await peek('select * from payment')).map((row) => ({
    user: String(row['user_id']),
    at: timeOf(row['paid_at']),
    from: timeOf(row['from_at']),
    to: timeOf(row['to_at']),
    id: String(row['id']),
    subscription: row['subscription_id'] === null ? '' : String(row['subscription_id']),
    monthly: row['buy'] === 'pro_yearly' ? 2400 : 3000,
    amount: Number(row['amount']),
    refunded: Number(row['refunded']),
    plan: row['buy'] !== 'top_up',
  }));
  return { people, entries, turns, dictations, streaks, firstDays, payments };
};

export const inTime = <Row extends { at: number }>(rows: readonly Row[], { from, to }: HandPeriod): Row[] =>
  rows.filter(({ at }) => at >= from && at < to);

const onDays = ({ entries }: Rows, { firstDay, lastDay }: HandPeriod): Entry[] =>
  entries.filter(({ day }) => day >= firstDay && day <= lastDay);

export const activeOn = (rows: Rows, period: HandPeriod): Set<string> =>
  new Set(
    onDays(rows, period)
      .filter(({ own }) => own)
      .map(({ user }) => user),
  );

export const personDays = (rows: Rows, period: HandPeriod): number =>
  new Set(
    onDays(rows, period)
      .filter(({ own }) => own)
      .map(({ user, day }) => `${user} ${day}`),
  ).size;

export const monthly = (rows: Rows, lastDay: string): number =>
  activeOn(rows, { from: 0, to: 0, firstDay: dayBefore(lastDay, 29), lastDay }).size;

/** Sessions by the day on which they began, or ended if nobody knows when they began. */
export const sessionsOn = ({ entries }: Rows, { firstDay, lastDay }: HandPeriod) => {
  const sessions = new Map<string, { start?: Entry; end?: Entry }>();
  for (const entry of entries) {
    if (entry.session === null) continue;
    const known = sessions.get(entry.session) ?? {};
    sessions.set(
      entry.session,
      entry.type === 'session_started' ? { ...known, start: entry } : { ...known, end: entry },
    );
  }
  const these = [...sessions.values()].filter(({ start, end }) => {
    const day = (start ?? end)?.day ?? '';
    return day >= firstDay && day <= lastDay;
  });
  const finished = these.flatMap(({ end }) => end ?? []);
  return {
    starts: these.flatMap(({ start }) => start ?? []),
    finished: finished.length,
    emails: finished.reduce((sum, { emails }) => sum + emails, 0),
    lengths: these
      .flatMap(({ start, end }) => (start && end ? Math.round((end.at - start.at) / 1000) : []))
      .sort((one, other) => one - other),
  };
};

/** Of the people whose day N lies between the days and is over: who acted on it. */
export const retained = (rows: Rows, { firstDay, lastDay }: HandPeriod, nth: number, now: number) => {
  const overBy = dayBefore(new Date(now - 12 * 3_600_000).toISOString().slice(0, 10), 1);
  const acted = new Set(rows.entries.filter(({ own }) => own).map(({ user, day }) => `${user} ${day}`));
  const cohort = rows.people
    .map(({ id, at, zone }) => ({ id, day: dayBefore(localOf(at, zone).day, -nth) }))
    .filter(({ day }) => day >= firstDay && day <= lastDay && day <= overBy);
  return { part: cohort.filter(({ id, day }) => acted.has(`${id} ${day}`)).length, whole: cohort.length };
};

/** People with the day of their sign-up, from that Monday on. */
export const signedUpInWeek = ({ people }: Rows, monday: string) =>
  people
    .map(({ id, at, zone }) => ({ id, day: localOf(at, zone).day }))
    .filter(({ day }) => day >= monday && day < dayBefore(monday, -7));

/** Of them: who acted between so many weeks after their sign-up and one week more. */
export const backInWeek = ({ entries }: Rows, cohort: readonly { id: string; day: string }[], nth: number): number =>
  cohort.filter(({ id, day }) =>
    entries.some(
      (entry) =>
        entry.user === id &&
        entry.own &&
        entry.day >= dayBefore(day, -7 * nth) &&
        entry.day < dayBefore(day, -7 * (nth + 1)),
    ),
  ).length;

export const finishedOnce = (rows: Rows): Set<string> =>
  new Set(
    rows.entries
      .filter(({ type, session }) => session !== null && type === 'session_completed')
      .map(({ user }) => user),
  );

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The newest payment of each subscription whose time covers the moment, unless it was refunded in full. */
export const plansAt = ({ payments }: Rows, at: number) => {
  const newest = new Map<string, Rows['payments'][number]>();
  for (const payment of payments) {
    if (!payment.plan || payment.from > at || payment.to <= at) continue;
    const key = `${payment.user} ${payment.subscription}`;
    const other = newest.get(key);
    if (other === undefined || isNewer(payment, other)) newest.set(key, payment);
  }
  return [...newest.values()].filter(({ amount, refunded }) => amount === 0 || refunded < amount);
};

const isNewer = (one: Rows['payments'][number], other: Rows['payments'][number]): boolean => {
  if (one.from !== other.from) return one.from > other.from;
  return one.at === other.at ? one.id > other.id : one.at > other.at;
};

const timeOf = (value: unknown): number => {
  if (value instanceof Date) return value.getTime();
  throw new Error('not a time');
};

const formats = new Map<string, Intl.DateTimeFormat>();

const localOf = (at: number, zone: string): { day: string; hour: number } => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
};
