import { LiveEvent, liveAddress } from '#api/live.ts';
import type { UserId } from '#domain/id.ts';
import { standIn } from './stand-in.ts';

export type Heard = {
  event: (event: LiveEvent) => void;
  /** The channel opened, or may have missed events: check the mailbox. */
  check: () => void;
  /** The channel broke: check whether the server is there. */
  broke: () => void;
};

/** Reopen delay in seconds; doubles up to the last. */
const again = { first: 1, last: 30 } as const;

/** The browser reconnects after a loss, but never after a refusal. */
export const listen = (userId: UserId, heard: Heard, stopped: AbortSignal): void => {
  const here = standIn();
  if (here !== null) return here.listen(heard, stopped);
  const { event, check, broke } = heard;
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: EventSource;
  const open = (): void => {
    channel = new EventSource(liveAddress(userId));
    channel.onopen = () => {
      wait = again.first;
      check();
    };
    channel.onmessage = ({ data }) => {
      const parsed = LiveEvent.safeParse(JSON.parse(String(data)));
      if (parsed.success) event(parsed.data);
    };
    channel.onerror = () => {
      if (channel.readyState !== EventSource.CLOSED) return broke();
      timer = setTimeout(open, wait * 1000);
      wait = Math.min(again.last, wait * 2);
      // The channel does not give the reason; a call does. The session may have ended.
      check();
    };
  };
  open();
  stopped.addEventListener('abort', () => {
    clearTimeout(timer);
    channel.close();
  });
};
