import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webStorage } from '#test/support/web-storage.ts';
import { below, keepShared, takeShared } from './shared-note.ts';

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

test('a note takes shared text once, and a reload does not bring it again', () => {
  at('#text=Berth%20list&url=https%3A%2F%2Fharbour.example');
  keepShared();
  expect(location.hash).toBe('');
  keepShared();
  expect(takeShared()).toBe('Berth list\nhttps://harbour.example');
  expect(takeShared()).toBe('');
});

test('two shares before the note opens are both kept', () => {
  at('#text=one');
  keepShared();
  at('#text=two');
  keepShared();
  expect(takeShared()).toBe('one\n\ntwo');
});

test('shared text goes below what is there', () => {
  expect(below('typed\n', 'shared')).toBe('typed\n\nshared');
  expect([below('', 'shared'), below('typed', '')]).toEqual(['shared', 'typed']);
});
