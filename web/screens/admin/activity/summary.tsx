import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ActivityAsked, activityPage, SummarySort } from '#domain/admin-activity.ts';
import { askSummary } from '#web/data/admin-activity.ts';
import { numberHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { useAreaAddress } from '#web/screens/admin/frame/place-in-area.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { agoWords, momentWords } from '#web/screens/admin/frame/words.ts';
import { Pager } from '#web/screens/admin/table/pager.tsx';
import { type Column, figure, NoRows, Table } from '#web/screens/admin/table/table.tsx';
import { useTableAddress } from '#web/screens/admin/table/use-table-address.ts';
import { actedWords, fittingWords } from './summary-words.ts';

type Props = { asked: ActivityAsked; tools: ReactNode };

export function Summary({ asked, tools }: Props) {
  const address = useTableAddress();
  const { keep } = useAreaAddress();
  const whole = {
    ...asked,
    sort: SummarySort.safeParse(address.get('sort', 'lastActivity')).data ?? 'lastActivity',
    order: address.get('order', 'desc') === 'asc' ? ('asc' as const) : ('desc' as const),
    page: address.page,
  };
  const answer = useAnswer((cancelled) => askSummary(whole, cancelled), whole);
  return (
    <SectionPage
      answer={answer}
      loading="Loading activity..."
      failed="Failed to fetch activity data"
      lead={({ found }) => leadOf(found, asked)}
      tools={tools}
    >
      {({ rows, found }) => (
        <>
          <Table
            name="Activity by person"
            columns={columns}
            busy={answer.busy}
            sorting={{ by: whole.sort, order: whole.order, onSort: (sort, order) => address.change({ sort, order }) }}
          >
            {rows.map((row) => (
              <tr key={row.userId}>
                <td>
                  <Link to={`${paths.admin}/users/${row.userId}${keep}`}>{row.email}</Link>
                </td>
                <td className={figure}>{numberHere(row.totalActions)}</td>
                <td className={figure}>{numberHere(row.sessions)}</td>
                <td className={figure}>{numberHere(row.emailsProcessed)}</td>
                <td className={figure}>{numberHere(row.repliesSent)}</td>
                <td className={figure}>{numberHere(row.emailsArchived)}</td>
                <td title={momentWords(row.lastActivity)}>{agoWords(row.lastActivity)}</td>
              </tr>
            ))}
            {rows.length === 0 && <NoRows columns={columns.length}>Nobody did that in this time.</NoRows>}
          </Table>
          <Pager
            page={whole.page}
            size={activityPage}
            found={found}
            onPage={(page) => address.change({ page: String(page) })}
          />
        </>
      )}
    </SectionPage>
  );
}

const columns: readonly Column<SummarySort>[] = [
  { title: 'User Email', sort: 'email' },
  { title: 'Total Actions', sort: 'totalActions', isFigure: true },
  { title: 'Sessions', sort: 'sessions', isFigure: true, about: 'Triage sessions begun' },
  {
    title: 'Emails Processed',
    sort: 'emailsProcessed',
    isFigure: true,
    about: 'Archived, replied to, snoozed, trashed, filed, muted or marked as spam',
  },
  { title: 'Replies Sent', sort: 'repliesSent', isFigure: true },
  { title: 'Emails Archived', sort: 'emailsArchived', isFigure: true },
  { title: 'Last Activity', sort: 'lastActivity' },
];

const leadOf = (found: number, { q, action }: ActivityAsked): string =>
  q === '' && action === 'all' ? actedWords(found) : fittingWords(found);
