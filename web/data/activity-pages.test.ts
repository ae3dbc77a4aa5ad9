import { expect, test } from 'vitest';
import type { Activity } from '#domain/activity.ts';
import { answered, askingAnew, askingMore, failed, fresh, type Paged } from './activity-pages.ts';

const entry = (id: string): Activity => ({
  id,
  actionType: 'email_archived',
  email: null,
  subject: null,
  detail: null,
  emails: null,
  at: '2026-11-20T08:00:00Z',
  undoable: null,
});
const page = (ids: string, next: string | null = null) => ({ activity: [...ids].map(entry), next });
const play = (...steps: ((before: Paged) => Paged)[]): Paged => steps.reduce((before, step) => step(before), fresh);
const ids = ({ activity }: Paged) => (activity ?? []).map(({ id }) => id).join('');

test.each<
  [string, ((before: Paged) => Paged)[], Partial<{ ids: string; next: string | null; request: string | null }>]
>([
  ['asks for the first page by itself', [], { ids: '', request: 'refresh' }],
  ['shows it', [answered(page('cba', 'after a'))], { ids: 'cba', next: 'after a', request: null }],
  ['asks for more where there is more', [answered(page('cb', 'b')), askingMore], { request: 'more' }],
  ['asks for no more on the last page', [answered(page('cb')), askingMore], { request: null }],
  [
    'puts the next page below',
    [answered(page('dc', 'c')), askingMore, answered(page('ba'))],
    { ids: 'dcba', next: null, request: null },
  ],
  [
    'lets a page that is on its way come before a refresh',
    [answered(page('dc', 'c')), askingMore, askingAnew, answered(page('ba'))],
    { ids: 'dcba', next: null, request: 'refresh' },
  ],
  [
    'refreshes after a page that could not be had, too',
    [answered(page('dc', 'c')), askingMore, askingAnew, failed, answered(page('ed', 'd'))],
    { ids: 'edc', next: 'c', request: null },
  ],
  ['asks for no page before the first', [askingMore], { request: 'refresh' }],
  [
    'asks for more that was asked for while a refresh was open once that is here',
    [answered(page('dc', 'c')), askingAnew, askingMore, answered(page('ed', 'd'))],
    { ids: 'edc', next: 'c', request: 'more' },
  ],
  [
    'asks for nothing further where that refresh fails',
    [answered(page('dc', 'c')), askingAnew, askingMore, failed],
    { ids: 'dc', request: null },
  ],
  [
    'keeps the older pages below a refreshed first one',
    [answered(page('dc', 'c')), askingMore, answered(page('ba')), askingAnew, answered(page('ed', 'd'))],
    { ids: 'edcba', next: null },
  ],
  [
    'begins again where more is new than one page shows',
    [answered(page('dc', 'c')), askingMore, answered(page('ba')), askingAnew, answered(page('zy', 'y'))],
    { ids: 'zy', next: 'y' },
  ],
  [
    'shows nothing twice',
    [answered(page('dc', 'c')), askingMore, answered(page('cb', 'b'))],
    { ids: 'dcb', next: 'b' },
  ],
  [
    'keeps what is there when more cannot be had',
    [answered(page('dc', 'c')), askingMore, failed],
    { ids: 'dc', next: 'c', request: null },
  ],
])('%s', (_name, steps, expected) => {
  const seen = play(...steps);
  expect({ ids: ids(seen), next: seen.next, request: seen.request?.kind ?? null }).toMatchObject(expected);
});

test('the failed request stays known until the next request', () => {
  const refused = play(failed);
  expect(refused).toMatchObject({ activity: null, refused: { kind: 'refresh' } });
  expect(askingAnew(refused).refused).toBeNull();
});
