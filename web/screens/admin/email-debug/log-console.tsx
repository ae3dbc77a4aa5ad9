// What the steps found, as text to copy.
import { Copy, Eraser } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { copyText } from '#web/ui/notices/copy-text.ts';
import styles from './email-debug.module.css';
import type { LogEntry } from './use-debug.ts';

type Props = { entries: readonly LogEntry[]; onClear: () => void };

export function LogConsole({ entries, onClear }: Props) {
  return (
    <section className={styles.console} aria-label="Log">
      <header>
        <h2>Log</h2>
        <Button kind="ghost" disabled={entries.length === 0} onClick={onClear}>
          <Eraser size={18} strokeWidth={1.75} aria-hidden="true" />
          Clear
        </Button>
        <Button kind="ghost" disabled={entries.length === 0} onClick={() => void copy(entries)}>
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
          Copy
        </Button>
      </header>
      {/* A log of any length scrolls, by key too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus. */}
      <div className={styles.lines} role="log" aria-label="Lines" tabIndex={0}>
        {entries.length === 0 && <p className={styles.empty}>Run a step, and what it finds stands here.</p>}
        {entries.map((entry) => (
          <pre
            key={entry.id}
            className={classNames(entry.ok === true && styles.good, entry.ok === false && styles.bad)}
          >
            {textOf(entry)}
          </pre>
        ))}
      </div>
    </section>
  );
}

const copy = (entries: readonly LogEntry[]): Promise<void> =>
  copyText(entries.map(textOf).join('\n'), {
    done: 'Log copied',
    refused: 'The browser does not let Flow copy. Select the lines and copy them.',
    about: 'log',
  });

const marks = { null: '…', true: 'ok', false: 'failed' } as const;

const textOf = ({ at, ok, title, lines }: LogEntry): string =>
  [`${at.toISOString().slice(11, 23)} ${title}: ${marks[`${ok}`]}`, ...lines.map((line) => `  ${line}`)].join('\n');
