import { labelling } from './labelling.ts';

export const move = labelling({
  kind: 'move',
  activity: 'email_moved',
  add: (one) => [one],
  remove: () => ['inbox'],
});
