import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announced, dismissNotice, followNotices, notice, shownNotices } from './notice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const titles = () => shownNotices().map(({ title }) => title);

describe('notices', () => {
  test('stack in order', () => {
    notice({ title: 'Archived' });
    notice({ title: 'Sync Restored' });
    expect(titles()).toEqual(['Archived', 'Sync Restored']);
  });

  test('a later one about the same subject replaces the earlier', () => {
    notice({ title: 'Archived Tomas', about: 'undo' });
    notice({ title: 'Sync Restored' });
    notice({ title: 'Archived Priya', about: 'undo' });
    expect(titles()).toEqual(['Archived Priya', 'Sync Restored']);
    const [first] = shownNotices();
    expect(first?.place).not.toBe(first?.id);
  });

  test('a later one does not replace one that is closing', () => {
    dismissNotice(notice({ title: 'Archived Tomas', about: 'undo' }));
    const id = notice({ title: 'Archived Priya', about: 'undo' });
    vi.runAllTimers();
    expect(shownNotices()).toMatchObject([{ title: 'Archived Priya', id, place: id, open: true }]);
  });

  test('many quick ones about the same subject show only the newest', () => {
    const shown: string[] = [];
    const unfollow = followNotices(() => shown.push(titles().join()));
    for (const name of ['Tomas', 'Priya', 'Wei', 'Nadia']) notice({ title: name, about: 'undo' });
    vi.runOnlyPendingTimers();
    unfollow();
    expect(shown).toEqual(['Tomas', 'Nadia']);
  });

  test('a dismissed one closes first and then goes', () => {
    const id = notice({ title: 'Archived' });
    dismissNotice(id);
    expect(shownNotices()).toMatchObject([{ id, open: false }]);
    vi.runAllTimers();
    expect(shownNotices()).toEqual([]);
  });

  test('dismissing a missing one changes nothing', () => {
    notice({ title: 'Archived' });
    dismissNotice(-1);
    vi.runAllTimers();
    expect(titles()).toEqual(['Archived']);
  });
});

test('an announcement has one full stop after each sentence', () => {
  expect(announced('Not sent', 'That email is no longer there.', 'Open your drafts')).toBe(
    'Not sent. That email is no longer there. Open your drafts',
  );
  expect(announced('Archived', undefined)).toBe('Archived');
});
