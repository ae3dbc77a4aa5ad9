import styles from './person.module.css';

type Props = { rows: readonly (readonly [name: string, value: string])[]; none?: string };

/** Names with their values; or why there are none. */
export const Facts = ({ rows, none = '' }: Props) =>
  rows.length === 0 ? (
    <p className={styles.none}>{none}</p>
  ) : (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
