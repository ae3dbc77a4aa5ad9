// The number on the app's icon: mail that needs an answer.
import { useEffect } from 'react';
import { needAnswer } from '#reading/ranking.ts';
import { forgetPlain } from '#web/data/forget-plain.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { clearOutside, showBadge } from '#web/data/outside-page.ts';
import { currentSession, isDemonstration, useSession } from '#web/session/session.ts';
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
  useEffect(clearAfterSession, []);
  return null;
}

/** The session may end elsewhere, or become another person's, without a sign-out on this page. */
const clearAfterSession = (): (() => void) => {
  const before = currentSession();
  return () => {
    if (before.user === null || before.user.id === currentSession().user?.id || isDemonstration(before)) return;
    void clearOutside().catch(() => {});
    void forgetPlain(before.user.id).catch(() => {});
  };
};

/** Milliseconds. Nobody looks at the icon while they clear the inbox. */
const afterActs = 1000;
