// The live channel of one person's mailbox, held open: a channel that the browser gave up is opened anew.
import { LiveEvent, liveAddress } from '#api/live.ts';
import type { UserId } from '#domain/id.ts';
import { standIn } from './stand-in.ts';

export type Heard = {
  event: (event: LiveEvent) => void;
  /** It is open, or it was refused and may have missed something: time to look. */
  look: () => void;
  /** It broke, or could not be opened once more: is the server still there? */
  broke: () => void;
};

/** Seconds before a channel that was refused is opened again; doubling up to the last. */
const again = { first: 1, last: 30 } as const;

/** Listens until `stopped`. After a loss the browser connects again by itself, but after a refusal it never does. */
export const listen = (userId: UserId, heard: Heard, stopped: AbortSignal): void => {
  const here = standIn();
  if (here !== null) return here.listen(heard, stopped);
  const { event, look, broke } = heard;
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: EventSource;
  const open = (): void => {
    channel = new EventSource(liveAddress(userId));
    channel.onopen = () => {
      wait = again.first;
      look();
    };
    channel.onmessage = ({ data }) => {
      const parsed = LiveEvent.safeParse(JSON.parse(String(data)));
      if (parsed.success) event(parsed.data);
    };
    channel.onerror = () => {
      if (channel.readyState !== EventSource.CLOSED) return broke();
      timer = setTimeout(open, wait * 1000);
      wait = Math.min(again.last, wait * 2);
      // It was refused, with a reason that only a call is told: the session may be over.
      look();
    };
  };
  open();
  stopped.addEventListener('abort', () => {
    clearTimeout(timer);
    channel.close();
  });
};
