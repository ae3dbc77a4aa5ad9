// Classifies public addresses, and pins each name to one resolved address.
import { expect, test } from 'vitest';
import { isPublic, pin } from './open-web.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::ffff:8.8.8.8', true],
])('%s is public: %s', (address, open) => {
  expect(isPublic(address)).toBe(open);
});

test.each([
  ['https://pictures.example.com/a.png', { address: '93.184.216.34', port: 443, plain: false }],
  ['http://pictures.example.com/a.png', { address: '93.184.216.34', port: 80, plain: true }],
])('%s is pinned to one address', async (address, to) => {
  let asked = 0;
  const resolve = async () => [['93.184.216.34'], ['127.0.0.1']][asked++] ?? [];
  expect(await pin({ resolve, demo: null }, address)).toMatchObject(to);
  expect(asked).toBe(1);
});
