// What stands in the place of the server and of the device's store: nothing, but in a demonstration, where all happens in the page.
// Whoever calls, listens or keeps does so as ever; only the few doors to the world ask here first.
import type { Endpoint } from '#api/endpoint.ts';
import type { MessageId } from '#domain/id.ts';
import { perDevice } from '#web/device.ts';
import type { Heard } from './live.ts';
import type { Store } from './store.ts';

export type StandIn = {
  /** Throws `Problem`s, as the server would answer them. */
  answer<Request, Response>(endpoint: Endpoint<Request, Response>, request: Request): Promise<unknown>;
  listen: (heard: Heard, stopped: AbortSignal) => void;
  openStore: () => Store;
  /** The address of a page with the message as its sender laid it out. */
  originalPage: (id: MessageId) => string;
  file: (id: MessageId, nth: number) => Promise<Blob>;
};

/** From now on, for as long as the page lives. */
export const standFor = (next: StandIn): void => {
  standing().in = next;
};

export const standIn = (): StandIn | null => standing().in;

const standing = perDevice((): { in: StandIn | null } => ({ in: null }));

/** What this browser keeps by name; of a demonstration only as long as its tab. */
export const browserKeeps = (): Storage => (standIn() === null ? localStorage : sessionStorage);

/** Whether the server may be reached, as far as the browser knows. Without a server there is nothing to miss. */
export const hasNetwork = (): boolean => standIn() !== null || navigator.onLine !== false;
