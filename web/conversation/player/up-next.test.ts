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
        let lane = full;
        let last: UpNext | null = upNextOf(lane, null);
        const gone: ThreadId[] = [];
        for (const { kind, nth } of acts) {
          const id = ids[nth] ?? null;
          if (kind === 'archive' && lane.current) gone.push(lane.current);
          if (kind === 'archive' && lane.current) lane = leave(lane, [lane.current]);
          if (kind === 'undo') lane = bringBack(lane, gone.splice(-1));
          if (kind === 'next') lane = { ...lane, current: neighbour(lane, 1) ?? lane.current };
          if (kind === 'previous') lane = { ...lane, current: neighbour(lane, -1) ?? lane.current };
          if (kind === 'leave' && id) lane = leave(lane, [id]);
          if (kind === 'return' && id) lane = bringBack(lane, [id]);
          if (kind === 'arrive' && id)
            lane = follow(lane, [...lane.here, id], { urgent: new Set([id]), settling: false });
          last = upNextOf(lane, last);
          expect(last.ids).toEqual(upNextOf(lane, null).ids);
        }
      }),
    );
  });

  test('an unchanged queue keeps the same list', () => {
    const last = upNextOf(full, null);
    expect(upNextOf({ ...full, unit: 3 }, last).ids).toBe(last.ids);
  });
});
