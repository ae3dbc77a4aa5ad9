import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b'],
  [['', ''], ','],
  [['a,b', 'say "hi"'], '"a,b","say ""hi"""'],
  [['two\nlines', 'and\r\nmore'], '"two\nlines","and\r\nmore"'],
  [['=1+1', '+1', '-1', '@a', '\tx', '\rx'], `'=1+1,'+1,'-1,'@a,'\tx,"'\rx"`],
  [['=HYPERLINK("http://evil.example","x")'], `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  [['a=b', ' =1', 'é, ü'], 'a=b, =1,"é, ü"'],
])('%j is %s', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
