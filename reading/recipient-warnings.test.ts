// Which recipients of a draft need more than a spoken yes, and why.
import { describe, expect, test } from 'vitest';
import type { Address } from '#domain/mail.ts';
import { type Proof, proves, unproven } from '#domain/recipient-warning.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { type Known, type RecipientContext, recipientWarnings } from './recipient-warnings.ts';

const own = 'alex@northwind.example';
const dana: Address = { name: 'Dana Whitfield', email: 'dana@northwind.example' };
const maria: Address = { name: 'Maria Chen', email: 'maria@northwind.example' };
const outside: Address = { name: 'Dana Whitfield', email: 'dana@elsewhere.example' };

const known = (who: Address, written: number, from: Known['known'] = 'mail'): Known => ({
  name: who.name,
  emails: [who.email],
  written,
  known: from,
});

/** The person wrote to everybody before, and has no names for them. */
const usual: RecipientContext = { ownAddress: own, original: null, isNew: () => false, people: [] };
const kinds = (context: Partial<RecipientContext>, to: Address[], kind: 'reply' | 'reply-all' | 'new' = 'reply') =>
  recipientWarnings(draftOf({ kind, to }), { ...usual, ...context });

describe('Reply-To', () => {
  const from = (sender: Address, ...replyTo: Address[]) => ({ original: { from: sender, replyTo } });
  const bare = (email: string): Address => ({ name: '', email });
  test.each<[string, ReturnType<typeof from>, Address[], string[]]>([
    ['none', from(dana), [dana], []],
    ['the sender', from(dana, dana), [dana], []],
    ['the sender in capitals', from(dana, bare('DANA@Northwind.example')), [dana], []],
    ['another domain', from(dana, bare('d@pay.example')), [bare('d@pay.example')], ['diverted']],
    ['another address of the same domain', from(dana, maria), [maria], ['diverted']],
    ['a look-alike domain', from(dana, bare('dana@n0rthwind.example')), [bare('dana@n0rthwind.example')], ['diverted']],
    ['the sender and another', from(dana, dana, maria), [dana, maria], ['diverted']],
    ['another that the person took off', from(dana, dana, maria), [dana], []],
    ['another, and the person writes to the sender after all', from(dana, maria), [dana], []],
    ['the person themselves', from(dana, bare(own)), [bare(own)], []],
    ['another, in mail from the person', from(bare(own), maria), [maria], []],
    ['another, written in capitals in the draft', from(dana, maria), [bare(maria.email.toUpperCase())], ['diverted']],
  ])('naming %s', (_whom, context, to, expected) => {
    expect(kinds(context, to).map(({ kind }) => kind)).toEqual(expected);
    expect(kinds(context, to, 'reply-all').map(({ kind }) => kind)).toEqual(expected);
  });

  test('means nothing for new mail', () => {
    expect(kinds(from(dana, maria), [maria], 'new')).toEqual([]);
  });

  test('counts as a stranger even if written to before, and names the sender', () => {
    const warnings = kinds({ ...from(dana, maria), people: [known(maria, 12, 'contacts')] }, [maria]);
    expect(warnings).toEqual([{ kind: 'diverted', email: maria.email, sender: dana.email }]);
    expect(unproven(warnings)).toEqual([maria.email]);
  });
});

describe('a namesake', () => {
  const home: Known = { name: 'Dana Whitfield', emails: [dana.email, outside.email], written: 5, known: 'contacts' };
  test.each<[string, Known[], Address, string[]]>([
    ['that is new', [known(dana, 8)], outside, [outside.email]],
    ['written to once', [known(dana, 8), known(outside, 1)], outside, [outside.email]],
    ['written to as often', [known(dana, 1), known(outside, 1)], outside, [outside.email]],
    ['of a contact never written to', [known(dana, 0, 'contacts')], outside, [outside.email]],
    ['in other case and space', [known({ ...dana, name: 'dana  WHITFIELD' }, 8)], outside, [outside.email]],
    ['with a Cyrillic letter', [known({ ...dana, name: 'Dаna Whitfield' }, 8)], outside, [outside.email]],
    ['with a zero-width space', [known({ ...dana, name: 'Dana\u200b Whitfield' }, 8)], outside, [outside.email]],
    ['whom the person writes to most', [known(dana, 8), known(outside, 1)], dana, []],
    ['at another address of one contact', [home], outside, []],
    ['of one person kept twice', [home, known(dana, 2, 'contacts')], outside, []],
    ['of somebody who only wrote', [known(dana, 0)], outside, []],
    ['of nobody, for the name is empty', [known({ ...dana, name: '' }, 8)], { ...outside, name: '' }, []],
    ['of nobody, for the name differs', [known(maria, 8)], outside, []],
  ])('%s', (_who, people, to, expected) => {
    expect(unproven(kinds({ people }, [to]))).toEqual(expected);
  });

  test('of the usual person still has the read-back name the address, without a press', () => {
    const warnings = kinds({ people: [known(dana, 8), known(outside, 1)] }, [dana]);
    expect(warnings).toEqual([
      { kind: 'namesake', email: dana.email, name: dana.name, other: outside.email, usual: true },
    ]);
  });
});

test('a recipient never written to is new, and the person is not', () => {
  const isNew = (email: string): boolean => email !== dana.email;
  expect(kinds({ isNew }, [dana, maria, { name: '', email: own.toUpperCase() }])).toEqual([
    { kind: 'new', email: maria.email },
  ]);
});

test.each<[Proof | undefined, boolean, boolean]>([
  ['tap', false, true],
  ['key', false, true],
  ['number', true, true],
  ['number', false, true],
  ['voice', true, false],
  ['voice', false, false],
  ['tap', true, false],
  ['key', true, false],
  [undefined, false, false],
])('the proof %s of a sending that is spoken=%s confirms a doubtful recipient: %s', (proof, spoken, isEnough) => {
  expect(proves(proof, spoken)).toBe(isEnough);
});
