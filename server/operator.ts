// The operator's program: `npm run operator -- add …` makes an operator, `npm run operator -- contact` prints the messages to them.
import path from 'node:path';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { forgetCodes, linkMinutes, operatorLink } from '#server/accounts/operators.ts';
import { logVerdict } from '#server/activity/log-verdict.ts';
import { openPayments } from '#server/adapters/stripe/payments.ts';
import { heldLines, heldReferrals, releaseReferrals } from '#server/credits/held-referrals.ts';
import { rebuildFigures } from '#server/metrics/rebuild-figures.ts';
import { refundByHand, setUpPayments } from '#server/payments/by-hand.ts';
import { contactLines } from '#server/public-pages/contact-lines.ts';
import { listMessages, removeMessage } from '#server/public-pages/contact-messages.ts';
import { leavingLink, listed } from '#server/public-pages/waitlist.ts';
import { waitlistLines } from '#server/public-pages/waitlist-lines.ts';
import { systemClock } from './clock.ts';
import { type Config, readSettings, type Settings } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { runningAddress } from './db/embedded/running.ts';
import { type ProvidedDatabase, provideDatabase } from './db/provide.ts';
import { withSecrets } from './secrets.ts';

/** Returns what to print. */
type Act = (config: Config, db: Database) => Promise<string>;

const usage = [
  'Usage:',
  'npm run operator -- add <address> [name]   makes an operator',
  'npm run operator -- forget-codes <address> ends the sign-in codes of a lost authenticator',
  'npm run operator -- contact                prints the messages from the contact page',
  'npm run operator -- contact remove <id>    deletes one of them',
  'npm run operator -- waitlist               prints the waitlist as CSV, with a link to leave for each',
  'npm run operator -- payments               makes products, prices and the webhook at Stripe, and says what it did',
  'npm run operator -- refund <address> [id]  refunds the last payment of a person or that one, and ends the plan that it paid for',
  'npm run operator -- referrals              prints whose referrals are more than a month allows',
  'npm run operator -- referrals give <id>    gives that person the credits for them, within the hour',
  'npm run operator -- verify-log             says whether the activity log is as it was written',
  'npm run operator -- rebuild-figures        counts the figures of the admin area again, from what they count',
].join('\n  ');

const main = async (words: readonly string[]): Promise<void> => {
  const act = actOf(words);
  if (act === null) return stop(usage);
  const read = readSettings(process.env, path.resolve(import.meta.dirname, '..'));
  if (read.kind === 'wrong') return stop(['Flow cannot start:', ...read.lines].join('\n  '));
  const provided = await databaseOf(read.settings);
  const db = openDatabase(provided.connectionString, { connections: 1 });
  try {
    process.stdout.write(`${await act(withSecrets(read.settings), db)}\n`);
  } finally {
    await db.close();
    await provided.stop();
  }
};

const actOf = ([verb, one, ...rest]: readonly string[]): Act | null => {
  if (one?.includes('@')) return addressAct(verb, one, rest.join(' ').trim() || undefined);
  if (verb === 'referrals') return referralAct(one, rest[0]);
  return verb === 'contact' ? contactAct(one, rest[0]) : (soleWords.get(verb ?? '') ?? null);
};

const addressAct = (verb: string | undefined, address: string, more: string | undefined): Act | null => {
  if (verb === 'add') return add(address, more);
  if (verb === 'refund') return refund(address, more);
  return verb === 'forget-codes' ? forget(address) : null;
};

const contactAct = (what: string | undefined, id: string | undefined): Act | null => {
  if (what === undefined) return async (config, db) => contactLines(await listMessages({ config, db }));
  return what === 'remove' && id !== undefined ? remove(id) : null;
};

const referralAct = (what: string | undefined, id: string | undefined): Act | null => {
  if (what === undefined) return async (_config, db) => heldLines(await heldReferrals(db));
  const referrer = UserId.safeParse(id).data;
  if (what !== 'give' || referrer === undefined) return null;
  return async (_config, db) => `${await releaseReferrals(db, referrer)} referrals give credits within the hour.`;
};

const add =
  (address: string, name: string | undefined): Act =>
  async (config, db) => {
    const link = await operatorLink({ config, db, clock: systemClock }, address, name);
    return `${address} is an operator. Set the password within ${linkMinutes} minutes:\n${link}`;
  };

const forget =
  (address: string): Act =>
  async (_config, db) =>
    (await forgetCodes({ db }, address))
      ? `${address} signs in without a code. Set up a new authenticator in the admin area.`
      : `Flow does not know ${address}.`;

const refund =
  (address: string, payment: string | undefined): Act =>
  async (config, db) => {
    const world = { config, db, clock: systemClock, payments: openPayments(config.payments) };
    return refundByHand(world, address, payment).catch(unreached);
  };

const payments: Act = async (config) =>
  setUpPayments({ config, payments: openPayments(config.payments) }).catch(unreached);

/** Its message has Stripe's own code. */
const unreached = (error: unknown): string => {
  if (error instanceof Problem)
    return `Stripe did not confirm that: ${error.message}. Try again: nothing happens twice.`;
  throw error;
};

const remove =
  (id: string): Act =>
  async (config, db) =>
    (await removeMessage({ config, db }, id)) ? 'The message is deleted.' : `There is no message ${id}.`;

const waitlist: Act = async (config, db) => {
  const ctx = { config, db };
  const entries = await listed(ctx);
  return waitlistLines(entries.map(({ id, ...entry }) => ({ ...entry, leave: leavingLink(ctx, config.url, id) })));
};

const rebuild: Act = async (_config, db) => {
  const { days, turns } = await rebuildFigures(db);
  return `The figures are counted again, from ${days} days of people and ${turns} spoken turns.`;
};

/** Ends with a failure if the log was changed. */
const verifyLog: Act = async (config, db) => {
  const { line, isWhole } = await logVerdict({ config, db });
  if (!isWhole) process.exitCode = 1;
  return line;
};

/** Verbs without further words. */
const soleWords: ReadonlyMap<string, Act> = new Map([
  ['waitlist', waitlist],
  ['verify-log', verifyLog],
  ['payments', payments],
  ['rebuild-figures', rebuild],
]);

/** Uses the running Flow's database, or starts the embedded one. */
const databaseOf = async ({
  databaseUrl,
  data: folder,
}: Settings): Promise<Pick<ProvidedDatabase, 'connectionString' | 'stop'>> => {
  const running = databaseUrl === null ? runningAddress(path.join(folder, 'postgres'), 'flow') : null;
  if (running !== null) return { connectionString: running, stop: async () => {} };
  const provided = await provideDatabase(databaseUrl, folder);
  await provided.prepare();
  return provided;
};

const stop = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

await main(process.argv.slice(2));
