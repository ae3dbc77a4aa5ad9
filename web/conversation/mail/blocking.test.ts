import { beforeEach, describe, expect, test } from 'vitest';
import { hasLabel } from '#domain/mail.ts';
import { stillPlayer } from '#test/support/still-player.ts';
import { threadWith } from '#test/support/thread.ts';
import { keepIn } from '#web/commands/dispatch.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { createQuestions } from '#web/conversation/asking/questions.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { createActs, threadOf } from './acts.ts';
import { blockSender, isBlockedHere } from './blocking.ts';

const own = 'alex@acme.example';

const from = (id: string, name: string, email: string, sent = 0) => ({
  ...threadWith(id, { from: { name, email }, labels: ['inbox', 'unread'] }),
  sender: { received: 1, sent },
});
const deals = from('deals', 'Flash Deals', 'Offers@flash.example');
const again = from('again', 'Flash Deals', 'offers@flash.example');
const maria = from('maria', 'Maria Chen', 'maria@northwind.example', 7);
const [annaLind, annaBerg] = [
  from('lind', 'Anna Lind', 'lind@far.example'),
  from('berg', 'Anna Berg', 'berg@far.example'),
];
const mine = from('mine', 'Alex Moreau', own);

const assistant = () => {
  const captions = createCaptions();
  const questions = createQuestions();
  const player = stillPlayer();
  const acts = createActs({
    player,
    captions,
    questions: createQuestions(),
    search: { follow: () => {} },
    offer: () => {},
  });
  const world = { acts, captions, questions, ownAddress: own };
  const said = (sender: Parameters<typeof blockSender>[0]['sender'], unblock = false) => {
    blockSender({ kind: 'block', unblock, sender }, world);
    return captions.current()?.flow;
  };
  return { said, questions, acts, flow: () => captions.current()?.flow };
};

const inInbox = (...threads: (typeof deals)[]) =>
  threads.map(({ id }) => {
    const thread = threadOf(id);
    return thread !== undefined && hasLabel(thread, 'inbox');
  });

beforeEach(() => {
  keepIn(null);
  forget();
  keepIn({ outbox: { give: show, drop: () => {}, sendNow: () => {} }, acts: { put: () => {}, remove: () => {} } });
  learn({ put: [deals, again, maria, annaLind, annaBerg, mine] });
});

describe('blocking a sender', () => {
  test('block covers the sender of the current mail and their inbox mail, and undo reverts both', () => {
    const { said, acts, flow } = assistant();
    expect(said({ threadId: deals.id })).toBe('Blocked Flash Deals. 2 emails moved to spam.');
    expect(inInbox(deals, again, maria)).toEqual([false, false, true]);
    expect([...mailbox.current().blocked]).toEqual(['offers@flash.example']);
    expect(isBlockedHere(deals.id, own)).toBe(true);
    acts.undo();
    expect(flow()).toBe('Undone. Flash Deals is no longer blocked.');
    expect(inInbox(deals, again)).toEqual([true, true]);
    expect([...mailbox.current().blocked]).toEqual([]);
  });

  test.each(['Flash Deals', 'flash', 'offers@flash.example'])('block by name selects %s', (called) => {
    expect(assistant().said({ called })).toBe('Blocked Flash Deals. 2 emails moved to spam.');
  });

  test('block is idempotent, and unblock accepts part of an address without local mail', () => {
    const { said } = assistant();
    said({ called: 'Flash Deals' });
    expect(said({ called: 'Flash Deals' })).toBe('Flash Deals is blocked already.');
    learn({ remove: [deals.id, again.id] });
    expect(said({ called: 'flash' }, true)).toBe('Unblocked offers@flash.example.');
    expect([...mailbox.current().blocked]).toEqual([]);
  });

  test('block asks first when only a similar name matches', () => {
    const { said, questions, flow } = assistant();
    expect(said({ called: 'Bergh' })).toBe('Do you mean Anna Berg?');
    expect(inInbox(annaBerg)).toEqual([true]);
    questions.answer({ kind: 'yes' });
    expect(flow()).toBe('Blocked Anna.');
  });

  test('block asks first when the person writes to the sender', () => {
    const { said, questions, flow } = assistant();
    expect(said({ threadId: maria.id })).toBe('You have written to Maria 7 times. Block them?');
    expect(inInbox(maria)).toEqual([true]);
    questions.answer({ kind: 'no' });
    expect([flow(), ...mailbox.current().blocked]).toEqual(['All right.']);
    said({ called: 'Maria' });
    questions.answer({ kind: 'yes' });
    expect([flow(), ...mailbox.current().blocked]).toEqual(['Blocked Maria.', 'maria@northwind.example']);
  });

  test('block asks which one when several senders share a name', () => {
    const { said, questions, flow } = assistant();
    expect(said({ called: 'Anna' })).toMatch(/^Anna (Lind|Berg) or Anna (Lind|Berg)\?$/);
    const asked = questions.current()?.question;
    const nth = asked?.kind === 'which' ? asked.options.indexOf('Anna Berg') : -1;
    questions.answer({ kind: 'option', nth });
    expect([flow(), ...mailbox.current().blocked]).toEqual(['Blocked Anna.', 'berg@far.example']);
  });

  test.each([
    [{ called: 'Zoltan' }, false, 'I know nobody called Zoltan. Open one of their emails and say “block this sender”.'],
    [{ called: 'Zoltan' }, true, 'You have blocked nobody called Zoltan.'],
    [{ threadId: mine.id }, false, 'That is your own address.'],
    [{ called: own }, false, 'That is your own address.'],
    [{ threadId: deals.id }, true, 'Flash Deals is not blocked.'],
  ] as const)('block refuses with a reason: %o, unblock %s', (sender, unblock, words) => {
    expect(assistant().said(sender, unblock)).toBe(words);
    expect([...mailbox.current().blocked]).toEqual([]);
  });
});
