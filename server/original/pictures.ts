// Hands out the pictures of a message that its sender keeps elsewhere, and remembers for a while which could not be had. Their host
// is asked by Flow, and learns nothing of who looks but that somebody does.
import type { MessageId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { takeTurns } from '#server/take-turns.ts';
import { refuseForeign } from './original.ts';
import { type OfferedPicture, pictureAddresses } from './picture-address.ts';
import type { Page } from './shown-message.ts';

export type Pictures = {
  /** The addresses under which this page may ask for its pictures. */
  addressesFor(user: UserId, message: MessageId): (address: string) => string;
  /** Of an address of these; whoever is signed in where it is asked for must be its person. Throws `Problem`s. */
  bring(query: Record<string, string>, signedIn: UserId | null): Promise<BroughtFor>;
  missing(user: UserId, message: MessageId, page: Page): { unreachable: number; unfit: number };
};

/** `seconds`: how long it may be kept where it is shown. */
export type BroughtFor = { type: string; bytes: Uint8Array; seconds: number };

export const openPictures = (ctx: Context): Pictures => {
  const addresses = pictureAddresses(ctx.config);
  const turns = takeTurns({ together: 24, each: 8, waiting: 200, full: 'picture.busy' });
  const missed = openMissed();
  const bring = async ({ user, message, address, until }: OfferedPicture): Promise<BroughtFor> => {
    await refuseForeign(ctx, user, message);
    const brought = await turns(user, () => ctx.picture(address));
    missed.note(`${user} ${message} ${address}`, brought.kind === 'picture' ? null : brought.kind);
    if (brought.kind !== 'picture') throw new Problem(problemOf[brought.kind]);
    const seconds = Math.floor((until - ctx.clock.now().getTime()) / 1000);
    return { type: brought.type, bytes: brought.bytes, seconds: Math.max(0, seconds) };
  };
  return {
    addressesFor: (user, message) => (address) => addresses.of({ user, message, address }, ctx.clock.now()),
    bring: async (query, signedIn) => {
      const offered = addresses.read(query, ctx.clock.now());
      if (offered === null || (signedIn !== null && signedIn !== offered.user)) throw new Problem('picture.unsigned');
      return bring(offered);
    },
    missing: (user, message, { shown }) => {
      const why = (shown?.addresses ?? []).map((address) => missed.why(`${user} ${message} ${address}`));
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

/** Why pictures are missing; the oldest are forgotten first. */
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
