import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wordsFor } from '#domain/action-words.ts';
import type { ActivityAsked, LogRow } from '#domain/admin-activity.ts';
import { askLog } from '#web/data/admin-activity.ts';
import { paths } from '#web/paths.ts';
import { useAreaAddress } from '#web/screens/admin/frame/place-in-area.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { agoWords, momentWords } from '#web/screens/admin/frame/words.ts';
import { NoRows, Table } from '#web/screens/admin/table/table.tsx';
import { useTableAddress } from '#web/screens/admin/table/use-table-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './activity.module.css';

type Props = { asked: ActivityAsked; tools: ReactNode };

export function Detailed({ asked, tools }: Props) {
  const address = useTableAddress();
  const { keep } = useAreaAddress();
  const after = address.get('after', '');
  const whole = { ...asked, ...(after === '' ? {} : { after }) };
  const answer = useAnswer((cancelled) => askLog(whole, cancelled), whole);
  return (
    <SectionPage
      answer={answer}
      loading="Loading activity..."
      failed="Failed to fetch activity data"
      lead={({ rows }) => leadOf(rows[0], after !== '')}
      tools={tools}
    >
      {({ rows, next }) => (
        <>
          <Table name="Activity in detail" columns={columns} busy={answer.busy}>
            {rows.map((row) => (
              <Row key={row.id} row={row} keep={keep} />
            ))}
            {rows.length === 0 && <NoRows columns={columns.length}>Nothing of that kind happened in this time.</NoRows>}
          </Table>
          {(after !== '' || next !== null) && (
            <nav className={styles.pages} aria-label="Pages">
              <Button disabled={after === ''} onClick={() => address.change({ after: null })}>
                Newest
              </Button>
              <Button disabled={next === null} onClick={() => address.change({ after: next, page: null })}>
                Older
              </Button>
            </nav>
          )}
        </>
      )}
    </SectionPage>
  );
}

const Row = ({
  row: { userId, email, actionType, description, resourceType, at },
  keep,
}: {
  row: LogRow;
  keep: string;
}) => {
  const { label, badge } = wordsFor(actionType);
  return (
    <tr>
      <td>{momentWords(at)}</td>
      <td>{userId === null ? 'Deleted account' : <Link to={`${paths.admin}/users/${userId}${keep}`}>{email}</Link>}</td>
      <td>
        <Badge kind={badge}>{label}</Badge>
      </td>
      <td>{description}</td>
      <td>{resourceType ?? ''}</td>
    </tr>
  );
};

const columns = [
  { title: 'Timestamp' },
  { title: 'User Email' },
  { title: 'Action Type' },
  { title: 'Description' },
  { title: 'Resource Type' },
];

const leadOf = (newest: LogRow | undefined, isOlder: boolean): string => {
  if (newest === undefined) return 'Nothing to show.';
  const who = newest.userId === null ? 'a deleted account' : newest.email;
  const what = `${wordsFor(newest.actionType).label}, ${who}`;
  return isOlder ? `From ${momentWords(newest.at)} back.` : `The newest entry is from ${agoWords(newest.at)}: ${what}.`;
};
