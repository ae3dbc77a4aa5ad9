import { contact } from '#test/support/contact.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Contact } from '#domain/contact.ts';
import { UserId } from '#domain/id.ts';
import { eventually } from '#test/support/until.ts';
import { contactBook, followContacts } from './contacts.ts';
import { openStore, type Store, wipeStore } from './store.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const cfo = { organization: 'Northwind', title: 'CFO', written: 1 };
const maya = contact('Maya', ['maya@northwind.example'], cfo);
const tomas = contact('Tomas', ['tomas@northwind.example'], cfo);

let server: { version: string; contacts: Contact[]; problem?: string } | null;
let asked: (string | null)[];
let store: Store;
let stop: AbortController;

beforeEach(() => {
  server = { version: 'one', contacts: [maya] };
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const known = new URL(address, 'http://flow').searchParams.get('known');
    asked.push(known);
    if (server === null) throw new TypeError('Failed to fetch');
    const contacts = known === server.version ? null : server.contacts;
    return Response.json({ version: server.version, contacts, problem: server.problem ?? null });
  });
  store = openStore(userId);
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  store.close();
  await wipeStore(userId);
  vi.unstubAllGlobals();
});

const names = () => contactBook.current().contacts.map(({ name }) => name);

describe('the contacts of this device', () => {
  test('reload after new mail adds recipients, but not before the channel opens', async () => {
    const following = followContacts(store, stop.signal);
    following.again();
    following.heard(3);
    await eventually(() => expect(names()).toEqual(['Maya']));
    server = { version: 'two', contacts: [{ ...maya, written: 7 }] };
    following.again();
    await eventually(() => expect(contactBook.current().contacts).toMatchObject([{ written: 7 }]));
    expect(asked).toEqual([null, 'one']);
  });

  test("load at the channel's first event, and stay for an offline visit", async () => {
    followContacts(store, stop.signal).heard(3);
    await eventually(async () => expect((await store.all('contact')).size).toBe(1));
    stop.abort();
    expect(names()).toEqual([]);
    server = null;
    stop = new AbortController();
    followContacts(store, stop.signal);
    await eventually(() => expect(names()).toEqual(['Maya']));
    expect(contactBook.current().byAddress.get('maya@northwind.example')?.title).toBe('CFO');
  });

  test('load once per revision, with the known version', async () => {
    const { heard } = followContacts(store, stop.signal);
    heard(3);
    await eventually(() => expect(names()).toEqual(['Maya']));
    heard(3);
    server = { version: 'two', contacts: [maya, tomas] };
    heard(4);
    await eventually(() => expect(names()).toEqual(['Maya', 'Tomas']));
    expect(asked).toEqual([null, 'one']);
  });

  test('report why some are missing, even if the list is unchanged', async () => {
    const { heard } = followContacts(store, stop.signal);
    heard(3);
    await eventually(() => expect(names()).toEqual(['Maya']));
    server = { version: 'one', contacts: [maya], problem: 'provider.scope-missing' };
    heard(4);
    await eventually(() => expect(contactBook.current().problem).toBe('provider.scope-missing'));
    expect(names()).toEqual(['Maya']);
    server = { version: 'one', contacts: [maya] };
    heard(5);
    await eventually(() => expect(contactBook.current().problem).toBeNull());
  });

  test('stay when the server has no news or is unreachable', async () => {
    const { heard } = followContacts(store, stop.signal);
    heard(3);
    await eventually(() => expect(names()).toEqual(['Maya']));
    const there = server;
    server = null;
    heard(4);
    await eventually(() => expect(asked).toHaveLength(2));
    expect(names()).toEqual(['Maya']);
    await new Promise((resolve) => setImmediate(resolve));
    server = there;
    heard(4);
    await eventually(() => expect(asked).toEqual([null, 'one', 'one']));
    expect(names()).toEqual(['Maya']);
  });

  test('belong to nobody after the mailbox closes, even if an answer arrives late', async () => {
    let answer = (_: Response): void => {};
    vi.stubGlobal('fetch', () => {
      asked.push(null);
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    followContacts(store, stop.signal).heard(3);
    await eventually(() => expect(asked).toHaveLength(1));
    stop.abort();
    answer(Response.json({ version: 'one', contacts: [maya], problem: null }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(names()).toEqual([]);
    expect((await store.all('contact')).size).toBe(0);
  });
});
