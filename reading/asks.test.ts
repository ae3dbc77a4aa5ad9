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
  ['ご都合はいかがでしょうか。', 'question'],
  ['来週までにお返事をいただけますか。', 'question'],
  ['one decision: does Helio keep the price, yes or no.', 'decision'],
  ['Second signature needed in the payroll tool, bank cut-off on Tuesday at 14:00.', 'decision'],
  ['It goes out tomorrow at noon unless you object.', 'decision'],
  ['Approval needed: 4 expenses', 'decision'],
  ['Signature requested', 'decision'],
  ['Your approval is required before we ship.', 'decision'],
  ['Why don’t you approve the budget?', 'decision'],
  ['Don’t you need to approve this?', 'decision'],
  ['Please do not sign before Friday.', 'request'],
  ['I do not need the deck, but please send the figures.', 'request'],
])('asksIn: %s asks (%s)', (sentence, kind) => {
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
  'I do not need you to approve this.',
  'We don’t need your approval for it.',
  'There is no need to reply, and no decision is needed.',
  'No approval needed.',
  'No signature is required from you.',
  'You don’t have to approve this.',
  'Can you believe it has been a year?',
  'Would you believe it?',
  'Would I hire her again?',
  'Would I do it again?',
  'We had no signature on file.',
])('asksIn: %s asks nothing', (sentence) => {
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
  ['Second signature needed, bank cut-off on Tuesday at 14:00.', 'cut-off on Tuesday'],
  ['The cut-off is Friday.', 'cut-off is Friday'],
  ['It goes out tomorrow at noon unless you object.', 'tomorrow at noon'],
  ['We met on Tuesday.', ''],
])('asksIn: the deadline of %s is "%s"', (sentence, expected) => {
  expect(deadlineIn(sentence)).toBe(expected);
});
