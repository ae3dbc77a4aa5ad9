import { describe, expect, test } from 'vitest';
import { contentOf } from './file-content.ts';
import { kindOfFile } from './file-kind.ts';

test.each([
  ['chart.PNG', 'application/octet-stream', 'picture'],
  ['photo.jpeg', 'image/jpeg', 'picture'],
  ['figures.csv', 'application/vnd.ms-excel', 'text'],
  ['notes.txt', 'text/plain', 'text'],
  ['paper.pdf', 'application/pdf', 'pdf'],
  ['drawing.svg', 'image/svg+xml', 'other'],
  ['page.html', 'text/html', 'other'],
  ['photo.png.html', 'image/png', 'other'],
  ['photo.png.exe', 'image/png', 'other'],
  ['letter.docx', 'text/plain', 'other'],
  ['nameless', 'text/plain', 'text'],
  ['nameless', 'image/webp', 'picture'],
  ['nameless', 'image/svg+xml', 'other'],
  ['attachment', 'text/html', 'other'],
  ['', '', 'other'],
])('%s (%s) is offered as %s', (name, mimeType, kind) => {
  expect(kindOfFile({ name, mimeType })).toBe(kind);
});

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

describe('file content', () => {
  test('shows a picture only if its bytes are one', () => {
    expect(contentOf(bytes('\x89PNG\r\n\x1a\n....', 'latin1'), 'picture')).toEqual({
      kind: 'picture',
      type: 'image/png',
    });
    expect(contentOf(bytes('<svg onload="alert(1)"/>'), 'picture')).toEqual({ kind: 'neither' });
    expect(contentOf(bytes('GIF89a ......', 'latin1'), 'text')).toEqual({ kind: 'neither' });
    expect(contentOf(bytes('%PDF-1.7'), 'pdf')).toEqual({ kind: 'neither' });
  });

  test.each([
    ['UTF-8', bytes('Größe: 3 €'), 'Größe: 3 €'],
    ['UTF-8 with its mark', bytes('\ufeffname;sum'), 'name;sum'],
    ['UTF-16', bytes('\ufeffname', 'utf16le'), 'name'],
    ['what older programs wrote', bytes('Gr\xf6\xdfe', 'latin1'), 'Größe'],
    ['a page, as it is written', bytes('<script>alert(1)</script>'), '<script>alert(1)</script>'],
    ['signs that would turn it round', bytes('invoice\u202efdp.exe'), 'invoicefdp.exe'],
    ['nothing', bytes(''), ''],
  ])('is text: %s', (_, given, text) => {
    expect(contentOf(given, 'text')).toEqual({ kind: 'text', text, shortened: false });
  });

  test('refuses text with control characters', () => {
    expect(contentOf(bytes('MZ\x90\0\x03\0\0\0', 'latin1'), 'text')).toEqual({ kind: 'neither' });
  });

  test('shortens a long text', () => {
    const content = contentOf(bytes('x'.repeat(400_000)), 'text');
    expect(content).toMatchObject({ kind: 'text', shortened: true });
    expect(content.kind === 'text' && content.text.length).toBe(300_000);
  });
});
