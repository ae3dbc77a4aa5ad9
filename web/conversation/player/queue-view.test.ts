import '#test/support/seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { ahead, follow, neighbour, onScreen, type QueueView } from './queue-view.ts';

const id = (n: number): ThreadId => ThreadId.parse(`t${n}`);

const distinct = fc.uniqueArray(fc.nat(20), { maxLength: 14 });

test('placed threads stay, and each arrival goes below its nearest better-ranked, current or urgent thread', () => {
  fc.assert(
    fc.property(distinct, distinct, fc.nat(13), fc.nat(4), (before, after, at, hurried) => {
      const known = before.map(id);
      const current = known[at % Math.max(1, known.length)] ?? null;
      const view: QueueView = { order: known, here: new Set(known), current, unit: 0, frozen: true };
      const ranked = [...new Set([...after.map(id), ...known])];
      const urgent = new Set(ranked.slice(0, hurried));
      const { order } = follow(view, ranked, { urgent, settling: false });
      const currentPlace = current === null ? -1 : known.indexOf(current);
      const rankOf = (one: ThreadId): number => ranked.indexOf(one);

      expect(order.filter((one) => known.includes(one))).toEqual(known);
      const arrivals = order.filter((one) => !known.includes(one));
      expect(new Set(arrivals)).toEqual(new Set(ranked.filter((one) => !known.includes(one))));
      const below = order.slice(current === null ? 0 : order.indexOf(current) + 1);
      const hurrying = ranked.filter((one) => urgent.has(one) && !known.includes(one));
      expect(below.slice(0, hurrying.length)).toEqual(hurrying);
      for (const one of arrivals.filter((arrival) => !urgent.has(arrival))) {
        const above = order.slice(0, order.indexOf(one)).filter((other) => known.includes(other)).length - 1;
        const nearest = ranked.slice(0, rankOf(one)).findLast((other) => known.includes(other) || urgent.has(other));
        const better = nearest === undefined || !known.includes(nearest) ? -1 : known.indexOf(nearest);
        expect(above).toBe(Math.max(currentPlace, better));
        const next = order[order.indexOf(one) + 1];
        if (next !== undefined && !known.includes(next)) expect(rankOf(next)).toBeGreaterThan(rankOf(one));
      }
    }),
  );
});

test('neighbours are the visible threads', () => {
  fc.assert(
    fc.property(distinct, fc.array(fc.nat(20)), fc.nat(13), (order, gone, at) => {
      const here = new Set(order.filter((n) => !gone.includes(n)).map(id));
      const shown = order.map(id).filter((one) => here.has(one));
      const current = shown[at % Math.max(1, shown.length)] ?? null;
      const view: QueueView = { order: order.map(id), here, current, unit: 0, frozen: true };
      const place = current === null ? -1 : shown.indexOf(current);
      expect(onScreen(view)).toEqual(shown);
      expect(neighbour(view, 1)).toBe(shown[place + 1] ?? null);
      expect(neighbour(view, -1)).toBe(shown[place - 1] ?? null);
      expect(ahead(view, 3)).toEqual(shown.slice(place + 1, place + 4));
    }),
  );
});

test('an urgent thread that returns goes below the current one', () => {
  const view: QueueView = {
    order: [1, 2, 3].map(id),
    here: new Set([2, 3].map(id)),
    current: id(2),
    unit: 0,
    frozen: true,
  };
  const ranked = [1, 2, 3].map(id);
  const hurried = follow(view, ranked, { urgent: new Set([id(1)]), settling: false });
  expect(hurried.order).toEqual([2, 1, 3].map(id));
  expect(hurried.current).toBe(id(2));
  expect(follow(view, ranked, { urgent: new Set(), settling: false }).order).toEqual(ranked);
});
