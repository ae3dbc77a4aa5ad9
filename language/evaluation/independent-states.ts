// The situations of the independent sentences: those of the table, and some with people, files and questions about
// them.
import type { Contact } from '#domain/contact.ts';
import type { Situation } from '#language/intents/situation.ts';
import { states } from './score.ts';

const known = (name: string, emails: string[], organization: string | null = null): Contact => ({
  name,
  givenName: name.split(' ')[0] ?? '',
  nicknames: [],
  emails,
  organization,
  title: null,
  phonetic: null,
  written: 0,
  lastWrittenAt: null,
  known: 'contacts',
});

const people = [
  known('Sarah Lind', ['sarah@northwind.example'], 'Northwind'),
  known('Sarah Brandt', ['sarah@calder.example'], 'Calder Wharf'),
  known('Maya Moss', ['maya@far.example', 'maya@home.example']),
  known('Tom Alvarez', ['tom@acme.example']),
  known('Daniel Roth', ['daniel@northwind.example']),
];

const file = (name: string, from: string) => ({ file: name, name, from, at: '2026-11-10', near: true });

const { ready, mail } = states;

const composed: Situation = {
  ...ready,
  drafting: {
    ...ready.drafting,
    people,
    subject: 'Offsite',
    recipients: {
      to: [{ name: 'Maya Moss', email: 'maya@far.example' }],
      cc: [{ name: 'Tom Alvarez', email: 'tom@acme.example' }],
      bcc: [],
    },
    attached: [file('contract-v3.pdf', 'Maya Moss')],
    files: () => [file('Budget.xlsx', 'Daniel Roth')],
  },
};

const whichPerson: Situation = {
  ...ready,
  drafting: {
    ...ready.drafting,
    people,
    asks: { kind: 'which', field: 'to', people: people.slice(0, 2), rest: [] },
  },
};

const noAddress: Situation = {
  ...ready,
  drafting: {
    ...ready.drafting,
    people: people.slice(0, 4),
    asks: { kind: 'address', field: 'to', who: 'Daniel', rest: [] },
  },
};

export const situationNamed = (name: string): Situation => {
  const state = all.get(name);
  if (state === undefined) throw new Error(`No such situation: ${name}`);
  return state;
};

const all: ReadonlyMap<string, Situation> = new Map<string, Situation>([
  ...Object.entries(states),
  ['spoken', { ...mail, calendar: { spoken: true } }],
  ['confirming', { ...mail, confirming: 'archive' }],
  ['composed', composed],
  ['whichPerson', whichPerson],
  ['noAddress', noAddress],
]);
