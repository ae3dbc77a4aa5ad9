// The star taken off again.
import { triage } from './triage.ts';

export const unstar = triage({
  kind: 'unstar',
  activity: 'email_unstarred',
  grave: false,
  needs: { label: 'STARRED', not: false },
  add: [],
  remove: ['STARRED'],
});
