import { expect, test } from 'vitest';
import { applyMask, parseMask } from './partial-response.ts';

const message = {
  id: '1',
  labelIds: ['A'],
  payload: { mimeType: 'x/y', headers: [{ name: 'n', value: 'v' }], body: { size: 1 } },
};

test.each([
  ['id', { id: '1' }],
  ['id,labelIds', { id: '1', labelIds: ['A'] }],
  ['payload/mimeType', { payload: { mimeType: 'x/y' } }],
  ['payload/headers/name', { payload: { headers: [{ name: 'n' }] } }],
  ['payload(mimeType,body/size)', { payload: { mimeType: 'x/y', body: { size: 1 } } }],
  ['payload/body,payload/mimeType', { payload: { mimeType: 'x/y', body: { size: 1 } } }],
  ['payload/body,payload', { payload: message.payload }],
  ['*/mimeType', { id: '1', labelIds: ['A'], payload: { mimeType: 'x/y' } }],
  ['nothing', {}],
])('partial response: %s', (fields, kept) => {
  expect(applyMask(message, parseMask(fields))).toEqual(kept);
});

test.each(['', ',', 'a,', 'a(b', 'a)', 'a/', 'a b', '(a)', 'a;b'])('partial response: "%s" is not a mask', (fields) => {
  expect(() => parseMask(fields)).toThrow('Invalid field selection');
});
