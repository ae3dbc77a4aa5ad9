import { expect, test } from 'vitest';
import { spokenName } from './spoken-name.ts';

test.each([
  // People.
  ['Tomas Brandt', 'tomas@northwind.example', 'Tomas'],
  ['Priya', 'priya@northwind.example', 'Priya'],
  ['Dr. Anna Weiss', 'anna.weiss@klinik.example', 'Anna'],
  ['Prof. Dr. Anna Weiss', 'aweiss@uni.example', 'Anna'],
  ['Weiss, Anna', 'weiss@klinik.example', 'Anna'],
  ['"Weiss, Anna"', 'aw@klinik.example', 'Anna'],
  ['Ana Maria de Souza', 'starlight77@mail.example', 'Ana'],
  ['Mary-Jane O’Neil', 'mj@weiss.example', 'Mary-Jane'],
  ['Šárka Nováková', 'sarka@novakova.example', 'Šárka'],
  ['John Q. Public', 'jqp@city.example', 'John'],
  ['Анна Вайс', 'anna@klinik.example', 'Анна'],
  // Companies, and names that could be one.
  ['The Economist', 'noreply@e.economist.example', 'The Economist'],
  ['The Daily', 'direct@times.example', 'The Daily'],
  ['Trader Joe’s', 'hello@traderjoes.example', 'Trader Joe’s'],
  ['Morning Brew', 'hey.you@morningbrew.example', 'Morning Brew'],
  ['British Airways', 'ba.offers@email.ba.example', 'British Airways'],
  ['Deutsche Bahn', 'buchung@bahn.example', 'Deutsche Bahn'],
  ['Figma Team', 'design@figma.example', 'Figma Team'],
  ['Acme, Inc.', 'ann@acme.example', 'Acme, Inc.'],
  ['Amazon Web Services', 'aws-no-reply@amazon.example', 'Amazon Web Services'],
  ['GitHub', 'notifications@github.example', 'GitHub'],
  ['no-reply', 'no-reply@bank.example', 'no-reply'],
  ['Anna Weiss (via Docs)', 'drive-shares-noreply@docs.example', 'Anna Weiss (via Docs)'],
  ['Anna from Linear', 'anna@linear.example', 'Anna from Linear'],
  ['Dr. Weiss', 'weiss@klinik.example', 'Dr. Weiss'],
  ['A. Weiss', 'aweiss@klinik.example', 'A. Weiss'],
  ['Anna Weiss, PhD', 'anna@uni.example', 'Anna Weiss, PhD'],
  // The family name comes first, or the name is incomplete.
  ['田中 太郎', 'tanaka@kaisha.example', '田中 太郎'],
  ['عبد الله حسن', 'abdullah@sharika.example', 'عبد الله حسن'],
  // No name, or an address in its field.
  ['', 'no-reply@bank.example', ''],
  ['billing@stripe.example', 'billing@stripe.example', 'billing@stripe.example'],
  ['  Tomas   Brandt ', 'tomas@northwind.example', 'Tomas'],
])('%s <%s> is spoken as %s', (name, email, called) => {
  expect(spokenName({ name, email })).toBe(called);
});
