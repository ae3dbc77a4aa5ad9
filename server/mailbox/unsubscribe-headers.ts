import type { Unsubscribe } from '#domain/unsubscribe.ts';
import { findingsOf, type Header, signersIn } from './authentication-results.ts';
import { unsubscribeWay } from './unsubscribe-way.ts';

/** `authority`: the name the provider uses in Authentication-Results. */
export const unsubscribeIn = (
  headers: readonly Header[],
  { authority, from }: { authority: string; from: string },
): Unsubscribe | null => {
  const first = (name: string): string => headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
  const way = unsubscribeWay({
    listUnsubscribe: first('list-unsubscribe'),
    listUnsubscribePost: first('list-unsubscribe-post'),
    signed: isSigned(headers, findingsOf(headers, authority)),
  });
  const list = (/<([^<>]{1,200})>/.exec(first('list-id'))?.[1] ?? from).toLowerCase();
  return way && { list, way };
};

const isSigned = (headers: readonly Header[], findings: string): boolean => {
  const passed = signersIn(findings);
  return headers
    .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
    .map(({ value }) => tagsOf(value))
    .some((tags) => {
      const covered = (tags.get('h') ?? '')
        .toLowerCase()
        .split(':')
        .map((name) => name.trim());
      const domain = (tags.get('d') ?? '').toLowerCase();
      return (
        passed.some((one) => one === domain || one.endsWith(`.${domain}`)) &&
        covered.includes('list-unsubscribe') &&
        covered.includes('list-unsubscribe-post')
      );
    });
};

const tagsOf = (value: string): ReadonlyMap<string, string> =>
  new Map(
    value.split(';').map((tag) => {
      const [name = '', ...rest] = tag.split('=');
      return [name.trim().toLowerCase(), rest.join('=').replace(/\s+/g, '')] as const;
    }),
  );
