/** Remembers the targets of recent forms. Only in memory: an address may hold a code, which must not reach the disk. */
import type { Clock } from '#emulators/clock.ts';

export type FormAnswers = {
  /** `form`: the whole form body, including its ticket. */
  to(form: string): string | undefined;
  remember(form: string, to: string): void;
};

const lifeMs = 60_000;

export const openFormAnswers = (clock: Clock): FormAnswers => {
  const answers = new Map<string, { to: string; until: number }>();
  const isOver = ({ until }: { until: number }): boolean => until <= clock.now().getTime();
  return {
    to: (form) => {
      const answer = answers.get(form);
      return answer === undefined || isOver(answer) ? undefined : answer.to;
    },
    remember: (form, to) => {
      for (const [old, answer] of answers) if (isOver(answer)) answers.delete(old);
      answers.set(form, { to, until: clock.now().getTime() + lifeMs });
    },
  };
};
