// Filed under one of the person's labels: it bears the label, and is out of the inbox.
import { labelling } from './labelling.ts';

export const move = labelling({
  kind: 'move',
  activity: 'email_moved',
  add: (one) => [one],
  remove: () => ['inbox'],
});
