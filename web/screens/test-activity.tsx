// Logs test actions and shows the latest entries of the person's activity log with all that they hold.
import type { MetaFunction } from 'react-router';
import { wordsFor } from '#domain/action-words.ts';
import { TestActionType } from '#domain/test-activity.ts';
import { titled } from '#web/brand.ts';
import { useLoggedActivity } from '#web/data/test-activity.ts';
import { paths } from '#web/paths.ts';
import { SignedIn } from '#web/session/signed-in.tsx';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { LoggedTable } from './test-activity/logged-table.tsx';
import styles from './test-activity/test-activity.module.css';

export const meta: MetaFunction = () => [{ title: titled('Test activity') }, { name: 'robots', content: 'noindex' }];

export default function TestActivity() {
  return <SignedIn>{() => <Screen />}</SignedIn>;
}

function Screen() {
  const { activity, error, busy, refresh, log } = useLoggedActivity();
  return (
    <main>
      <ColumnPage
        title="Test activity"
        back={{ to: paths.history, label: 'Back to the activity' }}
        again={{ words: 'Refresh', busy: busy && activity !== null ? 'Refreshing' : undefined, run: refresh }}
      >
        <p className={styles.lead}>Each button logs one test action. It changes no mail.</p>
        <div className={styles.tests} role="group" aria-label="Log a test action">
          {TestActionType.options.map((type) => (
            <Button key={type} onClick={() => log(type)}>
              Log “{wordsFor(type).label}”
            </Button>
          ))}
        </div>
        {error !== null && <FailedBlock onRetry={refresh}>{`Error: ${error}`}</FailedBlock>}
        {activity === null && error === null && <LoadingBlock>Loading activity...</LoadingBlock>}
        {activity?.length === 0 && (
          <EmptyBlock title="No recent activity found.">Log one with a button above.</EmptyBlock>
        )}
        {activity !== null && activity.length > 0 && <LoggedTable activity={activity} />}
      </ColumnPage>
    </main>
  );
}
