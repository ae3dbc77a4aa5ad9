import { useRef, useState } from 'react';
import { type DebugOutcome, type DebugStep, debugHint, debugPause, debugSequence } from '#domain/email-debug.ts';
import { problemDetails } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { runDebugStep } from '#web/data/admin.ts';
import { leaveIfOver } from '#web/screens/admin/frame/leave-if-over.ts';
import { stepNames } from './step-names.ts';

/** The step that runs, or all of them. */
export type Running = DebugStep | 'all' | null;

/** `ok` null: a step began. */
export type LogEntry = { id: number; at: Date; ok: boolean | null; title: string; lines: readonly string[] };

export const useDebug = () => {
  const [running, setRunning] = useState<Running>(null);
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const count = useRef(0);
  const add = (entry: Omit<LogEntry, 'id' | 'at'>): void => {
    count.current += 1;
    const id = count.current;
    setEntries((before) => [...before, { ...entry, id, at: now() }]);
  };
  const one = async (step: DebugStep): Promise<boolean> => {
    add({ ok: null, title: stepNames[step], lines: [] });
    try {
      const outcome = await runDebugStep(step);
      add({ ok: outcome.ok, title: stepNames[step], lines: linesOf(outcome) });
      return outcome.ok;
    } catch (error) {
      leaveIfOver(error);
      add({ ok: false, title: stepNames[step], lines: [problemDetails(error).title] });
      return false;
    }
  };
  const all = async (): Promise<void> => {
    for (const [nth, step] of debugSequence.entries()) {
      if (nth > 0) await new Promise((resolve) => setTimeout(resolve, debugPause));
      await one(step);
    }
  };
  const during = (which: Running, work: () => Promise<unknown>): void => {
    setRunning(which);
    void work().finally(() => setRunning(null));
  };
  return {
    running,
    entries,
    run: (step: DebugStep) => during(step, () => one(step)),
    runAll: () => during('all', all),
    clear: () => setEntries([]),
  };
};

const linesOf = ({ code, lines }: DebugOutcome): string[] => {
  const hint = debugHint(code);
  return [...lines, ...(code === null ? [] : [hint === null ? code : `${code}: ${hint}`])];
};
