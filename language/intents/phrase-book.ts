// The phrase book: every phrase with its intent, for the matcher, the tests and the recogniser.

import { forbidden, inversionPhrases } from '#language/en/app/inversion-phrases.ts';
import { commandPhrases } from '#language/en/mail/command-phrases.ts';
import { which } from '#language/en/mail/mail-references.ts';
import { places } from '#language/en/mail/place-phrases.ts';
import { notYet } from '#language/en/unsupported/unsupported-phrases.ts';
import { keys } from '#language/engine/tables.ts';
import { parseTemplate, type Template, withoutSlot, withSlot } from '#language/engine/template.ts';
import type { DeferKind, LabelKind, MailCommandKind, TriageKind } from '#language/mail/command-kinds.ts';
import { isBlockKind, isDeferKind, isLabelKind } from '#language/mail/command-kinds.ts';
import type {
  DeferPhrases,
  LabelPhrases,
  MailReference,
  TriagePhrases,
  TriageSense,
} from '#language/mail/mail-phrase-intent.ts';
import { controlPhrases } from './control-phrases.ts';
import type { PhraseIntent } from './phrase-intent.ts';

export type Phrase = { template: Template; intent: PhraseIntent };

export const phraseBook = (): Phrase[] => [...phrases()];

/** The same a few at a time. */
export function* phrases(): Generator<Phrase> {
  for (const command of keys(commandPhrases)) yield* ofCommand(command);
  for (const kind of keys(inversionPhrases)) yield* inversion(kind);
  for (const kind of keys(controlPhrases))
    for (const { control, templates, whenEmpty = false } of controlPhrases[kind])
      yield* written(templates, { kind: 'control', control, whenEmpty });
  yield* refused();
}

function* refused(): Generator<Phrase> {
  for (const why of keys(forbidden)) yield* ofMail(forbidden[why], () => ({ kind: 'refused', why }));
  yield* ofMail(places, () => ({ kind: 'refused', why: 'no-place' }));
  for (const why of keys(notYet)) yield* written(notYet[why], { kind: 'refused', why });
}

const ofCommand = (command: MailCommandKind): Iterable<Phrase> => {
  if (command === 'unsubscribe') return ofMail(commandPhrases[command].said, (which) => ({ kind: command, which }));
  if (isBlockKind(command)) return ofMail(commandPhrases[command].said, (which) => ({ kind: 'block', command, which }));
  if (isDeferKind(command)) return defer(command, commandPhrases[command].said);
  return isLabelKind(command)
    ? labelling(command, commandPhrases[command].said)
    : triage(command, commandPhrases[command].said);
};

const triage = (command: TriageKind, wordings: TriagePhrases): Phrase[] => {
  const intent =
    (sense: TriageSense) =>
    (of: MailReference): PhraseIntent => ({ kind: 'triage', command, sense, which: of });
  return [
    ...ofMail(wordings.plain, intent('plain')),
    ...ofMail(wordings.inMail ?? [], intent('in-mail')),
    ...ofMail(wordings.whereNeeded ?? [], intent('needed')),
    ...ofMail(wordings.lesser ?? [], intent('lesser')),
    ...written(wordings.ofTheLast ?? [], intent('plain')('last')),
  ];
};

const defer = (command: DeferKind, wordings: DeferPhrases): Phrase[] =>
  wordings.flatMap(({ templates, inMail = false, unlessAnswered = false, archive = false }) => [
    ...ofMail(templates, (which) => ({ kind: 'defer', command, which, when: null, inMail, unlessAnswered, archive })),
  ]);

const labelling = (command: LabelKind, { plain, ofKnown = [], asking }: LabelPhrases): Phrase[] => {
  const intent =
    (named: boolean, known: boolean) =>
    (of: MailReference): PhraseIntent => ({
      kind: 'label',
      command,
      which: of,
      said: named ? [] : null,
      ofKnown: known,
    });
  return [
    ...ofMail(plain, intent(true, false)),
    ...ofMail(ofKnown, intent(true, true)),
    ...ofMail(asking, intent(false, false)),
  ];
};

const inversion = (kind: 'undo' | 'redo'): Phrase[] => [
  ...written(inversionPhrases[kind], { kind, of: null }),
  ...keys(commandPhrases).flatMap((of) => [...ofMail(commandPhrases[of][kind] ?? [], () => ({ kind, of }))]),
];

function* written(texts: readonly string[], intent: PhraseIntent): Generator<Phrase> {
  for (const text of texts) yield { template: parseTemplate(text), intent };
}

/** `{mail}` stands for every mail reference. A phrase without it is about the current mail. */
function* ofMail(texts: readonly string[], intent: (of: MailReference) => PhraseIntent): Generator<Phrase> {
  for (const text of texts) {
    const template = parseTemplate(text);
    yield* entry(withoutSlot(template, 'mail'), intent('this'));
    for (const { of, pointer } of pointers) yield* entry(withSlot(template, 'mail', pointer), intent(of));
  }
}

const entry = (template: Template | null, intent: PhraseIntent): Phrase[] => (template ? [{ template, intent }] : []);

const pointers = keys(which).map((of) => ({ of, pointer: { kind: 'one' as const, of: which[of].map(parseTemplate) } }));
