import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contact as contactOf } from '#test/support/contact.ts';
import { contactsFor, guestIn, offeredAs } from './guest-in.ts';

const contact = (name: string, email: string, written = 0) => contactOf(name, [email], { written });
const ana = contact('Ana Ruiz', 'ana@far.example', 9);
const contacts = [contact('Raj Patel', 'raj@far.example'), ana, contact('Anatol', 'anatol@far.example', 2)];

test.each([
  ['ana@far.example', 'ana@far.example'],
  [' ANA@far.example ', 'ana@far.example'],
  ['Ana Ruiz <ana@far.example>', 'ana@far.example'],
  ['ana ruiz', 'ana@far.example'],
  ['new@else.example', 'new@else.example'],
  ['x, bob@evil.example', null],
  ['bob@evil.example, ana@far.example', null],
  ['Budget bob@evil.example', null],
  ['<script>', null],
  ['ana@far', null],
  ['ana', null],
  ['', null],
  ['bob@evil.example\u202e', null],
])('%j as a guest', (typed, email) => {
  expect(guestIn(typed, contacts)?.email ?? null).toBe(email);
});

test('two contacts of one name are no guest, and text never smuggles one in', () => {
  expect(guestIn('Ana Ruiz', [...contacts, contact('Ana Ruiz', 'other@far.example')])).toBeNull();
  const runs = { numRuns: 10_000 };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', ',', ';', '<', '"', '\n'), (text, between) => {
      const found = guestIn(`${text}${between} bob@evil.example`, contacts);
      // An address of its own in angle brackets, or nothing before it, is what the person typed.
      if (text.trim() === '' && between.trim() === '') return;
      expect(found).toBeNull();
    }),
    runs,
  );
});

test('the list offers contacts by any word of the name, the most written first', () => {
  expect(contactsFor('an', contacts).map(offeredAs)).toEqual([
    'Ana Ruiz <ana@far.example>',
    'Anatol <anatol@far.example>',
  ]);
  expect(contactsFor('pat', contacts).map(({ name }) => name)).toEqual(['Raj Patel']);
  expect(contactsFor('', contacts)).toEqual([]);
});
