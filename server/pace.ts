// Paces every call. A person has a burst and a rate, and few calls of theirs run at a time, so that nobody slows others down.
// Calls without a session count for their network.
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Clock } from './clock.ts';
import { openRateLimit, type Rate, type Standing } from './rate-limit.ts';
import { takeTurns } from './take-turns.ts';

/**
 * `quick`: the usual. `heavy`: takes much of the processor. `slow`: waits for another program, so it must not hold up quick calls. `shared`: slow, and the calls of many people
 * come from one network without a session.
 */
export type PaceKind = 'quick' | 'heavy' | 'slow' | 'shared';

/** `token`: verified, or null without one. `path`: the route's pattern. */
export type Caller = { token: string | null; network: string; path: string; signal: AbortSignal };

export type Pace = {
  /** Throws `calls.too-many` with the seconds to wait. `setHeaders` gets the headers first. */
  run<Result>(
    caller: Caller,
    kind: PaceKind,
    setHeaders: (headers: Record<string, string>) => void,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** From now on the token's calls count for this person, with those of their other browsers. */
  know(token: string, userId: UserId): void;
};

/**
 * The first load of 100,000 threads takes 200 calls, because a page holds 500. Everybody behind one address shares `crowd`, so it allows
 * more than one server can answer.
 */
export const rates = {
  person: { burst: 1200, perMinute: 1800 },
  network: { burst: 300, perMinute: 600 },
  crowd: { burst: 12_000, perMinute: 18_000 },
} as const satisfies Record<string, Rate>;

type RateName = keyof typeof rates;

const full = 'calls.too-many';

export const openPace = (clock: Clock): Pace => {
  const limits = {
    person: openRateLimit(clock, { ...rates.person, full }),
    network: openRateLimit(clock, { ...rates.network, full }),
    crowd: openRateLimit(clock, { ...rates.crowd, full }),
  };
  // The session lookup waits for a connection, so a turn comes before it.
  const quick = takeTurns({ together: Number.POSITIVE_INFINITY, each: 3, waiting: 500, full });
  const heavy = takeTurns({ together: Number.POSITIVE_INFINITY, each: 1, waiting: 500, full });
  const slow = takeTurns({ together: Number.POSITIVE_INFINITY, each: 8, waiting: 200, full });
  const people = openPeople();
  const counted = (
    { network, token }: Caller,
    person: string | null,
    kind: PaceKind,
  ): readonly (readonly [RateName, string])[] => {
    // Strangers cannot use up what signed-in people of their network have.
    if (kind === 'shared') return [['crowd', `shared ${network}`]];
    if (person === null) return [['network', network]];
    return [
      // Strangers can collect signed tokens that open nothing, so together those of a network count as one person.
      ['person', person === token ? `unknown ${network}` : person],
      ['crowd', network],
    ];
  };
  return {
    know: people.know,
    run: async (caller, kind, setHeaders, work) => {
      const person = caller.token === null ? null : people.of(caller.token);
      const standings = counted(caller, person, kind).map(([name, who]) => {
        try {
          return [name, limits[name](who)] as const;
        } catch (error) {
          if (error instanceof Problem) setHeaders(headersOf([[name, { left: 0, full: error.retryAfter ?? 1 }]]));
          throw error;
        }
      });
      setHeaders(headersOf(standings));
      // Without a session there is no lookup, and a stranger's slow request must not hold up its whole network.
      if (person === null) return work();
      if (kind === 'quick') return quick(person, work, caller.signal);
      if (kind === 'heavy') return heavy(person, work, caller.signal);
      return slow(`${person} ${caller.path}`, work, caller.signal);
    },
  };
};

/** For benches that measure the work behind it. */
export const unpaced: Pace = { know: () => {}, run: (_caller, _kind, _setHeaders, work) => work() };

/** The IETF draft's `RateLimit-Policy` and `RateLimit`. They show the person's own standing and never that of their network. */
const headersOf = (standings: readonly (readonly [RateName, Standing])[]): Record<string, string> => {
  const [first] = standings;
  if (first === undefined) return {};
  const [name, { left, full: seconds }] = first;
  return {
    'ratelimit-policy': standings.map(([one]) => policyOf(one)).join(', '),
    ratelimit: `"${name}";r=${left};t=${seconds}`,
  };
};

const policyOf = (name: RateName): string => {
  const { burst, perMinute } = rates[name];
  return `"${name}";q=${burst};w=${Math.ceil((burst / perMinute) * 60)}`;
};

const mostKnown = 10_000;

/** An unknown token has turns of its own until its first lookup. */
const openPeople = () => {
  const known = new Map<string, UserId>();
  return {
    of: (token: string): string => known.get(token) ?? token,
    know: (token: string, userId: UserId): void => {
      known.delete(token);
      known.set(token, userId);
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
};
