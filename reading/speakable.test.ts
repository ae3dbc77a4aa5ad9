import { expect, test } from 'vitest';
import { speakable } from './speakable.ts';

test.each([
  ['See https://www.example.com/a/b?c=d#e.', 'See example.com.'],
  ['See <https://docs.example.com/x>, please', 'See docs.example.com, please'],
  ['The plan<https://track.example/abc> is here', 'The plan is here'],
  ['The plan [https://track.example/abc] is here', 'The plan is here'],
  ['Write to <mailto:maya@x.example>', 'Write to maya@x.example'],
  ['[image: logo.png] Hello [cid:abc@x]', ' Hello '],
  ['user:secret@host in http://user:secret@host.example:8080/p', 'user:secret@host in host.example'],
  ['He\u200bl\u00adl\ufeffo\u{e0041} \u202ethere\u202c', 'Hello there'],
  ['a\u00a0b\u3000c', 'a b c'],
  ['Family 👩‍👧 and ❤️', 'Family 👩👧 and ❤'],
])('speakable: %j', (text, expected) => {
  expect(speakable(text)).toBe(expected);
});
