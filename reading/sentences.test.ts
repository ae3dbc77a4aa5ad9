import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestSentence, sentencesOf } from './sentences.ts';

test.each([
  'One. | Two! | Three?',
  'Mr. Brandt met Dr. Osei. | They agreed.',
  'Bring tea, coffee, etc. for us. | Then call.',
  'We ship e.g. lamps, i.e. lights.',
  'No. 5 is fine. | No. | We decline.',
  'It grew by 3.5 percent to $1,240.50. | Good.',
  'See docs.example.com/a.b for more. | Thanks.',
  'At 5 p.m. Friday we close. | Come at 4 p.m. | The door is open.',
  'J. R. Moreau signed. | So did Tomas and I. | We are done.',
  'Plan B. | Then what?',
  'Acme Inc. has paid. | So has Corvane Ltd. | The rest has not.',
  'Well... maybe. | Yes… | Perhaps… not.',
  '“Agreed.” | She nodded.',
  '"Really?" she asked. | He left.',
  '(See page 4.) | Next.',
  'In Q2. | After that, Q3.',
  'I would take a. | Nadia agrees.',
  'Wir liefern u. a. Lampen und z. B. Stühle. | Danke.',
  'Il arrive entre 9 h et 11 h. | Le livreur appelle avant.',
  'Wir treffen uns am 3. Dezember um 9 Uhr. | Passt das?',
  'Das gilt z. B. für Lampen, d. h. für Licht. | Gut.',
  'Bonjour ! | Ça va ? | « Très bien. » | M. Dupont arrive.',
  '¿Puedes venir? | ¡Claro! | El Sr. Ruiz también.',
  '会議は明日です。 | 参加できますか？ | はい！',
  '请确认。 | 谢谢！',
  'هل توافق؟ | نعم.',
  '1. Sign the plan. | Send it.',
  'thanks for that. | will do tomorrow.',
  'Nice. | iPhone sales rose.',
  'Revenue: 12.5m vs. 11.2m last year. | Up.',
])('sentencesOf: %s', (marked) => {
  expect(sentencesOf(marked.replaceAll(' | ', ' '))).toEqual(marked.split(' | '));
});

test('sentencesOf cuts a long sentence between clauses', () => {
  const clause = 'the platform team keeps every hire that it was promised in January';
  const sentences = sentencesOf(`${Array.from({ length: 9 }, () => clause).join(', ')}.`);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.every((sentence) => sentence.length <= longestSentence)).toBe(true);
  expect(sentences.slice(0, -1).every((sentence) => sentence.endsWith(','))).toBe(true);
});

test('sentencesOf loses and adds no character, and makes no sentence too long to follow', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('. ', '? ', 'e.g. ', '。', '…', '.”'))),
      (parts) => {
        const text = parts.join('');
        const sentences = sentencesOf(text);
        expect(sentences.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(sentences.every((sentence) => sentence !== '' && sentence.length <= longestSentence)).toBe(true);
      },
    ),
  );
});
