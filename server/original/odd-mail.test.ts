import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oddMail, oddMailIs } from '#test/support/odd-mail.ts';
import { openMessage } from './open-message.ts';

test.skipIf(oddMail.length === 0)(
  `the corpus of real mail ${oddMailIs}, and nothing in it runs when shown`,
  async () => {
    let acted = 0;
    for (const file of oddMail) {
      const raw = readFileSync(file);
      acted += acting(raw.toString('latin1')).length;
      // Flow does not open a message beyond a limit.
      const opened = await openMessage({ kind: 'page', content: { kind: 'raw', raw } }).catch(() => null);
      const page = opened?.kind === 'page' ? opened.html : '';
      expect({ file: path.basename(file), acting: acting(page) }).toEqual({ file: path.basename(file), acting: [] });
    }
    expect(acted).toBeGreaterThan(0);
  },
);

const acting = (html: string): string[] => (html.match(/<[a-z][^>]*>/gi) ?? []).filter((tag) => acts.test(tag));

/** Tags that run code, send forms, frame or load anything. */
const acts =
  /^<(script|iframe|frame|object|embed|form|input|button|base|link|svg|math|video|audio)\b|\son\w+\s*=|(javascript|vbscript):|\ssrc\s*=\s*["']?http/i;
