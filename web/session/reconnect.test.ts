import { expect, test } from 'vitest';
import { idle } from '#domain/sync.ts';
import { type Announcement, judge, type Known } from './reconnect.ts';

const synced = { ...idle, lastSyncTime: '2026-11-20T12:00:00Z' };
const fine = { online: true, needsReauth: false, sync: synced };
const lost = { ...fine, needsReauth: true, sync: { ...synced, error: 'token.refresh-invalid' } };
const slow = { ...fine, sync: { ...synced, error: 'provider.unavailable' } };
const away = { ...fine, online: false };
/** Connected again, not yet synced. */
const begun = { ...fine, sync: { ...idle, isActive: true } };

type Box = Parameters<typeof judge>[1];
const nothing: Known = { lost: false, troubled: false };

/** The notices of each step in order. */
const said = (boxes: readonly Box[], from = nothing): Announcement['say'][] => {
  let known = from;
  return boxes.map((box) => {
    const announcement = judge(known, box);
    known = announcement.known;
    return announcement.say;
  });
};

test.each<[string, Box[], Announcement['say'][]]>([
  ['all is well', [fine, fine], ['nothing', 'nothing']],
  ['the connection is lost', [fine, lost, lost], ['nothing', 'required', 'nothing']],
  ['it is lost and found', [lost, fine, fine], ['required', 'restored', 'nothing']],
  ['it is found, and mail comes a little later', [lost, begun, fine], ['required', 'no-longer-required', 'restored']],
  ['it is lost again', [lost, fine, lost], ['required', 'restored', 'required']],
  ['Google was slow for a while', [slow, slow, fine], ['nothing', 'nothing', 'restored']],
  ['the server is away meanwhile', [lost, { ...away }, lost], ['required', 'nothing', 'nothing']],
  ['the network comes back', [away, fine], ['nothing', 'nothing']],
  ['the first sync ends', [begun, fine], ['nothing', 'nothing']],
])('%s', (_name, boxes, expected) => {
  expect(said(boxes)).toEqual(expected);
});

test('after a reconnect, Flow says once that mail continues', () => {
  expect(said([begun, fine], { lost: false, troubled: true })).toEqual(['nothing', 'restored']);
});
