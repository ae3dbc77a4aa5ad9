// The errors of this Flow, grouped by what failed where.
import { CircleCheck, CircleDot } from 'lucide-react';
import { useState } from 'react';
import { errorTypes, type Severity } from '#domain/error-kinds.ts';
import { problemDetails } from '#domain/problem.ts';
import { type ErrorGroup, ErrorsAsked, errorsPage } from '#domain/technical-figures.ts';
import { askErrors, resolveError } from '#web/data/admin-figures.ts';
import { numberHere } from '#web/formats.ts';
import { shortMoment } from '#web/screens/admin/figures/day-words.ts';
import { Group } from '#web/screens/admin/figures/group.tsx';
import { usePlaceInArea } from '#web/screens/admin/frame/place-in-area.ts';
import { Tag, type Tone } from '#web/screens/admin/frame/tag.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { momentWords } from '#web/screens/admin/frame/words.ts';
import { Choice } from '#web/screens/admin/table/choice.tsx';
import { Pager } from '#web/screens/admin/table/pager.tsx';
import { Search } from '#web/screens/admin/table/search.tsx';
import { type Column, NoRows, Table } from '#web/screens/admin/table/table.tsx';
import { Tools } from '#web/screens/admin/table/tools.tsx';
import { type TableAddress, useTableAddress } from '#web/screens/admin/table/use-table-address.ts';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './errors.module.css';
import { SingleErrors } from './single-errors.tsx';

const types = ['all', ...errorTypes] as const;

const columns = [
  { title: 'Time', sort: 'last', about: 'Of the last one' },
  { title: 'Type' },
  { title: 'Error Message', about: 'Flow’s own words, never those of a person or a mail' },
  { title: 'Count', sort: 'count', isFigure: true },
  { title: 'User', about: 'The end of the id of the last person' },
  { title: 'Severity', sort: 'severity' },
  { title: 'Status' },
  { title: 'Actions' },
] as const satisfies readonly Column<ErrorsAsked['sort']>[];

/** `onChanged`: the figures above count open errors. */
export function Errors({ onChanged }: { onChanged: () => void }) {
  const address = useTableAddress();
  const asked = askedIn(address);
  const { sample } = usePlaceInArea();
  const answer = useAnswer(
    async (cancelled) =>
      sample ? (await import('#web/screens/admin/sample/sample.ts')).sample.errors : askErrors(asked, cancelled),
    ['errors', asked, sample],
  );
  const changed = (): void => {
    answer.again();
    onChanged();
  };
  return (
    <Group title="Recent Error Logs">
      <Tools>
        <Search label="Search by request id, code or place" value={asked.q} onChange={(q) => address.change({ q })} />
        <Choice
          name="Type"
          options={types}
          chosen={asked.type}
          onChoose={(type) => address.change({ type: type === 'all' ? null : type })}
        />
      </Tools>
      {answer.data === null && answer.trouble === null && <LoadingBlock>Loading errors...</LoadingBlock>}
      {answer.trouble !== null && <FailedBlock onRetry={answer.again}>{answer.trouble}</FailedBlock>}
      {answer.data !== null && (
        <>
          <Table
            name="Errors, the newest first"
            columns={columns}
            busy={answer.busy}
            sorting={{
              by: asked.sort,
              order: 'desc',
              onSort: (sort) => address.change({ sort: sort === 'last' ? null : sort }),
            }}
          >
            {answer.data.errors.map((error) => (
              <ErrorRow key={error.fingerprint} error={error} sample={sample} onChanged={changed} />
            ))}
            {answer.data.errors.length === 0 && <NoRows columns={columns.length}>{noneWords(asked)}</NoRows>}
          </Table>
          <Pager
            page={asked.page}
            size={errorsPage}
            found={answer.data.found}
            onPage={(page) => address.change({ page: String(page) })}
          />
        </>
      )}
    </Group>
  );
}

const askedIn = (address: TableAddress): ErrorsAsked => {
  const asked = ErrorsAsked.safeParse({
    type: address.get('type', 'all'),
    q: address.get('q', ''),
    sort: address.get('sort', 'last'),
    page: address.page,
  });
  return asked.data ?? { type: 'all', q: '', sort: 'last', page: 1 };
};

const noneWords = ({ q, type }: ErrorsAsked): string => {
  if (q !== '') return 'No error matches that search.';
  return type === 'all' ? 'This Flow has met no error.' : `This Flow has met no error of type ${type}.`;
};

const tones: Record<Severity, Tone> = { low: 'grey', medium: 'yellow', high: 'orange', critical: 'red' };

type RowProps = { error: ErrorGroup; sample: boolean; onChanged: () => void };

function ErrorRow({ error, sample, onChanged }: RowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td title={`First: ${momentWords(error.firstAt)}. Last: ${momentWords(error.lastAt)}`}>
          {shortMoment(error.lastAt)}
        </td>
        <td className={styles.code}>{error.type}</td>
        <td className={styles.words}>
          {error.words}
          {error.where !== null && <small>{error.where}</small>}
        </td>
        <td className={styles.count}>{numberHere(error.count)}</td>
        <td className={styles.code}>{error.userId?.slice(-8) ?? 'none'}</td>
        <td>
          <Tag tone={tones[error.severity]}>{error.severity}</Tag>
        </td>
        <td>
          <Status resolved={error.resolved} />
        </td>
        <td>{!sample && <Acts error={error} open={open} onOpen={setOpen} onChanged={onChanged} />}</td>
      </tr>
      {open && (
        <tr>
          <td colSpan={columns.length}>
            <SingleErrors fingerprint={error.fingerprint} />
          </td>
        </tr>
      )}
    </>
  );
}

const Status = ({ resolved }: { resolved: boolean }) => {
  const Icon = resolved ? CircleCheck : CircleDot;
  return (
    <span className={classNames(styles.status, !resolved && styles.open)}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" /> {resolved ? 'Resolved' : 'Open'}
    </span>
  );
};

type ActsProps = { error: ErrorGroup; open: boolean; onOpen: (open: boolean) => void; onChanged: () => void };

function Acts({ error: { fingerprint, resolved, words }, open, onOpen, onChanged }: ActsProps) {
  const [busy, setBusy] = useState(false);
  const turn = async (): Promise<void> => {
    setBusy(true);
    try {
      await resolveError(fingerprint, !resolved);
      onChanged();
    } catch (error) {
      notice({ title: problemDetails(error).title, tone: 'danger', icon: 'trouble', about: 'error' });
    }
    setBusy(false);
  };
  return (
    <span className={styles.acts}>
      <Button kind="ghost" aria-expanded={open} onClick={() => onOpen(!open)}>
        Details<span className="sr"> of {words}</span>
      </Button>
      <Button kind="ghost" busy={busy ? 'Saving' : undefined} onClick={() => void turn()}>
        {resolved ? 'Reopen' : 'Resolve'}
        <span className="sr"> {words}</span>
      </Button>
    </span>
  );
}
