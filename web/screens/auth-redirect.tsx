import { useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { titled } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { takeAdminReturn } from '#web/session/admin-return.ts';
import { arrive } from '#web/session/arrival.ts';
import { isGreeted, setGreeted } from '#web/session/greeted.ts';
import { forgetPurchase, purchaseReturn } from '#web/session/purchase-return.ts';
import { processReferral } from '#web/session/referral.ts';
import { useSession } from '#web/session/session.ts';
import { bringSetupUpToDate } from '#web/session/setup.ts';
import { signIn } from '#web/session/sign-in.ts';
import { tellTabs } from '#web/session/tabs.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { AuthRedirect, type NextWay } from './auth-redirect-view.tsx';

export const meta: MetaFunction = () => [{ title: titled('Signing in') }];

export default function AuthRedirectScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { user } = session;
  const { leavingBy, again } = useAgain();
  const arrival = arrive(session, query, user !== null && isGreeted(user.id));
  useEffect(() => {
    if (arrival.kind !== 'go') return;
    if (arrival.say) notice(arrival.say);
    if (user && arrival.connected) {
      setGreeted(user.id);
      tellTabs('changed');
      void bringSetupUpToDate();
    }
    if (user === null) forgetPurchase();
    else if (arrival.to === paths.emailPlayer) creditReferrer(user.id);
    void navigate(wayOn(arrival.to) ?? arrival.to, { replace: true });
  });
  return (
    <AuthRedirect
      state={arrival.kind === 'go' ? 'waiting' : arrival.kind}
      leavingBy={leavingBy}
      onCreateAccount={() => void again('sign-up')}
      onTryAnother={() => void again('log-in')}
    />
  );
}

/** The person goes on whatever comes of it. */
const creditReferrer = (userId: string): void => void processReferral(userId).catch(() => {});

/** What the person was about to do before they left for Google. */
const wayOn = (to: string): string | null => {
  if (to === paths.admin) return takeAdminReturn();
  return to === paths.emailPlayer ? purchaseReturn() : null;
};

/** Announce the destination before leaving, because nobody would see a later notice. */
const useAgain = () => {
  const [leavingBy, setLeavingBy] = useState<NextWay | null>(null);
  const again = async (intent: NextWay): Promise<void> => {
    setLeavingBy(intent);
    notice({ title: words[intent], about: 'sign-in' });
    if (!(await signIn(intent))) setLeavingBy(null);
  };
  return { leavingBy, again };
};

const words = {
  'sign-up': 'Choose the Google account to create your Flow account with.',
  'log-in': 'Please sign in with a different email address',
} satisfies Record<NextWay, string>;
