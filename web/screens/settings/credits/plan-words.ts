import type { Plan } from '#domain/plan.ts';
import { renewalReplies as renewal, renewalDays } from '#language/en/app/credit-replies.ts';
import { dayWords } from '#web/screens/settings/devices/day-words.ts';

export const planWords = (plan: Plan, now: Date): string => {
  if (plan.kind === 'free')
    return plan.unpaid ? 'Pro has ended, because a renewal was not paid.' : 'Free credits, without a plan.';
  const day = dayWords(new Date(plan.until), now);
  return {
    renews: `Renews ${day}.`,
    ends: `Ends ${day}. Your credits stay.`,
    failed: `${renewal.failed} ${renewal.ends(renewalDays(plan.until, now))}`,
  }[plan.next];
};
