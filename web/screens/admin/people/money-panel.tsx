// A person's plan, payments and credits.
import type { PersonAnswer } from '#web/data/admin-people.ts';
import { numberHere } from '#web/formats.ts';
import { dateWords, dollars } from '#web/screens/admin/frame/words.ts';
import { Facts } from './facts.tsx';

type Plan = PersonAnswer['plans'][number];
type Paid = PersonAnswer['paid'][number];

export const PlanPanel = ({ data: { plans, paid } }: { data: PersonAnswer }) => (
  <Facts
    rows={[
      ...plans.map((plan) => [names[plan.buy], planWords(plan)] as const),
      ...paid.map((one) => [dateWords(one.paidAt), paidWords(one)] as const),
    ]}
    none="They have bought nothing."
  />
);

const names = { pro_monthly: 'Pro, monthly', pro_yearly: 'Pro, yearly', top_up: 'Credits' } as const;

const planWords = ({ state, endsAt, cancels, unpaidSince }: Plan): string => {
  if (state === 'over') return `Ended ${dateWords(endsAt)}`;
  if (state === 'unpaid') return `Not paid since ${dateWords(unpaidSince ?? endsAt)}`;
  return `${cancels ? 'Ends' : 'Renews'} ${dateWords(endsAt)}`;
};

const paidWords = ({ buy, amount, refunded, dispute }: Paid): string =>
  [
    `${names[buy]}: ${dollars(amount)}`,
    refunded > 0 ? `${dollars(refunded)} refunded` : null,
    dispute === 'none' ? null : `dispute ${dispute}`,
  ]
    .filter((part) => part !== null)
    .join(', ');

export const CreditsPanel = ({ data: { credits, creditLines } }: { data: PersonAnswer }) => (
  <Facts
    rows={[
      ...(credits === null
        ? []
        : [
            [
              'Left',
              `${numberHere(credits.free + credits.monthly + credits.bought)}: ${credits.free} free, ${credits.monthly} of the month, ${credits.bought} bought${credits.frozen ? ', which a dispute holds' : ''}`,
            ] as const,
          ]),
      ...creditLines.map(
        ({ id, at, amount, bucket, reason }) =>
          [
            `${dateWords(at)} #${id}`,
            `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${bucket === reason ? bucket : `${bucket}, ${reason}`}`,
          ] as const,
      ),
    ]}
    none="No credit was given or spent."
  />
);
