// Finds problems of a Google connection from facts about the host and the account.
import { type AccountFacts, aboutAccount } from './diagnosis-account.ts';
import { aboutHost, type HostFacts } from './diagnosis-host.ts';
import { type Finding, Weight } from './finding.ts';

export const diagnose = (host: HostFacts, account: AccountFacts | null): Finding[] => {
  const findings = [...aboutHost(host), ...(account === null ? [noSession] : aboutAccount(account))];
  return findings.toSorted((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight));
};

const order = Weight.options;

const noSession: Finding = {
  code: 'session.none',
  weight: 'blocks',
  title: 'No active session found',
  advice: 'Sign in, and the connection to your Google account is checked as well.',
  who: 'you',
};
