// User Management: everybody who uses this Flow, and one person's page.
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import type { getPeople } from '#api/admin.ts';
import { type PeopleAsked, PeopleSort, peoplePage, SubscriptionStatus } from '#domain/admin-people.ts';
import { rangeNames, type Span } from '#domain/admin-range.ts';
import { askPeople } from '#web/data/admin-people.ts';
import { paths } from '#web/paths.ts';
import { useAreaAddress, usePlaceInArea, useSpan } from '#web/screens/admin/frame/place-in-area.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { counted } from '#web/screens/admin/frame/words.ts';
import type { SectionProps } from '#web/screens/admin/sections.ts';
import { Choice } from '#web/screens/admin/table/choice.tsx';
import { Pager } from '#web/screens/admin/table/pager.tsx';
import { Search } from '#web/screens/admin/table/search.tsx';
import { type Column, NoRows, Table } from '#web/screens/admin/table/table.tsx';
import { Tools } from '#web/screens/admin/table/tools.tsx';
import { type TableAddress, useTableAddress } from '#web/screens/admin/table/use-table-address.ts';
import styles from './people.module.css';
import { Person } from './person.tsx';
import { PersonRow } from './person-row.tsx';
import { messagesWords, usersWords } from './users-words.ts';

export const People = ({ one }: SectionProps) => (one === null ? <Everybody /> : <Person id={one} />);

type Answer = z.infer<(typeof getPeople)['response']>;

const statuses = ['all', ...SubscriptionStatus.options] as const;

function Everybody() {
  const address = useTableAddress();
  const span = useSpan();
  const { keep } = useAreaAddress();
  const asked = askedIn(address, span);
  const answer = useAnswer((cancelled) => askPeople(asked, cancelled), asked);
  const columns = useColumns();
  return (
    <SectionPage
      answer={answer}
      loading="Loading people..."
      lead={(data) => <Lead data={data} keep={keep} />}
      tools={
        <Tools>
          <Search label="Search by email" value={asked.q} onChange={(q) => address.change({ q })} />
          <Choice
            name="Status"
            options={statuses}
            chosen={asked.status}
            onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
          />
        </Tools>
      }
    >
      {(data) => (
        <>
          <Table
            name="People"
            columns={columns}
            busy={answer.busy}
            sorting={{ by: asked.sort, order: asked.order, onSort: (sort, order) => address.change({ sort, order }) }}
          >
            {data.people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                payments={data.payments}
                keep={keep}
                onChanged={answer.again}
              />
            ))}
            {data.people.length === 0 && <NoRows columns={columns.length}>{nobodyWords(asked, data)}</NoRows>}
          </Table>
          <Pager
            page={asked.page}
            size={peoplePage}
            found={data.found}
            onPage={(page) => address.change({ page: String(page) })}
          />
          {!data.payments && (
            <p className={styles.note}>Refund and cancel are not here, because this Flow takes no payments.</p>
          )}
        </>
      )}
    </SectionPage>
  );
}

const askedIn = (address: TableAddress, span: Span): PeopleAsked => ({
  ...span,
  q: address.get('q', ''),
  status: statuses.find((one) => one === address.get('status', 'all')) ?? 'all',
  sort: PeopleSort.safeParse(address.get('sort', 'signedUp')).data ?? 'signedUp',
  order: address.get('order', 'desc') === 'asc' ? 'asc' : 'desc',
  page: address.page,
});

const useColumns = (): readonly Column<PeopleSort>[] => {
  const { range } = usePlaceInArea();
  const within = range.name === 'custom' ? 'the custom range' : `the ${rangeNames[range.name].toLowerCase()}`;
  return [
    { title: 'Email', sort: 'email' },
    { title: 'Status' },
    { title: 'Signup Date', sort: 'signedUp' },
    { title: 'Last Active', sort: 'lastActive' },
    { title: 'Emails', sort: 'emails', isFigure: true, about: `Triaged in ${within}` },
    { title: 'Sessions', sort: 'sessions', isFigure: true, about: `Triage sessions in ${within}` },
    { title: 'Actions' },
  ];
};

function Lead({ data, keep }: { data: Answer; keep: string }) {
  const messages = messagesWords(data.messages);
  return (
    <>
      <PeopleLead data={data} keep={keep} />
      {messages !== null && (
        <>
          {' '}
          {messages} <code>npm run operator -- contact</code>
        </>
      )}
    </>
  );
}

function PeopleLead({ data: { waiting, total, newInRange }, keep }: { data: Answer; keep: string }) {
  if (waiting.count === 0) return `Nobody waits for a reconnection. ${usersWords(total, newInRange)}`;
  return (
    <>
      {counted(waiting.count, 'person waits', 'people wait')} for a reconnection:{' '}
      {waiting.first.map(({ id, email }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`${paths.admin}/users/${id}${keep}`}>{email}</Link>
        </span>
      ))}
      {waiting.count > waiting.first.length && ' and more'}.
    </>
  );
}

const nobodyWords = ({ q, status }: { q: string; status: string }, { payments, total }: Answer): string => {
  if (status !== 'all' && status !== 'free' && !payments)
    return `Nobody is ${status}. This Flow takes no payments, so everybody uses it for free.`;
  if (status === 'trial') return 'Nobody is on a trial. No plan of this Flow has one.';
  if (q !== '') return `No address contains “${q}”.`;
  return total === 0 ? 'Nobody uses this Flow yet.' : `Nobody is ${status}.`;
};
