import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { webStorage } from '#test/support/web-storage.ts';
import { captureReferral, processReferral } from './referral.ts';

const code = '0199aaaa-0000-7000-8000-00000000000A';
const me = '0199aaaa-0000-7000-8000-000000000005';
const day = 86_400_000;
const today = Date.UTC(2026, 10, 20);

let address: string;
const stored = () => JSON.parse(localStorage.getItem('flow_referral_code') ?? 'null');
const visit = (to: string): void => {
  address = `https://flow.example${to}`;
  captureReferral();
};

let asked: unknown[];
let answer: () => Response | Promise<never>;
beforeEach(() => {
  asked = [];
  answer = () => Response.json({ success: true });
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('window', {
    get location() {
      return { href: address };
    },
    history: {
      state: { key: 'kept' },
      replaceState: (_state: unknown, _title: string, to: URL) => (address = to.href),
    },
  });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link with a code', () => {
  test('is kept with its moment, and leaves the address as it was without it', () => {
    visit(`/?ref=${code}&plan=pro#top`);
    expect(stored()).toEqual({ referrerUserId: code, timestamp: today, captured: true });
    expect(address).toBe('https://flow.example/?plan=pro#top');
  });

  test.each(['someone', '', code.slice(1), `${code}0`, '<script>'])('that is no id, as %j, is not kept', (wrong) => {
    visit(`/?ref=${encodeURIComponent(wrong)}`);
    expect(stored()).toBeNull();
    expect(address).toBe('https://flow.example/');
  });

  test.each(['/auth-redirect', '/oauth/callback', '/api/OAuth'])(
    'on the way back from Google, at %s, is left alone',
    (path) => {
      visit(`${path}?ref=${code}`);
      expect(stored()).toBeNull();
      expect(address).toContain('ref=');
    },
  );

  test('counts for 30 days, and the first one counts', async () => {
    visit(`/?ref=${code}`);
    vi.setSystemTime(today + 29 * day);
    visit(`/?ref=${me}`);
    expect(stored().referrerUserId).toBe(code);
    vi.setSystemTime(today + 31 * day);
    await processReferral(me);
    expect(asked).toEqual([]);
    visit(`/?ref=${me}`);
    expect(stored().referrerUserId).toBe(me);
  });
});

describe('after the sign-in', () => {
  test('the server hears whose link it was, and the code is removed', async () => {
    visit(`/?ref=${code}`);
    await processReferral(me);
    expect(asked).toEqual([{ action: 'process_referral', referral_code: code, referred_user_id: me }]);
    expect(stored()).toBeNull();
    await processReferral(me);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['network', () => Promise.reject(new TypeError('no network'))],
    ['a server in trouble', () => new Response('', { status: 503 })],
    ['a lapsed session', () => Response.json({ code: 'session.missing' }, { status: 401 })],
  ])('with %s in the way the code stays for the next one', async (_name, trouble) => {
    visit(`/?ref=${code}`);
    answer = trouble;
    await processReferral(me);
    expect(stored().referrerUserId).toBe(code);
  });

  test('a refusal for good removes the code', async () => {
    visit(`/?ref=${me}`);
    answer = () => Response.json({ code: 'referral.own' }, { status: 400 });
    await processReferral(me);
    expect(stored()).toBeNull();
  });
});
