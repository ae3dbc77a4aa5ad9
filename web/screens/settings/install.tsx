import { installPrompt } from '#web/session/install-prompt.ts';
import { wayToInstall } from '#web/stage/outside/install-flow.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './settings.module.css';

/** Nothing where Flow cannot be installed. */
export function Install() {
  const way = wayToInstall(useObserved(installPrompt, (prompt) => prompt));
  if (way === null) return null;
  return (
    <div className={styles.install}>
      <span>Flow as an app on this device</span>
      {way.by === 'prompt' ? <Button onClick={way.run}>Install</Button> : <small>{way.words}</small>}
    </div>
  );
}
