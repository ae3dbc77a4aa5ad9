import { expect, test } from 'vitest';
import { misleadingTarget, shownTarget } from './link-target.ts';

test.each<[text: string, href: string, expected: string | null]>([
  ['northgate.example', 'https://northgate.example/terms', null],
  ['https://www.northgate.example/terms', 'https://northgate.example/terms', null],
  ['northgate.example', 'https://mail.northgate.example/click/1', null],
  ['mail.northgate.example', 'https://northgate.example/', null],
  ['See the terms', 'https://elsewhere.example/', null],
  ['northgate.example', 'https://northgate.example.thieves.example/', 'northgate.example.thieves.example'],
  ['https://northgate.example/login', 'https://thieves.example/', 'thieves.example'],
  ['northgate.example', 'https://northgate.example@thieves.example/', 'thieves.example'],
  ['northgate.example', 'https:\\\\thieves.example\\northgate.example', 'thieves.example'],
  ['NORTHGATE.example ', 'HTTPS://Thieves.Example:443/', 'thieves.example'],
  ['maya@northgate.example', 'https://thieves.example/', 'thieves.example'],
  ['bücher.example', 'https://bücher.example/neu', null],
  ['bücher.example', 'https://xn--bcher-kva.example/neu', null],
  ['www.bücher.example', 'https://shop.xn--bcher-kva.example/', null],
  ['bücher.example', 'https://xn--bchr-zra.example/', 'xn--bchr-zra.example'],
  ['b\u0430nk.example', 'https://xn--bnk-6cd.example', 'xn--bnk-6cd.example'],
  ['northgate.example', 'mailto:maya@thieves.example', null],
  ['version 2.0', 'https://elsewhere.example/', null],
  ['3.50', 'https://elsewhere.example/', null],
  ['report.pdf', 'https://elsewhere.example/', null],
  ['bank。example', 'https://thieves.example', 'thieves.example'],
  ['ｂａｎｋ．ｅｘａｍｐｌｅ', 'https://thieves.example', 'thieves.example'],
  ['ⓑⓐⓝⓚ.example', 'https://thieves.example', 'thieves.example'],
  ['ba\u00adnk.exa\u200bmple', 'https://thieves.example', 'thieves.example'],
  ['b a n k . e x a m p l e', 'https://thieves.example', 'thieves.example'],
  ['bank . example', 'https://thieves.example', 'thieves.example'],
  ['bank․example⁄login', 'https://thieves.example', 'thieves.example'],
  ['Log in at bank.example now', 'https://thieves.example', 'thieves.example'],
  ['Log in at bank.c0m now', 'https://thieves.example', 'thieves.example'],
  ['b\u0430nk.example', 'https://b\u0430nk.example', 'b\u0430nk.example'],
  ['maya@bank.example', 'mailto:maya@thieves.example', 'thieves.example'],
  ['maya@bank.example', 'mailto:maya@bank.example?subject=Hello', null],
])('misleadingTarget: %s → %s', (text, href, expected) => {
  expect(misleadingTarget([text], href)).toBe(expected);
});

test.each([
  ['https://user:pass@Thieves.example:8443/bank.example?x', 'thieves.example'],
  ['http:\\\\thieves.example\\bank.example', 'thieves.example'],
  ['mailto:maya@northwind.example?subject=Hello', 'maya@northwind.example'],
  ['tel:+4940123', '+4940123'],
])('misleadingTarget: for %s the person sees %s', (href, shown) => {
  expect(shownTarget(href)).toBe(shown);
});
