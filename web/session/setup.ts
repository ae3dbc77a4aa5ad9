// Updates the person's setup after sign-in, and shows a notice only if there is news.
import type { OnboardingError } from '#domain/onboarding.ts';
import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import { askOnboarding, retryOnboarding } from '#web/data/accounts.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { signIn } from './sign-in.ts';

/** A failure here is only a notice, and the player opens anyway. */
export const bringSetupUpToDate = async (): Promise<void> => {
  try {
    const { state, notice: news } = await askOnboarding();
    if (news !== null) notice({ title: news, icon: 'done', about: 'setup' });
    for (const error of state.errors) showSetupError(error);
  } catch (error) {
    sayProblem(error, 'onboarding.load-failed');
  }
};

const showSetupError = (error: OnboardingError): void => {
  notice({
    title: error.message,
    tone: 'danger',
    icon: 'trouble',
    about: `setup-${error.step}`,
    ...(error.recoverable
      ? { action: { label: 'Retry', altText: 'Reload the page to try again', run: () => void retry(error) } }
      : { text: 'Please contact support if this continues' }),
  });
};

const retry = async ({ step }: OnboardingError): Promise<void> => {
  try {
    await retryOnboarding(step);
  } catch (error) {
    sayProblem(error, 'onboarding.save-failed');
    return;
  }
  await signIn('reconnect');
};

/** Another notice covers being offline. */
const sayProblem = (error: unknown, code: ProblemCode): void => {
  if (error instanceof Problem && error.code === 'network.offline') return;
  notice({ title: problems[code].title, tone: 'danger', icon: 'trouble', about: 'setup' });
};
