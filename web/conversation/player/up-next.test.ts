import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { bringBack, emptyQueueView, follow, leave, neighbour, type QueueView } from './queue-view.ts';
import { type UpNext, upNextOf } from './up-next.ts';

const ids = Array.from({ length: 12 }, (_, nth) => ThreadId.parse(`t${nth}`));
const full: QueueView = follow(emptyQueueView, ids, { urgent: new Set(), settling: false });

const act = fc.record({
  kind: fc.constantFrom('archive', 'undo', 'next', 'previous', 'leave', 'return', 'arrive'),
  nth: fc.nat({ max: 11 }),
});

describe('the threads up next', () => {
  test('the cached list equals a fresh count after any acts', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let view = full;
        let last: UpNext | null = upNextOf(view, null);
        const gone: ThreadId[] = [];
        for (const { kind, nth } of acts) {
          const id = ids[nth] ?? null;
          if (kind === 'archive' && view.current) gone.push(view.current);
          if (kind === 'archive' && view.current) view = leave(view, [view.current]);
          if (kind === 'undo') view = bringBack(view, gone.splice(-1));
          if (kind === 'next') view = { ...view, current: neighbour(view, 1) ?? view.current };
          if (kind === 'previous') view = { ...view, current: neighbour(view, -1) ?? view.current };
          if (kind === 'leave' && id) view = leave(view, [id]);
          if (kind === 'return' && id) view = bringBack(view, [id]);
          if (kind === 'arrive' && id)
            view = follow(view, [...view.here, id], { urgent: new Set([id]), settling: false });
          last = upNextOf(view, last);
          expect(last.ids).toEqual(upNextOf(view, null).ids);
        }
      }),
    );
  });

  test('an unchanged queue keeps the same list', () => {
    const last = upNextOf(full, null);
    expect(upNextOf({ ...full, unit: 3 }, last).ids).toBe(last.ids);
  });
});
