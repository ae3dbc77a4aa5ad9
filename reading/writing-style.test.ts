import { describe, expect, test } from 'vitest';
import { neutralWritingStyle } from '#domain/writing-style.ts';
import { languageOf } from './language.ts';
import { read } from './read.ts';
import { type SentMail, writingStyleOf } from './writing-style.ts';

const maria = { name: 'Maria Chen', email: 'maria@acme.example' };
const tom = { name: 'Tom Alvarez', email: 'Tom@acme.example' };
const alex = { name: 'Alex Moreau', email: 'alex@northwind.example' };

const sent = (text: string, to = [maria]): SentMail => ({
  to,
  reading: read({ html: null, text, subject: 'Plan', from: alex, headers: new Map(), ownAddress: alex.email }),
});

describe('writingStyleOf: how a person greets', () => {
  test.each([
    ['Hi Maria,\n\nThe plan is fine.', 'Hi {name},', true],
    ['Dear Maria Chen,\n\nThe plan is fine.', 'Dear {name},', true],
    ['Maria,\n\nThe plan is fine.', '{name},', true],
    ['Maria, the plan is fine.', '{name},', false],
    ['Hello!\n\nThe plan is fine.', 'Hello!', true],
    ['Hi there,\n\nThe plan is fine.', 'Hi there,', true],
    ['The plan is fine.', '', false],
    ['Tomorrow, the plan is due.', '', false],
    ['Hi Friday,\n\nThe plan is fine.', '', false],
  ])('%j', (text, words, apart) => {
    expect(writingStyleOf([sent(text)]).greeting).toEqual({ words, apart });
  });

  test('each correspondent gets their own greeting, others the usual one', () => {
    const writingStyle = writingStyleOf([
      sent('Hey Tom,\n\nFine with me.', [tom]),
      sent('Hi Maria,\n\nFine with me.'),
      sent('Hi Maria,\n\nYes.'),
      sent('Yes.'),
      sent('All of you, the plan is fine.', [maria, tom]),
    ]);
    expect(writingStyle.greeting.words).toBe('Hi {name},');
    expect(writingStyle.greetings.map(({ email, greeting }) => ({ email, greeting }))).toEqual([
      { email: 'tom@acme.example', greeting: { words: 'Hey {name},', apart: true } },
      { email: 'maria@acme.example', greeting: { words: 'Hi {name},', apart: true } },
    ]);
  });
});

test.each([
  ['Fine.\n\nBest,\nAlex', 'Best,', 'Alex'],
  ['Fine with me.\n\nKind regards\nAlex Moreau\nNorthwind\n+49 40 123456', 'Kind regards', 'Alex Moreau'],
  ['Fine with me.\n\n-- \nAlex', '', 'Alex'],
  ['Fine with me.\n\nAlex', '', 'Alex'],
  ['Fine with me.', '', ''],
])('writingStyleOf: %j is signed with %j and %j', (text, closing, name) => {
  expect(writingStyleOf([sent(text)])).toMatchObject({ closing, name });
});

test.each([
  ["I'll look at it, and I can't say more.", true],
  ['I will look at it, and I cannot say more. That is all.', false],
  ['Done.', false],
])('writingStyleOf: %j uses contractions: %s', (text, contracts) => {
  expect(writingStyleOf([sent(text)]).contracts).toBe(contracts);
});

test('writingStyleOf: only frequent exclamation marks count as a habit', () => {
  expect(writingStyleOf([sent('Great!'), sent('Yes!'), sent('Fine.')]).exclaims).toBe(true);
  expect(writingStyleOf([sent('Great!'), sent('Yes.'), sent('Fine.'), sent('No.')]).exclaims).toBe(false);
});

test('writingStyleOf is neutral without mail, or with mail in another language only', () => {
  expect(writingStyleOf([])).toEqual(neutralWritingStyle);
  expect(writingStyleOf([sent('Hallo Maria,\n\nder Plan ist für uns nicht gut und wir sind dagegen.')])).toEqual(
    neutralWritingStyle,
  );
});

test.each([
  ['Can you send the plan to me? It is due this week.', 'en'],
  ['Könnten Sie mir bitte den Vertrag mit dem Tischler schicken?', 'de'],
  ['Pourriez-vous nous envoyer le contrat pour la semaine prochaine ?', 'fr'],
  ['¿Nos puede enviar el contrato para la próxima semana, por favor?', 'es'],
  ['Pode enviar o contrato para a próxima semana, com os anexos? Não é urgente.', 'pt'],
  ['契約書を送ってください。', 'ja'],
  ['يرجى إرسال العقد', 'ar'],
  ['OK', null],
])('languageOf: %j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
