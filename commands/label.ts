// One of the person's labels put on a mail, which stays where it is.
import { labelling } from './labelling.ts';

export const label = labelling({
  kind: 'label',
  activity: 'email_labelled',
  add: (one) => [one],
  remove: () => [],
});
