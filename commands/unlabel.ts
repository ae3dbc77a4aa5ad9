import { labelling } from './labelling.ts';

export const unlabel = labelling({
  kind: 'unlabel',
  activity: 'email_unlabelled',
  add: () => [],
  remove: (one) => [one],
});
