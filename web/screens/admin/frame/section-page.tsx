// A section's page: its answer in one sentence, then figures and tables; or why there are none.
import type { ReactNode } from 'react';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import styles from './section-page.module.css';
import type { Answer } from './use-answer.ts';

type Props<Data> = {
  answer: Answer<Data>;
  /** The answer to the question with which an operator opens the section. */
  lead: (data: Data) => ReactNode;
  loading: string;
  /** Replaces the server's words for a failure. */
  failed?: string;
  /** Stands under the first sentence, also while data is on its way. */
  tools?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function SectionPage<Data>({ answer, lead, loading, failed, tools, children }: Props<Data>) {
  const { data, trouble, again } = answer;
  return (
    <div className={styles.section}>
      {data !== null && <p className={styles.lead}>{lead(data)}</p>}
      {tools}
      {trouble !== null && <FailedBlock onRetry={again}>{failed ?? trouble}</FailedBlock>}
      {data === null && trouble === null && <LoadingBlock>{loading}</LoadingBlock>}
      {data !== null && children(data)}
    </div>
  );
}
