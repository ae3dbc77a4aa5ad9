// From a visit to a payment: each step with its share of the one before.
import type { ReactNode } from 'react';
import type { FunnelSteps, SourceSteps } from '#domain/business-figures.ts';
import { numberHere } from '#web/formats.ts';
import { emDash } from '#web/screens/admin/figures/figure-words.ts';
import { Panel } from '#web/screens/admin/figures/group.tsx';
import { Hint } from '#web/screens/admin/figures/hint.tsx';
import { Share } from '#web/screens/admin/figures/share.tsx';
import { figure, NoRows, Table } from '#web/screens/admin/table/table.tsx';
import styles from './funnel-panel.module.css';

const steps = [
  {
    name: 'Visitors',
    step: 'visitors',
    explains: 'Different visitors of the landing page on each day (of UTC), without a cookie or a stored address.',
  },
  { name: 'Signups', step: 'signUps', explains: 'Accounts created in the range.' },
  { name: 'First session', step: 'firstSession', explains: 'Of these accounts: who has finished a triage session.' },
  { name: 'Paid', step: 'paid', explains: 'Of these accounts: who has paid.' },
] as const;

export function Funnel({ all }: { all: FunnelSteps }) {
  const most = Math.max(1, ...steps.map(({ step }) => all[step] ?? 0));
  return (
    <Panel>
      <ol className={styles.funnel}>
        {steps.map(({ name, step, explains }, nth) => {
          const count = all[step];
          const before = countBefore(all, nth);
          return (
            <li key={step}>
              <div>
                <Hint explains={explains}>{name}</Hint>
                <b>{count === null ? emDash : numberHere(count)}</b>
              </div>
              <i aria-hidden="true" style={{ width: `${(100 * (count ?? 0)) / most}%` }} />
              <small>{noteOf(count, before)}</small>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** Null for the first step. */
const countBefore = (counts: FunnelSteps, nth: number): number | null => {
  const step = steps[nth - 1]?.step;
  return step === undefined ? null : counts[step];
};

const noteOf = (count: number | null, before: number | null): ReactNode => {
  if (count === null) return 'Payments are not set up on this Flow.';
  if (before === null) return 'in the range';
  if (before === 0) return 'nobody in the step before';
  return (
    <>
      <Share part={count} whole={before} /> of the step before
    </>
  );
};

export const Sources = ({ sources }: { sources: readonly SourceSteps[] }) => (
  <Table
    name="Funnel by source"
    columns={[
      { title: 'Source', about: 'utm_source of the visit' },
      ...steps.map(({ name, explains }) => ({ title: name, about: explains, isFigure: true })),
    ]}
  >
    {sources.map((source) => (
      <tr key={source.source}>
        <td>{source.source}</td>
        {steps.map(({ step }, nth) => (
          <td key={step} className={figure}>
            <SourceStep count={source[step]} before={countBefore(source, nth)} />
          </td>
        ))}
      </tr>
    ))}
    {sources.length === 0 && <NoRows columns={5}>Nobody visited or signed up in this range.</NoRows>}
  </Table>
);

/** The count, and its share of the step before. */
const SourceStep = ({ count, before }: { count: number | null; before: number | null }) => {
  if (count === null) return emDash;
  return (
    <>
      {numberHere(count)}
      {before !== null && before > 0 && (
        <small className={styles.share}>
          <Share part={count} whole={before} />
        </small>
      )}
    </>
  );
};
