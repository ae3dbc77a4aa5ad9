// The script of a thread whose text is still to come is the beginning of the whole one, and as long.
import { expect, it } from 'vitest';
import { Thread } from '#domain/mail.ts';
import { secondsIn } from '#reading/read.ts';
import { lightOf } from '#web/data/text.ts';
import { scriptOf } from './script.ts';

const paragraphs = [['The figures are attached.', 'They hold.'], ['Could you sign them?']];
const message = (id: string) => ({
  id,
  from: { name: 'Maya', email: 'maya@northwind.example' },
  to: [],
  cc: [],
  subject: 'Budget',
  at: '2026-11-17T08:02:00Z',
  labels: ['INBOX'],
  reading: {
    version: 3,
    paragraphs,
    summary: 'Maya asks you to sign the figures.',
    asks: true,
    askWords: 'asks for something',
    bulk: false,
    seconds: secondsIn(paragraphs),
  },
  attachments: [],
  invitation: null,
  state: 'parsed',
});
const whole = Thread.parse({ id: 't', messages: [message('a'), message('b')], sender: { received: 2, sent: 0 } });

it('a light thread has the units before its text, with the numbers they keep', () => {
  const [script, light] = [scriptOf(whole), scriptOf(lightOf(whole))];
  expect(script).toMatchObject({ whole: true });
  expect(light).toMatchObject({ whole: false });
  expect(light.units.map(({ kind }) => kind)).toEqual(['head', 'summary']);
  expect(light.units).toEqual(script.units.slice(0, 2));
});

it('a light thread tells how long the whole of it takes', () => {
  expect(scriptOf(lightOf(whole)).seconds).toBeCloseTo(scriptOf(whole).seconds, 0);
});
