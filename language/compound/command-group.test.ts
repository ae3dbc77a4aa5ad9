// Several commands in one utterance: where Flow splits it, which mail each part is about, and which sentences with an
// 'and' stay whole.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionAct } from '#language/engine/question.ts';
import { everyPhrase } from '#language/evaluation/every-phrase.ts';
import { shortFor, states } from '#language/evaluation/score.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand, understandPhrases } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';

const short = (said: string, here: Situation = states.fresh): string => shortFor(understandPhrases(said, here));

describe('command groups', () => {
  test.each([
    ['archive this and star the next one', 'archive&star@next'],
    ['Archive this. Star the next one.', 'archive&star@next'],
    ['archive it, star the next one', 'archive&star@next'],
    ['archive it please and then star the next one please', 'archive&star@next'],
    ['archive it, after that star the next one', 'archive&star@next'],
    ['archive it & star the next one, thanks', 'archive&star@next'],
    ['yes, archive it and star the next one', 'archive&star@next'],
    ['please archive this one and star the one after that', 'archive&star@next'],
    ['could you archive this and then read me the next one', 'archive&resume'],
    ['archive it and read the next', 'archive&resume'],
    ['file it and go on', 'archive&resume'],
    ['mute this thread and next', 'mute&resume'],
    ['snooze it until tomorrow and go to the next one', 'snooze&resume'],
    ['put it in Legal and read the next one', 'move:Label_Legal&resume'],
    ['star this and next', 'star&next:1'],
    ['mark as read and move on', 'mark-read&next:1'],
    ['star it and archive it', 'star&archive'],
    ['archive it, then star it.', 'archive&star'],
    ['label it Legal and archive it', 'label:Label_Legal&archive'],
    ['mark as read and star it and archive it', 'mark-read&star&archive'],
    ['archive this and star the next one and label it Legal', 'archive&star@next&label:Label_Legal@next'],
    ['skip this one and archive the next', 'next:1&archive@next'],
    ['next, archive, next', 'next:1&archive@next&resume'],
    ['next and star it', 'next:1&star@next'],
    ['go back and star it', 'previous:1&star@passed'],
    ['archive it and go back', 'archive&previous:1'],
    ['star this and archive the next one, then next', 'star&archive@next&next:1'],
    ['archive it and stop', 'archive&stop'],
    ['speed up and archive this', 'faster&archive'],
    ['archive it and remind me on Friday', 'remind+archive'],
    ['remind me about it on Friday, then archive it', 'remind+archive'],
  ])('“%s” is %s', (said, expected) => expect(short(said)).toBe(expected));

  test.each([
    ['star this one and the next one', 'star&star@next'],
    ['archive this and the next one', 'archive&archive@next'],
    ['snooze this till Monday and the next one too', 'snooze&snooze@next'],
    ['mark it unread and the one after that as well', 'mark-unread&mark-unread@next'],
    ['archive this and the next two', 'archive&archive@next&archive@second'],
    ['star it and the next three mails', 'star&star@next&star@second&star@third'],
  ])('the same of others: “%s” is %s', (said, expected) => expect(short(said)).toBe(expected));

  test.each([
    ['unsubscribe and archive it', 'archive&unsubscribe?'],
    ['archive it and unsubscribe', 'archive&unsubscribe?'],
    ['delete it and block the sender', 'trash&block?'],
    ['star it and delete the next one', 'star&trash@next?'],
    ['archive this and delete it', 'archive&trash?'],
    ['report it as spam and go on', 'spam&resume?'],
    ['archive it, snooze it till Monday', 'archive&snooze?'],
    ['star it and snooze it', 'star&when:snooze'],
    ['star it and reply', 'star&reply'],
    ['star it and how many are left', 'star&inquiry:status'],
    ['star it and archive all newsletters', 'star&bulk:archive'],
    ['archive this and find the mail from Maya and Tom', 'archive&search'],
  ])('a destructive group needs a confirmation, and a command that asks comes last: “%s” is %s', (said, expected) =>
    expect(short(said)).toBe(expected),
  );

  test.each([
    ['archive this and blah the foo', 'archive?'],
    ['star it and make me a sandwich', 'star?'],
    ['archive this and reply', 'archive?'],
    ['mark it read and tickle the next one', 'mark-read?'],
  ])('a group with one understood command asks about it: “%s” is %s', (said, expected) => {
    const intent = understand(said, states.fresh);
    expect(intent).toMatchObject({ kind: 'unsure', beside: {} });
    expect(shortFor(intent)).toBe(expected);
  });
});

describe('one utterance stays whole', () => {
  test.each([
    ['find mail from Maya and Tom', 'search'],
    ['find mail about dinner and drinks', 'search'],
    ['find the mail from Maya and archive it', 'search'],
    ['reply yes and archive it', 'reply:words'],
    ['tell her thanks, and archive it', 'reply:words'],
    ['email Maya and Tom about lunch', 'new:who'],
    ['forward it to Maya and Tom', 'forward:who'],
    ['archive and next', 'archive'],
    ['archive it and go on', 'archive'],
    ['archive, no, snooze it till Monday', 'snooze'],
    ['star it, no wait, archive it', 'archive'],
    ['archive it, actually star it', 'star'],
    ['label it Research and Development', 'new-label:label:Research_and_Development'],
    ['archive it, archive it', 'archive'],
    ['keep it and move on', 'next:1'],
    ['Maya and Tom', 'fallback'],
    ['dinner and drinks', 'fallback'],
    ['rock and roll', 'fallback'],
    ['next and reply', 'fallback'],
    ['read it and archive it', 'fallback'],
    ['delete this and blah the foo', 'fallback'],
    ['Tom said archive this and star that', 'fallback'],
    ['the mail says: archive this and delete that', 'fallback'],
    ['if it is from Maya archive it and star it', 'fallback'],
    ['undo that and archive it', 'fallback'],
    ['archive it and tell her I will come and star it', 'fallback'],
    ['archive star snooze mute', 'fallback'],
    ['they archive and star everything', 'fallback'],
    ['and archive', 'fallback'],
    ['block Anna and Tom', 'block:Anna_and_Tom'],
  ])('“%s”, which is %s', (said, expected) => {
    const intent = understandPhrases(said, states.fresh);
    expect(intent.kind).not.toBe('several');
    expect(shortFor(intent.kind === 'unsure' ? { kind: 'fallback', heard: '' } : intent)).toBe(expected);
  });

  test.each(['writing', 'orphan', 'ready', 'heldWriting', 'choice', 'asked', 'heldBulk'] as const)(
    'anything in the state %s, where the words belong to something else',
    (state) => {
      const intent = understand('archive this and star the next one', states[state]);
      expect(intent.kind).not.toBe('several');
    },
  );

  test('when it contains a hold, which wins over everything else', () => {
    expect(short('archive it and stop', states.held)).toBe('hold-all');
    expect(short('star it and hold on', states.held)).toBe('hold');
  });

  test('when a part refers to an unknown mail', () => {
    const { around: _, ...alone } = states.fresh;
    expect(shortFor(understand('archive this and star the next one', alone))).toBe('archive?');
    expect(shortFor(understand('star this one and the next one', alone))).toBe('star?');
  });
});

describe('an answer', () => {
  test.each([
    ['yes and star the next one', 'yes&star@next'],
    ['yes, archive it, and star it', 'yes&star'],
    ['star it and next', 'star&next:1'],
    ['yes and next', 'fallback'],
    ['no, star it', 'no'],
  ])('with more behind it: “%s” is %s', (said, expected) => expect(short(said, states.question)).toBe(expected));

  test.each<[QuestionAct | null, boolean]>([
    ['move', true],
    ['remind', true],
    ['go-on', true],
    // Nobody knows which mail is in play after it.
    ['undo', false],
    ['delete', false],
    ['report', false],
    ['mute', false],
    ['block', false],
    ['unsubscribe', false],
    ['send', false],
    ['both', false],
    [null, false],
  ])('to “%s” has more behind it: %s', (act, may) => {
    const here: Situation = { ...states.question, question: { kind: 'yes-no', act } };
    expect(understandPhrases('yes and star the next one', here).kind === 'several').toBe(may);
  });
});

describe('with the models at hand', () => {
  withModels();
  const phrases = [...new Set(everyPhrase().map(({ text }) => text))];
  const phrase = fc.nat(phrases.length - 1).map((nth) => phrases[nth] ?? '');
  const between = fc.constantFrom(' and ', ', ', ' then ', ', and then ', '. ');
  const situation = fc.constantFrom(...Object.values(states));

  test('no phrase order makes a destructive group run without a confirmation', () => {
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 2, maxLength: 4 }), between, situation, (said, and, here) => {
        const intent = understand(said.join(and), here);
        expect(intent.kind === 'several' && isGrave(intent), said.join(and)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
