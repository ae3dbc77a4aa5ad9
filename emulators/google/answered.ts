/** Where forms that were sent lately led. In memory alone: an address may hold a code, and those are kept nowhere. */
import type { Clock } from './clock.ts';

export type Answered = {
  /** `form` is all that was sent, its ticket with it. */
  to(form: string): string | undefined;
  remember(form: string, to: string): void;
};

const lifeMs = 60_000;

export function openAnswered(clock: Clock): Answered {
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
}
