import { describe, expect, test } from 'vitest';
import { type ContactMessage, longest, parseContact } from './contact-message.ts';

const good = { name: 'Ada Byron', email: 'ada@small.example', message: 'Hello.\n\nIs anybody there?' };

const faultsOf = (given: Partial<ContactMessage>): string[] => {
  const parsed = parseContact({ ...good, ...given });
  return parsed.kind === 'faults' ? Object.keys(parsed.faults) : [];
};

describe('a contact message', () => {
  test('loses the blanks around its fields, and keeps those inside', () => {
    const given = { name: ' Ada Byron ', email: ' ada@small.example ', message: `\n${good.message}\n\n` };
    expect(parseContact(given)).toEqual({ kind: 'message', message: good });
  });

  test('from a form without script has the same line breaks', () => {
    expect(parseContact({ ...good, message: good.message.replaceAll('\n', '\r\n') })).toMatchObject({ message: good });
  });

  test('without any field says what is wrong with each', () => {
    expect(parseContact({})).toMatchObject({ kind: 'faults', faults: { name: 'Enter your name.' } });
  });

  test.each<[string, Partial<ContactMessage>, string[]]>([
    ['nothing', { name: '', email: '', message: '' }, ['name', 'email', 'message']],
    ['blanks', { name: ' ', email: '\t', message: '\n\n' }, ['name', 'email', 'message']],
    ['mail headers in the name', { name: 'Ada\r\nBcc: all@small.example' }, ['name']],
    ['a name of 101 characters', { name: 'a'.repeat(longest.name + 1) }, ['name']],
    ['no address', { email: 'ada' }, ['email']],
    ['two addresses', { email: 'ada@small.example, b@small.example' }, ['email']],
    ['a header after the address', { email: 'ada@small.example\r\nBcc: b@small.example' }, ['email']],
    ['a message of 5,001 characters', { message: 'a'.repeat(longest.message + 1) }, ['message']],
    ['a megabyte of text', { message: 'a'.repeat(1024 * 1024) }, ['message']],
    ['a NUL', { name: 'A\0', message: 'a\0b' }, ['name', 'message']],
    ['signs that a terminal obeys', { name: 'A\u001b[2J', message: 'a\u009b2Jb' }, ['name', 'message']],
  ])('with %s says what is wrong', (_name, given, fields) => {
    expect(faultsOf(given)).toEqual(fields);
  });

  test('may be as long as it says', () => {
    expect(faultsOf({ name: 'a'.repeat(longest.name), message: 'a'.repeat(longest.message) })).toEqual([]);
  });
});
