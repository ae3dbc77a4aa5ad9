// What a mail costs: by voice a credit, by hand nothing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { UserId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { makeReady, openDraft, writing } from '#web/commands/draft-box.ts';
import { nextId } from '#web/commands/next-id.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { heardCredits, openCredits } from '#web/data/credits-now.ts';
import { createDrafting } from './drafting.ts';
import { mailPayment } from './mail-payment.ts';
import { note } from './notes.ts';

let close: () => void;
beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] }));
  close = openCredits(UserId.parse('0199aaaa-0000-7000-8000-000000000006'));
});
afterEach(() => {
  close();
  wordsCame('typing');
  vi.unstubAllGlobals();
});

const left = (count: number) => heardCredits({ counted: true, left: count, charged: [] });
const ben = { name: 'Ben', email: 'ben@northwind.example' };
const newDraft = () => ({ ...draftOf({ text: 'See you at ten.', to: [ben] }), id: DraftId.parse(nextId()) });

describe('a mail', () => {
  test('to oneself stays on the screen without a credit, so that a press sends it', () => {
    left(0);
    wordsCame('voice');
    const own = 'alex@northwind.example';
    const said = note('call the bank', { id: DraftId.parse(nextId()), own, spoken: true });
    expect(said).toBe('You have no credits left for that. By hand it works as ever.');
    expect(writing.current()?.draft.text).toBe('Call the bank');
  });

  test('costs a credit when the person says "send it" aloud, and nothing when they type it or press Send', () => {
    left(3);
    wordsCame('voice');
    expect(mailPayment('send it')).toBe('now');
    expect(mailPayment(undefined)).toBe('free');
    wordsCame('typing');
    expect(mailPayment('send it')).toBe('free');
  });

  test('offline is charged later, against the last balance known', () => {
    left(1);
    vi.stubGlobal('navigator', { onLine: false });
    wordsCame('voice');
    expect(mailPayment('send it')).toBe('later');
    left(0);
    expect(mailPayment('send it')).toBe('none');
  });

  test('where Flow counts no credits, is free', () => {
    heardCredits({ counted: false, left: 0, charged: [] });
    wordsCame('voice');
    expect(mailPayment('send it')).toBe('free');
  });

  test('without a credit stays in the draft, and Flow says that by hand it works', async () => {
    left(0);
    wordsCame('voice');
    const captions = createCaptions();
    const drafting = createDrafting({
      thread: () => undefined,
      quiet: () => {},
      captions,
      voice: recordingVoice({ kind: 'silent' }),
      say: captions.say,
      offer: () => {},
      ownAddress: 'alex@northwind.example',
      ownName: 'Alex Moreau',
    });
    openDraft(newDraft());
    await makeReady();
    drafting.act({ kind: 'send', atOnce: false }, 'send it');
    expect(captions.current()?.flow).toBe('You have no credits left for that. By hand it works as ever.');
    expect(writing.current()?.draft.text).toBe('See you at ten.');
  });
});
