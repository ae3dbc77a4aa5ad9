import type { Draft, SendingId } from '#domain/draft.ts';
import { now } from '#web/clock.ts';
import { owe, owedIsAccepted, oweNoMore } from '#web/data/credits-now.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { perDevice } from '#web/device.ts';
import { keptSendings } from './draft-box.ts';
import type { Confirmed } from './draft-records.ts';

export type Leaving = {
  draft: Draft;
  confirmed: Confirmed;
  leavesAt: number | null;
  /** The server may have received the request. */
  asked: boolean;
  /** Sent from this page. For other mail, the device's record decides. */
  here: boolean;
};

export const underWay = deviceObservable((): readonly Leaving[] => []);

export const waiting = (draft: Draft, confirmed: Confirmed): Leaving => ({
  draft,
  confirmed,
  leavesAt: null,
  asked: true,
  here: false,
});

export const find = (id: SendingId): Leaving | undefined =>
  underWay.current().find(({ confirmed }) => confirmed.sendingId === id);

export const add = (one: Leaving): void => {
  owesFor(one);
  underWay.become([...underWay.current(), one]);
};

/** The server does not have it yet. */
export const owesFor = ({ confirmed, leavesAt }: Leaving): void => {
  if (confirmed.byVoice && leavesAt === null) owe(confirmed.sendingId);
};

export const drop = (id: SendingId): void => {
  oweNoMore(id);
  underWay.become(underWay.current().filter(({ confirmed }) => confirmed.sendingId !== id));
};

export const set = (id: SendingId, some: Partial<Leaving>): void => {
  if (some.leavesAt) void owedIsAccepted(id);
  underWay.become(underWay.current().map((one) => (one.confirmed.sendingId === id ? { ...one, ...some } : one)));
};

/** Mail held in any tab: ignore later answers from before the hold. */
const held = perDevice(() => new Set<SendingId>());
export const wasHeld = (id: SendingId): boolean => held().has(id);
export const noteHeld = (id: SendingId): void => void held().add(id);

/** Another tab or device sent it. Show its countdown here too. */
export const takeOver = (draft: Draft, { id: sendingId, leavesIn }: { id: SendingId; leavesIn: number }): void => {
  if (wasHeld(sendingId)) return;
  const unknown = { confirmed: '', strangers: [], spoken: false, at: null, holdWanted: false };
  add({ ...waiting(draft, { sendingId, ...unknown }), leavesAt: now().getTime() + leavesIn });
};

/** Longer than any hold, so a later time is a scheduled one. */
const soon = 60_000;
export const isLater = ({ leavesAt, confirmed: { at } }: Leaving): boolean =>
  (leavesAt ?? Date.parse(at ?? '')) - now().getTime() > soon;

/** Answers a late "hold". */
const left = perDevice(() => ({ lastAt: Number.NEGATIVE_INFINITY }));
const lately = 60_000;
export const noteLeft = (): void => {
  left().lastAt = now().getTime();
};
export const leftLately = (): boolean => now().getTime() - left().lastAt < lately;

/** Reads the device's record, because another tab may have held the mail unnoticed. */
export const nextStepFor = async ({
  confirmed: { sendingId },
  here,
}: Leaving): Promise<'send' | 'hold' | 'nothing'> => {
  const kept = (await keptSendings()).filter((one) => one.sendingId === sendingId);
  if (kept.some(({ holdWanted }) => holdWanted)) return 'hold';
  return here || kept.length > 0 ? 'send' : 'nothing';
};
