import { labelling } from './labelling.ts';

export const label = labelling({
  kind: 'label',
  activity: 'email_labelled',
  add: (one) => [one],
  remove: () => [],
});
