// The best hundred. The first three carry a crown or a medal; a flame burns while a streak lasts.
import { Crown, Flame, Medal } from 'lucide-react';
import { memo } from 'react';
import { type BoardEntry, thousands } from '#domain/leaderboard.ts';
import { classNames } from '#web/ui/class-names.ts';
import { signature, signatureHand } from '#web/ui/line/signature.ts';
import { SvgInk } from '#web/ui/line/svg-ink.tsx';
import styles from './leaderboard.module.css';

export const BoardTable = ({ entries }: { entries: readonly BoardEntry[] }) => (
  <table className={styles.board}>
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">User</th>
        <th scope="col" className={styles.figure}>
          Emails
        </th>
        <th scope="col" className={styles.figure}>
          Streak
        </th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry, at) => (
        <Row key={`${at} ${entry.username}`} entry={entry} />
      ))}
    </tbody>
  </table>
);

const Row = memo(function Row({
  entry: { rank, username, emailsTriaged, streak, isCurrentUser },
}: {
  entry: BoardEntry;
}) {
  return (
    <tr className={isCurrentUser ? styles.own : undefined} aria-current={isCurrentUser || undefined}>
      <td>
        <Rank rank={rank} />
      </td>
      <th scope="row">
        <svg className={styles.hand} viewBox="0 0 60 26" aria-hidden="true">
          <SvgInk path={signature(username, { width: 60, height: 26, lambda: 8, pad: 2 })} hand={signatureHand} />
        </svg>
        <span className={styles.name}>{username}</span>
        {isCurrentUser && username !== 'You' && <small>You</small>}
      </th>
      <td className={classNames('num', styles.figure)}>{thousands(emailsTriaged, 2)}</td>
      <td className={classNames('num', styles.figure)}>
        {streak > 0 && <Flame className={styles.flame} size={16} strokeWidth={0} aria-hidden="true" />}
        {streak}
      </td>
    </tr>
  );
});

const Rank = ({ rank }: { rank: number }) => {
  const metal = metals[rank - 1];
  if (metal === undefined) return <span className={classNames('num', styles.rank)}>{rank}</span>;
  const Icon = rank === 1 ? Crown : Medal;
  return (
    <span className={classNames(styles.metal, styles[metal])}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {rank}
    </span>
  );
};

const metals = ['gold', 'silver', 'bronze'] as const;
