// The leaderboard: the best hundred of those who triage, and where the person stands.
import { ArrowLeft, RotateCw } from 'lucide-react';
import { type MetaFunction, useNavigate } from 'react-router';
import { titled } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { FailedBlock } from '#web/ui/blocks.tsx';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { BoardTable } from './leaderboard/board-table.tsx';
import styles from './leaderboard/leaderboard.module.css';
import { Loading } from './leaderboard/loading.tsx';
import { failedWords, useLeaderboard } from './leaderboard/use-leaderboard.ts';
import { YouCard } from './leaderboard/you-card.tsx';

export const meta: MetaFunction = () => [{ title: titled('Leaderboard') }];

export default function Leaderboard() {
  const navigate = useNavigate();
  const { board, failed, busy, refresh } = useLeaderboard();
  useScene({
    name: 'leaderboard',
    controls: [
      {
        id: 'back',
        name: 'Back to the player',
        phrases: ['go back', 'back to my mail'],
        keys: ['Esc'],
        icon: ArrowLeft,
        run: () => {
          void navigate(paths.emailPlayer);
          return null;
        },
      },
      {
        id: 'refresh',
        name: 'Refresh the leaderboard',
        phrases: ['refresh the leaderboard'],
        keys: [],
        icon: RotateCw,
        run: () => {
          refresh();
          return null;
        },
      },
    ],
  });
  return (
    <ColumnPage
      title="Leaderboard"
      back={{ to: paths.emailPlayer, label: 'Back to the player' }}
      again={{ words: 'Refresh', busy: busy && board !== null ? 'Refreshing' : undefined, run: refresh }}
    >
      <p className={styles.lead}>See how you stack up against other Email Ninjas</p>
      {failed && (
        <div className={styles.failed}>
          <FailedBlock onRetry={refresh}>{failedWords(board)}</FailedBlock>
        </div>
      )}
      {board === null ? (
        <Loading />
      ) : (
        <>
          <YouCard you={board.you} />
          <h2 className={styles.title}>Global Email Ninjas (Top 100)</h2>
          <BoardTable entries={board.entries} />
          {board.entries.length === 0 && <p className={styles.none}>Nobody has triaged a mail yet. Be the first.</p>}
        </>
      )}
    </ColumnPage>
  );
}
