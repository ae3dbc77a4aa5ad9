// The number on the app's icon: mail that needs an answer.
import { useEffect } from 'react';
import { needAnswer } from '#reading/ranking.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { showBadge } from '#web/data/outside-page.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { useFrame } from '#web/stage/frame-context.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export function IconBadge() {
  const { ranks } = useFrame();
  const { ownAddress } = useStageSession();
  const ready = useObserved(mailbox, ({ state }) => state === 'ready');
  const shows = !isDemonstration(useSession()) && ready;
  useEffect(() => {
    if (!shows) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      timer = undefined;
      showBadge(needAnswer(ranks.current().values(), ownAddress));
    };
    const later = (): void => {
      timer ??= setTimeout(count, afterActs);
    };
    const unfollow = ranks.subscribe(later);
    later();
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [shows, ranks, ownAddress]);
  return null;
}

/** Milliseconds. Nobody looks at the icon while they clear the inbox. */
const afterActs = 1000;
