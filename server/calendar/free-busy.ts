// When other people are busy, by their calendars at the provider. Answers stay in memory for five minutes, and no log names anybody.
import { mostFreeBusyDays, type PersonBusy } from '#api/calendar.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openRateLimit } from '#server/rate-limit.ts';
import { withToken } from '#server/tokens/with-token.ts';

type Asked = { people: readonly string[]; from: string; to: string };
type Known = { at: number; from: number; to: number; busy: PersonBusy['busy'] };

/** At most 60 within any hour, so that nobody watches their colleagues by it. What is known costs nothing. */
const pace = { burst: 30, perMinute: 0.5 };
const kept = 5 * 60_000;
const mostKept = 2000;
const dayLength = 86_400_000;

export const openFreeBusy = (ctx: Context) => {
  const known = new Map<string, Known>();
  const mayAsk = openRateLimit(ctx.clock, { ...pace, full: 'free-busy.too-many' });
  return async (account: Account, { people, from, to }: Asked): Promise<PersonBusy[]> => {
    const span = { from: Date.parse(from), to: Date.parse(to) };
    if (span.to <= span.from || span.to - span.from > mostFreeBusyDays * dayLength) throw new Problem('event.time');
    const now = ctx.clock.now().getTime();
    const all = [...new Set(people.map((who) => who.toLowerCase()))];
    const keyOf = (who: string): string => `${account.userId} ${account.id} ${who}`;
    const isKnown = (who: string): boolean => covers(known.get(keyOf(who)), span, now);
    const unknown = all.filter((who) => !isKnown(who));
    if (unknown.length > 0) {
      mayAsk(account.userId);
      const answers = await withToken(ctx, account, 'interactive', (caller) =>
        ctx.calendar(account).freeBusy(caller, unknown, { from: new Date(span.from), to: new Date(span.to) }),
      );
      for (const who of unknown) keep(known, keyOf(who), { ...span, at: now, busy: written(answers.get(who) ?? null) });
    }
    const seen = all.map((who) => ({ who, busy: known.get(keyOf(who))?.busy ?? null }));
    const missing = seen.filter(({ busy }) => busy === null).length;
    ctx.log.info('calendar.free-busy', { userId: account.userId, count: unknown.length, missing });
    return seen.map((one) => ({ ...one, busy: one.busy && within(one.busy, span) }));
  };
};

type Times = { from: number; to: number };

const covers = (one: Known | undefined, { from, to }: Times, now: number): boolean =>
  one !== undefined && now - one.at < kept && one.from <= from && one.to >= to;

/** The oldest go first. */
const keep = (known: Map<string, Known>, key: string, one: Known): void => {
  known.delete(key);
  known.set(key, one);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
};

const written = (busy: readonly { from: Date; to: Date }[] | null): PersonBusy['busy'] =>
  busy && busy.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() }));

const within = (busy: NonNullable<PersonBusy['busy']>, { from, to }: Times) =>
  busy.filter((one) => Date.parse(one.from) < to && Date.parse(one.to) > from);
