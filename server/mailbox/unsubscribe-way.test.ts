import { describe, expect, test } from 'vitest';
import { isOpenPage } from '#server/adapters/open-page.ts';
import { publishedLines } from '#test/support/published.ts';
import { unsubscribeWay } from './unsubscribe-way.ts';

const page = 'https://lists.example.com/u/abc';
const oneClick = 'List-Unsubscribe=One-Click';

test.each([
  ['one-click', `<${page}>`, oneClick, true, { kind: 'one-click', url: page }],
  [
    'one-click beside a mail form',
    `<mailto:u@lists.example.com?subject=unsub>, <${page}>`,
    oneClick,
    true,
    { kind: 'one-click', url: page },
  ],
  ['in any case of letters', `<${page}>`, 'list-unsubscribe=one-click', true, { kind: 'one-click', url: page }],
  ['not signed', `<${page}>`, oneClick, false, { kind: 'link', url: page }],
  ['without the post header', `<${page}>`, '', true, { kind: 'link', url: page }],
  ['http', '<http://lists.example.com/u/abc>', oneClick, true, { kind: 'link', url: 'http://lists.example.com/u/abc' }],
  [
    'a mail form with more in it than a subject',
    '<mailto:u@lists.example.com?subject=unsub&cc=victim@example.com&body=x>',
    '',
    true,
    { kind: 'mail', to: 'u@lists.example.com', subject: 'unsub' },
  ],
  [
    'a mail form with a header in it',
    '<mailto:u@lists.example.com%0d%0aBcc:victim@example.com>',
    '',
    true,
    { kind: 'refused' },
  ],
  ['a port of its own', '<https://127.0.0.1:5432/>', oneClick, true, { kind: 'refused' }],
  ['the cloud’s own address', '<https://169.254.169.254/latest/meta-data/>', oneClick, true, { kind: 'refused' }],
  ['a private address in another’s clothes', '<https://[::ffff:10.0.0.1]/u>', oneClick, true, { kind: 'refused' }],
  ['a password', '<https://user:pw@lists.example.com/u>', oneClick, true, { kind: 'refused' }],
  ['another port', '<https://lists.example.com:8443/u>', oneClick, true, { kind: 'refused' }],
  ['a script', '<javascript:alert(1)>', oneClick, true, null],
  ['no brackets', page, oneClick, true, null],
])('RFC 8058: %s', (_, listUnsubscribe, listUnsubscribePost, signed, way) => {
  expect(unsubscribeWay({ listUnsubscribe, listUnsubscribePost, signed })).toEqual(way);
});

describe('addresses inside a private network', () => {
  test.each([
    'http://localhost',
    'http://127.1',
    'http://0177.0.0.1/',
    'http://0x7f000001',
    'http://2130706433/',
    'http://[::]:80/',
    'https://0.0.0.0:443',
    'http://127.1.1.1:80\\@127.2.2.2:80/',
    'http://127.0.0.1!/',
    'http://redirect-server',
    'http://ip6-localhost',
    'file:///etc/passwd',
    'gopher://localhost:25/_MAIL%20FROM:',
    'https://printer.local/',
    'https://user@example.com/',
    'https://exa mple.com/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s is refused', (address) => {
    expect(isOpenPage(address)).toBe(false);
  });

  const published = publishedLines('lists/ssrf-urls.txt');
  test.skipIf(published.length === 0)(
    'every address of a long list is either private or public (skipped without the list)',
    () => {
      const open = published.filter(isOpenPage);
      const inside = /^https?:\/\/(?:\[|\d[\d.]*(?:[:/]|$)|0[xo]|localhost|ip6-|redirect-server|[^/]*@)/i;
      expect(open.filter((address) => inside.test(address))).toEqual([]);
    },
  );
});
