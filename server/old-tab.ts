import { wire } from '#api/endpoint.ts';
import { Problem } from '#domain/problem.ts';

/** A tab that reads mail in another way would show an empty queue. Its commands are still welcome. */
export const refuseOldTab = ({ headers }: Request): void => {
  if (headers.get(wire.header) !== wire.version) throw new Problem('page.outdated');
};
