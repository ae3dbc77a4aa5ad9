// Delivers a message's remote pictures and remembers failures for a while. The sender's server sees Flow, not the reader.
import type { Account, MessageId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { accountBy } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { takeTurns } from '#server/take-turns.ts';
import { refuseForeign } from './original.ts';
import { type OfferedPicture, pictureAddresses } from './picture-address.ts';
import type { Page } from './shown-message.ts';

export type Pictures = {
  /** The picture addresses of one page. */
  addressesFor(account: Account, message: MessageId): (address: string) => string;
  /** Throws `Problem`s. A signed-in person must be the one in the address. */
  bring(query: Record<string, string>, signedIn: UserId | null): Promise<BroughtFor>;
  missing(account: Account, message: MessageId, page: Page): { unreachable: number; unfit: number };
};

/** `seconds`: how long the browser may cache it. */
export type BroughtFor = { type: string; bytes: Uint8Array; seconds: number };

export const openPictures = (ctx: Context): Pictures => {
  const addresses = pictureAddresses(ctx.config);
  const turns = takeTurns({ together: 24, each: 8, waiting: 200, full: 'picture.busy' });
  const missed = openMissed();
  const bring = async ({ user, account: id, message, address, until }: OfferedPicture): Promise<BroughtFor> => {
    const account = await ctx.db.asUser(user, (tx) => accountBy(tx, { userId: user, accountId: id }));
    await refuseForeign(ctx, account, message);
    const brought = await turns(user, () => ctx.picture(address));
    missed.note(`${id} ${message} ${address}`, brought.kind === 'picture' ? null : brought.kind);
    if (brought.kind !== 'picture') throw new Problem(problemOf[brought.kind]);
    const seconds = Math.floor((until - ctx.clock.now().getTime()) / 1000);
    return { type: brought.type, bytes: brought.bytes, seconds: Math.max(0, seconds) };
  };
  return {
    addressesFor: (account, message) => (address) =>
      addresses.of({ user: account.userId, account: account.id, message, address }, ctx.clock.now()),
    bring: async (query, signedIn) => {
      const offered = addresses.read(query, ctx.clock.now());
      if (offered === null || (signedIn !== null && signedIn !== offered.user)) throw new Problem('picture.unsigned');
      return bring(offered);
    },
    missing: ({ id }, message, { shown }) => {
      const why = (shown?.addresses ?? []).map((address) => missed.why(`${id} ${message} ${address}`));
      const unreachable = why.filter((one) => one === 'unreachable').length;
      return { unreachable, unfit: why.filter((one) => one !== null).length - unreachable };
    },
  };
};

type Missing = 'refused' | 'unreachable' | 'unfit' | 'too-large';

const problemOf = {
  refused: 'picture.refused',
  unreachable: 'picture.unreachable',
  unfit: 'picture.unfit',
  'too-large': 'picture.too-large',
} as const satisfies Record<Missing, ProblemCode>;

/** Why pictures are missing. Evicts the oldest first. */
const openMissed = () => {
  const kept = new Map<string, Missing>();
  return {
    note: (key: string, why: Missing | null): void => {
      kept.delete(key);
      if (why !== null) kept.set(key, why);
      const [oldest] = kept.keys();
      if (kept.size > mostMissed && oldest !== undefined) kept.delete(oldest);
    },
    why: (key: string): Missing | null => kept.get(key) ?? null,
  };
};

const mostMissed = 5_000;
