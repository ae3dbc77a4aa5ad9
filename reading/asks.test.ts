import { expect, test } from 'vitest';
import { asksIn, deadlineIn } from './asks.ts';

test.each([
  ['If you agree by Friday, I can post the roles.', 'decision'],
  ['Which option do you want?', 'decision'],
  ['Could you approve the budget?', 'decision'],
  ['Are you free on Thursday?', 'yes-or-no'],
  ['Dinner on the 3rd, is that fine?', 'yes-or-no'],
  ['Works for you?', 'yes-or-no'],
  ['Could you send me the deck by 3 pm?', 'request'],
  ['Please sign the lease.', 'request'],
  ['Let me know what you think.', 'request'],
  ['I need your numbers before Thursday.', 'request'],
  ['Who owns the churn figure?', 'question'],
  ['Können Sie mir bis Freitag antworten?', 'request'],
  ['Bitte schicken Sie mir den Vertrag.', 'request'],
  ['Passt Ihnen Dienstag?', 'yes-or-no'],
  ['Pourriez-vous valider le devis ?', 'decision'],
  ['Merci de me confirmer la date.', 'request'],
  ['¿Puedes enviarme el informe?', 'request'],
  ['Você pode revisar o contrato até sexta?', 'request'],
  ['参加できますか？', 'question'],
])('%s asks (%s)', (sentence, kind) => {
  expect(asksIn([sentence]).map((ask) => ask.kind)).toEqual([kind]);
});

test.each([
  'The plan is attached.',
  'Please find attached the plan.',
  'Please note that we are closed on Monday.',
  'How are you?',
  'Any questions?',
  'Let me know if you have any questions.',
  'Thank you for your reply.',
  'I can confirm the date.',
  'Review done.',
  'Confirm-only beta is fine.',
  'Vielen Dank für Ihre Nachricht.',
  'We will let you know.',
])('%s asks nothing', (sentence) => {
  expect(asksIn([sentence])).toEqual([]);
});

test.each([
  ['Please sign by Friday.', 'by Friday'],
  ['I need it before 3 pm.', 'before 3 pm'],
  ['Send it by the end of the week, please.', 'by the end of the week'],
  ['Could you answer today?', 'today'],
  ['Bitte bis Freitag antworten.', 'bis Freitag'],
  ['Merci de répondre avant vendredi.', 'avant vendredi'],
  ['Responde antes del miércoles.', 'antes del miércoles'],
  ['Preciso disso até sexta.', 'até sexta'],
  ['By 12 November, if you can.', 'By 12 November'],
  ['It stands by the window.', ''],
])('%s is wanted "%s"', (sentence, expected) => {
  expect(deadlineIn(sentence)).toBe(expected);
});
