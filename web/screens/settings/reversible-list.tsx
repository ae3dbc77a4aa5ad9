// What a person turned away and may let back, each with its button. A line stays in the open list, to turn it back.
import { Button } from '#web/ui/button.tsx';
import styles from './reversible-list.module.css';

type ReversibleRow = {
  id: string;
  name: string;
  detail: string | null;
  /** It stands as it did when the list opened. */
  stands: boolean;
};

type Props<Row> = {
  id: string;
  title: string;
  about: string;
  /** On the button of a line that stands. */
  act: string;
  rows: readonly Row[];
  /** What the last button did, for screen readers. */
  message: string;
  onTurn: (row: Row) => void;
};

export const ReversibleList = <Row extends ReversibleRow>({
  id,
  title,
  about,
  act,
  rows,
  message,
  onTurn,
}: Props<Row>) => (
  <section className={styles.list} aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    <small>{about}</small>
    {rows.length > 0 && (
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={row.stands ? undefined : styles.turned}>
              <b>{row.name}</b>
              {row.detail !== null && <small>{row.detail}</small>}
            </span>
            <Button kind="ghost" onClick={() => onTurn(row)}>
              {row.stands ? act : 'Undo'}
              <span className="sr"> {row.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    )}
    <p className="sr" role="status">
      {message}
    </p>
  </section>
);
