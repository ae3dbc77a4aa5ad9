// Tells once a visit that a renewal was not paid, and how long it still may be.
import { useEffect } from 'react';
import { renewalDays, renewalReplies as say } from '#language/en/app/credit-replies.ts';
import { now } from '#web/clock.ts';
import { askPlan, openPortal } from '#web/data/payments.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { troubleNotice } from '#web/ui/notices/trouble-notice.ts';

/** `counts`: this Flow counts credits, so there may be a plan. */
export const useRenewal = (counts: boolean): void =>
  useEffect(() => {
    if (counts)
      void askPlan().then(
        ({ plan }) => plan.kind === 'pro' && plan.next === 'failed' && tell(plan.until),
        () => {},
      );
  }, [counts]);

const tell = (until: string): number =>
  notice({
    about: 'renewal',
    title: say.failed,
    text: say.ends(renewalDays(until, now())),
    tone: 'warn',
    icon: 'trouble',
    stays: 'until answered',
    action: { label: 'Pay it', altText: 'Open Credits in the settings to pay it', run: pay },
  });

const pay = (): void => void openPortal(location.pathname).catch((error: unknown) => notice(troubleNotice(error, pay)));
