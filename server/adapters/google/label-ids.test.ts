import { expect, test } from 'vitest';
import { Label, LabelId, LabelRole } from '#domain/mail.ts';
import { gmailIdOf, labelFrom } from './label-ids.ts';

test.each([
  ['a role', 'DRAFT', 'drafts'],
  ['a category', 'CATEGORY_PROMOTIONS', 'category-promotions'],
  ['a system label without a role', 'YELLOW_STAR', 'other:YELLOW_STAR'],
  ['a label of the person’s own', 'Label_17', 'Label_17'],
  ['an own label that is called like a role', 'inbox', 'other:inbox'],
  ['an own label that looks like a prefixed one', 'other:CHAT', 'other:other:CHAT'],
])('%s survives the way to Flow and back', (_name, id, label) => {
  expect(labelFrom(id)).toBe(label);
  expect(Label.parse(label)).toBe(label);
  expect(gmailIdOf(labelFrom(id))).toBe(id);
});

test('every role has a Gmail id of its own', () => {
  const ids = LabelRole.options.map(gmailIdOf);
  expect(ids.map(labelFrom)).toEqual(LabelRole.options);
});

test('an own label cannot reach a system label by its Gmail id', () => {
  expect(gmailIdOf(LabelId.parse('TRASH'))).toBe('other:TRASH');
});
