// Mail that is on its way, as this tab knows of it.
import type { Draft, SendingId } from '#domain/draft.ts';
import { now } from '#web/clock.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { perDevice } from '#web/device.ts';
import { keptSendings } from './draft-box.ts';
import type { Confirmed } from './draft-records.ts';

export type Leaving = {
  draft: Draft;
  confirmed: Confirmed;
  /** By this device's clock, ms since 1970; null while the server has yet to take it. */
  leavesAt: number | null;
  /** The server may have been asked to take it. */
  asked: boolean;
  /** Sent in this page; else what the device keeps of it says whether it is still to be sent. */
  here: boolean;
};

/** What leaves, newest last. */
export const underWay = deviceObservable((): readonly Leaving[] => []);

/** What another tab, or an earlier visit, sent. */
export const waiting = (draft: Draft, confirmed: Confirmed): Leaving => ({
  draft,
  confirmed,
  leavesAt: null,
  asked: true,
  here: false,
});

export const find = (id: SendingId): Leaving | undefined =>
  underWay.current().find(({ confirmed }) => confirmed.sendingId === id);

export const add = (one: Leaving): void => underWay.become([...underWay.current(), one]);

export const drop = (id: SendingId): void =>
  underWay.become(underWay.current().filter(({ confirmed }) => confirmed.sendingId !== id));

export const set = (id: SendingId, some: Partial<Leaving>): void =>
  underWay.become(underWay.current().map((one) => (one.confirmed.sendingId === id ? { ...one, ...some } : one)));

/** Held back, here or in another tab: what was on its way to the server or from it at that moment tells nothing new. */
const held = perDevice(() => new Set<SendingId>());
export const wasHeld = (id: SendingId): boolean => held().has(id);
export const noteHeld = (id: SendingId): void => void held().add(id);

/** Sent in another tab, or on another device: its countdown is shown here too. */
export const takeOver = (draft: Draft, { id: sendingId, leavesIn }: { id: SendingId; leavesIn: number }): void => {
  if (wasHeld(sendingId)) return;
  const unknown = { confirmed: '', strangers: [], spoken: false, at: null, holdWanted: false };
  add({ ...waiting(draft, { sendingId, ...unknown }), leavesAt: now().getTime() + leavesIn });
};

/** More than any hold: what leaves after that was given its time by the person. */
const soon = 60_000;
export const isLater = ({ leavesAt, confirmed: { at } }: Leaving): boolean =>
  (leavesAt ?? Date.parse(at ?? '')) - now().getTime() > soon;

/** When something last left, so that a 'hold' that comes too late is answered so. */
const left = perDevice(() => ({ lastAt: Number.NEGATIVE_INFINITY }));
const lately = 60_000;
export const noteLeft = (): void => {
  left().lastAt = now().getTime();
};
export const leftLately = (): boolean => now().getTime() - left().lastAt < lately;

/** What is wanted of it by now, as the device has it: another tab may have held it back, and not been heard. */
export const wishFor = async ({ confirmed: { sendingId }, here }: Leaving): Promise<'send' | 'hold' | 'nothing'> => {
  const kept = (await keptSendings()).filter((one) => one.sendingId === sendingId);
  if (kept.some(({ holdWanted }) => holdWanted)) return 'hold';
  return here || kept.length > 0 ? 'send' : 'nothing';
};
