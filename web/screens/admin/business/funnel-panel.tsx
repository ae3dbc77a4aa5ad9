// From a visit to a payment: each step with its share of the one before.
import type { FunnelSteps, SourceSteps } from '#domain/business-figures.ts';
import { numberHere } from '#web/formats.ts';
import { emDash, valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { Panel } from '#web/screens/admin/figures/group.tsx';
import { Hint } from '#web/screens/admin/figures/hint.tsx';
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
          const before = nth === 0 ? null : (all[steps[nth - 1]?.step ?? 'visitors'] ?? null);
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

const noteOf = (count: number | null, before: number | null): string => {
  if (count === null) return 'Payments are not set up on this Flow.';
  if (before === null) return 'in the range';
  return before === 0 ? 'nobody in the step before' : `${valueWords(count / before, 'percent')} of the step before`;
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
        {steps.map(({ step }) => (
          <td key={step} className={figure}>
            {source[step] === null ? emDash : numberHere(source[step])}
          </td>
        ))}
      </tr>
    ))}
    {sources.length === 0 && <NoRows columns={5}>Nobody visited or signed up in this range.</NoRows>}
  </Table>
);
