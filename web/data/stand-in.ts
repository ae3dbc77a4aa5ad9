// A demonstration replaces the server and the device's store here. Callers do not notice.
import type { Endpoint } from '#api/endpoint.ts';
import type { MessageId } from '#domain/id.ts';
import { perDevice } from '#web/device.ts';
import type { Heard } from './live.ts';
import type { Store } from './store.ts';

export type StandIn = {
  answer<Request, Response>(endpoint: Endpoint<Request, Response>, request: Request): Promise<unknown>;
  listen: (heard: Heard, stopped: AbortSignal) => void;
  openStore: () => Store;
  originalPage: (id: MessageId) => string;
  file: (id: MessageId, nth: number) => Promise<Blob>;
};

export const standFor = (next: StandIn): void => {
  standing().in = next;
};

export const standIn = (): StandIn | null => standing().in;

const standing = perDevice((): { in: StandIn | null } => ({ in: null }));

/** A demonstration's settings last as long as its tab. */
export const browserKeeps = (): Storage => (standIn() === null ? localStorage : sessionStorage);

export const hasNetwork = (): boolean => standIn() !== null || navigator.onLine !== false;
