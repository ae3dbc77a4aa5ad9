// The tables of the admin area. The server sorts them, and a press on a title asks it to.
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './table.module.css';

export type Column<Sort extends string = never> = {
  title: string;
  /** What the column counts, on hover. */
  about?: string;
  /** Figures stand at the right edge. */
  isFigure?: boolean;
  /** Its name for the server, if the server sorts by it. */
  sort?: Sort;
};

export type Sorting<Sort extends string> = {
  by: Sort;
  order: 'asc' | 'desc';
  onSort: (by: Sort, order: 'asc' | 'desc') => void;
};

type Props<Sort extends string> = {
  /** For screen readers. */
  name: string;
  columns: readonly Column<Sort>[];
  sorting?: Sorting<Sort>;
  /** New rows are on their way. */
  busy?: boolean;
  /** The rows. */
  children: ReactNode;
};

export const Table = <Sort extends string = never>({ name, columns, sorting, busy, children }: Props<Sort>) => (
  // The region scrolls sideways by keyboard, too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
  <section className={styles.scroll} aria-label={name} tabIndex={0} aria-busy={busy}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Title key={column.title} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

const Title = <Sort extends string>({
  column: { title, about, isFigure, sort },
  sorting,
}: {
  column: Column<Sort>;
  sorting: Sorting<Sort> | undefined;
}) => {
  const place = classNames(isFigure && styles.figure);
  if (sort === undefined || sorting === undefined)
    return (
      <th scope="col" className={place} title={about}>
        {title}
      </th>
    );
  const isHere = sorting.by === sort;
  const Icon = sorting.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={place} title={about} aria-sort={isHere ? sortWords[sorting.order] : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sorting.onSort(sort, isHere && sorting.order === 'desc' ? 'asc' : 'desc')}
      >
        {title}
        <Icon size={14} strokeWidth={2} aria-hidden="true" className={classNames(!isHere && styles.away)} />
      </button>
    </th>
  );
};

const sortWords = { asc: 'ascending', desc: 'descending' } as const;

export const figure: string = styles.figure ?? '';

/** A row instead of rows: nothing was found. */
export const NoRows = ({ columns, children }: { columns: number; children: string }) => (
  <tr className={styles.none}>
    <td colSpan={columns}>{children}</td>
  </tr>
);
