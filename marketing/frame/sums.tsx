// The cost of a week's mail in this trade. The reader can follow and change it.
import { costOf, usual } from '#marketing/families/calculation.ts';
import type { AnyPage } from '#marketing/families/families.ts';
import styles from './parts.module.css';
import { Words } from './words.tsx';

export const Sums = ({ of }: { of: AnyPage }) => {
  if (of.family !== 'job') return null;
  const { assumes = usual[of.page.group], calculation } = of.page;
  const cost = costOf(assumes);
  return (
    <section className={styles.part}>
      <h2 className="flare">A week of it, in numbers</h2>
      <div className={styles.halves}>
        <p className={styles.reason}>
          <Words text={calculation} />
        </p>
        <dl className={styles.sums}>
          <div>
            <dt>Mails that need you: {assumes.mailsADay} a day × 5 days</dt>
            <dd>{cost.mailsAWeek}</dd>
          </div>
          <div>
            <dt>
              Time: {cost.mailsAWeek} × {assumes.minutesEach} minutes
            </dt>
            <dd>{cost.hoursAWeek} h</dd>
          </div>
          <div>
            <dt>
              A week: {cost.hoursAWeek} hours × ${assumes.dollarsAnHour}
            </dt>
            <dd>{dollars(cost.dollarsAWeek)}</dd>
          </div>
          <div>
            <dt>A year of {cost.weeksAYear} weeks, at the same pace</dt>
            <dd>{dollars(cost.dollarsAYear)}</dd>
          </div>
        </dl>
        <p className={styles.note}>
          Assumptions: {assumes.mailsADay} mails a day that ask for an answer or a decision, {assumes.minutesEach}{' '}
          minutes for each, ${assumes.dollarsAnHour} an hour, {cost.weeksAYear} working weeks. They are examples and no
          survey. It is what the mail costs today, before Flow.
        </p>
      </div>
    </section>
  );
};

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
