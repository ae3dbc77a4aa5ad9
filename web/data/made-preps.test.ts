// Preparations on the device: which one answers, and what puts it away.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOfEvent } from '#domain/calendar.ts';
import { keyOf } from '#domain/event-ref.ts';
import { CommandId } from '#domain/id.ts';
import type { MadePrep, PrepFact } from '#domain/prep.ts';
import { eventWith } from '#test/support/calendar-event.ts';
import { eventOverlays } from './calendar-ledger.ts';
import { forgetPreps, learnPreps, madePrepOf, showKeptPreps } from './made-preps.ts';

const seen = '2026-11-24T06:00:00.000Z';
const review = eventWith('review');
const facts: PrepFact[] = [{ kind: 'decide', text: 'The pilot price.', quote: null }];
const prep: MadePrep = { at: keyOfEvent(review), facts, seen, until: '2026-11-24T10:00:00.000Z' };
const news = (preps: readonly MadePrep[] = []) => ({ events: [], gone: [], preps });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T07:00:00Z'), toFake: ['Date'] });
  learnPreps(news([prep]), true);
});
afterEach(() => {
  forgetPreps();
  eventOverlays.become([]);
  vi.useRealTimers();
});

describe('a preparation made ahead', () => {
  test('answers for its event and no other', () => {
    expect(madePrepOf(review, seen)).toEqual(facts);
    expect(madePrepOf(eventWith('other'), seen)).toBeNull();
  });

  test('does not answer once the device has newer mail with a guest', () => {
    expect(madePrepOf(review, '2026-11-24T06:00:00.001Z')).toBeNull();
  });

  test('does not answer while an own change of its event waits', () => {
    const change = { ledger: 'calendar', kind: 'cancel-event', at: prep.at } as const;
    eventOverlays.become([
      { id: CommandId.parse('0199aaaa-0000-7000-8000-000000000001'), changes: [change], revision: null },
    ]);
    expect(madePrepOf(review, seen)).toBeNull();
  });

  test.each([
    ['its event changes', { events: [review], gone: [], preps: [] }],
    ['its event goes', { events: [], gone: [prep.at], preps: [] }],
  ])('goes when %s', (_when, change) => {
    expect(learnPreps(change, false)).toEqual([]);
    expect(madePrepOf(review, seen)).toBeNull();
  });

  test('of an instance goes when its series changes', () => {
    const instance = keyOf({ ...review, eventId: review.id, original: '2026-11-24T09:00:00Z' });
    learnPreps(news([{ ...prep, at: instance }]), true);
    expect(learnPreps({ events: [review], gone: [], preps: [] }, false)).toEqual([]);
  });

  test('that arrives with its event stays, and replaces the one before', () => {
    const fresh = { ...prep, facts: [] };
    expect(learnPreps({ events: [review], gone: [], preps: [fresh] }, false)).toEqual([fresh]);
  });

  test('goes with the next news after the meeting', () => {
    vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
    expect(learnPreps(news(), false)).toEqual([]);
  });

  test('is there after a reload, and what another version kept is not', () => {
    showKeptPreps([{ at: prep.at }]);
    expect(madePrepOf(review, seen)).toBeNull();
    showKeptPreps([prep]);
    expect(madePrepOf(review, seen)).toEqual(facts);
  });
});
