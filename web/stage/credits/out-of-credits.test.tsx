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

describe('what can be bought', () => {
  const shown = (shop: Shop): string => {
    const run = () => {};
    const parts = { act: 'do that', left: 0, shop, trouble: '', buying: null };
    return renderToStaticMarkup(<CreditDialog {...parts} onBuy={run} onAskAgain={run} onGoOn={run} onByHand={run} />);
  };

  test('without a network, one can pay once it is back', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    const shop = await askShop();
    expect(shop).toEqual({ state: 'offline' });
    expect(shown(shop)).toContain('You’re offline.');
  });

  test('any other trouble is named, and one can try again', async () => {
    const code = 'payments.unavailable';
    vi.stubGlobal('fetch', async () => Response.json({ code }, { status: 503 }));
    const shop = await askShop();
    expect(shop).toEqual({ state: 'failed', why: problems[code].title });
    expect(shown(shop)).toContain('Try again');
    expect(shown(shop)).not.toContain('offline');
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
