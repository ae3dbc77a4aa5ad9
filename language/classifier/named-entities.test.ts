import { expect, test } from 'vitest';
import { LabelId } from '#domain/mail.ts';
import { countsIn, labelIn, ordinalIn, peopleNamed } from './named-entities.ts';

test.each([
  ['I never want to hear from Tom again', ['Tom']],
  ['Tom may write to me again', ['Tom']],
  ['Give this to Maya Moss and Daniel', ['Maya Moss', 'Daniel']],
  ['Could you forward it to Sarah’s brother on Friday', ['Sarah']],
  ['Maybe I should archive it', []],
])('who is named in %j', (heard, names) => {
  expect(peopleNamed(heard)).toEqual(names);
});

test.each([
  ['jump ahead five mails', [5]],
  ['not this one, the one that was six before', [6]],
  ['go back one', [1]],
])('the numbers in %j', (heard, counts) => {
  expect(countsIn(heard)).toEqual(counts);
});

test.each([
  ['let me hear the third of those', 3],
  ['the 6th in the list please', 6],
  ['open number four', 4],
  ['open it', null],
])('the place in %j', (heard, place) => {
  expect(ordinalIn(heard)).toBe(place);
});

test.each([
  ['this has to do with travel', ['travel']],
  ['stick it with the other Acme stuff', ['acme']],
  ['a tag that says Garden would be nice', ['garden']],
  ['put some tag on it', null],
])('the label in %j', (heard, words) => {
  const labels = ['Travel', 'Legal', 'Clients/Acme'].map((name) => ({ id: LabelId.parse(`Label_${name}`), name }));
  expect(labelIn(heard, labels)).toEqual(words);
});
