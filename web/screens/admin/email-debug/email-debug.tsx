// Email Debug: diagnostic steps on the operator's own account, and a log of what they found.
import { Play } from 'lucide-react';
import { DebugStep, hints } from '#domain/email-debug.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './email-debug.module.css';
import { LogConsole } from './log-console.tsx';
import { stepNames } from './step-names.ts';
import { type LogEntry, type Running, useDebug } from './use-debug.ts';

export function EmailDebug() {
  const debug = useDebug();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{leadOf(debug.entries)}</p>
      <div className={styles.steps} role="group" aria-label="Diagnostic steps">
        <Button
          kind="flow"
          busy={busyWords(debug.running, 'all')}
          disabled={isElse(debug.running, 'all')}
          onClick={debug.runAll}
        >
          <Play size={18} strokeWidth={1.75} aria-hidden="true" />
          Run the checks
        </Button>
        {DebugStep.options.map((step) => (
          <Button
            key={step}
            busy={busyWords(debug.running, step)}
            disabled={isElse(debug.running, step)}
            onClick={() => debug.run(step)}
          >
            {stepNames[step]}
          </Button>
        ))}
      </div>
      <LogConsole entries={debug.entries} onClear={debug.clear} />
      <section className={styles.hints}>
        <h2>Debug hints</h2>
        <dl>
          {[...hints].map(([code, words]) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const busyWords = (running: Running, which: Running): string | undefined => (running === which ? 'Running' : undefined);

const isElse = (running: Running, which: Running): boolean => running !== null && running !== which;

const leadOf = (entries: readonly LogEntry[]): string => {
  const done = entries.filter(({ ok }) => ok !== null);
  const [failed] = done.filter(({ ok }) => ok === false);
  if (failed?.lines.some((line) => line.startsWith('PGRST116')))
    return 'No mailbox of yours is connected, so there is nothing to mend.';
  if (done.length === 0) return 'Nothing has run yet. Every step is about your own account only.';
  return failed === undefined ? 'All that ran is well.' : `${failed.title} failed.`;
};
