// Everything for a run on this machine: PostgreSQL, local Google, Flow's processes, and signed-in people.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { freePorts } from '#test/support/free-ports.ts';
import { openClient } from './client.ts';
import { openConnection } from './connection.ts';
import { type LocalGoogle, openGoogle } from './google.ts';
import type { Household } from './household.ts';
import { type Inspector, openInspector } from './inspect.ts';
import { openMailroom } from './mailroom.ts';
import { type Person, peopleOf } from './people.ts';
import { openPostgres, type Postgres } from './postgres.ts';
import { openPrograms, type Programs } from './programs.ts';
import type { Schedule } from './schedule.ts';
import type { Desk } from './tabs.ts';

export type World = {
  postgres: Postgres;
  google: LocalGoogle;
  programs: Programs;
  inspector: Inspector;
  people: readonly Person[];
  desks: readonly Desk[];
  /** Flow's secrets, which must not appear in a log. */
  secrets: readonly string[];
};

/** The real time, which the run's processes use too. */
export const nowOf = (): Date => new Date(performance.timeOrigin + performance.now());

/** `over`: nobody waits for an answer any more. */
type WorldOptions = { schedule: Schedule; tree: string; over: () => boolean };

export const openWorld = async (household: Household, { schedule, tree, over }: WorldOptions): Promise<World> => {
  const port = await freePorts();
  const url = `http://localhost:${port}`;
  const now = nowOf();
  const people = peopleOf(schedule.people);
  const postgres = await openPostgres(household);
  await postgres.start();
  const database = await hostDatabase(postgres.address('postgres'));
  const google = await openGoogle(household, { tree, port: port + 1, flow: url, people, now });
  await google.control('quota', { profile: schedule.quota });
  const [sessionSecret, key] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const environment = {
    PORT: String(port),
    FLOW_URL: url,
    FLOW_DATA: household.folder,
    DATABASE_URL: database,
    FLOW_SESSION_SECRET: sessionSecret,
    FLOW_KEY: key,
    NODE_ENV: 'test',
    // No local Stripe.
    FLOW_CREDITS: 'unlimited',
    ...(schedule.pushes
      ? { GOOGLE_PUSH_TOPIC: 'projects/chaos/topics/mail', GOOGLE_PUSH_ACCOUNT: 'gmail-push@local-google.example' }
      : {}),
  };
  if (schedule.pushes)
    await google.control('pubsub', {
      endpoint: `${url}/push/google`,
      duplicate: 1,
      delayMs: 300,
      lose: 5,
      reorder: true,
      everyMs: 200,
    });
  const programs = openPrograms(household, { tree, environment });
  await programs.start();
  const desks = await Promise.all(
    people.map(async (person): Promise<Desk> => {
      const others = people.filter((one) => one !== person);
      const client = openClient({ url, person, others, over });
      const mailroom = await openMailroom(google, person, now);
      const connection = openConnection({
        revoke: () => google.control('revoke', { email: person.email }),
        renew: () => client.signIn('reconnect'),
      });
      const userId = await client.signIn('sign-up');
      return { client, mailroom, connection, userId, given: [], sent: [], takeable: { undo: [], redo: [] } };
    }),
  );
  const inspector = openInspector(postgres.address('flow'));
  return { postgres, google, programs, inspector, people, desks, secrets: [sessionSecret, key] };
};

/** A host's database and account as `docs/self-hosting.md` makes them. Returns the account's address. */
const hostDatabase = async (superuser: string): Promise<string> => {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  await client.query('create role flow_host login createrole');
  await client.query('create database flow owner flow_host');
  await client.end();
  return superuser.replace('postgres@', 'flow_host@').replace('/postgres?', '/flow?');
};
