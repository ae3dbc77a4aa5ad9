// Activity Log: who did what, summed up by person or entry by entry.
import { ActivityFilter } from '#domain/admin-activity.ts';
import { useSpan } from '#web/screens/admin/frame/place-in-area.ts';
import { Choice } from '#web/screens/admin/table/choice.tsx';
import { Search } from '#web/screens/admin/table/search.tsx';
import { Tools } from '#web/screens/admin/table/tools.tsx';
import { useTableAddress } from '#web/screens/admin/table/use-table-address.ts';
import { ActionFilter } from './action-filter.tsx';
import styles from './activity.module.css';
import { Detailed } from './detailed.tsx';
import { Export } from './export.tsx';
import { Summary } from './summary.tsx';
import { Verify } from './verify.tsx';

const views = ['summary', 'detailed'] as const;
const viewNames = { summary: 'Summary', detailed: 'Detailed' } as const;

export function Activity() {
  const address = useTableAddress();
  const span = useSpan();
  const view = views.find((one) => one === address.get('view', 'summary')) ?? 'summary';
  const asked = {
    ...span,
    q: address.get('q', ''),
    action: ActivityFilter.safeParse(address.get('action', 'all')).data ?? 'all',
  };
  const tools = (
    <Tools>
      <Choice
        name="View"
        options={views}
        chosen={view}
        words={(option) => viewNames[option]}
        onChoose={(next) =>
          address.change({ view: next === 'summary' ? null : next, sort: null, order: null, after: null })
        }
      />
      <Search label="Search by email" value={asked.q} onChange={(q) => address.change({ q, after: null })} />
      <ActionFilter
        chosen={asked.action}
        onChoose={(action) => address.change({ action: action === 'all' ? null : action, after: null })}
      />
      <span className={styles.acts}>
        <Verify />
        <Export asked={asked} />
      </span>
    </Tools>
  );
  return view === 'summary' ? <Summary asked={asked} tools={tools} /> : <Detailed asked={asked} tools={tools} />;
}
