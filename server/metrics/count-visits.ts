// Counts visits to the landing page. It sets no cookie and stores no address: a visitor is a hash, salted anew each day and never written.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type DeviceClass, deviceClass } from '#domain/device-class.ts';
import { visitSource } from '#domain/visit-source.ts';
import type { Clock } from '#server/clock.ts';
import type { Tx } from '#server/db/database.ts';
import type { Counter } from './count-requests.ts';

export type Visit = { request: Request; network: string };

type Day = { visits: number; visitors: number };
type Counted = Map<string, Day>;

export const countVisits = (clock: Clock): Counter<Visit> => {
  let counts: Counted = new Map();
  let today = newDay('');
  return {
    note: ({ request, network }) => {
      if (isProgram(request)) return;
      const day = clock.now().toISOString().slice(0, 10);
      if (today.day !== day) today = newDay(day);
      const { source, medium } = visitSource(new URL(request.url).searchParams);
      const key = keyOf({ day, source: today.known(source), medium, device: deviceClass(request.headers) });
      const found = counts.get(key) ?? { visits: 0, visitors: 0 };
      counts.set(key, found);
      found.visits += 1;
      if (today.isNew(`${network} ${request.headers.get('user-agent') ?? ''}`)) found.visitors += 1;
    },
    take: () => {
      if (counts.size === 0) return null;
      const taken = counts;
      counts = new Map();
      return {
        write: (tx) => write(tx, taken),
        putBack: () => {
          for (const [key, { visits, visitors }] of taken) {
            const later = counts.get(key) ?? { visits: 0, visitors: 0 };
            counts.set(key, { visits: visits + later.visits, visitors: visitors + later.visitors });
          }
        },
      };
    },
  };
};

/** Somebody who invents sources or addresses fills neither the table nor the memory. */
const most = { sources: 50, visitors: 100_000 };

const newDay = (day: string) => {
  const salt = randomBytes(32);
  const sources = new Set<string>();
  const visitors = new Set<string>();
  return {
    day,
    known: (source: string): string => {
      if (!sources.has(source) && sources.size >= most.sources) return 'other';
      sources.add(source);
      return source;
    },
    isNew: (visitor: string): boolean => {
      const hash = createHash('sha256').update(salt).update(visitor).digest('base64').slice(0, 16);
      if (visitors.has(hash) || visitors.size >= most.visitors) return false;
      visitors.add(hash);
      return true;
    },
  };
};

/** Crawlers, and pages fetched before anybody opens them. */
const isProgram = ({ headers }: Request): boolean =>
  /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|^$/i.test(headers.get('user-agent') ?? '') ||
  (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').includes('prefetch');

type Key = { day: string; source: string; medium: string; device: DeviceClass };

const keyOf = ({ day, source, medium, device }: Key): string => [day, source, medium, device].join(' ');

const write = async (tx: Tx, counts: Counted): Promise<void> => {
  for (const [key, { visits, visitors }] of [...counts].sort()) {
    const [day, source, medium, device] = key.split(' ');
    await sql`
      insert into visit_day as kept (day, source, medium, device, visits, visitors)
      values (${day}, ${source}, ${medium}, ${device}, ${visits}, ${visitors})
      on conflict (day, source, medium, device)
        do update set visits = kept.visits + excluded.visits, visitors = kept.visitors + excluded.visitors
    `.execute(tx);
  }
};
