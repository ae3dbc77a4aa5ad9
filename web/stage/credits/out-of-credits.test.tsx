// The dialog that asks about an act without a credit: what it offers, and where 'by hand' leads.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import type { UnpaidAct } from '#web/commands/unpaid-act.ts';
import { observable } from '#web/data/observable.ts';
import { askShop } from './ask-shop.ts';
import { doByHand } from './by-hand.ts';
import { CreditDialog, type Shop } from './credit-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const unreached = problems['network.offline'].title;

describe('what can be bought', () => {
  const shown = (shop: Shop): string => {
    const run = () => {};
    const parts = { act: 'do that', left: 0, shop, trouble: '', buying: null };
    return renderToStaticMarkup(<CreditDialog {...parts} onBuy={run} onAskAgain={run} onGoOn={run} onByHand={run} />);
  };

  test('without a network, one can pay once it is back', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('navigator', { onLine: false });
    const shop = await askShop();
    expect(shop).toEqual({ state: 'offline' });
    expect(shown(shop)).toContain('You’re offline.');
  });

  const code = 'payments.unavailable';
  test.each([
    ['a problem of the server', () => Response.json({ code }, { status: 503 }), problems[code].title],
    ['a proxy’s error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), unreached],
    ['a server that refuses connections', () => Promise.reject(new TypeError('refused')), unreached],
  ])('%s is named, and one can try again', async (_trouble, answer, why) => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async () => answer());
    const shop = await askShop();
    expect(shop).toEqual({ state: 'failed', why });
    expect(shown(shop)).toContain('Try again');
    expect(shown(shop)).not.toMatch(/offline/i);
  });
});

describe('by hand', () => {
  const where = (act: UnpaidAct): string[] => {
    const went: string[] = [];
    doByHand(act, {
      goTo: observable<(path: string) => void>((path) => went.push(path)),
      search: { open: () => went.push('search'), type: ({ asked }) => went.push(asked) },
    });
    return went;
  };

  test.each<[UnpaidAct, string[]]>([
    [{ kind: 'question', words: 'when is the offsite' }, ['search', 'when is the offsite']],
    [{ kind: 'answer', words: 'contracts from Dana' }, ['search', 'contracts from Dana']],
    [{ kind: 'prep', words: 'prep me' }, ['/calendar']],
    [{ kind: 'briefing', of: 'morning' }, ['/email-player']],
    [{ kind: 'summary', threadId: ThreadId.parse('19a') }, []],
  ])('%o leads to where the person does it', (act, places) => {
    expect(where(act)).toEqual(places);
  });
});
