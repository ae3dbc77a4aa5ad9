import { triage } from './triage.ts';

export const unstar = triage({
  kind: 'unstar',
  activity: 'email_unstarred',
  grave: false,
  onlyFor: { label: 'starred', not: false },
  add: [],
  remove: ['starred'],
});
