// The pages of a table.
import { numberHere } from '#web/formats.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './pager.module.css';

/** `page`: from 1. `size`: rows of a page. */
type Props = { page: number; size: number; found: number; onPage: (page: number) => void };

export function Pager({ page, size, found, onPage }: Props) {
  if (found <= size && page === 1) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(found, page * size);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p role="status">
        {first > found ? 'No rows' : `${numberHere(first)} to ${numberHere(last)}`} of {numberHere(found)}
      </p>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button disabled={last >= found} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
