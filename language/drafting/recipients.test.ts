// Spoken and typed recipients, and how they change a draft.

import { describe, expect, test } from 'vitest';
import { addedReply, goesTo, whichReply } from '#language/en/drafting/recipient-replies.ts';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { contact } from '#test/support/contact.ts';
import type { Drafting } from './draft-intent.ts';
import { matchAddress } from './match-address.ts';
import { addressIn, matchRecipient, namesIn } from './match-recipient.ts';
import { parseRecipients, suggestRecipients } from './typed-recipients.ts';

const berg = contact('Anna Berg', ['anna.berg@bergwerk.example'], {
  organization: 'Bergwerk Studio',
  title: 'Designer',
});
const burke = contact('Anna Burke', ['a.burke@calderwharf.example', 'anna@burkes.example'], {
  organization: 'Calder Wharf Terminals',
  written: 4,
});
const raj = contact('Raj Patel', ['raj@northwind.example'], { nicknames: ['RP'] });
const people = [berg, burke, raj, contact('No Address', [])];
const to = [{ name: 'Raj Patel', email: 'raj@northwind.example' }];

describe('a name', () => {
  test.each([
    ['Raj', 'raj@northwind.example'],
    ['raj patel', 'raj@northwind.example'],
    ['RP', 'raj@northwind.example'],
    ['Patel.', 'raj@northwind.example'],
    ['Anna Berg', 'anna.berg@bergwerk.example'],
    ['Anna from Bergwerk', 'anna.berg@bergwerk.example'],
    ['Burke', 'a.burke@calderwharf.example'],
    ['zed at acme dot com', 'zed@acme.com'],
    ['z e d at a c m e dot com', 'zed@acme.com'],
    ['mary dash ann at far dot example', 'mary-ann@far.example'],
    ['Zed@Acme.com', 'zed@acme.com'],
  ])('%s is one person', (said, email) => {
    expect(matchRecipient(said, people, new Set())).toMatchObject({ kind: 'one', person: { email } });
  });

  test('with several matches asks which, frequent recipients first, and prefers people in the current mail', () => {
    expect(matchRecipient('Anna', people, new Set())).toEqual({ kind: 'several', people: [burke, berg] });
    const near = new Set(['anna@burkes.example']);
    expect(matchRecipient('Anna', people, near)).toMatchObject({
      kind: 'one',
      person: { email: 'anna@burkes.example' },
    });
    expect(whichReply([burke, berg])).toBe('Anna Burke at Calder Wharf Terminals, or Anna Berg at Bergwerk Studio?');
  });

  test.each(['Zed', 'No Address', '', 'Anna from Nowhere'])('%j matches nobody', (said) => {
    expect(matchRecipient(said, people, new Set()).kind).toBe('nobody');
  });

  test('organisation or address distinguishes people with the same name', () => {
    const same = [
      contact('Sam Lee', ['sam@a.example'], { organization: 'Acme' }),
      contact('Sam Lee', ['sam@b.example']),
    ];
    expect(whichReply(same)).toBe('The one at Acme, or the one at sam@b.example?');
  });

  test.each(['raj at', 'at dot com', 'raj', 'raj@northwind', 'two words', ''])('%j is not an address', (said) => {
    expect(addressIn(said)).toBeNull();
  });

  test('may stand among several in an utterance', () => {
    expect(namesIn('Maya, Tomas Brandt and Priya.')).toEqual(['Maya', 'Tomas Brandt', 'Priya']);
  });
});

describe('another address', () => {
  test.each<[string, string, string | null]>([
    ['private', 'a.burke@calderwharf.example', 'anna@burkes.example'],
    ['work', 'anna@burkes.example', 'a.burke@calderwharf.example'],
    ['other', 'a.burke@calderwharf.example', 'anna@burkes.example'],
    ['burkes', 'a.burke@calderwharf.example', 'anna@burkes.example'],
    ['acme', 'a.burke@calderwharf.example', null],
  ])('%s, now %s, is %s', (which, now, meant) => {
    expect(matchAddress(burke, which, now)).toBe(meant);
  });
});

describe('typed recipients', () => {
  test('split addresses copied from other programs', () => {
    const typed = parseRecipients(
      '"Lind, Maya" <maya@far.example>; raj\nzed@acme.com, Anna, nobody here',
      people,
      new Set(),
    );
    expect(typed).toEqual({
      people: [
        { name: 'Lind, Maya', email: 'maya@far.example' },
        { name: 'Raj Patel', email: 'raj@northwind.example' },
        { name: '', email: 'zed@acme.com' },
      ],
      unclear: [
        { text: 'Anna', several: true },
        { text: 'nobody here', several: false },
      ],
    });
  });

  test('never inject a header', () => {
    const { people: taken } = parseRecipients('Eve\r\nBcc: x@evil.example <eve@evil.example>', people, new Set());
    expect(taken.every(({ name }) => !/[\r\n]/.test(name))).toBe(true);
  });

  test('are suggested by name, company and address, each address once', () => {
    const offered = (text: string) => suggestRecipients(text, people, new Set()).map(({ email }) => email);
    expect(offered('an')).toEqual(['a.burke@calderwharf.example', 'anna@burkes.example', 'anna.berg@bergwerk.example']);
    expect(offered('anna be')).toEqual(['anna.berg@bergwerk.example']);
    expect(offered('calder')).toHaveLength(2);
    expect(offered('raj@n')).toEqual(['raj@northwind.example']);
    expect(offered('')).toEqual([]);
    expect(suggestRecipients('raj', people, new Set(['raj@northwind.example']))).toEqual([]);
  });
});

const writing: Drafting = { step: 'writing', sending: null, people, recipients: { to, cc: [], bcc: [] } };
const ready: Drafting = { ...writing, step: 'ready', number: 47 };
const whatIs = (heard: string, drafting: Drafting) => {
  const understood = understand(heard, { ...states.fresh, drafting });
  if (understood.kind !== 'draft') return understood.kind;
  return understood.act.kind === 'people' ? understood.act.what : understood.act.kind;
};

describe('while the person dictates', () => {
  test.each<[string, object | string]>([
    ['cc Raj', { kind: 'add', field: 'cc', who: 'Raj' }],
    ['CC Raj Patel on this', { kind: 'add', field: 'cc', who: 'Raj Patel' }],
    ['add Raj to cc', { kind: 'add', field: 'cc', who: 'Raj' }],
    ['copy Raj', { kind: 'add', field: 'cc', who: 'Raj' }],
    ['bcc zed at acme dot com', { kind: 'add', field: 'bcc', who: 'zed at acme dot com' }],
    ['cc zed at acme dot com please', { kind: 'add', field: 'cc', who: 'zed at acme dot com' }],
    ['add Anna in blind copy', { kind: 'add', field: 'bcc', who: 'Anna' }],
    ['add Raj and Anna', { kind: 'add', field: 'to', who: 'Raj and Anna' }],
    ['remove Raj', { kind: 'remove', who: 'Raj' }],
    ['take Raj off', { kind: 'remove', who: 'Raj' }],
    ["don't copy Raj", { kind: 'remove', who: 'Raj' }],
    ['use her work address', { kind: 'address', who: null, which: 'work' }],
    ["use Raj's private address", { kind: 'address', who: 'Raj', which: 'private' }],
    ['use the other address', { kind: 'address', who: null, which: 'other' }],
    ['add that we are late', 'dictate'],
    ['add two more chairs', 'dictate'],
    ['remove the chairs', 'dictate'],
    ['the subject is important', 'dictate'],
    ['copy that', 'dictate'],
    ['47', 'dictate'],
  ])('%s', (heard, act) => {
    expect(whatIs(heard, writing)).toEqual(act);
  });

  test('a subject counts only in new mail', () => {
    const titled = { ...writing, subject: '' };
    expect(whatIs('the subject is budget for March', titled)).toEqual({ kind: 'subject', words: 'budget for March' });
  });
});

describe('after the read-back', () => {
  test.each<[string, object | string]>([
    ['forty seven', { kind: 'confirm' }],
    ['47', { kind: 'confirm' }],
    ['48', 'fallback'],
    ['cc Raj', { kind: 'add', field: 'cc', who: 'Raj' }],
    ['send from my private account', { kind: 'from', account: 'private' }],
    ['send it', 'send'],
  ])('%s', (heard, act) => {
    expect(whatIs(heard, ready)).toEqual(act);
  });

  test('a spoken number counts only if the screen shows one', () => {
    expect(whatIs('47', { ...ready, number: null })).toBe('fallback');
  });
});

describe('said to a question', () => {
  const which: Drafting = { ...writing, asks: { kind: 'which', field: 'cc', people: [burke, berg], rest: [] } };
  test.each<[string, object | string]>([
    ['the first', { kind: 'choose', nth: 0 }],
    ['number two', { kind: 'choose', nth: 1 }],
    ['number 2', { kind: 'choose', nth: 1 }],
    ['the second one', { kind: 'choose', nth: 1 }],
    ['Berg', { kind: 'choose', nth: 1 }],
    ['the one at Calder Wharf', { kind: 'choose', nth: 0 }],
    ['the designer', { kind: 'choose', nth: 1 }],
    ['the other one', { kind: 'choose', nth: 1 }],
    ['neither', { kind: 'choose', nth: 'none' }],
    ['never mind', { kind: 'choose', nth: 'none' }],
    ['Anna', { kind: 'choose', nth: null }],
    ['we will be late', { kind: 'choose', nth: null }],
    ['read it back', 'read-back'],
  ])('which: %s', (heard, act) => {
    expect(whatIs(heard, which)).toEqual(act);
  });

  const address: Drafting = { ...writing, asks: { kind: 'address', field: 'to', who: 'Zed', rest: [] } };
  test.each<[string, object]>([
    ['zed at acme dot com', { kind: 'spell', email: 'zed@acme.com' }],
    ['zed@acme.com', { kind: 'spell', email: 'zed@acme.com' }],
    ['nobody', { kind: 'spell', email: null }],
    ['Raj', { kind: 'add', field: 'to', who: 'Raj' }],
  ])('the address: %s', (heard, act) => {
    expect(whatIs(heard, address)).toEqual(act);
  });
});

describe('new mail in one utterance', () => {
  test.each<[string, object]>([
    ['email Maya', { kind: 'new', who: 'Maya', subject: null, words: null }],
    ['email Maya and Tomas about the lease', { kind: 'new', who: 'Maya and Tomas', subject: 'the lease', words: null }],
    [
      'write to Maya about lunch saying see you at one',
      { kind: 'new', who: 'Maya', subject: 'lunch', words: 'see you at one' },
    ],
    ['send a note to zed@acme.com saying hello', { kind: 'new', who: 'zed@acme.com', subject: null, words: 'hello' }],
    ['forward this to Tomas with please handle', { kind: 'forward', who: 'Tomas', words: 'please handle' }],
    ['have Tomas handle it', { kind: 'forward', who: 'Tomas', words: null }],
    ['assign this to Tomas', { kind: 'forward', who: 'Tomas', words: null }],
  ])('%s', (heard, act) => {
    expect(understand(heard, states.fresh)).toEqual({ kind: 'draft', act });
  });
});

describe('replies to each change of recipients', () => {
  const person = (n: number, domain = 'northwind.example') => ({ name: `P${n}`, email: `p${n}@${domain}` });
  const draft = { to, cc: [], bcc: [] };
  test('name each person with the address', () => {
    expect(addedReply('cc', to)).toBe('Cc Raj Patel, raj at northwind dot example.');
  });

  test('warn of many recipients and of outsiders', () => {
    const own = 'alex@northwind.example';
    const with_ = (some: object) => goesTo({ ...draft, ...some }, own);
    expect(with_({})).toBe('To Raj Patel.');
    expect(with_({ cc: [person(1), person(2, 'far.example')] })).toBe(
      'That goes to three people, one outside your company. To Raj Patel, copy to P1 and P2.',
    );
    expect(with_({ bcc: [1, 2, 3, 4, 5].map((n) => person(n)) })).toContain(
      'That goes to six people. To Raj Patel, blind',
    );
  });
});
