import type { Unsubscribe } from '#domain/unsubscribe.ts';
import { unsubscribeWay } from './unsubscribe-way.ts';

type Header = { name: string; value: string };

/** `authority`: the name the provider uses in Authentication-Results. */
export const unsubscribeIn = (
  headers: readonly Header[],
  { authority, from }: { authority: string; from: string },
): Unsubscribe | null => {
  const first = (name: string): string => headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
  const way = unsubscribeWay({
    listUnsubscribe: first('list-unsubscribe'),
    listUnsubscribePost: first('list-unsubscribe-post'),
    signed: isSigned(headers, first('authentication-results'), authority),
  });
  const list = (/<([^<>]{1,200})>/.exec(first('list-id'))?.[1] ?? from).toLowerCase();
  return way && { list, way };
};

/** Only the topmost result is the provider's. Lower ones came with the mail. */
const isSigned = (headers: readonly Header[], findings: string, authority: string): boolean => {
  if (findings.split(';', 1)[0]?.trim().split(/\s/, 1)[0]?.toLowerCase() !== authority) return false;
  const passed = [...findings.matchAll(/\bdkim=pass\b[^;]*?\bheader\.(?:i|d)=\S*?@?([a-z0-9.-]+)(?=[\s;]|$)/gi)].map(
    ([, domain = '']) => domain.toLowerCase(),
  );
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
