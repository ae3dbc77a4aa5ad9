// Each kind of fact is found where it stands, and only there.
import { expect, test } from 'vitest';
import { factsIn } from './facts.ts';
import type { FactKind } from './span.ts';

test.each<[kind: FactKind, sentence: string, facts: string[]]>([
  ['moment', 'The board meets on 2 December at 10:00 in Hamburg.', ['2 December at 10:00']],
  ['moment', 'The boiler man can come on Monday between 8 and 10.', ['Monday between 8 and 10']],
  ['moment', 'I give notice to the end of February.', ['the end of February']],
  ['moment', 'They want to know by noon tomorrow whether we are three.', ['noon tomorrow']],
  ['moment', 'I’m driving north in two weeks.', ['in two weeks']],
  ['moment', 'Your abstract may win, and the march goes on.', []],
  ['money', 'We would lead with €12 million at €140 million.', ['€12 million', '€140 million']],
  ['money', 'Total 54,900.00 EUR, charged by direct debit.', ['54,900.00 EUR']],
  ['money', 'Zusammen 805,00 Euro zuzüglich Steuer.', ['805,00 Euro']],
  ['money', 'She had an offer, 96k.', ['96k']],
  ['money', 'Room 4, an hour, 142 payslips.', []],
  ['percent', 'Churn is 2.1%, then six and 6.5 per cent.', ['2.1%', '6.5 per cent']],
  ['length', 'The restore took 2 h 11 min and matched.', ['2 h 11 min']],
  ['length', 'It runs ten years and measures 6 by 4 metres.', ['ten years', '6 by 4 metres']],
  ['length', 'Bring an apple and a pear.', []],
  ['code', 'Invoice NC-88213-07 of account K4TR9Z.', ['NC-88213-07', 'K4TR9Z']],
  ['phone', 'Ring me on +44 20 7946 0311 after five.', ['+44 20 7946 0311']],
  ['phone', 'The total is 54,900.00 EUR since 2026.', []],
  ['email', 'Orders go to procurement-desk@northgate.example now.', ['procurement-desk@northgate.example']],
  ['place', 'Where: Trattoria Sale, Deichstrasse 27', ['Trattoria Sale, Deichstrasse 27']],
  ['place', 'We meet in Room 4 on Monday 23 November.', ['Room 4']],
  ['place', 'The review is in room Birch, not in meeting room 12.', ['room Birch', 'meeting room 12']],
  ['place', 'The review moves to the Alder room, the board room is taken.', ['the Alder room', 'the board room']],
  ['place', 'There is room for twenty, and the room is warm.', []],
  ['name', 'After Maya, Wei Zhang signed it.', ['Maya', 'Wei Zhang']],
])('%s in “%s”', (kind, sentence, facts) => {
  expect(factsIn(sentence, kind).map(({ from, to }) => sentence.slice(from, to))).toEqual(facts);
});

test('a hostile sentence is looked at only in part', () => {
  const kinds: FactKind[] = ['moment', 'money', 'length', 'code', 'phone', 'email', 'link', 'place', 'name'];
  const hostile = ['1 '.repeat(5000), 'A'.repeat(9000), 'a@'.repeat(4000), '1.1,'.repeat(3000), 'Aa '.repeat(4000)];
  const ends = hostile.flatMap((sentence) => kinds.flatMap((kind) => factsIn(sentence, kind).map(({ to }) => to)));
  expect(Math.max(0, ...ends)).toBeLessThanOrEqual(400);
});
