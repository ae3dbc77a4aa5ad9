import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webStorage } from '#test/support/web-storage.ts';
import { below, forgetShared, keepShared, waitingShared, withShared } from './shared-note.ts';

const at = (hash: string): void => {
  const page = { hash, pathname: '/note', search: '' };
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      page.hash = to.includes('#') ? to.slice(to.indexOf('#')) : '';
    },
  });
};

beforeEach(() => vi.stubGlobal('sessionStorage', webStorage()));
afterEach(() => vi.unstubAllGlobals());

test('shared text waits until the note that took it is stored', () => {
  at('#text=Berth%20list&url=https%3A%2F%2Fharbour.example');
  keepShared();
  expect(location.hash).toBe('');
  keepShared();
  expect(waitingShared()).toBe('Berth list\nhttps://harbour.example');
  expect(waitingShared()).toBe('Berth list\nhttps://harbour.example');
  forgetShared();
  expect(waitingShared()).toBe('');
});

test('two shares before the note opens are both kept', () => {
  at('#text=one');
  keepShared();
  at('#text=two');
  keepShared();
  expect(waitingShared()).toBe('one\n\ntwo');
});

test('a stored note takes the text that still waits only once', () => {
  expect(withShared('typed\n\nshared', 'shared')).toBe('typed\n\nshared');
  expect([withShared('shared', 'shared'), withShared('typed, shared', 'shared'), withShared('typed', '')]).toEqual([
    'shared',
    'typed, shared\n\nshared',
    'typed',
  ]);
});

test('shared text goes below what is there', () => {
  expect(below('typed\n', 'shared')).toBe('typed\n\nshared');
  expect([below('', 'shared'), below('typed', '')]).toEqual(['shared', 'typed']);
});
