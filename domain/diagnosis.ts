// What is wrong with a connection to Google, from what was learned about the host's setup and the person's account. Pure.
import { type AccountFacts, aboutAccount } from './diagnosis-account.ts';
import { aboutHost, type HostFacts } from './diagnosis-host.ts';
import { type Finding, Weight } from './finding.ts';

/** The worst first. */
export const diagnose = (host: HostFacts, account: AccountFacts | null): Finding[] => {
  const found = [...aboutHost(host), ...(account === null ? [noSession] : aboutAccount(account))];
  return found.toSorted((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight));
};

const order = Weight.options;

const noSession: Finding = {
  code: 'session.none',
  weight: 'blocks',
  title: 'No active session found',
  advice: 'Sign in, and the connection to your Google account is checked as well.',
  who: 'you',
};
