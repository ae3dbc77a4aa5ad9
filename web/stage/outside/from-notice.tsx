// Opens what a notice was about: a mail by the address's fragment, or a place that the service worker names.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ThreadId } from '#domain/id.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { OpenPlace, opened } from '#web/data/worker-messages.ts';
import { paths } from '#web/paths.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export function FromNotice() {
  const { player } = useStageSession();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const threadId = threadIn(hash);
  const isHere = useObserved(player.state, ({ views }) => threadId !== null && views.queue.here.has(threadId));
  const listed = useObserved(mailbox, ({ state, listing }) => state === 'ready' && !listing);
  useEffect(() => {
    if (threadId === null || pathname !== paths.emailPlayer || !(isHere || listed)) return;
    if (isHere) {
      player.send({ kind: 'scope', scope: 'queue' });
      player.send({ kind: 'go', threadId });
    }
    // A reload must not go back to that mail.
    void navigate(pathname, { replace: true });
  }, [threadId, pathname, isHere, listed, player, navigate]);
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) return;
    const take = ({ data, ports }: MessageEvent): void => {
      const place = OpenPlace.safeParse(data);
      if (!place.success) return;
      ports[0]?.postMessage(opened);
      void navigate(place.data.url);
    };
    serviceWorker.addEventListener('message', take);
    return () => serviceWorker.removeEventListener('message', take);
  }, [navigate]);
  return null;
}

const threadIn = (hash: string): ThreadId | null => {
  const parsed = ThreadId.safeParse(/^#thread=(.+)$/.exec(hash)?.[1]);
  return parsed.success ? parsed.data : null;
};
