// Nobody swipes before the first mail is there.
import { late } from '#web/ui/late.tsx';

export const Swipes = late(() => import('./swipes.tsx').then(({ Swipes: Part }) => Part), {
  missing: () => null,
  when: () => false,
  aside: true,
});
