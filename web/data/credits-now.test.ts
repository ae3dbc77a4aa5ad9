import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CommandId, UserId } from '#domain/id.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { nextId } from '#web/commands/next-id.ts';
import { callAs } from './call.ts';
import { askCredits, payForAnswer, payOwed } from './credits.ts';
import { canPay, creditsLeft, heardCredits, openCredits, owe, owedIsAccepted, oweNoMore } from './credits-now.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000003');
const newId = () => CommandId.parse(nextId());
const counted = (left: number, ...charged: CommandId[]) => ({ counted: true, left, charged });

/** What the server answers, and what it was asked. */
let server: { online: boolean; left: number; charged: CommandId[]; paid: unknown[] };
let close: () => void;

beforeEach(() => {
  server = { online: true, left: 30, charged: [], paid: [] };
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!server.online) throw new TypeError('no network');
    if (address.startsWith('/api/credits?')) {
      const now = counted(server.left, ...server.charged);
      return Response.json({ now, frozen: false, lines: [], more: null });
    }
    const { id } = JSON.parse(String(init.body));
    server.paid.push(id);
    if (!server.charged.includes(id)) {
      server.left -= 1;
      server.charged.push(CommandId.parse(id));
    }
    return Response.json(counted(server.left, ...server.charged));
  });
  callAs(userId);
  close = openCredits(userId);
});
afterEach(() => {
  close();
  callAs(null);
  vi.unstubAllGlobals();
});

describe('the credits that this device knows of', () => {
  test('are unlimited until the server says that it counts', () => {
    expect(creditsLeft.current()).toBeNull();
    expect(canPay()).toBe(true);
    heardCredits({ counted: false, left: 0, charged: [] });
    expect(creditsLeft.current()).toBeNull();
  });

  test('fall at once with what waits here, and rise if it is taken back', () => {
    heardCredits(counted(30));
    const [one, other] = [newId(), newId()];
    owe(one);
    owe(one);
    owe(other);
    expect(creditsLeft.current()).toBe(28);
    oweNoMore(other);
    expect(creditsLeft.current()).toBe(29);
  });

  test('count nothing twice when the live channel is faster than the answer', async () => {
    heardCredits(counted(30));
    const id = newId();
    owe(id);
    heardCredits(counted(29, id));
    expect(creditsLeft.current()).toBe(29);
    owe(id);
    await owedIsAccepted(id);
    expect(creditsLeft.current()).toBe(29);
  });

  test('follow the server when it accepted without a charge', async () => {
    heardCredits(counted(30));
    const id = newId();
    owe(id);
    await owedIsAccepted(id);
    expect(creditsLeft.current()).toBe(30);
  });

  test('never fall below zero, and at zero nobody can pay', () => {
    heardCredits(counted(1));
    owe(newId());
    expect([creditsLeft.current(), canPay()]).toEqual([0, false]);
    owe(newId());
    expect(creditsLeft.current()).toBe(0);
  });

  test('are known at the next visit, for the same person only', () => {
    heardCredits(counted(12));
    close();
    expect(creditsLeft.current()).toBeNull();
    close = openCredits(userId);
    expect(creditsLeft.current()).toBe(12);
    close();
    close = openCredits(UserId.parse('0199aaaa-0000-7000-8000-000000000004'));
    expect(creditsLeft.current()).toBeNull();
  });
});

describe('an answer that the device gives by itself', () => {
  test('is charged at once with the network', async () => {
    heardCredits(counted(30));
    const id = newId();
    await payForAnswer(id, 'summary');
    expect(server.paid).toEqual([id]);
    expect(creditsLeft.current()).toBe(29);
    expect((await askCredits()).now.left).toBe(29);
  });

  test('offline is charged once the server is back, and once', async () => {
    heardCredits(counted(30));
    server.online = false;
    const id = newId();
    await payForAnswer(id, 'answer');
    expect(creditsLeft.current()).toBe(29);
    server.online = true;
    await Promise.all([payOwed(), payOwed()]);
    await payOwed();
    expect(new Set(server.paid)).toEqual(new Set([id]));
    expect(localStorage.getItem('flow_owed_answers')).toBeNull();
    expect(creditsLeft.current()).toBe(29);
  });
});
