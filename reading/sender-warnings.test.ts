import { describe, expect, test } from 'vitest';
import { byAddress, type Contact } from '#domain/contact.ts';
import type { Message } from '#domain/mail.ts';
import type { SenderWarning } from '#domain/sender-warning.ts';
import { looksLike } from './look-alike.ts';
import { senderWarningsFor } from './sender-warnings.ts';

const person = (name: string, email: string, written = 3): Contact => ({
  name,
  givenName: name.split(' ')[0] ?? name,
  nicknames: [],
  emails: [email],
  organization: null,
  title: null,
  phonetic: null,
  written,
  lastWrittenAt: null,
  known: 'contacts',
});
const contacts = [person('Maya Lindqvist', 'maya@northwind.example'), person('Wei Zhang', 'wei@halcyon-legal.example')];

type From = { name: string; email: string; replyTo?: string; bulk?: boolean; received?: number; sent?: number };
const warningsOf = ({ name, email, replyTo, bulk = false, received = 9, sent = 0 }: From): SenderWarning[] => {
  const reading = { version: 1, summary: '', asks: false, askWords: '', bulk, seconds: 1 };
  const message: Pick<Message, 'from' | 'replyTo' | 'reading'> = {
    from: { name, email },
    ...(replyTo ? { replyTo: [{ name: '', email: replyTo }] } : {}),
    reading,
  };
  const facts = { received, sent };
  return senderWarningsFor(message, {
    ownAddress: 'alex@northwind.example',
    contacts,
    byAddress: byAddress(contacts),
    facts,
  });
};

test('senderWarningsFor: a contact counts as known before the first mail to them', () => {
  const kept = [person('Maya Lindqvist', 'maya@northwind.example', 0)];
  const known = { ownAddress: 'alex@webmail.example', facts: { received: 1, sent: 0 } };
  const reading = { version: 1, summary: '', asks: false, askWords: '', bulk: false, seconds: 1 };
  const firstWarning = (name: string, email: string): string | undefined =>
    senderWarningsFor({ from: { name, email }, reading }, { ...known, contacts: kept, byAddress: byAddress(kept) })[0]
      ?.kind;
  expect(firstWarning('Maya Lindqvist', 'maya.l@webmail.example')).toBe('known-name');
  expect(firstWarning('IT', 'it@northwlnd.example')).toBe('look-alike');
});

describe('senderWarningsFor: warns of', () => {
  test.each<[string, From, SenderWarning]>([
    [
      'a name that is another’s address',
      { name: 'maya@northwind.example', email: 'x@thieves.example' },
      { kind: 'name-is-an-address', shown: 'maya@northwind.example', address: 'x@thieves.example' },
    ],
    [
      'the name of somebody one knows',
      { name: 'Maya  LINDQVIST', email: 'maya.l@webmail.example' },
      {
        kind: 'known-name',
        name: 'Maya  LINDQVIST',
        address: 'maya.l@webmail.example',
        usual: 'maya@northwind.example',
      },
    ],
    [
      'a domain like one’s own',
      { name: 'IT', email: 'it@northwlnd.example' },
      { kind: 'look-alike', domain: 'northwlnd.example', like: 'northwind.example' },
    ],
    [
      'one’s own domain with a word more',
      { name: 'IT', email: 'it@northwind-payroll.example' },
      { kind: 'look-alike', domain: 'northwind-payroll.example', like: 'northwind.example' },
    ],
    [
      'letters of several alphabets',
      { name: 'Bank', email: 'a@pаypoint.example' },
      { kind: 'alphabets', domain: 'pаypoint.example' },
    ],
    [
      'a spelling for machines',
      { name: 'Bank', email: 'a@xn--pypoint-3fg.example' },
      { kind: 'alphabets', domain: 'xn--pypoint-3fg.example' },
    ],
    [
      'answers that go elsewhere',
      { name: 'Wei Zhang', email: 'wei@halcyon-legal.example', replyTo: 'wei@webmail.example' },
      { kind: 'answers-elsewhere', address: 'wei@webmail.example' },
    ],
    [
      'the first mail of somebody',
      { name: 'Cleo Marsh', email: 'cleo@far.example', received: 1 },
      { kind: 'first-time', address: 'cleo@far.example' },
    ],
  ])('%s', (_, from, warning) => {
    expect(warningsOf(from)[0]).toEqual(warning);
  });
});

describe('senderWarningsFor: does not warn of', () => {
  test.each<[string, From]>([
    ['oneself', { name: 'bob@northwind.example', email: 'alex@northwind.example' }],
    ['whom one knows', { name: 'Maya Lindqvist', email: 'maya@northwind.example', received: 1 }],
    ['a name that is its own address', { name: 'cleo@far.example', email: 'Cleo@far.example' }],
    ['a first name that many have', { name: 'Maya', email: 'maya@far.example' }],
    ['a colleague one never wrote to', { name: 'Nils', email: 'nils@northwind.example' }],
    [
      'a subdomain of one’s own',
      { name: 'Build', email: 'build@mail.northwind.example', replyTo: 'it@northwind.example' },
    ],
    [
      'a new newsletter, answered elsewhere',
      { name: 'News', email: 'n@news.example', replyTo: 'x@y.example', bulk: true, received: 1 },
    ],
    ['whom one has written to before', { name: 'Cleo', email: 'cleo@far.example', received: 1, sent: 1 }],
  ])('%s', (_, from) => {
    expect(warningsOf(from)).toEqual([]);
  });
});

test.each<[domain: string, known: string, alike: boolean]>([
  ['northwind.example', 'northwind.example', false],
  ['nortwhind.example', 'northwind.example', true],
  ['northwindd.example', 'northwind.example', true],
  ['nothwind.example', 'northwind.example', true],
  ['n0rthwind.example', 'northwind.example', true],
  ['modem-bank.example', 'modern-bank.example', true],
  ['northwind.test', 'northwind.example', true],
  ['northwind.example.thieves.test', 'northwind.example', false],
  ['southwind.example', 'northwind.example', false],
  ['far.example', 'fan.example', false],
  ['mail.northwind.example', 'northwind.example', false],
])('%s for %s', (domain, known, alike) => {
  expect(looksLike(domain, known)).toBe(alike);
});
