// Discarding a draft: Flow offers undo if it has text. Sending: a scheduled time holds until the words say "now".
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from '#test/support/draft-of.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { openDraft, writing } from '#web/commands/draft-box.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { createDrafting } from './drafting.ts';
import { plan, plannedNow } from './send-later.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] }));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => {
  const captions = createCaptions();
  let offers = 0;
  const drafting = createDrafting({
    thread: () => undefined,
    quiet: () => {},
    captions,
    voice: recordingVoice({ kind: 'silent' }),
    say: captions.say,
    offer: () => {
      offers += 1;
    },
    ownAddress: 'alex@northwind.example',
    ownName: 'Alex Moreau',
  });
  return { captions, drafting, offers: () => offers };
};

test.each<[text: string, heard: string | undefined, announced: string | undefined, offered: number]>([
  ['', undefined, undefined, 0],
  ['', 'discard it', 'Closed.', 0],
  ['See you at ten.', undefined, 'Discarded. Say undo to get it back.', 1],
])('discarding the draft %j after the words %j makes Flow say %s', (text, heard, says, offered) => {
  const { captions, drafting, offers } = begin();
  openDraft(draftOf({ text }));
  captions.say('Ready.', 'reply');
  drafting.act({ kind: 'discard' }, heard);
  expect([writing.current(), captions.current()?.flow, offers()]).toEqual([null, says, offered]);
});

test.each([
  ['send it now', true, null],
  ['send it', false, new Date('2100-01-01T08:00:00Z')],
  ['send it and archive this now', false, new Date('2100-01-01T08:00:00Z')],
])('“%s” keeps or clears the scheduled time', (heard, atOnce, at) => {
  const { drafting } = begin();
  openDraft(draftOf({ text: 'See you at ten.' }));
  plan(new Date('2100-01-01T08:00:00Z'));
  drafting.act({ kind: 'send', atOnce }, heard);
  expect(plannedNow()).toEqual(at);
});
