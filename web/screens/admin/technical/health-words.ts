// The answer to 'Is it up?' in one sentence.

import type { ServiceRow, TechnicalFigures } from '#domain/technical-figures.ts';
import { isServiceName, type ServiceState, serviceNames } from '#domain/watched-service.ts';
import { numberHere } from '#web/formats.ts';
import { momentWords } from '#web/screens/admin/frame/words.ts';

export const healthWords = ({ services, open }: Pick<TechnicalFigures, 'services' | 'open'>): string => {
  const down = inState(services, 'down');
  const slow = inState(services, 'degraded');
  const parts = [stateWords(down, 'down'), stateWords(slow, 'degraded')].filter((part) => part !== null);
  const errors = errorWords(open);
  if (parts.length > 0) return `${parts.join(' ')} ${errors}`;
  const asked = services
    .filter(({ median }) => median !== null)
    .sort((one, other) => (other.median ?? 0) - (one.median ?? 0));
  const [slowest] = asked;
  const speed =
    slowest === undefined ? '' : ` Slowest: ${nameOf(slowest)}, ${numberHere(slowest.median ?? 0)} ms at the median.`;
  return `All well.${speed} ${errors}`;
};

const inState = (services: readonly ServiceRow0[], state: ServiceState): ServiceRow0[] =>
  services.filter((one) => one.state === state);

type ServiceRow0 = Omit<ServiceRow, 'service'> & { service: string };

const nameOf = ({ service }: { service: string }): string => (isServiceName(service) ? serviceNames[service] : service);

/** 'Gmail API is down since 27 Nov, 10:02.' · 'Gmail API and Google Calendar are down.' */
const stateWords = (rows: readonly ServiceRow0[], state: 'down' | 'degraded'): string | null => {
  const [first, ...more] = rows;
  if (first === undefined) return null;
  if (more.length === 0)
    return `${nameOf(first)} is ${state}${first.since === null ? '' : ` since ${momentWords(first.since)}`}.`;
  const names = rows.map(nameOf);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are ${state}.`;
};

const errorWords = ({ count, worst }: TechnicalFigures['open']): string => {
  if (count === 0) return 'No error is open.';
  return count === 1 ? `One error is open, ${worst}.` : `${numberHere(count)} errors are open, the worst is ${worst}.`;
};
